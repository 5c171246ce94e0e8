package org.jaxrsbench.studies.claims;

import java.util.Collection;
import java.util.List;

/**
 * How many of some regressions the gate named, and how many neutral pairs it accused.
 *
 * @param known how many there are
 * @param run how many of them were measured
 * @param caught how many of those it named
 * @param falseAlarms how many of their neutral pairs it accused
 */
public record Recall(int known, int run, int caught, int falseAlarms) {

    /** The recall of these regressions, counting those that were measured. */
    public static Recall of(Collection<Regression> all) {
        List<Regression> measured =
                all.stream().filter(r -> r.seen().isPresent()).toList();
        return new Recall(
                all.size(),
                measured.size(),
                (int) measured.stream().filter(Regression::isCaught).count(),
                (int) measured.stream().filter(Regression::isFalseAlarm).count());
    }
}
