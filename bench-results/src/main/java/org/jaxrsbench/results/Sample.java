package org.jaxrsbench.results;

import java.util.List;

/**
 * One measured iteration of a case in a fork, for one metric: a row of {@code samples.csv}.
 *
 * @param run the same in all rows of a file
 * @param from the fork
 * @param benchmarkCase what was measured in it
 * @param iteration from 1, measured ones only
 * @param metric what was measured
 * @param value finite and not negative; NaN exactly if the status is not ok
 * @param status what became of it
 */
public record Sample(
        String run, Fork from, Case benchmarkCase, int iteration, Metric metric, double value, Status status) {

    /** The header of {@code samples.csv}. */
    public static final List<String> COLUMNS = SampleRow.TABLE.columns();

    /** Checks the value. */
    public Sample {
        if (benchmarkCase.threads() < 1 || iteration < 1) {
            throw new IllegalArgumentException("threads and iteration count from 1");
        }
        if (status == Status.OK ? !Double.isFinite(value) || value < 0 : !Double.isNaN(value)) {
            throw new IllegalArgumentException("value is '" + value + "' where status is " + status.label());
        }
    }

    /** The label of the subject. */
    public String subject() {
        return from.subject().label();
    }

    /** The parameters of the case. */
    public Params params() {
        return benchmarkCase.params();
    }

    /** The round of the fork. */
    public int round() {
        return from.round();
    }

    /** The number of the fork. */
    public int fork() {
        return from.number();
    }

    /** The fork and the case that this sample is of. */
    public ForkId forkId() {
        return new ForkId(subject(), benchmarkCase, round(), fork());
    }

    /** This sample under another label of its subject. */
    public Sample withSubject(String label) {
        Subject renamed = new Subject(
                label,
                from.subject().implementation(),
                from.subject().version(),
                from.subject().jdk());
        return new Sample(
                run, new Fork(renamed, round(), fork(), from.slot()), benchmarkCase, iteration, metric, value, status);
    }

    /** This sample in another run and round. */
    public Sample inRound(String ofRun, int number) {
        Fork moved = new Fork(from.subject(), number, fork(), from.slot());
        return new Sample(ofRun, moved, benchmarkCase, iteration, metric, value, status);
    }

    /** The one row that a discarded fork leaves: iteration 1 of the same metric, without a value. */
    public Sample discarded() {
        return new Sample(run, from, benchmarkCase, 1, metric, Double.NaN, Status.DISCARDED);
    }

    /** This sample with case and subject in each other's place, so that the cases of one subject can be compared. */
    public Sample turned() {
        Case subject = new Case(subject(), Params.NONE, benchmarkCase.mode(), benchmarkCase.threads());
        Sample turned = new Sample(run, from, subject, iteration, metric, value, status);
        return turned.withSubject(benchmarkCase.toString());
    }

    Object uniqueKey() {
        return List.of(forkId(), iteration, metric);
    }

    /** What identifies a case in a fork. */
    public record ForkId(String subject, Case benchmarkCase, int round, int fork) {}
}
