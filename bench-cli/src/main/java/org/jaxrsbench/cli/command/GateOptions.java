package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a check is asked to do. */
final class GateOptions {

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
                    "What is gated beside allocation: cost, typical or cpu; where forks take turns by iterations throughput, net, cpu or cpu-process (default: ${DEFAULT-VALUE}, there throughput).")
    private String metric;

    @Option(names = "--allow", paramLabel = "FILE", description = "Accepted drops: pattern,max-drop,reason,expires.")
    private Path allow;

    @Option(
            names = "--tolerance",
            defaultValue = "5%",
            description = "The drop that has to be found (default: ${DEFAULT-VALUE}).")
    private String tolerance;

    @Option(names = "--allow-machine-mismatch", description = "Compare even if machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Mixin
    private LookOptions looks = new LookOptions();

    /**
     * The request.
     *
     * @throws BadInputException if an option's value cannot be taken
     */
    CheckRequest request() {
        Metric gated = metric();
        return new CheckRequest(
                baseline,
                candidate,
                looks.settings(fraction()),
                gated,
                allow == null ? AllowFile.NONE : AllowFile.read(allow),
                allowMismatch);
    }

    private Metric metric() {
        if (!List.of("cost", "typical", "throughput", "net", "cpu", "cpu-process")
                .contains(metric)) {
            throw new BadInputException(
                    "--metric " + metric + ": expected cost, typical, throughput, net, cpu or cpu-process");
        }
        return Metric.of(metric);
    }

    private double fraction() {
        if (!tolerance.matches("\\d{1,2}(\\.\\d+)?%") || Double.parseDouble(tolerance.replace("%", "")) < 2) {
            throw new BadInputException("--tolerance " + tolerance + ": expected a percentage from 2% to 99%");
        }
        return Double.parseDouble(tolerance.replace("%", "")) / 100;
    }
}
