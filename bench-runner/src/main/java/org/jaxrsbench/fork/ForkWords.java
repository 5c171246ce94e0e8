package org.jaxrsbench.fork;

/** A fork's message to its runner, as JSON: a word and its content. */
public final class ForkWords {

    private ForkWords() {}

    /**
     * Said once the compiler is quiet.
     *
     * @param task the kernel's number of the only worker; 0 if there are several or it is not known; -1 of a fork that has not settled, and
     *     ends, because it was told of more operations than fit in a minute
     * @param nanos cost of each case's operation, in nanoseconds
     * @param bootMillis milliseconds until it began to settle
     * @param settleMillis how long that took
     */
    public record Settled(long task, double[] nanos, long bootMillis, long settleMillis) {}

    /**
     * Said after the last slice: what the JVM did from the first measured one to the last.
     *
     * @param otherCpuNanos CPU time of its threads that do not work on operations
     * @param collectorNanos CPU time of the collectors' threads
     * @param collections how many there were
     * @param leak bytes that an operation of any of its cases leaves behind, afterwards; NaN if that was not measured
     * @param background CPU time of its threads other than workers, compiler and collector while the others had the turn, over that time; null
     *     if that was not measured
     */
    public record Measured(long otherCpuNanos, long collectorNanos, long collections, double leak, Double background) {

        /** With what operations leave behind. */
        Measured leaking(double bytes) {
            return new Measured(otherCpuNanos, collectorNanos, collections, bytes, background);
        }
    }

    /**
     * Said at the end.
     *
     * @param vm name and version of the JVM
     * @param jdk version
     * @param jmh version
     */
    public record Done(String vm, String jdk, String jmh) {}

    /**
     * Said in place of any other word.
     *
     * @param reason in one line
     * @param index of the case that failed; -1 for none
     */
    public record Failed(String reason, int index) {}
}
