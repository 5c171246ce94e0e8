package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
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
     * @throws IOException if the process that launches a subject's forks ended
     */
    List<ForkReport> measure(PairOrder order) throws IOException;

    /**
     * The median of how long turns of forks with several cases took, in milliseconds, their iteration and everything that
     * JMH does around it included; empty if there were none.
     */
    default OptionalDouble medianTurnMillis() {
        return OptionalDouble.empty();
    }

    @Override
    void close() throws IOException;

    /**
     * Forks that are to be alive together.
     *
     * @param cases what they measure
     * @param shared whether the forks are made for several cases, and told which one each turn is for
     * @param only the place of the one case that turns are for, while it is recorded; empty for all
     * @param run value of the run column
     * @param round from 1
     * @param attempt how often the round was tried, from 1
     * @param warmups how many times the usual warm-up they get, from 1
     * @param batch whether workers wait for each compilation that they set off
     * @param sliced whether they take turns in slices, or by iterations
     * @param launches in the order in which they are launched and take their first turns
     */
    record PairOrder(
            List<Case> cases,
            boolean shared,
            OptionalInt only,
            String run,
            int round,
            int attempt,
            int warmups,
            boolean batch,
            boolean sliced,
            List<Launch> launches) {}

    /**
     * One fork.
     *
     * @param member index of the subject in {@link #members()}
     * @param burnNanos CPU nanoseconds to waste in each operation of each case, or 0; of shared forks, in every second
     *     window of the case
     * @param recording file for a flight recording; empty for none
     */
    record Launch(int member, List<Long> burnNanos, String recording) {}
}
