package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/** Run folders put side by side: their subjects are told apart by the run if there are several. */
public final class ComparedRuns {

    /** What is put side by side. */
    public enum SideBySide {
        /** The subjects, case by case. */
        SUBJECTS,
        /** The cases, subject by subject. */
        CASES
    }

    private final SideBySide of;
    private final boolean paired;
    private final Pairs pairs;
    private final Map<String, List<Sample>> byLabel = new LinkedHashMap<>();
    private final Map<String, Function<Case, Optional<String>>> notSupported = new HashMap<>();

    /**
     * Puts runs side by side.
     *
     * @param runs one or more
     * @param allowMismatch whether runs are compared even if their fingerprints differ
     * @throws IncomparableException if two of them must not be compared
     */
    public ComparedRuns(List<Run> runs, SideBySide of, boolean allowMismatch) {
        this.of = of;
        Run first = runs.get(0);
        paired = runs.size() == 1
                && Pairing.of(first.environment()) != Pairing.NONE
                // In-process, one case is measured after the other.
                && (of == SideBySide.SUBJECTS
                        || first.environment().require("tier").equals("http"));
        pairs = runs.size() == 1 && of == SideBySide.SUBJECTS ? new Pairs(first.pairs()) : Pairs.NONE;
        for (Run run : runs) {
            Pairing.of(run.environment());
            if (!allowMismatch) {
                Comparability.ofRuns(first, run);
            }
            add(run, runs.size() == 1 ? "" : " (" + run.name() + ")");
        }
    }

    private void add(Run run, String suffix) {
        for (Sample read : run.samples()) {
            Sample sample = of == SideBySide.CASES ? read.turned() : read;
            String label = sample.subject() + suffix;
            byLabel.computeIfAbsent(label, k -> new ArrayList<>()).add(sample.withSubject(label));
            notSupported.put(label, of -> run.environment().whyNotSupported(sample.subject(), of.toString()));
        }
    }

    /** What says most about speed: cost if it was measured, or else throughput. */
    public Metric headline() {
        return metrics().contains(Metric.COST) ? Metric.COST : Metric.THROUGHPUT;
    }

    /** The metrics that have a valid sample; none if every fork failed. */
    public Set<Metric> metrics() {
        return byLabel.values().stream()
                .flatMap(List::stream)
                .filter(s -> s.status() == Status.OK)
                .map(Sample::metric)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Metric.class)));
    }

    /**
     * Compares them.
     *
     * @param metrics the tables, in order
     * @param baseline what the others are compared with, of the first run that has it; empty for the first one measured
     * @param references implementations that show what could be reached at best: their subjects come last
     * @throws BadInputException if the baseline was not measured
     */
    public Comparison compare(List<Metric> metrics, Optional<String> baseline, Set<String> references) {
        return new Comparison(
                byLabel.values().stream().flatMap(List::stream).toList(),
                new Comparison.Settings(
                        metrics,
                        baseline.map(this::label),
                        paired,
                        pairs,
                        references,
                        (subject, benchmarkCase) -> notSupported.get(subject).apply(benchmarkCase)));
    }

    private String label(String baseline) {
        return byLabel.keySet().stream()
                .filter(label -> label.equals(baseline) || label.startsWith(baseline + " ("))
                .findFirst()
                .orElse(baseline);
    }
}
