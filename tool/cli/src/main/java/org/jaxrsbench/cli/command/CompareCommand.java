package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;
import org.jaxrsbench.view.ComparisonFormat;
import org.jaxrsbench.view.ComparisonNotes;
import org.jaxrsbench.view.ForkNotes;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Upgrades;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows subjects side by side. */
@Command(
        name = "compare",
        header = "Shows the subjects of runs side by side.",
        description = {
            "Each subject is compared with the first one, or with --baseline: medians over forks, ratios, and 95%% intervals.",
            "It takes run folders and JMH's JSON files of any origin, in any mix, and shows every mode. Below the tables it lists what it left out, and which settings differ in which rows. It gives no verdict."
        },
        footer = "  scripts/bench compare results/RUN")
public final class CompareCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description =
                    "Run folders, or files that JMH wrote with -rf json. All shards of a run are one run; two files of one name are named by what differs in their paths.")
    private List<Path> runs;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private ComparisonFormat format;

    @Option(
            names = "--metrics",
            split = ",",
            description =
                    "Which tables to print (default: cost, cpu and alloc; where these were not measured, throughput or time, cpu-process and retained).")
    private List<Metric> metrics = List.of();

    @Option(
            names = "--of",
            defaultValue = "subjects",
            description = "Put side by side: subjects, cases, or an upgrade's steps (default: ${DEFAULT-VALUE}).")
    private Of of;

    private enum Of {
        SUBJECTS,
        CASES,
        STEPS
    }

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "The subject, or with --of cases the case, that the others are compared with (default: the"
                    + " first one measured). If several runs have it, the first run's.")
    private String baseline;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Run> read = Run.readAll(runs);
        if (of == Of.STEPS) {
            if (read.size() > 1
                    || read.get(0).environment().get("upgrade").isEmpty()
                    || Stream.of("--format", "--metrics", "--baseline")
                            .anyMatch(spec.commandLine().getParseResult()::hasMatchedOption)) {
                throw new BadInputException(
                        "--of steps: expected one run, made by run --upgrade, and no --format, --metrics or --baseline");
            }
            System.out.print(Upgrades.text(read.get(0), read.get(0).subjects()));
            return ExitCode.PASS.code();
        }
        List<Metric> wanted = metrics.isEmpty() ? Run.shown(read) : metrics;
        Comparison compared = new Comparison(
                read,
                of == Of.CASES ? SideBySide.CASES : SideBySide.SUBJECTS,
                wanted,
                Optional.ofNullable(baseline),
                Implementations.references());
        if (compared.measured().isEmpty()) {
            System.err.println("error: there is no valid sample in " + runs + ": every fork failed or was discarded");
            return ExitCode.MEASUREMENT_FAILED.code();
        }
        if (compared.tables().isEmpty()) {
            throw new BadInputException("--metrics " + labels(wanted) + ": not measured in " + runs
                    + "; expected some of " + labels(compared.measured()));
        }
        if (!compared.isComparable()) {
            throw new BadInputException(
                    "nothing that " + compared.subjects().get(0) + " measured was measured by another: "
                            + ComparisonNotes.measured(compared)
                            + "; expected a benchmark with the same parameters, mode and threads in both");
        }
        List<Metric> none = wanted.stream()
                .filter(metric -> !compared.tables().containsKey(metric))
                .toList();
        if (!metrics.isEmpty() && !none.isEmpty()) {
            System.err.println("not measured, so not shown: " + labels(none));
        }
        System.out.print(format.of(compared));
        // Beside the tables, which others read.
        if (format == ComparisonFormat.csv || format == ComparisonFormat.json) {
            ComparisonNotes.of(compared).forEach(System.err::println);
            if (!compared.apart().isEmpty()) {
                System.err.println("did not take turns with "
                        + compared.subjects().get(0) + ": " + String.join(", ", compared.apart()));
            }
        }
        Set<Metric> others = compared.measured();
        others.removeAll(compared.tables().keySet());
        if (!others.isEmpty()) {
            System.err.println("measured, and shown with --metrics: " + labels(others));
        }
        read.forEach(run -> ForkNotes.of(run)
                .forEach(note -> System.err.println((read.size() == 1 ? "" : run.name() + ": ") + note)));
        return ExitCode.PASS.code();
    }

    private static String labels(Collection<Metric> metrics) {
        return metrics.stream().map(Metric::label).collect(Collectors.joining(","));
    }
}
