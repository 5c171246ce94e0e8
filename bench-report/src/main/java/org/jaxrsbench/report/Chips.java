package org.jaxrsbench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.HealthMeans;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.report.Report.Chip;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Sample;

/** What has to be known of runs in a few words: where and how they were measured, and what to be careful about. */
final class Chips {

    /** Below this, intervals are wide: Student's t on two degrees of freedom is 4.3, on four 2.8. */
    private static final int FEW_ROUNDS = 5;

    /** A mean run-queue delay from which a machine is called busy, in processors. */
    private static final double BUSY = 0.1;

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
                + Headline.count(most, "round")
                + (runs.stream().allMatch(r -> r.pairing() == Pairing.TURNS || r.pairing() == Pairing.SLICES)
                        ? ", taking turns"
                        : "")));
        long discarded = runs.stream().mapToLong(ReportedRun::discarded).sum();
        chips.add(Chip.fact(
                discarded == 0
                        ? "no fork discarded"
                        : Headline.count(discarded, "fork") + " discarded and measured again"));
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
            chips.add(Chip.warning(Headline.count(rounds, "round") + " only: intervals are wide"));
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
        runs.stream()
                .flatMap(r -> HealthMeans.of(r.health(), r.samples()).stream())
                .filter(h -> h.shares().get(Health.RUN_DELAY) > BUSY)
                .findFirst()
                .ifPresent(h -> chips.add(Chip.warning(String.format(
                        Locale.ROOT,
                        "busy machine: %s waited %.0f%% of a processor's time for one",
                        h.subject(),
                        100 * h.shares().get(Health.RUN_DELAY)))));
        if (runs.stream().anyMatch(r -> r.environment().get("commit").orElse("").endsWith("-dirty"))) {
            chips.add(Chip.warning("measured from sources that were not committed"));
        }
    }
}
