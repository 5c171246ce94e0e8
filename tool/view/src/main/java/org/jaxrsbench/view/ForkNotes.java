package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.Estimate;

/** Notes for readers on the forks of a run in slices. */
public final class ForkNotes {

    private static final double NOTABLE_DRIFT = 0.01;

    private static final String REMEDY = "a longer --settle lets forks get quiet";

    private ForkNotes() {}

    /** A line for each thing that was not as it should be; none if all was. */
    public static List<String> of(Run run) {
        return of(run, label -> true);
    }

    /** The notes on some subjects, by their labels. */
    public static List<String> of(Run run, Predicate<String> subjects) {
        List<ForkRow> forks = run.forks().stream()
                .filter(f -> subjects.test(f.place().subject()))
                .toList();
        List<String> notes = new ArrayList<>();
        run.environment().values().forEach((key, value) -> {
            String subject =
                    key.startsWith(Environment.PARAMETERS) ? key.substring(Environment.PARAMETERS.length()) : "";
            if (!subject.isEmpty() && subjects.test(subject)) {
                notes.add(subject + ": " + value + "; it has one value, so cases are compared by the others");
            }
        });
        run.environment()
                .get(Environment.LEAST_LEAK)
                .ifPresent(least -> notes.add("a leak would be named if " + least
                        + " objects of one class, or more, stayed after each operation"));
        // A start is its own boot: nothing of it is pinned, on any machine.
        String unpinned = forks.stream()
                .filter(f -> f.status() == Status.OK
                        && !f.conditions().pinned()
                        && f.conditions().bootMs() + f.conditions().settleMs() > 0)
                .map(f -> f.place().subject())
                .distinct()
                .collect(Collectors.joining(", "));
        if (!unpinned.isEmpty()) {
            notes.add("workers were not pinned to one processor: " + unpinned);
        }
        long capped = forks.stream()
                .filter(f -> f.settling().filter(s -> !s.quiet()).isPresent())
                .count();
        if (capped > 0) {
            notes.add(capped + " of " + Words.count(forks.size(), "fork")
                    + " met the cap of settling before the compiler was quiet, so their figures may be too high: "
                    + REMEDY);
        }
        List<ForkRow> discarded =
                forks.stream().filter(f -> f.status() == Status.DISCARDED).toList();
        long pairs = discarded.stream()
                .map(f -> List.of(
                        f.place().round(), f.place().application(), f.place().fork()))
                .distinct()
                .count();
        if (pairs > 0) {
            notes.add(Words.count(pairs, "pair") + " discarded: "
                    + discarded.stream().map(ForkRow::why).distinct().collect(Collectors.joining("; ")));
        }
        run.pairs().stream()
                .filter(p -> p.metric() == Metric.DRIFT && subjects.test(p.subject()) && subjects.test(p.baseline()))
                .collect(Collectors.groupingBy(
                        p -> CaseNames.of(p.benchmarkCase()) + ": " + p.subject() + " against " + p.baseline(),
                        TreeMap::new,
                        Collectors.toList()))
                .forEach((of, rows) -> {
                    Estimate drift = Estimate.ofPairs(
                            rows.stream().mapToDouble(PairRow::logRatio).toArray());
                    if (drift.clear() && Math.abs(drift.change()) > NOTABLE_DRIFT) {
                        notes.add(of + " drifts by " + Words.change(drift)
                                + " from the first to the last third of the laps: " + REMEDY);
                    }
                });
        return notes;
    }
}
