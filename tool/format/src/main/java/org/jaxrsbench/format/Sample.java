package org.jaxrsbench.format;

import java.util.List;

/**
 * One measured iteration of a case in a fork, for one metric: a row of {@code samples.csv}.
 *
 * @param run the same in all rows of a file
 * @param from what ran in the fork
 * @param benchmarkCase what was measured in it
 * @param in the fork
 * @param iteration from 1, measured ones only
 * @param metric what was measured
 * @param value not negative, and 1e30 at most; NaN exactly if the status is not ok
 * @param unit of the metric
 * @param status what became of it
 */
public record Sample(
        String run,
        Subject from,
        Case benchmarkCase,
        Fork in,
        int iteration,
        Metric metric,
        double value,
        String unit,
        Status status) {

    /** The file {@code samples.csv}; {@link SampleReader} reads it. */
    public static final Table<Sample> TABLE = new Table<>(Sample.class, "a run");

    // What is beyond is no measurement, and sums of it are not finite.
    private static final double MOST = 1e30;

    private static final List<String> MODES = List.of("thrpt", "avgt", "sample", "ss");

    /** Checks what is true of a row by itself. */
    public Sample {
        requireText("run", run);
        requireText("subject", from.label());
        requireText("implementation", from.implementation());
        requireText("version", from.version());
        requireText("jdk", from.jdk());
        requireText("benchmark", benchmarkCase.benchmark());
        String mode = benchmarkCase.mode();
        if (!MODES.contains(mode)) {
            throw new IllegalArgumentException("mode is '" + mode + "', not one of " + String.join(", ", MODES));
        }
        if (benchmarkCase.threads() < 1 || iteration < 1) {
            throw new IllegalArgumentException("threads and iteration count from 1");
        }
        if (!metric.unit().equals(unit)) {
            throw new IllegalArgumentException(
                    "unit of " + metric.label() + " is '" + unit + "', expected " + metric.unit());
        }
        if (status == Status.OK ? !(value >= 0 && value <= MOST) : !Double.isNaN(value)) {
            throw new IllegalArgumentException("value is '" + value + "' where status is " + status.label()
                    + (value > MOST ? "; expected at most " + MOST : ""));
        }
        // A mode in which the metric cannot be measured means that columns were mixed up.
        Metric elsewhere = mode.equals("thrpt") ? Metric.TIME : Metric.THROUGHPUT;
        if (status == Status.OK && metric == elsewhere) {
            throw new IllegalArgumentException(metric.label() + " is not measured in mode " + mode);
        }
    }

    private static void requireText(String column, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(column + " is empty");
        }
    }

    /** In the unit of the metric. */
    public Sample(
            String run,
            Subject from,
            Case benchmarkCase,
            Fork in,
            int iteration,
            Metric metric,
            double value,
            Status status) {
        this(run, from, benchmarkCase, in, iteration, metric, value, metric.unit(), status);
    }

    /** The label of the subject. */
    public String subject() {
        return from.label();
    }

    /** The parameters of the case. */
    public Params params() {
        return benchmarkCase.params();
    }

    /** The round of the fork. */
    public int round() {
        return in.round();
    }

    /** The number of the fork. */
    public int fork() {
        return in.number();
    }

    /** Which fork of a pair it is. */
    public int slot() {
        return in.slot();
    }

    /** The fork and the case that this sample is of. */
    public ForkId forkId() {
        return new ForkId(subject(), benchmarkCase, round(), fork());
    }

    /** This sample under another label of its subject. */
    public Sample withSubject(String label) {
        Subject renamed = new Subject(label, from.implementation(), from.version(), from.jdk());
        return new Sample(run, renamed, benchmarkCase, in, iteration, metric, value, status);
    }

    /** This sample of another case. */
    public Sample of(Case other) {
        return new Sample(run, from, other, in, iteration, metric, value, status);
    }

    /** This sample in another run and round. */
    public Sample inRound(String ofRun, int number) {
        Fork moved = new Fork(number, fork(), slot());
        return new Sample(ofRun, from, benchmarkCase, moved, iteration, metric, value, status);
    }

    /** The one row that a discarded fork leaves: iteration 1 of the same metric, without a value. */
    public Sample discarded() {
        return new Sample(run, from, benchmarkCase, in, 1, metric, Double.NaN, Status.DISCARDED);
    }

    /** This sample with case and subject in each other's place, so that the cases of one subject can be compared. */
    public Sample turned() {
        Case subject = new Case(subject(), Params.NONE, benchmarkCase.mode(), benchmarkCase.threads());
        Sample turned = new Sample(run, from, subject, in, iteration, metric, value, status);
        return turned.withSubject(benchmarkCase.toString());
    }

    Object uniqueKey() {
        return List.of(forkId(), iteration, metric);
    }

    /** The key of a case in a fork. */
    public record ForkId(String subject, Case benchmarkCase, int round, int fork) {}
}
