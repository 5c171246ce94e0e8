package org.jaxrsbench.lab.turns;

import java.io.IOException;

/**
 * What happens to the processes of live forks as they take their turns, beside the turns themselves. A policy that does
 * nothing leaves plain turns: one fork at a time, A B B A A B ….
 *
 * <p>A process id is empty for forks of an older harness, which do not tell theirs.
 */
public interface TurnPolicy {

    /** Whether all forks measure at the same time. Then every fork's {@link #beforeGo} comes before the first one starts. */
    default boolean together() {
        return false;
    }

    /**
     * A fork is ready to measure, and waits.
     *
     * @param pid its process id
     * @param measuredBefore whether it has measured already; false for the first time
     * @throws IOException when the process cannot be acted on
     */
    default void onReady(String pid, boolean measuredBefore) throws IOException {}

    /**
     * A fork is about to be told to measure.
     *
     * @param pid its process id
     * @param index its place among the forks that are alive, from 0
     * @param lap how many times all of them have measured together before, from 0
     * @throws IOException when the process cannot be acted on
     */
    default void beforeGo(String pid, int index, int lap) throws IOException {}

    /**
     * A fork has ended, or lost its connection.
     *
     * @param pid its process id; empty, too, for a fork that never connected
     * @throws IOException when the process cannot be acted on
     */
    default void onLeave(String pid) throws IOException {}
}
