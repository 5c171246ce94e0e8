package org.jaxrsbench.gate.claims;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Params;

/**
 * Names cases by a benchmark and some of its parameters, whatever the others are.
 *
 * @param benchmark {@code Class.method} without packages
 * @param params those that a case must have
 */
public record CasePattern(String benchmark, Params params) {

    /**
     * Reads a pattern as a case shows itself: the benchmark, then {@code name=value} of each parameter, with blanks
     * between.
     */
    public static CasePattern parse(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        Map<String, String> values = new HashMap<>();
        words.stream().skip(1).map(Params::parse).forEach(one -> values.putAll(one.values()));
        return new CasePattern(words.get(0), Params.of(values));
    }

    /** Whether a case is one of those. */
    public boolean matches(Case benchmarkCase) {
        return benchmark.equals(benchmarkCase.benchmark())
                && benchmarkCase.params().contains(params);
    }
}
