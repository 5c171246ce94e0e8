package org.jaxrsbench.gate.history;

import java.util.ArrayList;
import java.util.List;

/**
 * What was measured in one chart, release by release.
 *
 * @param before the place of the release before each, or -1
 * @param toReference for each release its comparisons with the reference; for the reference itself, a single one
 * @param toBefore for each release its comparisons with the release before
 */
record ReleaseSeries(List<Integer> before, List<List<Contrast>> toReference, List<List<Contrast>> toBefore) {

    /**
     * A comparison in one round.
     *
     * @param log of the ratio of goodness: positive is better
     * @param weight inverse of its variance, in units of a pair's: 1 if both forks took turns, 0.5 if each met the reference, which
     *     are two pairs
     */
    record Contrast(double log, double weight) {}

    /** How many releases there are. */
    int size() {
        return before.size();
    }

    /** The ways from a first release to a last one, along the branches. */
    List<List<Integer>> ways() {
        List<List<Integer>> ways = new ArrayList<>();
        for (int last = 0; last < size(); last++) {
            if (!before.contains(last)) {
                List<Integer> way = new ArrayList<>();
                for (int at = last; at >= 0; at = before.get(at)) {
                    way.add(0, at);
                }
                ways.add(way);
            }
        }
        return ways;
    }
}
