package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jaxrsbench.stats.Summary;

/**
 * The slices of one case in one fork, in order. Those of the same number in forks that took turns were measured one right after the other.
 *
 * @param slices all of them, from two up
 * @param collectorNanos CPU time of the garbage collector among the fork's slices that is this case's: by its share of the bytes that they allocated
 */
public record CaseSlices(Slice[] slices, double collectorNanos) {

    /** With a longer wait, by this share of its wall time, a slice says nothing of its operations. */
    private static final int MOST_WAITING = 5;

    /** With fewer slices beside each other, two forks are not compared. */
    public static final int FEWEST = 100;

    /**
     * About half a millisecond of a case.
     *
     * @param turn in which it was measured, among those of all cases, from 1
     * @param operations from 1
     * @param wallNanos how long it took
     * @param cpuNanos CPU time of the worker
     * @param waitNanos in which the worker was ready to run and had no processor
     * @param bytes that the worker allocated
     * @param javaNanos CPU time of all Java threads; 0 if it is not known
     */
    public record Slice(
            int turn, long operations, long wallNanos, long cpuNanos, long waitNanos, long bytes, long javaNanos) {

        /** Wall time less that in which the worker waited for a processor: a nanosecond at least, for something was done. */
        private long net() {
            return Math.max(1, wallNanos - waitNanos);
        }

        private boolean disturbed() {
            return waitNanos * MOST_WAITING > wallNanos;
        }

        /** With the CPU time of all Java threads as its time; disturbed if that is not known. */
        private Slice byJava() {
            return new Slice(
                    turn, operations, Math.max(1, javaNanos), cpuNanos, javaNanos == 0 ? 1 : 0, bytes, javaNanos);
        }

        private double nanos() {
            return (double) net() / operations;
        }

        private double cpu() {
            return (double) cpuNanos / operations;
        }

        private double alloc() {
            return (double) bytes / operations;
        }
    }

    /**
     * How a candidate's goodness differs from a baseline's, as log ratios: positive is better.
     *
     * @param cost typical cost and the collector's
     * @param typical the median over adjacent slices
     * @param cpu likewise, of CPU time
     * @param alloc likewise, of bytes; 0 if neither allocates
     * @param total of all slices
     * @param slices how many pairs of adjacent slices that rests on
     */
    public record Difference(double cost, double typical, double cpu, double alloc, double total, int slices) {}

    /** The same by CPU time of all Java threads in the place of time by the wall; empty if that is known of too few slices. */
    public Optional<CaseSlices> byJava() {
        Slice[] java = Arrays.stream(slices).map(Slice::byJava).toArray(Slice[]::new);
        long known = Arrays.stream(java).filter(s -> !s.disturbed()).count();
        return known < Math.min(FEWEST, java.length)
                ? Optional.empty()
                : Optional.of(new CaseSlices(java, collectorNanos));
    }

    /** The median cost of an operation, in nanoseconds, over slices that waited for no processor; over all if all did. */
    public double typical() {
        double[] nanos = Arrays.stream(slices)
                .filter(s -> !s.disturbed())
                .mapToDouble(Slice::nanos)
                .toArray();
        return nanos.length == 0 ? total() : Summary.median(nanos);
    }

    /** Time of all slices over all operations, in nanoseconds. */
    public double total() {
        return over(Arrays.stream(slices).mapToLong(Slice::net));
    }

    /** The collector's time over all operations, in nanoseconds. */
    public double collector() {
        return collectorNanos / operations();
    }

    /** CPU time of the worker for one operation, in nanoseconds. */
    public double cpu() {
        return over(Arrays.stream(slices).mapToLong(Slice::cpuNanos));
    }

    /** Bytes that the worker allocates for one operation. */
    public double alloc() {
        return over(Arrays.stream(slices).mapToLong(Slice::bytes));
    }

    /** The share of the slices' time in which the worker waited for a processor. */
    public double waitShare() {
        return (double) Arrays.stream(slices).mapToLong(Slice::waitNanos).sum()
                / Arrays.stream(slices).mapToLong(Slice::wallNanos).sum();
    }

    private long operations() {
        return Arrays.stream(slices).mapToLong(Slice::operations).sum();
    }

    private double over(LongStream nanos) {
        return (double) nanos.sum() / operations();
    }

    /**
     * This case against the same one in a fork that it took turns with. Two adjacent slices are left out if either waited for a processor for
     * more than a fifth of its time.
     *
     * @throws IllegalArgumentException if the two have not equally many slices
     */
    public Difference against(CaseSlices baseline) {
        if (slices.length != baseline.slices.length) {
            throw new IllegalArgumentException(slices.length + " slices against " + baseline.slices.length
                    + "; forks that take turns have as many");
        }
        int[] adjacent = IntStream.range(0, slices.length)
                .filter(i -> !slices[i].disturbed() && !baseline.slices[i].disturbed())
                .toArray();
        double typical = median(adjacent, baseline, Slice::nanos).orElse(Double.NaN);
        double collector =
                StrictMath.log((1 + baseline.collector() / baseline.typical()) / (1 + collector() / typical()));
        return new Difference(
                typical + collector,
                typical,
                median(adjacent, baseline, Slice::cpu).orElse(Double.NaN),
                median(adjacent, baseline, Slice::alloc).orElse(0),
                StrictMath.log(baseline.total() / total()),
                adjacent.length);
    }

    /** The same as {@link Difference#cost}, by CPU time of all Java threads; NaN if a side has too few slices of which that is known. */
    public double javaAgainst(CaseSlices baseline) {
        return byJava().flatMap(
                        own -> baseline.byJava().map(other -> own.against(other).cost()))
                .orElse(Double.NaN);
    }

    /** By how much {@link Difference#typical} is better in the last third of the slices than in the first; NaN of few slices. */
    public double drift(CaseSlices baseline) {
        int third = slices.length / 3;
        int last = slices.length - third;
        return slices.length < FEWEST
                ? Double.NaN
                : part(last).against(baseline.part(last)).typical()
                        - part(0).against(baseline.part(0)).typical();
    }

    /** A third of it. */
    private CaseSlices part(int from) {
        return new CaseSlices(Arrays.copyOfRange(slices, from, from + slices.length / 3), collectorNanos);
    }

    private OptionalDouble median(int[] adjacent, CaseSlices baseline, ToDoubleFunction<Slice> figure) {
        double[] logs = Arrays.stream(adjacent)
                .mapToDouble(
                        i -> StrictMath.log(figure.applyAsDouble(baseline.slices[i]) / figure.applyAsDouble(slices[i])))
                .filter(Double::isFinite)
                .toArray();
        return logs.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Summary.median(logs));
    }
}
