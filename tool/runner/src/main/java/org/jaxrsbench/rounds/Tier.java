package org.jaxrsbench.rounds;

import java.io.IOException;
import java.util.Optional;

/**
 * How subjects are measured once: in forks that take turns, or in servers under load.
 *
 * @param <G> subjects and cases that are measured together; its text names them
 */
@FunctionalInterface
public interface Tier<G> {

    /** A group in a round, from 1. */
    record Step<G>(G group, int round) {}

    /**
     * Measures a group once, and records what it gave. If a subject fails, that is recorded, and the others go on.
     *
     * @param next what is measured next, if that is known; it may be prepared meanwhile
     * @return what to say beside the group's name, as progress; may have more lines
     * @throws IOException if nothing can be measured any more, or the results cannot be written
     */
    String measure(Step<G> step, Optional<Step<G>> next) throws IOException, InterruptedException;
}
