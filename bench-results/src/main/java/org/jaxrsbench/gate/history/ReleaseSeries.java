package org.jaxrsbench.gate.history;

import java.util.ArrayList;
import java.util.List;

/**
 * What was measured in one chart, release by release, as log ratios of goodness: positive is better.
 *
 * @param before the place of the release before each, or -1
 * @param toReference for each release its pairs with the reference, in order of rounds; none for the reference itself if it is not
 *     one of the releases
 * @param toBefore for each release its comparisons with the release before
 */
public record ReleaseSeries(List<Integer> before, List<double[]> toReference, List<List<Contrast>> toBefore) {

    /** Two forks that met, of four if two releases were compared through the reference. */
    private static final double THROUGH_REFERENCE = 0.5;

    /**
     * A comparison with the release before in one round.
     *
     * @param log of the ratio of goodness
     * @param weight inverse of its variance, in units of a pair's: 1 if both forks took turns, 0.5 if each met the reference
     */
    public record Contrast(double log, double weight) {

        /** Of forks that took turns. */
        public static Contrast direct(double log) {
            return new Contrast(log, 1);
        }

        /** Of forks that each took turns with the reference: two pairs, so twice the variance. */
        public static Contrast throughReference(double log) {
            return new Contrast(log, THROUGH_REFERENCE);
        }
    }

    /** Keeps copies. */
    public ReleaseSeries {
        before = List.copyOf(before);
        toReference = List.copyOf(toReference);
        toBefore = List.copyOf(toBefore);
    }

    /** How many releases there are. */
    public int size() {
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
