package org.jaxrsbench.cli.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Params;

/**
 * A subject, and what it says of itself before anything is measured.
 *
 * @param label what rows call it
 * @param harness what its harness says
 * @param listed the selected cases, in its order; those too that its engine declares it cannot run
 */
public record FleetMember(String label, Listing harness, Map<Case, Listing.Listed> listed) {

    /** A member with workers of so many threads. */
    public static FleetMember of(String label, Listing harness, int threads) {
        Map<Case, Listing.Listed> listed = new LinkedHashMap<>();
        harness.cases().forEach(c -> listed.put(new Case(c.benchmark(), Params.of(c.params()), c.mode(), threads), c));
        return new FleetMember(label, harness, listed);
    }

    /** The cases that it runs. */
    List<Case> cases() {
        return listed.keySet().stream().filter(this::runs).toList();
    }

    /** Why it cannot run cases, by case. */
    Map<Case, String> unsupported() {
        Map<Case, String> reasons = new LinkedHashMap<>();
        listed.forEach((c, of) -> {
            if (!of.unsupported().isEmpty()) {
                reasons.put(c, of.unsupported());
            }
        });
        return reasons;
    }

    /** Whether it runs a case. */
    boolean runs(Case benchmarkCase) {
        return listed.containsKey(benchmarkCase)
                && listed.get(benchmarkCase).unsupported().isEmpty();
    }
}
