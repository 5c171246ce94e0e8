package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/** Real pairs of which the truth is known, to try the gate on. */
public final class PairCorpus {

    /**
     * Columns of the file: a row for each pair, metric and number of windows; {@code d} is the log ratio of goodness, from
     * the first so many windows.
     */
    public static final List<String> COLUMNS =
            List.of("subject", "benchmark", "params", "kind", "pair", "metric", "windows", "d");

    private static final int PARAMS = 2;
    private static final int KIND = 3;
    private static final int METRIC = 5;
    private static final int WINDOWS = 6;
    private static final int D = 7;
    private static final List<Integer> SHARES_OF_WINDOWS = List.of(1, 2, 4);

    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.CPU);

    /** What the second fork of a pair is. */
    public enum Kind {
        /** The same jar. */
        SAME,
        /** The same classes, packed in another order. */
        REBUILT,
        /** The same jar, with CPU burned in each operation. */
        SLOWED;

        private String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private PairCorpus() {}

    /** Writes the file anew: what it held before, and more. */
    public static void write(Path file, List<List<String>> before, List<List<List<String>>> more) throws IOException {
        List<List<String>> rows = new ArrayList<>(before);
        more.forEach(rows::addAll);
        CsvFiles.write(file, COLUMNS, rows);
    }

    /** Packs a jar's classes in another order. */
    public static void rebuild(Path jar, Path rebuilt) throws IOException {
        ShuffledJar.write(jar, rebuilt, 1);
    }

    /**
     * Packs everything on a class path in another order.
     *
     * @param folder where the jars go
     * @return the jar that starts it
     */
    public static Path rebuild(List<Path> classPath, Path folder) throws IOException {
        return ShuffledClassPath.write(classPath, folder, 1);
    }

    /** Measures a subject with itself. */
    public static void measureSame(PairedRun run, int rounds) throws IOException {
        run.measure(run.commonCases(), 1, rounds, c -> "");
    }

    /**
     * Measures a subject with its rebuilt jar, and with itself slowed down.
     *
     * @param same where the subject was measured with itself: tells how long its operations are
     */
    public static void measureSlowed(PairedRun run, PairedRun same, int rounds) throws IOException {
        List<Sample.Case> known = run.commonCases().stream()
                .filter(c -> same.store().samples().stream()
                        .anyMatch(s ->
                                s.status() == Status.OK && s.benchmarkCase().equals(c)))
                .toList();
        run.burn(2, c -> MeasuredRates.burnNanos(same.store().samples(), c));
        run.measure(known, 1, rounds, c -> "");
    }

    /** The pairs of the first subject with another one of a run, as rows of the file. */
    public static List<List<String>> rows(PairedRun run, String label, int other, Kind kind) {
        List<String> subjects = List.copyOf(run.harnesses().keySet());
        int windows =
                run.store().samples().stream().mapToInt(Sample::iteration).max().orElseThrow();
        List<List<String>> rows = new ArrayList<>();
        for (int share : SHARES_OF_WINDOWS) {
            List<Sample> samples = run.store().samples().stream()
                    .filter(s -> s.iteration() <= windows / share)
                    .toList();
            PairedData data = new PairedData(samples, subjects.get(0), subjects.get(other), true);
            for (Sample.Case benchmarkCase : run.commonCases()) {
                for (Metric metric : METRICS) {
                    double[] d = data.forRule(benchmarkCase, metric, Integer.MAX_VALUE)
                            .first();
                    for (int i = 0; i < d.length; i++) {
                        rows.add(List.of(
                                label,
                                benchmarkCase.benchmark(),
                                benchmarkCase.params(),
                                kind.label(),
                                Integer.toString(i + 1),
                                metric.label(),
                                Integer.toString(windows / share),
                                String.format(Locale.ROOT, "%.5f", d[i])));
                    }
                }
            }
        }
        return rows;
    }

    /**
     * Reads a file of pairs.
     *
     * @throws BadInputException where it is none
     */
    public static List<List<String>> read(Path file) {
        List<List<String>> rows = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            try {
                if (!Double.isFinite(Double.parseDouble(line.fields().get(D)))) {
                    throw new NumberFormatException("not finite");
                }
                Integer.parseInt(line.fields().get(WINDOWS));
                Kind.valueOf(line.fields().get(KIND).toUpperCase(Locale.ROOT));
            } catch (IllegalArgumentException e) {
                throw line.error("expected a kind (same, rebuilt, slowed), a number of windows, and a number as d");
            }
            rows.add(line.fields());
        }
        if (rows.stream().noneMatch(r -> !r.get(KIND).equals(Kind.SLOWED.label()))) {
            throw new BadInputException(file + ": holds no pair of a subject with itself");
        }
        return rows;
    }

    /** The numbers of windows in the file, most first. */
    public static List<Integer> windows(List<List<String>> rows) {
        return rows.stream()
                .map(r -> Integer.parseInt(r.get(WINDOWS)))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The rows of one metric and one number of windows. */
    public static List<List<String>> of(List<List<String>> rows, Metric metric, int windows) {
        return rows.stream()
                .filter(r ->
                        r.get(METRIC).equals(metric.label()) && r.get(WINDOWS).equals(Integer.toString(windows)))
                .toList();
    }

    /** The cells that rates are taken from; pairs with a rebuilt jar count as pairs of the same. */
    public static List<MeasuredRates.Cell> cells(List<List<String>> rows) {
        Map<List<String>, List<List<String>>> byCase = new LinkedHashMap<>();
        for (List<String> row : rows) {
            byCase.computeIfAbsent(row.subList(0, PARAMS + 1), k -> new ArrayList<>())
                    .add(row);
        }
        return byCase.entrySet().stream()
                .map(cell -> new MeasuredRates.Cell(
                        cell.getKey().get(0),
                        differences(cell.getValue(), List.of(Kind.SAME.label(), Kind.REBUILT.label())),
                        differences(cell.getValue(), List.of(Kind.SLOWED.label()))))
                .filter(cell -> cell.same().length > 0)
                .toList();
    }

    private static double[] differences(List<List<String>> rows, List<String> kinds) {
        return rows.stream()
                .filter(r -> kinds.contains(r.get(KIND)))
                .mapToDouble(r -> Double.parseDouble(r.get(D)))
                .toArray();
    }

    /** What the order of classes alone is worth: the spread with a rebuilt jar beside that with the same. */
    public static String layout(List<List<String>> rows) {
        double[] same = differences(rows, List.of(Kind.SAME.label()));
        double[] rebuilt = differences(rows, List.of(Kind.REBUILT.label()));
        if (same.length < 2 || rebuilt.length < 2) {
            return "";
        }
        HodgesLehmann centre = new HodgesLehmann(rebuilt);
        return String.format(
                Locale.ROOT,
                "the same jar: %d pairs, sd %.2f%%; classes in another order: %d pairs, sd %.2f%%, %+.2f%% [%+.2f, %+.2f]%n",
                same.length,
                100 * StandardDeviation.sd(same),
                rebuilt.length,
                100 * StandardDeviation.sd(rebuilt),
                100 * Math.expm1(centre.estimate()),
                100 * Math.expm1(centre.lowerBound(0.025)),
                100 * Math.expm1(centre.upperBound(0.025)));
    }
}
