package org.jaxrsbench.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Option;

/** After how many rounds the gate looks. */
public final class LookOptions {

    @Option(
            names = "--looks",
            paramLabel = "N,N",
            description =
                    "Rounds after which verdicts may be given, some of 6,8,10,13,16,20,25,30 (default: all of them)."
                            + " Each keeps its own share of the error; six can only pass, eight only reject.")
    private String looks;

    /**
     * The published numbers with these looks.
     *
     * @param tolerance the drop that has to be found, as a fraction
     * @throws BadInputException if the looks are not some of the published ones
     */
    public GateSettings settings(double tolerance) {
        GateSettings settings = GateSettings.standard().withTolerance(tolerance);
        return looks == null ? settings : withLooks(settings);
    }

    private GateSettings withLooks(GateSettings settings) {
        try {
            List<Integer> rounds =
                    Arrays.stream(looks.split(",", -1)).map(Integer::valueOf).toList();
            return settings.withLooks(rounds);
        } catch (IllegalArgumentException e) {
            throw new BadInputException("--looks " + looks + ": expected some of "
                    + GateSettings.ALL_LOOKS.stream()
                            .map(look -> Integer.toString(look.rounds()))
                            .collect(Collectors.joining(","))
                    + ", each once");
        }
    }
}
