package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Option;

/** Runs that were measured one by one: those of the baseline, and the one that is judged. */
final class StoredOptions {

    @Option(
            names = "--stored",
            paramLabel = "RUN",
            arity = "1..*",
            description = "Runs of the baseline, measured before.")
    private List<Path> stored = List.of();

    @Option(names = "--current", paramLabel = "RUN", description = "The run that is judged against the stored ones.")
    private Path current;

    /** Whether any of them was named. */
    boolean given() {
        return !stored.isEmpty() || current != null;
    }

    /**
     * The runs of the baseline, one or more.
     *
     * @throws BadInputException if there is none
     */
    List<Path> stored() {
        if (stored.isEmpty()) {
            throw new BadInputException("--stored is missing: name a run folder");
        }
        return stored;
    }

    /**
     * The run that is judged.
     *
     * @throws BadInputException if it is not named
     */
    Path current() {
        if (current == null) {
            throw new BadInputException("--current is missing: name a run folder");
        }
        return current;
    }
}
