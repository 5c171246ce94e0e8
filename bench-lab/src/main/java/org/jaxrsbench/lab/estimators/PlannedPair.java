package org.jaxrsbench.lab.estimators;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A pair that is still to be measured.
 *
 * @param way how
 * @param subject label of the subject that is paired with itself
 * @param pair its number, from 1
 */
public record PlannedPair(PairingMethod way, String subject, int pair) {

    /**
     * The pairs that are missing, in the order in which they are to be measured: all ways and subjects once, in shuffled
     * order, before any of them a second time, so that a drift of the machine falls on all of them.
     *
     * @param pairs how many of each way and subject there are to be
     * @param have what was measured before
     */
    public static List<PlannedPair> missing(
            List<PairingMethod> ways, List<String> subjects, int pairs, List<PairEstimate> have, Random random) {
        Set<List<Object>> measured = new HashSet<>();
        have.forEach(estimate -> measured.add(List.of(estimate.way(), estimate.subject(), estimate.pair())));
        List<PlannedPair> missing = new ArrayList<>();
        for (int pair = 1; pair <= pairs; pair++) {
            List<PlannedPair> round = new ArrayList<>();
            for (PairingMethod way : ways) {
                for (String subject : subjects) {
                    if (!measured.contains(List.of(way.name(), subject, pair))) {
                        round.add(new PlannedPair(way, subject, pair));
                    }
                }
            }
            Collections.shuffle(round, random);
            missing.addAll(round);
        }
        return missing;
    }
}
