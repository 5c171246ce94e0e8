package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Versions;

/**
 * All releases of an implementation: those that repositories list, and those of {@code unlisted.csv} beside this class, which resolve
 * although no list names them. What is listed need not resolve, so each one is tried, unless the module's pom says that none of its
 * profiles runs it. {@code released.csv} has the days of releases whose
 * jars do not tell: those of the tags in their repository, or what was stamped into the jar.
 */
public final class ReleaseHistory implements BisectCandidates {

    private static final String UNLISTED = "unlisted.csv";
    private static final String RELEASED = "released.csv";

    private final Path checkout;
    private final String implementation;
    private final Releases releases;

    /**
     * A release.
     *
     * @param released the day that it was released, or its jar was made; empty if that is not known
     * @param reason why it cannot be had; empty if it can
     */
    public record Release(String version, String released, String reason) {

        /** Whether it can be measured. */
        public boolean available() {
            return reason.isEmpty();
        }
    }

    /** Of an implementation. */
    public ReleaseHistory(Path checkout, String implementation, Releases releases) {
        this.checkout = checkout;
        this.implementation = implementation;
        this.releases = releases;
    }

    /**
     * Every final release from one on, in order of versions.
     *
     * @param since a version; empty for the first one
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public List<Release> releases(String since) throws IOException, InterruptedException {
        List<Release> all = new ArrayList<>();
        for (String version : versions(since)) {
            all.add(tried(version));
        }
        return all;
    }

    /**
     * Every minor from one on, in order of versions: the newest patch of it that can be had. If none can, the newest one with the
     * reason.
     *
     * @param since a version; empty for the first one
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public List<Release> minors(String since) throws IOException, InterruptedException {
        Map<String, List<String>> patches = new LinkedHashMap<>();
        for (String version : versions(since)) {
            patches.computeIfAbsent(Versions.minor(version), k -> new ArrayList<>())
                    .add(0, version);
        }
        List<Release> minors = new ArrayList<>();
        for (List<String> newestFirst : patches.values()) {
            Release first = tried(newestFirst.get(0));
            Release found = first;
            for (int i = 1; i < newestFirst.size() && !found.available(); i++) {
                found = tried(newestFirst.get(i));
            }
            minors.add(found.available() ? found : first);
        }
        return minors;
    }

    /**
     * Every final release from one on by name, in order of versions, whether it can be had or not.
     *
     * @param since a version; empty for the first one
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public List<String> versions(String since) throws IOException {
        Set<String> versions = new LinkedHashSet<>();
        Set<String> unlisted = table(UNLISTED).keySet();
        for (ImplementationModule module : ImplementationModule.of(checkout, implementation, implementation)) {
            for (ImplementationModule.Line line : module.lines()) {
                versions.addAll(releases.listed(module, line, line.versions()));
                module.unable().ifPresent(u -> versions.addAll(releases.listed(module, line, u.versions())));
                unlisted.stream().filter(line::runs).forEach(versions::add);
            }
        }
        return versions.stream()
                .sorted(Comparator.comparing(ComparableVersion::new))
                .filter(v -> since.isEmpty() || new ComparableVersion(v).compareTo(new ComparableVersion(since)) >= 0)
                .toList();
    }

    /** Second fields of the lines of a table beside this class that are about the implementation, each with its third, if any. */
    private Map<String, String> table(String name) throws IOException {
        try (InputStream file = ReleaseHistory.class.getResourceAsStream(name)) {
            Map<String, String> table = new LinkedHashMap<>();
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(","))
                    .filter(fields -> fields[0].equals(implementation))
                    .forEach(fields -> table.put(fields[1], fields.length > 2 ? fields[2] : ""));
            return table;
        }
    }

    @Override
    public Release tried(String version) throws IOException, InterruptedException {
        for (ImplementationModule module : ImplementationModule.of(checkout, implementation, implementation)) {
            if (module.unable().filter(u -> u.contains(version)).isPresent()) {
                return new Release(version, "", module.unable().get().reason());
            }
        }
        ImplementationModule module = ImplementationModule.of(checkout, implementation, version, implementation);
        try {
            List<Path> classPath = releases.classPath(module, version);
            int needed = JavaVersions.needed(classPath);
            String reason = needed > Runtime.version().feature() ? "needs Java " + needed : "";
            return new Release(version, made(classPath, version), reason);
        } catch (UnresolvableException | BadInputException e) {
            return new Release(version, "", e.getMessage());
        }
    }

    @Override
    public String subject(String version) {
        return implementation + ":" + version;
    }

    /**
     * The day that the table names; else that of most files in the first jar of that version, unless all of them have the same second:
     * builds that repeat byte by byte set any time.
     */
    private String made(List<Path> classPath, String version) throws IOException {
        String known = table(RELEASED).get(version);
        if (known != null) {
            return known;
        }
        Optional<Path> jar = classPath.stream()
                .filter(Files::isRegularFile)
                .filter(p -> p.getFileName().toString().endsWith("-" + version + ".jar"))
                .findFirst();
        if (jar.isEmpty()) {
            return "";
        }
        try (JarFile file = new JarFile(jar.get().toFile())) {
            List<LocalDateTime> times =
                    file.stream().map(JarEntry::getTimeLocal).toList();
            if (times.stream().distinct().count() < 2) {
                return "";
            }
            Map<String, Long> days = times.stream()
                    .collect(Collectors.groupingBy(t -> t.toLocalDate().toString(), Collectors.counting()));
            return Collections.max(days.entrySet(), Map.Entry.comparingByValue())
                    .getKey();
        }
    }
}
