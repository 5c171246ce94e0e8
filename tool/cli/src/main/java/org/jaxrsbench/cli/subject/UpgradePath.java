package org.jaxrsbench.cli.subject;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.format.BadInputException;

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
        List<String> steps = Stream.of(asked.split("\\.\\.(?=[a-z])"))
                .map(ImplementationModule::inFull)
                .toList();
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

    /** The way by lines of releases: the newest release of each line that lies between, then the JDKs that are there. */
    static List<String> byLine(Path checkout, String from, String to, Collection<Integer> jdks) {
        SubjectLabel first = release(from);
        SubjectLabel last = release(to);
        ComparableVersion oldest = new ComparableVersion(first.version());
        ComparableVersion newest = new ComparableVersion(last.version());
        int jdk = first.jdk().orElse(Runtime.version().feature());
        int lastJdk = last.jdk().orElse(jdk);
        int order = oldest.compareTo(newest);
        if (!first.implementation().equals(last.implementation())
                || order > 0
                || jdk > lastJdk
                || order == 0 && jdk == lastJdk) {
            throw new BadInputException("--upgrade " + from + ".." + to
                    + ": expected two releases of the same implementation, the older release and JDK first");
        }
        NavigableSet<ComparableVersion> versions = new TreeSet<>(List.of(oldest, newest));
        ImplementationModule.of(checkout, first.implementation(), from)
                .lines()
                .forEach(line -> versions.add(new ComparableVersion(line.newest())));
        NavigableSet<Integer> later = new TreeSet<>(jdks);
        later.add(lastJdk);
        String name = first.implementation() + ":";
        return Stream.concat(
                        versions.subSet(oldest, true, newest, true).stream().map(v -> name + v + "@" + jdk),
                        later.subSet(jdk, false, lastJdk, true).stream().map(j -> name + last.version() + "@" + j))
                .toList();
    }

    private static SubjectLabel release(String label) {
        SubjectLabel subject = SubjectLabel.parse(label);
        if (subject.version().isEmpty()
                || subject.gitRef().isPresent()
                || !subject.flags().isEmpty()) {
            throw new BadInputException(
                    "'" + label + "': an upgrade goes from release to release; expected one such as jersey:2.35@17");
        }
        return subject;
    }
}
