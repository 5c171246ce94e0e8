package org.jaxrsbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads {@code samples.csv}, every row checked against the contract whatever is asked of the file later. */
public final class SampleReader {

    private static final List<String> MODES = List.of("thrpt", "avgt", "sample", "ss");
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,8}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");

    // The same few are in every row, and rows are grouped by them again and again.
    private final Map<String, Params> params = new HashMap<>();
    private final Map<Fork, Fork> forks = new HashMap<>();
    private final Map<Case, Case> cases = new HashMap<>();

    private SampleReader() {}

    /**
     * All samples of a file.
     *
     * @throws BadInputException naming the file and line of whatever breaks the contract
     */
    public static List<Sample> read(Path file) {
        List<Sample> samples = readRows(file);
        if (samples.isEmpty()) {
            throw new BadInputException(file + ": holds no sample");
        }
        checkForks(file, samples);
        return samples;
    }

    /**
     * The rows of a file that is not finished: its last fork may lack some, and there may be none.
     *
     * @throws BadInputException naming the file and line of whatever else breaks the contract
     */
    public static List<Sample> readRows(Path file) {
        SampleReader reader = new SampleReader();
        List<Sample> samples = new ArrayList<>();
        Set<Object> seen = new HashSet<>();
        Map<String, List<String>> identities = new HashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, Sample.COLUMNS)) {
            Sample sample = reader.row(line);
            if (!seen.add(sample.uniqueKey())) {
                throw line.error("the same subject, case, round, fork, iteration and metric are in an earlier line");
            }
            if (!samples.isEmpty() && !samples.get(0).run().equals(sample.run())) {
                throw line.error("run is '" + sample.run() + "', in earlier lines '"
                        + samples.get(0).run() + "'");
            }
            List<String> identity = List.of(sample.implementation(), sample.version(), sample.jdk());
            List<String> earlier = identities.putIfAbsent(sample.subject(), identity);
            if (earlier != null && !earlier.equals(identity)) {
                throw line.error("subject '" + sample.subject() + "' is " + identity + ", in earlier lines " + earlier);
            }
            checkMode(line, sample);
            samples.add(sample);
        }
        return samples;
    }

    /** A fork has the same iterations for each of its metrics, one slot, and one status. */
    private static void checkForks(Path file, List<Sample> samples) {
        Map<Sample.ForkId, Map<Metric, BitSet>> forks = new LinkedHashMap<>();
        Map<Sample.ForkId, Sample> firsts = new HashMap<>();
        for (Sample s : samples) {
            Sample first = firsts.putIfAbsent(s.forkId(), s);
            if (first != null && (first.slot() != s.slot() || first.status() != s.status())) {
                throw new BadInputException(file + ": fork " + s.fork() + " of round " + s.round() + ", " + s.subject()
                        + ", " + s.benchmarkCase() + ": slot and status must be the same in all its rows");
            }
            forks.computeIfAbsent(s.forkId(), k -> new EnumMap<>(Metric.class))
                    .computeIfAbsent(s.metric(), k -> new BitSet())
                    .set(s.iteration());
        }
        forks.forEach((fork, metrics) -> {
            BitSet any = metrics.values().iterator().next();
            int count = any.cardinality();
            for (BitSet iterations : metrics.values()) {
                if (!iterations.equals(any) || iterations.length() != count + 1) {
                    throw new BadInputException(file + ": fork " + fork.fork() + " of round " + fork.round() + ", "
                            + fork.subject() + ", " + fork.benchmarkCase()
                            + ": iterations must count from 1 without a gap, the same for each metric");
                }
            }
        });
    }

    /**
     * One row.
     *
     * @throws BadInputException naming the line, if it breaks the contract
     */
    public static Sample sample(CsvFiles.Line line) {
        return new SampleReader().row(line);
    }

    private Sample row(CsvFiles.Line line) {
        List<String> f = line.fields();
        for (int i : new int[] {0, 1, 2, 3, 4, 5, 7}) {
            if (f.get(i).isBlank()) {
                throw line.error(Sample.COLUMNS.get(i) + " is empty");
            }
        }
        try {
            Metric metric = Metric.of(f.get(13));
            if (!metric.unit().equals(f.get(15))) {
                throw line.error("unit of " + metric.label() + " is '" + f.get(15) + "', expected " + metric.unit());
            }
            Status status = Status.of(f.get(16));
            Fork fork = new Fork(
                    new Subject(f.get(1), f.get(2), f.get(3), f.get(4)),
                    count(line, 9),
                    count(line, 10),
                    count(line, 11));
            Case benchmarkCase =
                    new Case(f.get(5), params.computeIfAbsent(f.get(6), Params::parse), f.get(7), count(line, 8));
            return new Sample(
                    f.get(0),
                    forks.computeIfAbsent(fork, k -> k),
                    cases.computeIfAbsent(benchmarkCase, k -> k),
                    count(line, 12),
                    metric,
                    value(line, status),
                    status);
        } catch (IllegalArgumentException e) {
            throw line.error(e.getMessage());
        }
    }

    /** A mode in which the metric cannot be measured means that columns were mixed up. */
    private static void checkMode(CsvFiles.Line line, Sample sample) {
        if (!MODES.contains(sample.mode())) {
            throw line.error("mode is '" + sample.mode() + "', not one of " + String.join(", ", MODES));
        }
        boolean throughput = sample.mode().equals("thrpt");
        if (sample.status() == Status.OK
                && (sample.metric() == Metric.THROUGHPUT && !throughput
                        || sample.metric() == Metric.TIME && throughput)) {
            throw line.error(sample.metric().label() + " is not measured in mode " + sample.mode());
        }
    }

    private static int count(CsvFiles.Line line, int column) {
        String text = line.fields().get(column);
        // ASCII digits only: parseInt would take other scripts' digits and a sign.
        if (!COUNT.matcher(text).matches()) {
            throw line.error(Sample.COLUMNS.get(column) + " is '" + text + "', expected a whole number from 1");
        }
        return Integer.parseInt(text);
    }

    private static double value(CsvFiles.Line line, Status status) {
        String text = line.fields().get(14);
        if (status != Status.OK) {
            if (!text.isEmpty()) {
                throw line.error("value is '" + text + "' where status is " + status.label() + ", expected none");
            }
            return Double.NaN;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw line.error("value is '" + text + "', expected a number that is finite and not negative");
        }
        double value = Double.parseDouble(text);
        if (!Double.isFinite(value)) {
            throw line.error("value is '" + text + "', expected a finite number");
        }
        return value;
    }
}
