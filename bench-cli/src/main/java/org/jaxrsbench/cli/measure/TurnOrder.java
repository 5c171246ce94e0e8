package org.jaxrsbench.cli.measure;

import java.util.List;

/** Decides which live forks may go on, from what they say. Holds no socket and no process, and is used by one thread at a time. */
public interface TurnOrder {

    /**
     * A member said a word: {@code warm} before its first warm-up iteration, {@code ready} before and {@code done} after
     * each measured one.
     *
     * @param member index, in the order of the launch
     * @return the members that may go now, in this order
     * @throws IllegalArgumentException if the word is unknown
     */
    List<Integer> heard(int member, String word);

    /**
     * A member ended or died. Its turn goes to the others.
     *
     * @return the members that may go now, in this order
     */
    List<Integer> left(int member);
}
