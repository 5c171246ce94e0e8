package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.List;
import org.jaxrsbench.results.Sample;

/** Subjects whose forks can be launched together and take turns. */
public interface Fleet extends AutoCloseable {

    /** The subjects, in the plan's order. */
    List<FleetMember> members();

    /**
     * Launches one fork of each of some subjects, has them take turns, and waits for all of them.
     *
     * @return how they ended, in the order of the launch
     * @throws IOException if the process that launches a subject's forks ended
     */
    List<ForkReport> measure(PairOrder order) throws IOException;

    @Override
    void close() throws IOException;

    /**
     * Forks that are to be alive together.
     *
     * @param benchmarkCase what they measure
     * @param run value of the run column
     * @param round from 1
     * @param attempt how often the round was tried, from 1
     * @param warmups how many times the usual warm-up they get, from 1
     * @param launches in the order in which they are launched and take their first turns
     */
    record PairOrder(
            Sample.Case benchmarkCase, String run, int round, int attempt, int warmups, List<Launch> launches) {}

    /**
     * One fork.
     *
     * @param member index of the subject in {@link #members()}
     * @param burnNanos CPU nanoseconds to waste in each operation, or 0
     * @param recording file for a flight recording; empty for none
     */
    record Launch(int member, long burnNanos, String recording) {}
}
