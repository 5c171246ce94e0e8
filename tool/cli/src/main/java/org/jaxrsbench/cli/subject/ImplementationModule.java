package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.apache.maven.artifact.versioning.DefaultArtifactVersion;
import org.apache.maven.artifact.versioning.InvalidVersionSpecificationException;
import org.apache.maven.artifact.versioning.VersionRange;
import org.apache.maven.model.Model;
import org.apache.maven.model.Profile;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.jaxrsbench.format.BadInputException;

/**
 * A module that holds an implementation's engine, as its pom describes it: which profile runs which releases. Nothing about
 * an implementation is known here.
 *
 * @param name the implementation: the folder's name less {@code bench-}
 * @param folder the module's folder
 * @param release the release that is built without a profile
 * @param mainJob whether the main job runs it
 * @param lines its lines of releases, oldest first
 */
public record ImplementationModule(String name, Path folder, String release, boolean mainJob, List<Line> lines) {

    private static final String PREFIX = "bench-";

    private static final Pattern NAME = Pattern.compile("([a-z][a-z0-9-]*)((?:@\\d{1,3})?(?:\\[[^\\[\\]]*\\])?)");

    private static final String VERSIONS = "subject.versions";

    // What the service loader finds an engine by.
    private static final String ENGINE = "src/main/resources/META-INF/services/org.jaxrsbench.engine.JaxRsEngine";

    /**
     * Releases that one profile of the module runs.
     *
     * @param profile the profile's id
     * @param versions the releases that it can run
     * @param release the one that it runs if nothing else is asked for
     * @param oldest the oldest one that is tested
     * @param newest the newest one that is tested
     */
    public record Line(String profile, VersionRange versions, String release, String oldest, String newest) {

        /** Whether a release belongs to the line. */
        boolean runs(String version) {
            return versions.containsVersion(new DefaultArtifactVersion(version));
        }
    }

    /**
     * All modules of a checkout that hold an engine, by folder.
     *
     * @throws BadInputException if the pom of one of them does not say which releases it runs
     */
    public static List<ImplementationModule> all(Path checkout) {
        List<ImplementationModule> modules = new ArrayList<>();
        try (Stream<Path> folders = Files.list(checkout)) {
            for (Path folder : folders.sorted().toList()) {
                if (folder.getFileName().toString().startsWith(PREFIX)
                        && Files.isRegularFile(folder.resolve("pom.xml"))
                        && Files.isRegularFile(folder.resolve(ENGINE))) {
                    modules.add(read(folder));
                }
            }
        } catch (IOException e) {
            throw new BadInputException(checkout + " is not a checkout of this project: " + e.getMessage());
        }
        return modules;
    }

    private static ImplementationModule read(Path folder) {
        String name = folder.getFileName().toString().substring(PREFIX.length());
        Path pom = folder.resolve("pom.xml");
        Model model = asWritten(pom);
        Properties properties = model.getProperties();
        String release = properties.getProperty(name + ".version", "");
        if (release.isEmpty()) {
            throw new BadInputException(pom
                    + " holds an engine and does not say which release it runs; set the property " + name
                    + ".version");
        }
        List<Line> lines = model.getProfiles().stream()
                .filter(profile -> profile.getProperties().containsKey(VERSIONS))
                .map(profile -> line(profile, name, release, pom))
                .sorted(Comparator.comparing(line -> new ComparableVersion(line.release())))
                .toList();
        if (lines.isEmpty()) {
            throw new BadInputException(
                    pom + " holds an engine, but no profile of it names the releases that it runs; set " + VERSIONS
                            + " in one, such as [4.0,5)");
        }
        return new ImplementationModule(
                name, folder, release, "true".equals(properties.getProperty("main.job")), lines);
    }

    private static Line line(Profile profile, String name, String release, Path pom) {
        Properties own = profile.getProperties();
        String runs = own.getProperty(name + ".version", release);
        return new Line(
                profile.getId(),
                range(own.getProperty(VERSIONS), pom + ": profile " + profile.getId() + ": " + VERSIONS),
                runs,
                own.getProperty("subject.oldest", runs),
                own.getProperty("subject.newest", runs));
    }

    /** Nothing is worked in. */
    private static Model asWritten(Path pom) {
        try (InputStream in = Files.newInputStream(pom)) {
            return new MavenXpp3Reader().read(in, false);
        } catch (IOException | XmlPullParserException e) {
            throw new BadInputException(pom + ": cannot be read: " + e.getMessage());
        }
    }

    static VersionRange range(String text, String where) {
        try {
            return VersionRange.createFromVersionSpec(text);
        } catch (InvalidVersionSpecificationException e) {
            throw new BadInputException(where + ": " + e.getMessage());
        }
    }

    /**
     * The newest release of each implementation that the main job measures, as subjects: what their modules build without a profile.
     *
     * @throws BadInputException if there is none
     */
    public static List<String> mainJob(Path checkout) {
        List<String> subjects = all(checkout).stream()
                .filter(ImplementationModule::mainJob)
                .map(module -> module.name() + ":" + module.release())
                .toList();
        if (subjects.isEmpty()) {
            throw new BadInputException(checkout + ": there is no implementation");
        }
        return subjects;
    }

    /**
     * A subject's label in full: the name of an implementation alone stands for its newest release, with a JDK and flags or without, as in
     * {@code jersey} and {@code jersey@25}.
     *
     * @throws BadInputException if no implementation has the name
     */
    public static String inFull(String label) {
        Matcher named = NAME.matcher(label);
        if (!named.matches()) {
            return label;
        }
        ImplementationModule module = of(Checkout.find(), named.group(1), label);
        return module.name + ":" + module.release + named.group(2);
    }

    /**
     * The module of an implementation.
     *
     * @param label what asks for it, for the message
     * @throws BadInputException if there is none
     */
    public static ImplementationModule of(Path checkout, String name, String label) {
        List<ImplementationModule> all = all(checkout);
        return all.stream()
                .filter(module -> module.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException("subject '" + label + "': unknown implementation '" + name
                        + "'; expected one of "
                        + all.stream().map(ImplementationModule::name).collect(Collectors.joining(", "))));
    }

    /**
     * The line that a release belongs to.
     *
     * @throws BadInputException if it belongs to none
     */
    public Line line(String version) {
        return lines.stream()
                .filter(line -> line.runs(version))
                .findFirst()
                .orElseThrow(() -> new BadInputException("no profile of " + folder.getFileName() + " runs " + name + ":"
                        + version + "; the profiles run "
                        + lines.stream()
                                .map(line -> line.versions() + " (" + line.profile() + ")")
                                .collect(Collectors.joining(", "))));
    }

    /** Its profiles, oldest first, with the releases that each runs. */
    public String profiles() {
        return lines.stream()
                .map(line -> line.profile() + " " + line.versions())
                .collect(Collectors.joining(", "));
    }

    /** The module's pom. */
    public Path pom() {
        return folder.resolve("pom.xml");
    }

    /** The property that names the release: {@code -D} sets it for a build. */
    public String versionProperty() {
        return name + ".version";
    }
}
