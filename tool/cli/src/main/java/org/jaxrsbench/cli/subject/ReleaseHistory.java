package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Versions;

/**
 * All releases of an implementation: those that repositories list, and those of {@code unlisted.csv} beside this class, which resolve
 * although no list names them. What is listed need not resolve, so each one is tried.
 */
public record ReleaseHistory(Path checkout, String implementation, Releases releases) implements BisectCandidates {

    /**
     * A release.
     *
     * @param reason why it cannot be had; empty if it can
     */
    public record Release(String version, String reason) {

        /** Whether it can be measured. */
        public boolean available() {
            return reason.isEmpty();
        }
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
            Release newest = tried(newestFirst.get(0));
            Release found = newest;
            for (int i = 1; i < newestFirst.size() && !found.available(); i++) {
                found = tried(newestFirst.get(i));
            }
            minors.add(found.available() ? found : newest);
        }
        return minors;
    }

    /**
     * Every final release that is newer than all of its line that are known, in order of versions, each tried.
     *
     * @param known versions
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public List<Release> newerThan(Collection<String> known) throws IOException, InterruptedException {
        ImplementationModule module = ImplementationModule.of(checkout, implementation, implementation);
        List<Release> newer = new ArrayList<>();
        for (String version : versions("")) {
            ComparableVersion own = new ComparableVersion(version);
            if (known.stream()
                    .filter(module.line(version)::runs)
                    .allMatch(k -> own.compareTo(new ComparableVersion(k)) > 0)) {
                newer.add(tried(version));
            }
        }
        return newer;
    }

    /**
     * Every final release from one on by name, in order of versions, whether it can be had or not.
     *
     * @param since a version; empty for the first one
     * @throws BadInputException if there is no such implementation, or no list of its releases
     */
    public List<String> versions(String since) {
        Set<String> versions = new LinkedHashSet<>();
        ImplementationModule module = ImplementationModule.of(checkout, implementation, implementation);
        for (ImplementationModule.Line line : module.lines()) {
            versions.addAll(releases.listed(module, line));
            CsvFiles.beside(ReleaseHistory.class, "unlisted.csv").stream()
                    .filter(row -> row.get(0).equals(implementation) && line.runs(row.get(1)))
                    .forEach(row -> versions.add(row.get(1)));
        }
        return versions.stream()
                .sorted(Comparator.comparing(ComparableVersion::new))
                .filter(v -> since.isEmpty() || new ComparableVersion(v).compareTo(new ComparableVersion(since)) >= 0)
                .toList();
    }

    @Override
    public List<String> between(String good, String bad) {
        List<String> listed = versions("");
        for (String end : List.of(good, bad)) {
            if (!listed.contains(end)) {
                throw new BadInputException(
                        subject(end) + " is no release; expected one of " + String.join(", ", listed));
            }
        }
        List<Integer> before = Branches.before(implementation, listed);
        List<String> way = new ArrayList<>();
        for (int at = listed.indexOf(bad); at >= 0; at = before.get(at)) {
            way.add(0, listed.get(at));
            if (listed.get(at).equals(good) && way.size() > 1) {
                return way;
            }
        }
        throw new BadInputException(
                good + " does not come before " + bad + "; expected the older release first, and both on one branch");
    }

    @Override
    public Release tried(String version) throws IOException, InterruptedException {
        ImplementationModule module = ImplementationModule.of(checkout, implementation, implementation);
        module.line(version);
        try {
            int needed = Jdks.needed(releases.classPath(module, version));
            return new Release(version, needed > Runtime.version().feature() ? "needs Java " + needed : "");
        } catch (UnresolvableException | BadInputException e) {
            return new Release(version, e.getMessage());
        }
    }

    @Override
    public String subject(String version) {
        return implementation + ":" + version;
    }
}
