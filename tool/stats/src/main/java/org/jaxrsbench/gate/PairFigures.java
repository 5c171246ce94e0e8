package org.jaxrsbench.gate;

import static java.lang.Double.NaN;

import org.jaxrsbench.format.Metric;

/**
 * The figures of a pair, as {@link PairTable} explains them; NaN for a missing one.
 *
 * @param cpuJava the difference in CPU time of all Java threads, where others than the workers do a part of an operation
 * @param wall the difference by the clock, where that in CPU time has taken its place
 * @param share by which the candidate allocates more than the baseline
 * @param leakBefore bytes that an operation of the baseline leaves behind
 * @param leakAfter the same of the candidate
 */
record PairFigures(
        double difference,
        double cpuJava,
        double wall,
        double total,
        double rise,
        double share,
        double leakBefore,
        double leakAfter,
        double stall,
        double background) {

    static final PairFigures MISSING = of(NaN);

    /** Of a pair of which nothing else is known. */
    static PairFigures of(double difference) {
        return new PairFigures(difference, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN);
    }

    /** Of a pair whose log ratios are known. */
    static PairFigures of(Pair pair, Pairs.Logs logs, double cpuJava, double stall) {
        double before = pair.before(Metric.ALLOC);
        double after = pair.after(Metric.ALLOC);
        return new PairFigures(
                logs.difference(),
                cpuJava,
                NaN,
                logs.total(),
                after - before - Math.max(GateSettings.ALLOC_SHARE * before, GateSettings.ALLOC_BYTES),
                after / before - 1,
                pair.before(Metric.LEAK),
                pair.after(Metric.LEAK),
                stall,
                pair.after(Metric.BACKGROUND) - pair.before(Metric.BACKGROUND) - GateSettings.BACKGROUND_SHARE);
    }

    /** With the difference in CPU time in the place of that by the clock. */
    PairFigures byCpu() {
        return new PairFigures(cpuJava, NaN, difference, total, rise, share, leakBefore, leakAfter, stall, background);
    }

    /** Whether the candidate leaks and the baseline does not, or a tenth of it at most: caches may look like that. */
    boolean leaksAnew() {
        return leakAfter > GateSettings.LEAK_BYTES
                && leakBefore <= Math.max(GateSettings.LEAK_BYTES, GateSettings.LEAK_SHARE * leakAfter);
    }

    /** 1 if the candidate leaks more, -1 if the baseline does, 0 if both do as much, or nothing; NaN if that was not read. */
    double leaksMore() {
        double noise = Math.max(GateSettings.LEAK_BYTES, GateSettings.LEAK_SHARE * Math.max(leakBefore, leakAfter));
        double more = leakAfter - leakBefore;
        return Math.abs(more) <= noise ? 0 : Math.signum(more);
    }
}
