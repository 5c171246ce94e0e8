package org.jaxrsbench.fork;

import java.util.SplittableRandom;

/**
 * The case of each turn. The order of cases is drawn anew for each two laps; in the second of them each case has the other order of forks, for
 * that changes from turn to turn.
 *
 * @param cases how many a lap has
 * @param turns the index of each turn's case, from 0
 */
record Laps(int cases, int[] turns) {

    /** The order of cases in a number of laps; the same seed gives the same order. */
    static Laps of(ForkOrder order, int laps) {
        int only = order.way().only();
        int cases = only < 0 ? order.tasks().size() : 1;
        int[] turns = new int[laps * cases];
        SplittableRandom random = new SplittableRandom(order.seed());
        int[] lap = new int[cases];
        for (int l = 0; l < laps; l++) {
            if (l % 2 == 0) {
                shuffle(lap, random);
            } else if (cases % 2 == 0) {
                // One turn later than in the lap before, or earlier: an odd number of turns, where the lap alone would
                // be an even one.
                int first = lap[0];
                System.arraycopy(lap, 1, lap, 0, cases - 1);
                lap[cases - 1] = first;
            }
            for (int i = 0; i < cases; i++) {
                turns[l * cases + i] = only < 0 ? lap[i] : only;
            }
        }
        return new Laps(cases, turns);
    }

    /** Durstenfeld's, from the inside out: makes a permutation of 0 to n-1. */
    private static void shuffle(int[] lap, SplittableRandom random) {
        for (int i = 0; i < lap.length; i++) {
            int other = random.nextInt(i + 1);
            lap[i] = lap[other];
            lap[other] = i;
        }
    }

    int caseOf(int turn) {
        return turns[turn];
    }
}
