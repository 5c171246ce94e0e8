package org.jaxrsbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Option;

/** What a check is asked to do. */
final class GateOptions {

    private static final List<Metric> GATED =
            List.of(Metric.COST, Metric.TYPICAL, Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS);

    private static final double MOST = 99;

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

    @Option(
            names = "--allow",
            paramLabel = "FILE",
            description =
                    "Accepted drops: pattern,max-drop,reason,expires; max-alloc, at the end, accepts a rise in bytes.")
    private Path allow;

    @Option(
            names = "--tolerance",
            defaultValue = "5%",
            description = "The drop that the check has to find (default: ${DEFAULT-VALUE}).")
    private String tolerance;

    @Option(names = "--allow-machine-mismatch", description = "Compare even if machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Option(
            names = "--alloc-tolerance",
            paramLabel = "PERCENT",
            description =
                    "The rise in bytes an operation from which on a case is a regression; a smaller one, from 0.5%% and 16 B on, is told (default: the --tolerance).")
    private String allocTolerance;

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

    private static double fraction(String option, String percent, double least) {
        if (!percent.matches("\\d{1,3}(\\.\\d+)?%") || number(percent) < least || number(percent) > MOST) {
            throw new BadInputException(option + " " + percent + ": expected a percentage from "
                    + Words.percent(least / 100) + " to " + Words.percent(MOST / 100));
        }
        return number(percent) / 100;
    }

    private static double number(String percent) {
        return Double.parseDouble(percent.replace("%", ""));
    }

    /** The published numbers with these tolerances. */
    private GateSettings settings() {
        GateSettings settings = GateSettings.standard().withTolerance(fraction("--tolerance", tolerance, 2));
        return allocTolerance == null
                ? settings
                : settings.withAllocTolerance(
                        fraction("--alloc-tolerance", allocTolerance, 100 * GateSettings.ALLOC_SHARE));
    }
}
