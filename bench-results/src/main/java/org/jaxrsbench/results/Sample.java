package org.jaxrsbench.results;

import java.util.List;

/**
 * One measured iteration of one fork, for one metric: a row of {@code samples.csv}.
 *
 * @param run the same in all rows of a file
 * @param subject what is measured; an opaque label
 * @param implementation short name of the implementation
 * @param version Maven version of the implementation
 * @param jdk full version of the fork's JDK
 * @param benchmark {@code Class.method} without packages
 * @param params {@code name=value} joined by semicolons, names sorted
 * @param mode JMH's short label of the mode
 * @param threads worker threads, from 1
 * @param round from 1; rows of two subjects with the same case and round are a pair
 * @param fork from 1, within subject, case and round
 * @param slot which fork of a pair was launched first, 1 when unpaired
 * @param iteration from 1, measured ones only
 * @param metric what was measured
 * @param value finite and not negative; NaN exactly if the status is not ok
 * @param status what became of it
 */
public record Sample(
        String run,
        String subject,
        String implementation,
        String version,
        String jdk,
        String benchmark,
        String params,
        String mode,
        int threads,
        int round,
        int fork,
        int slot,
        int iteration,
        Metric metric,
        double value,
        Status status) {

    /** The header of {@code samples.csv}. */
    public static final List<String> COLUMNS =
            List.of(("run,subject,implementation,version,jdk,benchmark,params,mode,threads,round,fork,slot,iteration,"
                            + "metric,value,unit,status")
                    .split(","));

    public Sample {
        if (threads < 1 || round < 1 || fork < 1 || slot < 1 || iteration < 1) {
            throw new IllegalArgumentException("threads, round, fork, slot and iteration count from 1");
        }
        if (status == Status.OK ? !Double.isFinite(value) || value < 0 : !Double.isNaN(value)) {
            throw new IllegalArgumentException("value " + value + " with status " + status.label());
        }
    }

    /** The case: the benchmark with its parameters, mode and threads. */
    public Case benchmarkCase() {
        return new Case(benchmark, params, mode, threads);
    }

    /** The fork that this sample is of. */
    public ForkId forkId() {
        return new ForkId(subject, benchmarkCase(), round, fork);
    }

    /** This sample under another label of its subject. */
    public Sample withSubject(String label) {
        return copy(label, benchmark, params, iteration, value, status);
    }

    /** This sample in another run and round. */
    public Sample inRound(String ofRun, int number) {
        return new Sample(
                ofRun,
                subject,
                implementation,
                version,
                jdk,
                benchmark,
                params,
                mode,
                threads,
                number,
                fork,
                slot,
                iteration,
                metric,
                value,
                status);
    }

    /** The one row that a discarded fork leaves: iteration 1 of the same metric, without a value. */
    public Sample discarded() {
        return copy(subject, benchmark, params, 1, Double.NaN, Status.DISCARDED);
    }

    /** This sample with case and subject in each other's place, so that the cases of one subject can be compared. */
    public Sample turned() {
        return copy(benchmarkCase().toString(), subject, "", iteration, value, status);
    }

    private Sample copy(
            String ofSubject, String ofBenchmark, String ofParams, int number, double measured, Status became) {
        return new Sample(
                run,
                ofSubject,
                implementation,
                version,
                jdk,
                ofBenchmark,
                ofParams,
                mode,
                threads,
                round,
                fork,
                slot,
                number,
                metric,
                measured,
                became);
    }

    Object uniqueKey() {
        return List.of(forkId(), iteration, metric);
    }

    /** The fields of the row, in the order of {@link #COLUMNS}. */
    public List<String> fields() {
        return List.of(
                run,
                subject,
                implementation,
                version,
                jdk,
                benchmark,
                params,
                mode,
                Integer.toString(threads),
                Integer.toString(round),
                Integer.toString(fork),
                Integer.toString(slot),
                Integer.toString(iteration),
                metric.label(),
                status == Status.OK ? Double.toString(value) : "",
                metric.unit(),
                status.label());
    }

    /** A benchmark with one value for each parameter, in one mode and with one number of threads. */
    public record Case(String benchmark, String params, String mode, int threads) {

        private static final String BASELINE = "BaselineBenchmark.";

        /** Whether it calls no implementation, and says what the harness or a library takes: of a class named {@code …BaselineBenchmark}. */
        public boolean isBaseline() {
            return benchmark.contains(BASELINE);
        }

        /** Whether it stands for several kinds of requests together: {@code request=mix}. */
        public boolean isMix() {
            return List.of(params.split(";")).contains("request=mix");
        }

        @Override
        public String toString() {
            return benchmark + (params.isEmpty() ? "" : " " + params.replace(';', ' '));
        }
    }

    /** What identifies a fork. */
    public record ForkId(String subject, Case benchmarkCase, int round, int fork) {}
}
