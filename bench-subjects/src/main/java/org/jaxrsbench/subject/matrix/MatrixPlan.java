package org.jaxrsbench.subject.matrix;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.subject.ImplementationModule;
import org.jaxrsbench.subject.ReleaseLine;
import org.jaxrsbench.subject.Releases;
import org.jaxrsbench.subject.Subject;
import org.jaxrsbench.subject.resolve.UnresolvableException;

/**
 * Which releases are tested, on which JDKs.
 *
 * @param cells in the order in which they are tested
 */
public record MatrixPlan(List<Cell> cells) {

    /** Which releases of each line of releases are tested. */
    public enum Choice {
        /** What each profile runs if nothing else is asked for. */
        DEFAULTS,
        /** The same, less what the module runs without a profile: a build's own tests run that one. */
        OTHERS,
        /** The newest that the poms name. */
        NEWEST,
        /** The oldest and the newest that the poms name. */
        OLDEST_AND_NEWEST,
        /** All that the repositories list. */
        ALL
    }

    /**
     * Releases of implementations of a checkout.
     *
     * @param names the implementations; all if there is none
     * @param jdks {@code bin/java} by major version
     * @throws BadInputException if there is no such implementation, or a repository's list is needed and cannot be had
     */
    public static MatrixPlan of(
            Path checkout, Choice choice, Collection<String> names, Releases releases, SortedMap<Integer, Path> jdks) {
        List<Cell> cells = new ArrayList<>();
        List<ImplementationModule> tested = names.isEmpty()
                ? ImplementationModule.all(checkout)
                : names.stream()
                        .flatMap(name -> ImplementationModule.of(checkout, name, name).stream())
                        .toList();
        for (ImplementationModule module : tested) {
            for (ReleaseLine line : module.lines()) {
                for (String version : versions(module, line, choice, releases)) {
                    add(cells, module, version, choice == Choice.ALL, jdks);
                }
            }
        }
        return new MatrixPlan(cells);
    }

    /**
     * Given releases.
     *
     * @param labels such as {@code jersey:2.35}
     * @throws BadInputException if no profile runs one of them
     */
    public static MatrixPlan of(Path checkout, Collection<String> labels, SortedMap<Integer, Path> jdks) {
        List<Cell> cells = new ArrayList<>();
        for (String label : labels) {
            Subject subject = Subject.parse(label);
            if (!subject.isPlainRelease()) {
                throw new BadInputException(
                        "--releases " + label + ": expected implementation:version, such as jersey:2.16");
            }
            ImplementationModule module =
                    ImplementationModule.of(checkout, subject.implementation(), subject.version(), label);
            add(cells, module, subject.version(), false, jdks);
        }
        return new MatrixPlan(cells);
    }

    private static void add(
            List<Cell> cells,
            ImplementationModule module,
            String version,
            boolean listed,
            SortedMap<Integer, Path> jdks) {
        jdks.forEach((jdk, java) -> cells.add(new Cell(module, version, listed, jdk, java)));
    }

    private static Collection<String> versions(
            ImplementationModule module, ReleaseLine line, Choice choice, Releases releases) {
        return switch (choice) {
            case DEFAULTS -> List.of(line.release());
            case OTHERS ->
                Stream.of(line.release())
                        .filter(version -> !version.equals(module.release()))
                        .toList();
            case NEWEST -> List.of(line.newest());
            case OLDEST_AND_NEWEST -> new LinkedHashSet<>(List.of(line.oldest(), line.newest()));
            case ALL -> {
                try {
                    yield releases.listed(module, line);
                } catch (UnresolvableException e) {
                    throw new BadInputException(module.name() + ": the releases of " + line.profile()
                            + " cannot be listed: " + e.getMessage());
                }
            }
        };
    }
}
