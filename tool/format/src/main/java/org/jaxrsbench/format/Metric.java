package org.jaxrsbench.format;

/** A measured quantity, with its unit. */
public enum Metric implements Labeled {
    /**
     * What an operation costs in slices: the typical cost and the collector's. The headline of paired runs. Time is wall time less that in
     * which a runnable worker waited for a processor.
     */
    COST("ns/op", false),
    /** The median over slices: what most operations take. */
    TYPICAL("ns/op", false),
    /** CPU time of the garbage collector's threads for one operation, by the bytes that it allocates. */
    COLLECTOR("ns/op", false),
    /** Time of all slices over all operations: what falls into few slices is in it. */
    TOTAL("ns/op", false),
    /** Operations a second, wall time: the headline of JMH's own runs; in slices, of the total. */
    THROUGHPUT("ops/s", true),
    /** Wall time of one operation, in JMH's average, sample and single-shot modes. */
    TIME("ns/op", false),
    /** CPU time of the worker threads for one operation. */
    CPU("ns/op", false),
    /**
     * CPU time of all Java threads for one operation (the median slice), and the collector's; where threads other than the workers do a part of
     * it, as a client's and a server's in one JVM do.
     */
    CPU_JAVA("ns/op", false),
    /**
     * Wall time of one operation less the time in which a runnable worker waited for a processor: sees a lock, a sleep and
     * a pause, and not a busy neighbor. CPU time if the kernel does not tell the wait.
     */
    NET("ns/op", false),
    /** CPU time of the whole JVM, collector and compiler included, for one operation. */
    CPU_PROCESS("ns/op", false),
    /** Bytes that the worker threads allocate for one operation. */
    ALLOC("B/op", false),
    /** Bytes that stay for good after an operation of any case of the fork: heap, classes, threads, open files. */
    LEAK("B/op", false),
    /** Worker CPU time over wall time and threads: 1 if nothing else wanted the processor. */
    CPU_SHARE("cpu", true),
    /**
     * CPU time of the fork's threads other than workers, compiler and collector while another subject had the turn, over that time: 1 if one
     * such thread never rests.
     */
    BACKGROUND("cpu", false),
    /** By how much the log ratio of a pair is better in the last third of its laps than in the first; in pairs only. */
    DRIFT("", true),
    /** Heap that stays reachable. */
    RETAINED("B", false),
    /** Median latency, HTTP tier. */
    LATENCY_P50("us", false),
    /** 99th percentile of latency, HTTP tier. */
    LATENCY_P99("us", false),
    /** 99.9th percentile of latency, HTTP tier. */
    LATENCY_P999("us", false);

    private final String unit;
    private final boolean higherIsBetter;

    Metric(String unit, boolean higherIsBetter) {
        this.unit = unit;
        this.higherIsBetter = higherIsBetter;
    }

    /**
     * Whether a fork's figure is the mean over all its iterations. The clock of a whole process ticks every 10 ms, so a short
     * iteration may read zero.
     */
    public boolean overWholeForks() {
        return this == CPU_PROCESS;
    }

    /** The one unit that goes with it. */
    public String unit() {
        return unit;
    }

    /** Whether more is better. */
    public boolean higherIsBetter() {
        return higherIsBetter;
    }

    /**
     * The metric with this label.
     *
     * @throws IllegalArgumentException if there is none; the message lists them
     */
    public static Metric of(String label) {
        return Labeled.find(Metric.class, label)
                .orElseThrow(() -> new IllegalArgumentException(
                        "metric is '" + label + "', not one of " + Labeled.labels(Metric.class)));
    }
}
