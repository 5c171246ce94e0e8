package org.jaxrsbench.runner;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jaxrsbench.benchmark.GroupBenchmark;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.BenchmarkListEntry;

/**
 * What one fork runs: one case, or several of one application whose windows the turns name.
 *
 * @param entry what JMH is to run
 * @param mode JMH's mode
 * @param params the entry's parameters by name
 * @param cases the cases; the one, or those of the group in the order of the turns' indices
 * @param grouped whether it is a group, which may be of one case
 */
record ForkContent(
        BenchmarkListEntry entry, Mode mode, Map<String, String> params, List<PlannedCase> cases, boolean grouped) {

    /** Warm-up iterations of a whole group: with four of 10 ms, a group of one case still compiled in its first five windows. */
    private static final int LEAST = 24;

    /** One case. */
    static ForkContent of(PlannedCase planned) {
        return new ForkContent(planned.entry(), planned.mode(), planned.params(), List.of(planned), false);
    }

    /**
     * A group.
     *
     * @param carrier JMH's description of {@link GroupBenchmark}
     */
    static ForkContent group(BenchmarkListEntry carrier, List<PlannedCase> cases) {
        String described = GroupBenchmark.describe(cases.stream()
                .map(c -> new GroupBenchmark.Member(c.benchmarkClass(), c.params()))
                .toList());
        return new ForkContent(carrier, cases.get(0).mode(), Map.of("cases", described), cases, true);
    }

    /** Matches the entry and no other. */
    String onlyIt() {
        return "^" + Pattern.quote(entry.getUsername()) + "$";
    }

    /**
     * Warm-up iterations: those of each case, and for a group one before them, which holds the engine's boot. A group of few cases
     * warms each of them up for longer: JMH's own loop is compiled in the first iterations, however long set-up exercised the engine.
     */
    int warmups(int ofEachCase) {
        return grouped
                ? 1 + cases.size() * Math.max(ofEachCase, (LEAST + cases.size() - 1) / cases.size())
                : ofEachCase;
    }

    /** Warm-up iterations of each case, from those of the fork. */
    int warmupsOfEachCase(int all) {
        return grouped ? (all - 1) / cases.size() : all;
    }

    /** The case that an iteration was for. */
    PlannedCase caseOf(IterationResult iteration) {
        Result<?> index = iteration.getSecondaryResults().get(TurnProfiler.CASE);
        return cases.get(grouped && index != null ? (int) index.getScore() : 0);
    }

    @Override
    public String toString() {
        return cases.size() == 1 ? cases.get(0).toString() : cases.size() + " cases of one application";
    }
}
