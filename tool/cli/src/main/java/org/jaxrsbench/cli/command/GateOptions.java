package org.jaxrsbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Option;

/** What a check is asked to do. */
final class GateOptions {

    private static final List<Metric> GATED =
            List.of(Metric.COST, Metric.TYPICAL, Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS);

    private static final double MOST = 99;

    // A bare 0.5 may be a half or half a percent.
    private static final double MOST_FRACTION = 0.2;

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,9})?)(%?)");

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
            description = "The drop that the check has to find, such as 5%%, 5 or 0.05 (default: 5%%).")
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
            names = "--time-budget",
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
            throw new BadInputException("--time-budget " + minutes + ": expected 1 or more");
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

    /** A share as people write it: {@code 5%}, {@code 5} and {@code 0.05} are the same; a bare number that may be either is refused. */
    private static double fraction(String option, String text, double least) {
        Matcher number = NUMBER.matcher(text);
        double value = number.matches() ? Double.parseDouble(number.group(1)) : Double.NaN;
        boolean isFraction = number.matches() && number.group(2).isEmpty() && value < 1;
        double percent = isFraction ? 100 * value : value;
        if (!(percent >= least && percent <= MOST) || isFraction && value > MOST_FRACTION) {
            throw new BadInputException(option + " " + text + ": expected a percentage from "
                    + Words.percent(least / 100) + " to " + Words.percent(MOST / 100) + ", such as 5%, 5 or 0.05");
        }
        return isFraction ? value : value / 100;
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
