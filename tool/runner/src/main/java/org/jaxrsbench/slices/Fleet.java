package org.jaxrsbench.slices;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jaxrsbench.format.Case;

/**
 * Subjects whose forks can be launched together and take turns. The first one is the baseline and the last one the candidate.
 */
public interface Fleet extends AutoCloseable {

    /** The subjects, in the plan's order. */
    List<FleetMember> members();

    /**
     * Launches one fork of each of some subjects, has them take turns, and waits for all of them.
     *
     * @param next what is measured next, as far as is known; its forks may be launched meanwhile
     * @return how they ended, in the order of the launch
     * @throws IOException if a fork cannot be started
     */
    List<ForkReport> measure(PairOrder order, Optional<PairOrder> next) throws IOException;

    /** From now on a fork that says nothing for so many milliseconds hangs. */
    default void limit(long millis) {}

    @Override
    void close() throws IOException;

    /**
     * The cases to measure if subjects may lack some by declaration: what every subject either has or declares it cannot
     * run, and at least one has. In the order of the subjects and of each one's cases.
     */
    default List<Case> supported() {
        return any().stream()
                .filter(c -> members().stream().allMatch(m -> m.listed().containsKey(c)))
                .toList();
    }

    /** Cases that some subject neither has nor declares it cannot run, as another commit's harness may. */
    default Set<Case> unknown() {
        Set<Case> unknown = any();
        supported().forEach(unknown::remove);
        return unknown;
    }

    /** The cases that every subject has, in the first one's order. */
    default List<Case> common() {
        return any().stream()
                .filter(c -> members().stream().allMatch(m -> m.runs(c)))
                .toList();
    }

    /** The cases that some subjects have and others have not. */
    default Set<Case> uncommon() {
        Set<Case> uncommon = any();
        common().forEach(uncommon::remove);
        return uncommon;
    }

    /** Cases that the first subject has and the last one lacks. */
    default List<Case> missing() {
        List<Case> missing = new ArrayList<>(members().get(0).cases());
        missing.removeAll(members().get(members().size() - 1).cases());
        return missing;
    }

    private Set<Case> any() {
        Set<Case> any = new LinkedHashSet<>();
        members().forEach(member -> any.addAll(member.cases()));
        return any;
    }

    /**
     * Forks that are to be alive together.
     *
     * @param cases what they carry
     * @param only the place of the one case that slices are of, while it is recorded; empty for all
     * @param census whether they read what operations leave behind
     * @param run value of the run column
     * @param round from 1
     * @param attempt how often the round was tried, from 1
     * @param launches in the order in which they are launched and take their first turns
     */
    record PairOrder(
            List<Case> cases,
            OptionalInt only,
            boolean census,
            String run,
            int round,
            int attempt,
            List<Launch> launches) {}

    /**
     * One fork.
     *
     * @param member index of the subject in {@link #members()}
     * @param slowdownNanos CPU nanoseconds to waste in each operation of each case, or 0
     * @param recording file for a flight recording; empty for none
     */
    record Launch(int member, List<Long> slowdownNanos, String recording) {}
}
