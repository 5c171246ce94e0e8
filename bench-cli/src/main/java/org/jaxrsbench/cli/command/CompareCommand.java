package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.report.ComparisonFormat;
import org.jaxrsbench.gate.compare.ComparedRuns;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.text.Implementations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows subjects side by side. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        header = "Shows the subjects of runs side by side.",
        description =
                "Each subject is compared with the first one, or with --baseline: medians over forks, ratios, and 95%% intervals.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench compare results/RUN")
public final class CompareCommand implements Callable<Integer> {

    private enum SideBySide {
        subjects,
        cases
    }

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description = "Run folders, or files that JMH wrote with -rf json. All shards of a run are one run.")
    private List<Path> runs;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private ComparisonFormat format;

    @Option(
            names = "--metrics",
            split = ",",
            defaultValue = "throughput,cpu,alloc",
            description = "Which tables (default: ${DEFAULT-VALUE}).")
    private List<String> metrics;

    @Option(
            names = "--of",
            defaultValue = "subjects",
            description = "What is put side by side: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private SideBySide of;

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "What the others are compared with, a case with --of cases (default: the first one"
                    + " measured). If several runs have it, the first one's.")
    private String baseline;

    @Option(names = "--allow-machine-mismatch", description = "Compare even if machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Override
    public Integer call() {
        List<Metric> wanted = metrics.stream().map(CompareCommand::metric).toList();
        ComparedRuns compared = new ComparedRuns(
                runs,
                of == SideBySide.cases ? ComparedRuns.SideBySide.CASES : ComparedRuns.SideBySide.SUBJECTS,
                allowMismatch);
        Comparison comparison = compared.compare(wanted, Optional.ofNullable(baseline), Implementations.references());
        if (compared.metrics().isEmpty()) {
            System.err.println("error: there is no valid sample in " + runs + ": every fork failed or was discarded");
            return ExitCode.MEASUREMENT_FAILED.code();
        }
        if (comparison.tables().isEmpty()) {
            throw new BadInputException("--metrics " + String.join(",", metrics) + ": not measured in " + runs
                    + "; expected some of "
                    + compared.metrics().stream().map(Metric::label).collect(Collectors.joining(",")));
        }
        System.out.print(format.of(comparison));
        return ExitCode.PASS.code();
    }

    private static Metric metric(String label) {
        try {
            return Metric.of(label);
        } catch (IllegalArgumentException e) {
            throw new BadInputException("--metrics: " + e.getMessage());
        }
    }
}
