package org.jaxrsbench.fork;

import java.util.List;

/** A fork's message to its runner, as JSON: a word and its content. */
public final class ForkWords {

    private ForkWords() {}

    /**
     * Said once the compiler is quiet, or the time for that is up.
     *
     * @param task the kernel's number of the only worker; 0 if there are several or it is not known; -1 of a fork that has not settled, and
     *     ends, because it was told of more operations than fit in a minute
     * @param nanos cost of each case's operation, in nanoseconds
     * @param bootMillis milliseconds until it began to settle
     * @param settleMillis how long that took by the wall
     * @param quiet whether its compiler was quiet then; null if nobody looked
     */
    public record Settled(long task, double[] nanos, long bootMillis, long settleMillis, Boolean quiet) {}

    /**
     * Something that grows with each operation.
     *
     * @param of a class, or what no class stands for, such as {@code threads}
     * @param count how many an operation of any case leaves behind
     * @param bytes that they hold themselves
     */
    public record Leak(String of, double count, double bytes) {}

    /**
     * Said after the last slice: what the JVM did from the first measured one to the last.
     *
     * @param otherCpuNanos CPU time of its threads that do not work on operations
     * @param collectorNanos CPU time of the collectors' threads
     * @param collections how many there were
     * @param leaks what operations leave behind, most bytes first; empty also if that was not read
     * @param leastLeak how many objects of a class an operation would have to leave behind to be seen; 0 if that was not read
     * @param background CPU time of its threads other than workers, compiler and collector while the others had the turn, over that time; null
     *     if that was not measured
     */
    public record Measured(
            long otherCpuNanos,
            long collectorNanos,
            long collections,
            List<Leak> leaks,
            double leastLeak,
            Double background) {

        /** Bytes that an operation leaves behind. */
        public double leakedBytes() {
            return leaks.stream().mapToDouble(Leak::bytes).sum();
        }

        /** With what operations leave behind. */
        Measured leaking(List<Leak> read, double least) {
            return new Measured(otherCpuNanos, collectorNanos, collections, read, least, background);
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
