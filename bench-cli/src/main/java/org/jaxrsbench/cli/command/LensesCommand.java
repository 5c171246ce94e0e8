package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.report.LensReport;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.compare.LensRanks;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Whether an order survives every lens. */
@Command(
        name = "lenses",
        mixinStandardHelpOptions = true,
        header = "Prints the order of subjects by lens, and where it does not survive.",
        description = {
            "The runs are those of scripts/bench run --lens. Ratios are paired, and inside one run: none is taken across lenses."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench lenses results/RUN-OF-DEFAULT results/RUN-OF-G1")
public final class LensesCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description = "Runs of the same cases and subjects; the default first.")
    private List<Path> runs;

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "What ratios are to (default: the last of the order).")
    private String baseline;

    @Option(
            names = "--metric",
            defaultValue = "throughput",
            description = "throughput, net, cpu or alloc (default: ${DEFAULT-VALUE}).")
    private String metric;

    @Override
    public Integer call() {
        System.out.print(text(runs, Optional.ofNullable(baseline), metric));
        return ExitCode.PASS.code();
    }

    /** The tables of some runs. */
    static String text(List<Path> runs, Optional<String> baseline, String metric) {
        if (!List.of("throughput", "net", "cpu", "alloc").contains(metric)) {
            throw new BadInputException("--metric " + metric + ": expected throughput, net, cpu or alloc");
        }
        Map<String, List<Sample>> samples = new LinkedHashMap<>();
        for (Path path : runs) {
            Run run = Comparability.ofTier("in-process", path);
            String lens = run.environment()
                    .get("lens")
                    .orElseThrow(() -> new BadInputException(
                            path + ": the run has no lens in environment.csv; make one with scripts/bench run --lens"));
            if (samples.put(lens, run.samples()) != null) {
                throw new BadInputException(path + ": a second run of the lens " + lens + "; name one of each");
            }
        }
        List<LensRanks> ranks = LensRanks.of(samples, Metric.of(metric));
        baseline.ifPresent(wanted -> {
            if (!ranks.get(0).subjects().contains(wanted)) {
                throw new BadInputException("baseline '" + wanted + "' was not measured; expected one of "
                        + String.join(", ", ranks.get(0).subjects()));
            }
        });
        return LensReport.markdown(ranks, baseline);
    }
}
