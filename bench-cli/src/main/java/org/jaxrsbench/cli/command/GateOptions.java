package org.jaxrsbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import picocli.CommandLine.Option;

/** What a check is asked to do. */
final class GateOptions {

    private static final List<Metric> GATED =
            List.of(Metric.COST, Metric.TYPICAL, Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS);

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "The subject that the candidate is compared with.")
    private String baseline;

    @Option(names = "--candidate", paramLabel = "SUBJECT", description = "The subject that is judged.")
    private String candidate;

    @Option(
            names = "--metric",
            defaultValue = "cost",
            description =
                    "The metric to gate besides allocation: cost, typical or cpu; if forks take turns by iterations, throughput, net, cpu or cpu-process (default: ${DEFAULT-VALUE}, or throughput).")
    private Metric metric;

    @Option(names = "--allow", paramLabel = "FILE", description = "Accepted drops: pattern,max-drop,reason,expires.")
    private Path allow;

    @Option(
            names = "--tolerance",
            defaultValue = "5%",
            description = "The drop that the check has to find (default: ${DEFAULT-VALUE}).")
    private String tolerance;

    @Option(names = "--allow-machine-mismatch", description = "Compare even if machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Option(
            names = "--looks",
            paramLabel = "N,N",
            description =
                    "Rounds after which the check may decide, some of 6,8,10,13,16,20,25,30 (default: all of them)."
                            + " Each look keeps its own share of the error; the look at 6 can only pass, the one at 8 only reject.")
    private String looks;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "Minutes that a live check may take: it goes on while a look can fit, says what would be needed if none can, and undecided cases are inconclusive (default: no limit).")
    private Integer minutes;

    /**
     * How long a check may take.
     *
     * @return infinite if there is no limit
     * @throws BadInputException if it is no time
     */
    double seconds() {
        if (minutes != null && minutes < 1) {
            throw new BadInputException("--minutes " + minutes + ": expected 1 or more");
        }
        return minutes == null ? Double.POSITIVE_INFINITY : TimeUnit.MINUTES.toSeconds(minutes);
    }

    /**
     * The request.
     *
     * @throws BadInputException if an option's value cannot be taken
     */
    CheckRequest request() {
        if (!GATED.contains(metric)) {
            throw new BadInputException("--metric " + metric.label() + ": expected one of "
                    + GATED.stream().map(Metric::label).collect(Collectors.joining(", ")));
        }
        return new CheckRequest(baseline, candidate, settings(), metric, allowed(), allowMismatch);
    }

    private AllowFile allowed() {
        if (allow != null && !Files.isRegularFile(allow)) {
            throw new BadInputException("--allow " + allow
                    + ": there is no such file; expected one with the header pattern,max-drop,reason,expires");
        }
        return allow == null ? AllowFile.NONE : AllowFile.read(allow);
    }

    private double fraction() {
        if (!tolerance.matches("\\d{1,2}(\\.\\d+)?%") || Double.parseDouble(tolerance.replace("%", "")) < 2) {
            throw new BadInputException("--tolerance " + tolerance + ": expected a percentage from 2% to 99%");
        }
        return Double.parseDouble(tolerance.replace("%", "")) / 100;
    }

    /** The published numbers with this tolerance and these looks. */
    private GateSettings settings() {
        GateSettings settings = GateSettings.standard().withTolerance(fraction());
        if (looks == null) {
            return settings;
        }
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
