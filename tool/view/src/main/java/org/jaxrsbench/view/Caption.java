package org.jaxrsbench.view;

import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Run;

/** What every table and picture says of its figures: which processor, on which day, from how many forks. */
final class Caption {

    /** Of another hour or machine a ratio may lie outside. */
    static final String INTERVALS = "; intervals cover this measurement only";

    private Caption() {}

    /** Such as {@code AMD EPYC, 2 cores, 2026-11-26, 8 forks each}; each processor and day of several runs once. */
    static String of(Collection<Run> runs) {
        return runs.stream().map(run -> of(run.environment())).distinct().collect(Collectors.joining("; ")) + ", "
                + rounds(runs, "fork") + " each";
    }

    /** The processor, as closely as it is known, and the day, such as {@code AMD EPYC, 2 cores, 2026-11-26}. */
    static String of(Environment environment) {
        return known(environment, "cpu_model", "").orElse("unknown processor")
                + known(environment, "cpu_id", " (").map(id -> id + ")").orElse("")
                + known(environment, "cores", ", ")
                        .map(cores -> cores + " cores")
                        .orElse("")
                + known(environment, "started", ", ").orElse("").replaceFirst("T.*", "");
    }

    private static Optional<String> known(Environment environment, String key, String before) {
        return environment.get(key).filter(value -> !value.equals("unknown")).map(before::concat);
    }

    /** How many rounds there are of each subject and case, each with a fork, such as {@code 6 to 8 rounds}. */
    static String rounds(Collection<Run> runs, String word) {
        IntSummaryStatistics all = new IntSummaryStatistics();
        runs.forEach(run -> all.combine(run.rounds()));
        return (all.getMin() == all.getMax() ? "" : all.getMin() + " to ") + Words.count(all.getMax(), word);
    }
}
