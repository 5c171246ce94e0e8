package org.jaxrsbench.results;

import java.util.List;

/**
 * A row of {@code samples.csv} as it stands there.
 *
 * @param unit of the metric
 */
record SampleRow(
        String run,
        Subject subject,
        Case benchmarkCase,
        Place place,
        int iteration,
        Metric metric,
        double value,
        String unit,
        Status status) {

    /** The file. */
    static final Table<SampleRow> TABLE = new Table<>(SampleRow.class, "a run");

    private static final List<String> MODES = List.of("thrpt", "avgt", "sample", "ss");

    /** Which fork of its subject it is of. */
    record Place(int round, int fork, int slot) {}

    /** Checks what is true of a row by itself. */
    SampleRow {
        requireText("run", run);
        requireText("subject", subject.label());
        requireText("implementation", subject.implementation());
        requireText("version", subject.version());
        requireText("jdk", subject.jdk());
        requireText("benchmark", benchmarkCase.benchmark());
        String mode = benchmarkCase.mode();
        if (!MODES.contains(mode)) {
            throw new IllegalArgumentException("mode is '" + mode + "', not one of " + String.join(", ", MODES));
        }
        if (!metric.unit().equals(unit)) {
            throw new IllegalArgumentException(
                    "unit of " + metric.label() + " is '" + unit + "', expected " + metric.unit());
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

    static SampleRow of(Sample s) {
        return new SampleRow(
                s.run(),
                s.from().subject(),
                s.benchmarkCase(),
                new Place(s.round(), s.fork(), s.from().slot()),
                s.iteration(),
                s.metric(),
                s.value(),
                s.metric().unit(),
                s.status());
    }
}
