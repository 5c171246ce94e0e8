package org.jaxrsbench.cli.measure;

import java.util.List;
import java.util.OptionalInt;

/** Decides which live forks may go on, from what they say. Holds no socket and no process, and is used by one thread at a time. */
public interface TurnOrder {

    /**
     * A member said a word: {@code warm} before its first warm-up iteration, {@code ready} before each one that takes
     * turns and {@code end} after the last.
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

    /** What a member that may go is told: {@code go}, or {@code go N} with the index of the case that its turn is for. */
    default String answer(int member) {
        return "go";
    }

    /** Which case a member was measuring when it left; empty if it was between turns, or has one case. */
    default OptionalInt leftDuring(int member) {
        return OptionalInt.empty();
    }
}
