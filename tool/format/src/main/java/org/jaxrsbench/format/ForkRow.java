package org.jaxrsbench.format;

import java.util.List;
import java.util.Optional;

/**
 * A row of {@code forks.csv}: under what conditions a fork measured, and what its JVM did meanwhile.
 *
 * @param place which fork it is
 * @param status {@code ok}, {@code discarded} or {@code failed}
 * @param why it does not count; empty if it does
 * @param conditions what the machine gave it
 * @param work what its JVM did beside the operations
 * @param settling how it settled; empty of one that failed or has another way to settle, and in older runs
 */
public record ForkRow(
        Place place, Status status, String why, Conditions conditions, Work work, Optional<Settling> settling) {

    /** The file. */
    public static final Table<ForkRow> TABLE = new Table<>(ForkRow.class, "a run in slices", 4);

    /** This row as one that does not count, for a reason that ignores its figures. */
    public ForkRow discarded(String reason) {
        return new ForkRow(place, Status.DISCARDED, reason, conditions, work, settling);
    }

    /** This row in another round. */
    ForkRow inRound(int round) {
        Place moved = new Place(place.subject, place.application, round, place.fork, place.slot);
        return new ForkRow(moved, status, why, conditions, work, settling);
    }

    /**
     * Which fork it is.
     *
     * @param subject label of the subject
     * @param application the first case that it carried, and how many more
     * @param round from 1
     * @param fork its number in the round
     * @param slot when it was launched, from 1
     */
    public record Place(String subject, String application, int round, int fork, int slot) {

        private static final String AND = " and ";

        /** What stands for these cases, of which there is one at least; two applications of a run share none. */
        public static String application(List<Case> cases) {
            String first = cases.get(0).toString();
            return cases.size() == 1 ? first : first + AND + (cases.size() - 1) + " more";
        }

        /** The first case that it carried, as text. */
        public String firstCase() {
            int and = application.lastIndexOf(AND);
            return and < 0 || !application.endsWith(" more") ? application : application.substring(0, and);
        }
    }

    /**
     * What the machine gave it.
     *
     * @param pinned whether its worker was pinned to the processor that all share
     * @param bootMs milliseconds from its launch until it began to settle
     * @param settleMs milliseconds by the wall that it settled for, the compiler's among them
     * @param waitShare of its slices in which its worker was ready to run and had no processor
     * @param stealShare of the processors that was given to others outside the machine, while it took slices
     */
    public record Conditions(boolean pinned, long bootMs, long settleMs, double waitShare, double stealShare) {}

    /**
     * What its JVM did, while forks took slices.
     *
     * @param otherCpuNs CPU time of its other threads
     * @param collections how often it collected garbage
     * @param collectorNs CPU time of the collector's threads meanwhile; where the system does not tell, how long collections took
     */
    public record Work(long otherCpuNs, long collections, long collectorNs) {}

    /**
     * How it settled.
     *
     * @param quiet whether its compiler became quiet; if not, it met the cap of time for that
     */
    public record Settling(boolean quiet) {}
}
