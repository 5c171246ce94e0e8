package org.jaxrsbench.cli.measure;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.results.Case;

/** Which cases of a run go on being measured. */
final class CaseStanding {

    /** With so many missing rounds a case is not measured any more. */
    static final int MOST_MISSING = 3;

    private final Set<Case> failed = new LinkedHashSet<>();
    private final Set<Case> unsettled = new LinkedHashSet<>();
    private final Map<Case, Integer> missing = new HashMap<>();

    /** Cases of which a fork failed. */
    Set<Case> failed() {
        return failed;
    }

    /** Cases with {@link #MOST_MISSING} rounds that were discarded as often as they were tried. */
    Set<Case> unsettled() {
        return unsettled;
    }

    /** The cases of a group that go on being measured. */
    CaseGroup remaining(CaseGroup group) {
        Set<Case> gone = new HashSet<>(failed);
        gone.addAll(unsettled);
        return group.without(gone);
    }

    /** A fork failed on these. */
    void fail(Collection<Case> cases) {
        failed.addAll(cases);
    }

    /** A round of these was discarded as often as it was tried. */
    void missRound(Collection<Case> cases) {
        for (Case benchmarkCase : cases) {
            if (missing.merge(benchmarkCase, 1, Integer::sum) == MOST_MISSING) {
                unsettled.add(benchmarkCase);
            }
        }
    }
}
