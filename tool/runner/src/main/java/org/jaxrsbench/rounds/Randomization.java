package org.jaxrsbench.rounds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * What chance decides in a run. Each decision has a coin of its own, so that the same ones fall however often a round is tried and wherever a
 * run is resumed.
 *
 * @param seed of the run; blocks of a history and probes of a bisection each have one of their own
 */
public record Randomization(long seed) {

    /** The groups of a round in the order in which they are measured. */
    public <T> List<T> order(List<T> groups, int round) {
        return shuffled(groups, mixed(round));
    }

    /**
     * The members of a group in the order in which they are launched, or take their turns: of two, a fair coin; of more,
     * each order is as likely.
     *
     * @param group names the group; each has coins of its own
     */
    public <T> List<T> launches(List<T> members, String group, int round) {
        return shuffled(members, new SplittableRandom(mixed(round) ^ group.hashCode()).nextLong());
    }

    private long mixed(int round) {
        return new SplittableRandom(31 * seed + round).nextLong();
    }

    private static <T> List<T> shuffled(List<T> list, long seed) {
        List<T> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled;
    }
}
