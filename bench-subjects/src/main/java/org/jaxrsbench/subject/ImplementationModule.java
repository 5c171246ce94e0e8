package org.jaxrsbench.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.apache.maven.artifact.versioning.InvalidVersionSpecificationException;
import org.apache.maven.artifact.versioning.VersionRange;
import org.apache.maven.model.Model;
import org.apache.maven.model.Profile;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.subject.resolve.Pom;

/**
 * An implementation's module as its pom describes it: which profile runs which releases. Nothing about an implementation
 * is known here.
 *
 * @param name the implementation
 * @param folder the module's folder
 * @param release the release that is built without a profile; empty if the pom names none
 * @param mainJob whether the main job runs it
 * @param lines its lines of releases, oldest first
 */
public record ImplementationModule(String name, Path folder, String release, boolean mainJob, List<ReleaseLine> lines) {

    private static final String PREFIX = "bench-";

    /** All implementations of a checkout, by name. */
    public static Map<String, ImplementationModule> all(Path checkout) {
        Map<String, ImplementationModule> modules = new TreeMap<>();
        try (Stream<Path> folders = Files.list(checkout)) {
            for (Path folder : folders.sorted().toList()) {
                if (folder.getFileName().toString().startsWith(PREFIX)
                        && Files.isRegularFile(folder.resolve("pom.xml"))) {
                    ImplementationModule module = read(folder);
                    if (!module.lines().isEmpty()) {
                        modules.put(module.name(), module);
                    }
                }
            }
        } catch (IOException e) {
            throw new BadInputException(checkout + " is not a checkout of this project: " + e.getMessage());
        }
        return modules;
    }

    private static ImplementationModule read(Path folder) {
        String name = folder.getFileName().toString().substring(PREFIX.length());
        Model model = Pom.read(folder.resolve("pom.xml"));
        Properties properties = model.getProperties();
        String release = properties.getProperty(name + ".version", "");
        List<ReleaseLine> lines = new ArrayList<>();
        for (Profile profile : model.getProfiles()) {
            Properties own = profile.getProperties();
            String range = own.getProperty("subject.versions");
            if (range != null) {
                String runs = own.getProperty(name + ".version", release);
                try {
                    lines.add(new ReleaseLine(
                            profile.getId(),
                            VersionRange.createFromVersionSpec(range),
                            runs,
                            own.getProperty("subject.oldest", runs),
                            own.getProperty("subject.newest", runs)));
                } catch (InvalidVersionSpecificationException e) {
                    throw new BadInputException(folder.resolve("pom.xml") + ": profile " + profile.getId()
                            + ": subject.versions: " + e.getMessage());
                }
            }
        }
        lines.sort(Comparator.comparing(line -> new ComparableVersion(line.release())));
        return new ImplementationModule(
                name, folder, release, "false".equals(properties.getProperty("jmh.exec.skip")), List.copyOf(lines));
    }

    /**
     * The newest release of an implementation that the main job runs, as a subject: what its module builds without a
     * profile.
     *
     * @throws BadInputException if there is no implementation
     */
    public static String newestOfAny(Path checkout) {
        return all(checkout).values().stream()
                .filter(ImplementationModule::mainJob)
                .map(module -> module.name() + ":" + module.release())
                .findFirst()
                .orElseThrow(() -> new BadInputException(checkout + ": there is no implementation"));
    }

    /**
     * The module of an implementation.
     *
     * @param label the subject that asks for it, for the message
     * @throws BadInputException if there is none
     */
    public static ImplementationModule of(Path checkout, String name, String label) {
        Map<String, ImplementationModule> modules = all(checkout);
        if (!modules.containsKey(name)) {
            throw new BadInputException("subject '" + label + "': there is no implementation '" + name + "'; there are "
                    + String.join(", ", modules.keySet()));
        }
        return modules.get(name);
    }

    /**
     * The line that a release belongs to.
     *
     * @throws BadInputException if it belongs to none
     */
    public ReleaseLine line(String version) {
        return lines.stream()
                .filter(line -> line.runs(version))
                .findFirst()
                .orElseThrow(() -> new BadInputException("no profile of " + PREFIX + name + " runs " + name + ":"
                        + version + "; the profiles run "
                        + lines.stream()
                                .map(line -> line.versions() + " (" + line.profile() + ")")
                                .collect(Collectors.joining(", "))));
    }

    /** The module's pom. */
    public Path pom() {
        return folder.resolve("pom.xml");
    }

    /** The property that names the release: {@code -D} sets it for a build. */
    public String versionProperty() {
        return name + ".version";
    }

    /** Where a build of this release leaves its jar. */
    public Path jar(String version) {
        return folder.resolve("target/benchmarks-" + name + "-" + version + ".jar");
    }
}
