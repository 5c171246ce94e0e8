package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.view.Report.Chip;

/** Short notes on runs: where and how they were measured, and what to be careful about. */
final class Badges {

    /** Below this, intervals are wide: Student's t on two degrees of freedom is 4.3, on four 2.8. */
    private static final int FEW_ROUNDS = 5;

    private Badges() {}

    static List<Chip> of(List<Run> runs) {
        List<Chip> chips = new ArrayList<>();
        if (runs.isEmpty()) {
            return chips;
        }
        chips.add(Chip.fact("JDK "
                + runs.stream()
                        .flatMap(r -> r.samples().stream())
                        .map(s -> s.from().jdk())
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(", "))));
        runs.stream().map(r -> Caption.of(r.environment())).distinct().forEach(m -> chips.add(Chip.fact(m)));
        int fewest = runs.stream().mapToInt(r -> r.rounds().getMin()).min().orElse(0);
        boolean turns = runs.stream()
                .allMatch(r ->
                        Pairing.of(r.environment()) == Pairing.TURNS || Pairing.of(r.environment()) == Pairing.SLICES);
        chips.add(Chip.fact(Caption.rounds(runs, "round") + (turns ? ", taking turns" : "")));
        warn(fewest < FEW_ROUNDS, Words.count(fewest, "round") + " only: intervals are wide", chips);
        long groupings = runs.stream()
                .map(r -> r.environment().get("grouping").orElse("case"))
                .distinct()
                .count();
        warn(groupings > 1, "runs of different groupings: compare inside a run only", chips);
        warn(
                runs.stream()
                        .anyMatch(r -> Pairing.of(r.environment()) == Pairing.NONE
                                && r.subjects().size() > 1),
                "subjects did not take turns: drift is in the ratios",
                chips);
        for (Run run : runs) {
            String of = runs.size() == 1 ? "" : run.name() + ": ";
            ForkNotes.of(run).forEach(note -> warn(true, of + note, chips));
            run.notes().forEach(note -> warn(true, of + note, chips));
        }
        warn(
                runs.stream()
                        .anyMatch(r -> r.environment().get("commit").orElse("").endsWith("-dirty")),
                "measured from sources that were not committed",
                chips);
        return chips;
    }

    private static void warn(boolean holds, String words, List<Chip> chips) {
        if (holds) {
            chips.add(Chip.warning(words));
        }
    }
}
