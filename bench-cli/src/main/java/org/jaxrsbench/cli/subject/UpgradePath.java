package org.jaxrsbench.cli.subject;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.results.BadInputException;

/**
 * The subjects between two releases of an implementation: first the releases, on the JDK that the way begins on, then the JDKs with the
 * last release. So that each step changes one thing.
 */
public final class UpgradePath {

    // Each is a JVM with a heap of its own, and they are alive together.
    private static final int MOST_STEPS = 12;

    private UpgradePath() {}

    /**
     * The subjects that somebody asks for.
     *
     * @param asked where one is and where one wants to be, with two dots between; or all steps, with two dots between each two
     * @return labels of subjects, two to twelve
     * @throws BadInputException if there is no such path
     */
    public static List<String> of(Path checkout, String asked, Jdks jdks) {
        List<String> steps = List.of(asked.split("\\.\\.(?=[a-z])"));
        if (steps.size() < 2) {
            throw new BadInputException("--upgrade " + asked
                    + ": expected where you are and where you want to be, such as jersey:2.35@17..jersey:4.0.3@25");
        }
        List<String> path = steps.size() > 2
                ? steps
                : byLine(checkout, steps.get(0), steps.get(1), jdks.all().keySet());
        if (path.size() > MOST_STEPS) {
            throw new BadInputException("the way has " + path.size() + " subjects, and " + MOST_STEPS
                    + " can be alive together; name fewer steps, or see history for every release");
        }
        return path;
    }

    /**
     * The way by lines of releases: the newest release of each line that lies between.
     *
     * @param from a plain release, with its JDK or without
     * @param to a newer one of the same implementation, likewise
     * @param jdks major versions that are there
     * @return labels of subjects, two or more
     * @throws BadInputException if there is no way from one to the other
     */
    static List<String> byLine(Path checkout, String from, String to, Collection<Integer> jdks) {
        Subject first = release(from);
        Subject last = release(to);
        if (!first.implementation().equals(last.implementation())) {
            throw new BadInputException("--from " + from + " and --to " + to
                    + ": expected two releases of the same implementation, such as jersey:2.35 and jersey:4.0.3");
        }
        ComparableVersion oldest = new ComparableVersion(first.version());
        ComparableVersion newest = new ComparableVersion(last.version());
        int jdk = first.jdk().orElse(Runtime.version().feature());
        int lastJdk = last.jdk().orElse(jdk);
        if (oldest.compareTo(newest) > 0 || jdk > lastJdk || oldest.equals(newest) && jdk == lastJdk) {
            throw new BadInputException("--from " + from + " --to " + to + ": expected an older release or JDK first");
        }
        List<String> way = new ArrayList<>(List.of(first.version()));
        ImplementationModule.of(checkout, first.implementation(), from).stream()
                .flatMap(module -> module.lines().stream())
                .map(ImplementationModule.Line::newest)
                .distinct()
                .filter(version -> oldest.compareTo(new ComparableVersion(version)) < 0
                        && newest.compareTo(new ComparableVersion(version)) > 0)
                .sorted((a, b) -> new ComparableVersion(a).compareTo(new ComparableVersion(b)))
                .forEach(way::add);
        if (!oldest.equals(newest)) {
            way.add(last.version());
        }
        List<String> labels =
                new ArrayList<>(way.stream().map(v -> label(first, v, jdk)).toList());
        jdks.stream()
                .filter(j -> j > jdk && j < lastJdk)
                .sorted()
                .forEach(j -> labels.add(label(first, last.version(), j)));
        if (lastJdk > jdk) {
            labels.add(label(first, last.version(), lastJdk));
        }
        return labels;
    }

    private static String label(Subject of, String version, int jdk) {
        return of.implementation() + ":" + version + "@" + jdk;
    }

    private static Subject release(String label) {
        Subject subject = Subject.parse(label);
        if (subject.version().isEmpty()
                || subject.gitRef().isPresent()
                || !subject.flags().isEmpty()) {
            throw new BadInputException(
                    "'" + label + "': an upgrade goes from release to release; expected one such as jersey:2.35@17");
        }
        return subject;
    }
}
