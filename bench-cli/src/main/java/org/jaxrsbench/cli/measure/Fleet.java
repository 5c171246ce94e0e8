package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.jaxrsbench.results.Case;

/** Subjects whose forks can be launched together and take turns. */
public interface Fleet extends AutoCloseable {

    /** The subjects, in the plan's order. */
    List<FleetMember> members();

    /**
     * Launches one fork of each of some subjects, has them take turns, and waits for all of them.
     *
     * @return how they ended, in the order of the launch
     * @throws IOException if a fork cannot be started
     */
    List<ForkReport> measure(PairOrder order) throws IOException;

    @Override
    void close() throws IOException;

    /**
     * Forks that are to be alive together.
     *
     * @param cases what they carry
     * @param only the place of the one case that slices are of, while it is recorded; empty for all
     * @param run value of the run column
     * @param round from 1
     * @param attempt how often the round was tried, from 1
     * @param launches in the order in which they are launched and take their first turns
     */
    record PairOrder(List<Case> cases, OptionalInt only, String run, int round, int attempt, List<Launch> launches) {}

    /**
     * One fork.
     *
     * @param member index of the subject in {@link #members()}
     * @param slowdownNanos CPU nanoseconds to waste in each operation of each case, or 0
     * @param recording file for a flight recording; empty for none
     */
    record Launch(int member, List<Long> slowdownNanos, String recording) {}
}
