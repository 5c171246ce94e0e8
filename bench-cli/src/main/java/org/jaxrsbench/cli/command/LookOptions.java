package org.jaxrsbench.cli.command;

import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Option;

/** How many pairs the gate's two looks have. */
public final class LookOptions {

    @Option(
            names = "--first",
            defaultValue = "6",
            paramLabel = "N",
            description = "Pairs of the first look, 6 or more (default: ${DEFAULT-VALUE}).")
    private int first;

    @Option(
            names = "--more",
            defaultValue = "16",
            paramLabel = "N",
            description = "Further pairs of a suspect (default: ${DEFAULT-VALUE}).")
    private int more;

    /**
     * The published numbers with these looks.
     *
     * @param tolerance the drop that has to be found, as a fraction
     * @throws BadInputException if the pairs are too few for any verdict
     */
    public GateSettings settings(double tolerance) {
        return settings(tolerance, first, more);
    }

    /**
     * The same with numbers of pairs that were read otherwise.
     *
     * @throws BadInputException if the pairs are too few for any verdict
     */
    public static GateSettings settings(double tolerance, int first, int more) {
        GateSettings standard = GateSettings.standard();
        require("--first", first, GateSettings.FEWEST_FIRST_ROUNDS, "exclude");
        require("--more", more, standard.fewestMoreRounds(1), "confirm");
        return standard.withTolerance(tolerance).withRounds(first, more);
    }

    private static void require(String option, int pairs, int fewest, String what) {
        if (pairs < fewest) {
            throw new BadInputException(option + " " + pairs + ": expected " + fewest
                    + " or more; fewer pairs can never " + what + " a drop");
        }
    }
}
