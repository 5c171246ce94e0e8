package org.jaxrsbench.cli.measure;

import java.util.SplittableRandom;

/**
 * What chance decides in a run. Each decision has a coin of its own, so that the same ones fall however often a round is
 * tried and wherever a run is resumed.
 *
 * @param seed of the run
 */
record Coins(long seed) {

    /** Seed of the order in which a round's groups are measured. */
    long of(int round) {
        return new SplittableRandom(31 * seed + round).nextLong();
    }

    /** Seed of the order in which the subjects of a round and group are launched: of two, a fair coin. */
    long of(int round, CaseGroup group) {
        return new SplittableRandom(of(round) ^ group.cases().toString().hashCode()).nextLong();
    }
}
