package org.jaxrsbench.gate.claims;

import java.util.List;
import java.util.Set;
import org.jaxrsbench.results.Sample;

/**
 * Names cases by a benchmark and some of its parameters, whatever the others are.
 *
 * @param benchmark {@code Class.method} without packages
 * @param params {@code name=value} that a case must have
 */
public record CasePattern(String benchmark, Set<String> params) {

    /**
     * Reads a pattern as a case shows itself: the benchmark, then {@code name=value} of each parameter, with blanks
     * between.
     */
    public static CasePattern parse(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        return new CasePattern(words.get(0), Set.copyOf(words.subList(1, words.size())));
    }

    /** Whether a case is one of those. */
    public boolean matches(Sample.Case benchmarkCase) {
        return benchmark.equals(benchmarkCase.benchmark())
                && Set.copyOf(List.of(benchmarkCase.params().split(";"))).containsAll(params);
    }
}
