package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;

/** What one or several runs measured, with subjects that are told apart by the name of their run where several have them. */
final class JoinedRuns {

    private final SideBySide of;
    private final List<Sample> samples = new ArrayList<>();
    private final List<AddedParams> added;
    private final Pairs pairs;
    private final Map<String, Origin> origins = new HashMap<>();
    private final Map<List<Object>, Case> measuredAs = new HashMap<>();

    /**
     * Where a subject comes from.
     *
     * @param run that measured it
     * @param subject its label there
     */
    record Origin(Run run, String subject) {}

    JoinedRuns(List<Run> runs, SideBySide of) {
        this.of = of;
        Map<String, Long> times = runs.stream()
                .flatMap(run -> labels(run, of))
                .collect(Collectors.groupingBy(label -> label, Collectors.counting()));
        List<Sample> all = new ArrayList<>();
        List<PairRow> rows = new ArrayList<>();
        for (Run run : runs) {
            Map<String, String> labels = labels(run, of)
                    .collect(Collectors.toMap(
                            label -> label, label -> label + (times.get(label) == 1 ? "" : " (" + run.name() + ")")));
            labels.forEach((subject, label) -> origins.put(label, new Origin(run, subject)));
            run.samples().stream()
                    .map(read -> of == SideBySide.CASES ? read.turned() : read)
                    .forEach(read -> all.add(read.withSubject(labels.get(read.subject()))));
            if (of == SideBySide.SUBJECTS) {
                run.pairs()
                        .forEach(row -> rows.add(row.labeled(
                                labels.get(row.subject()), labels.get(row.baseline()), row.benchmarkCase())));
            }
        }
        added = runs.size() == 1 || of == SideBySide.CASES ? List.of() : AddedParams.of(all);
        for (Sample read : all) {
            Sample sample = read.of(without(read.benchmarkCase()));
            samples.add(sample);
            measuredAs.put(List.of(sample.subject(), sample.benchmarkCase()), read.benchmarkCase());
        }
        pairs = new Pairs(rows.stream()
                .map(row -> row.labeled(row.subject(), row.baseline(), without(row.benchmarkCase())))
                .toList());
    }

    private static Stream<String> labels(Run run, SideBySide of) {
        return run.samples().stream()
                .map(s -> of == SideBySide.CASES ? s.benchmarkCase().toString() : s.subject())
                .distinct();
    }

    private Case without(Case read) {
        Case same = read;
        for (AddedParams one : added) {
            same = one.without(same);
        }
        return same;
    }

    /** All of them, in the order of the runs. */
    List<Sample> samples() {
        return samples;
    }

    /** Parameters that a benchmark has in some subjects only. */
    List<AddedParams> added() {
        return added;
    }

    /** The pairs of all runs. */
    Pairs pairs() {
        return pairs;
    }

    /** Where a subject comes from. */
    Origin origin(String subject) {
        return origins.get(subject);
    }

    /** A case as the subject's own run calls it. */
    Case measured(String subject, Case benchmarkCase) {
        return measuredAs.getOrDefault(List.of(subject, benchmarkCase), benchmarkCase);
    }

    /** Whether two subjects took turns, so that a drift of the machine is not in their ratio. */
    boolean tookTurns(String one, String other) {
        Run run = origin(one).run();
        return run == origin(other).run()
                && Pairing.of(run.environment()) != Pairing.NONE
                // In-process, one case is measured after the other.
                && (of == SideBySide.SUBJECTS || run.overHttp());
    }
}
