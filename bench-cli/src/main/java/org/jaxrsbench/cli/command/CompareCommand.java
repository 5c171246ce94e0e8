package org.jaxrsbench.cli.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jaxrsbench.cli.report.ComparisonTables;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows subjects side by side. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Shows the subjects of runs side by side, each against one of them: medians, changes, intervals.")
public final class CompareCommand implements Callable<Integer> {

    private enum Format {
        text,
        markdown,
        csv,
        json
    }

    private enum SideBySide {
        subjects,
        cases
    }

    @Parameters(paramLabel = "RUN", arity = "1..*", description = "Run folders.")
    private List<Path> runs;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = "--metrics",
            split = ",",
            defaultValue = "throughput,cpu,alloc",
            description = "Which tables (default: ${DEFAULT-VALUE}).")
    private List<String> metrics;

    @Option(
            names = "--of",
            defaultValue = "subjects",
            description = "What stands side by side: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private SideBySide of;

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "What the others are compared with, a case with --of cases (default: the first one"
                    + " measured). Where several runs have it, the first one's.")
    private String baseline;

    @Option(names = "--allow-machine-mismatch", description = "Compare even where machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Override
    public Integer call() throws JsonProcessingException {
        List<Metric> wanted = new ArrayList<>();
        for (String label : metrics) {
            try {
                wanted.add(Metric.of(label));
            } catch (IllegalArgumentException e) {
                throw new BadInputException("--metrics: " + e.getMessage());
            }
        }
        Comparison comparison = comparison(wanted);
        if (comparison.tables().isEmpty()) {
            System.err.println("error: there is no valid sample of " + String.join(", ", metrics) + " in " + runs
                    + ": every fork failed, or the metrics were not measured");
            return ExitCode.MEASUREMENT_FAILED.code();
        }
        System.out.print(
                switch (format) {
                    case text -> ComparisonTables.text(comparison);
                    case markdown -> ComparisonTables.markdown(comparison);
                    case csv -> ComparisonTables.csv(comparison);
                    case json ->
                        new ObjectMapper()
                                        .enable(SerializationFeature.INDENT_OUTPUT)
                                        .writeValueAsString(ComparisonTables.records(comparison))
                                + "\n";
                });
        return 0;
    }

    /** Several runs are put side by side, their subjects told apart by the run where they have the same label. */
    private Comparison comparison(List<Metric> wanted) {
        RunFolder firstRun = new RunFolder(runs.get(0));
        Environment firstEnvironment = firstRun.readEnvironment();
        boolean paired = runs.size() == 1
                && !Comparability.pairing(firstEnvironment).equals("none")
                // In-process, one case is measured after the other.
                && (of == SideBySide.subjects
                        || firstEnvironment.require("tier").equals("http"));
        Map<String, List<Sample>> all = new LinkedHashMap<>();
        Map<String, UnaryOperator<String>> reasons = new HashMap<>();
        for (Path path : runs) {
            RunFolder run = new RunFolder(path);
            Environment environment = run.readEnvironment();
            Comparability.pairing(environment);
            if (!allowMismatch) {
                Comparability.ofRuns(firstRun, run);
            }
            for (Sample read : run.readSamples()) {
                Sample sample = of == SideBySide.cases ? read.turned() : read;
                String label = runs.size() == 1 ? sample.subject() : sample.subject() + " (" + path.getFileName() + ")";
                all.computeIfAbsent(label, k -> new ArrayList<>()).add(sample.withSubject(label));
                reasons.put(
                        label,
                        c -> environment.whyNotSupported(sample.subject(), c).orElse(null));
            }
        }
        return new Comparison(
                all.values().stream().flatMap(List::stream).toList(),
                wanted,
                baseline == null ? null : labelled(baseline, all.keySet()),
                paired,
                (subject, c) -> Optional.ofNullable(reasons.get(subject).apply(c.toString())));
    }

    private static String labelled(String baseline, Set<String> labels) {
        return labels.stream()
                .filter(label -> label.equals(baseline) || label.startsWith(baseline + " ("))
                .findFirst()
                .orElse(baseline);
    }
}
