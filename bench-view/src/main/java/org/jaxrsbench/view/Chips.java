package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.view.Report.Chip;

/** What has to be known of runs in a few words: where and how they were measured, and what to be careful about. */
final class Chips {

    /** Below this, intervals are wide: Student's t on two degrees of freedom is 4.3, on four 2.8. */
    private static final int FEW_ROUNDS = 5;

    private static final double GIGA = 1 << 30;

    private Chips() {}

    static List<Chip> of(List<ReportedRun> runs) {
        List<Chip> chips = new ArrayList<>();
        if (runs.isEmpty()) {
            return chips;
        }
        chips.add(Chip.fact("JDK "
                + runs.stream()
                        .flatMap(r -> r.samples().stream())
                        .map(Sample::jdk)
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(", "))));
        runs.stream().map(r -> machine(r.environment())).distinct().forEach(m -> chips.add(Chip.fact(m)));
        int fewest = runs.stream().mapToInt(r -> r.rounds().getMin()).min().orElse(0);
        int most = runs.stream().mapToInt(r -> r.rounds().getMax()).max().orElse(0);
        chips.add(Chip.fact((fewest == most ? "" : fewest + " to ")
                + Words.count(most, "round")
                + (runs.stream().allMatch(r -> r.pairing() == Pairing.TURNS || r.pairing() == Pairing.SLICES)
                        ? ", taking turns"
                        : "")));
        warnings(runs, fewest, chips);
        return chips;
    }

    private static String machine(Environment environment) {
        // A run that was imported.
        if (environment.get("memory_bytes").orElse("").equals("unknown")) {
            return "imported: nothing is known of the machine";
        }
        return environment.get("cpu_model").orElse("a machine") + ", "
                + environment.get("cores").map(c -> c + " processors").orElse("")
                + environment
                        .get("memory_bytes")
                        .filter(m -> m.matches("\\d{1,18}")) // of merged runs there are several
                        .map(m -> String.format(Locale.ROOT, ", %.0f GB", Double.parseDouble(m) / GIGA))
                        .orElse("");
    }

    private static void warnings(List<ReportedRun> runs, int rounds, List<Chip> chips) {
        if (rounds < FEW_ROUNDS) {
            chips.add(Chip.warning(Words.count(rounds, "round") + " only: intervals are wide"));
        }
        if (runs.stream()
                        .map(r -> r.environment().get("grouping").orElse("case"))
                        .distinct()
                        .count()
                > 1) {
            chips.add(Chip.warning("runs of different groupings: compare inside a run only"));
        }
        if (runs.stream()
                .anyMatch(r -> r.pairing() == Pairing.NONE && r.subjects().size() > 1)) {
            chips.add(Chip.warning("subjects did not take turns: drift is in the ratios"));
        }
        for (ReportedRun run : runs) {
            String of = runs.size() == 1 ? "" : run.name() + ": ";
            ForkNotes.of(run.run().forks(), run.environment()).forEach(note -> chips.add(Chip.warning(of + note)));
        }
        if (runs.stream().anyMatch(r -> r.environment().get("commit").orElse("").endsWith("-dirty"))) {
            chips.add(Chip.warning("measured from sources that were not committed"));
        }
    }
}
