package org.jaxrsbench.cli.command;

import java.util.List;
import org.jaxrsbench.subject.matrix.MatrixPlan.Choice;
import picocli.CommandLine.Option;

/** Which releases the matrix tests: one of these options, or none. */
final class MatrixSelection {

    @Option(names = "--others", description = "The release that each profile runs, less those that mvn verify tests.")
    private boolean others;

    @Option(names = "--newest", description = "The newest release of each line.")
    private boolean newest;

    @Option(names = "--oldest-and-newest", description = "The oldest and the newest release of each line.")
    private boolean oldestAndNewest;

    @Option(names = "--all", description = "Every final release that the repositories list: hundreds.")
    private boolean all;

    @Option(names = "--releases", split = ",", paramLabel = "RELEASE", description = "These, such as jersey:2.35.")
    private List<String> releases = List.of();

    /** The releases that were named; empty if a choice was made instead. */
    List<String> releases() {
        return releases;
    }

    Choice choice() {
        if (others) {
            return Choice.OTHERS;
        }
        if (newest) {
            return Choice.NEWEST;
        }
        if (oldestAndNewest) {
            return Choice.OLDEST_AND_NEWEST;
        }
        return all ? Choice.ALL : Choice.DEFAULTS;
    }
}
