package org.jaxrsbench.gate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Table;

/**
 * Real pairs of which the truth is known, as log ratios of goodness: a row for each round, a column for each case of a check.
 *
 * @param subject what was measured with itself
 * @param same without a change
 * @param slowed with one case slowed down; may be empty
 */
public record KnownPairs(String subject, double[][] same, List<Slowed> slowed) {

    /** By how much a self-test slows a case down: it burns CPU in each operation. */
    public static final double SLOWDOWN = 0.05;

    private static final Table<BankRow> BANK = new Table<>(BankRow.class, "the study behind the gate");
    private static final String SLOWED_SUBJECT = "slowed_subject";
    private static final String SLOWED_CASE = "slowed_case";
    private static final String SLOWED_AFTER = "slowed_after";

    /**
     * Rounds with a slower case.
     *
     * @param slowdown the share of throughput that was to be lost, 0 to 1
     * @param column of the case
     * @param rounds of all cases
     */
    public record Slowed(double slowdown, int column, double[][] rounds) {

        /** The pairs of the slowed case that are there. */
        public double[] pairs() {
            return PairTable.present(rounds, column);
        }
    }

    /** A round of a sitting, with one case slowed by so many percent, or none. */
    private record Round(
            double burned,
            String sitting,
            @Table.Column("round") int number,
            double seconds) {}

    /**
     * A stored pair: a row of {@code docs/gate-study/bank.csv}.
     *
     * @param kind what the second fork was: {@code same} or {@code rebuilt}, which did not change, or {@code slowed}; others are of
     *     studies that no rate is made of
     */
    private record BankRow(
            String subject,
            String benchmark,
            Params params,
            String kind,
            Round round,
            Metric metric,
            int windows,
            double d) {

        private static final List<String> UNCHANGED = List.of("same", "rebuilt");

        private BankRow {
            if (!List.of("same", "rebuilt", "slowed", "beside", "burned").contains(kind)) {
                throw new IllegalArgumentException("kind is '" + kind + "'");
            }
            if (!Double.isFinite(d) || !(round.burned >= 0 && round.burned < 100)) {
                throw new IllegalArgumentException("d is no number, or burned no percentage");
            }
        }

        private Case column() {
            return new Case(benchmark, params, "", 1);
        }
    }

    /**
     * Reads a file of stored pairs, or the folder of a self-test.
     *
     * @throws BadInputException if it is neither, or lacks the metric
     */
    public static List<KnownPairs> read(Path path, Metric metric) {
        if (Files.isDirectory(path)) {
            return List.of(ofSelfTest(Run.read(path), metric));
        }
        Metric stored = metric == Metric.COST ? Metric.THROUGHPUT : metric; // a bank is of windows
        Map<String, List<BankRow>> subjects = BANK.read(path).stream()
                .filter(row -> row.metric == stored && !row.kind.equals("burned"))
                .collect(Collectors.groupingBy(BankRow::subject, LinkedHashMap::new, Collectors.toList()));
        List<KnownPairs> pairs = subjects.entrySet().stream()
                .map(entry -> ofBank(entry.getKey(), entry.getValue()))
                .filter(known -> known.same.length > 0)
                .toList();
        if (pairs.isEmpty()) {
            throw new BadInputException(
                    path + ": holds no pair of a subject with itself (kind same or rebuilt) in " + stored.label());
        }
        return pairs;
    }

    private static KnownPairs ofBank(String subject, List<BankRow> rows) {
        List<Case> columns = rows.stream().map(BankRow::column).distinct().toList();
        TreeMap<Double, List<BankRow>> slow = rows.stream()
                .filter(row -> row.kind.equals("slowed"))
                .collect(Collectors.groupingBy(row -> row.round.burned, TreeMap::new, Collectors.toList()));
        List<Slowed> slowed = new ArrayList<>();
        slow.forEach((percent, own) -> slowed.add(new Slowed(
                percent / 100,
                columns.indexOf(own.get(0).column()),
                rounds(rows, columns, row -> row.round.burned == percent))));
        return new KnownPairs(subject, rounds(rows, columns, row -> BankRow.UNCHANGED.contains(row.kind)), slowed);
    }

    private static double[][] rounds(List<BankRow> rows, List<Case> columns, Predicate<BankRow> which) {
        Map<Round, double[]> rounds = new LinkedHashMap<>();
        rows.stream().filter(which).forEach(row -> {
            double[] round = rounds.computeIfAbsent(row.round, k -> missing(columns.size()));
            round[columns.indexOf(row.column())] = row.d;
        });
        return rounds.values().toArray(double[][]::new);
    }

    private static double[] missing(int cases) {
        double[] row = new double[cases];
        Arrays.fill(row, Double.NaN);
        return row;
    }

    /**
     * Has a run's environment say that it is a self-test.
     *
     * @param subject label of the subject that is slowed down
     * @param slow the case that is
     * @param after the last round without a change
     */
    public static void mark(Environment environment, String subject, Case slow, int after) {
        environment.put(SLOWED_SUBJECT, subject).put(SLOWED_CASE, slow).put(SLOWED_AFTER, after);
    }

    /**
     * The pairs of a self-test. Rounds without any pair are left out.
     *
     * @throws BadInputException if the run is no finished self-test, or lacks the metric
     */
    public static KnownPairs ofSelfTest(Run run, Metric metric) {
        Environment environment = run.environment();
        List<Sample> samples = run.samples();
        if (Pairing.of(environment) != Pairing.SLICES) {
            throw new BadInputException(
                    environment.origin() + ": expected a run in slices, as check --self-test makes one");
        }
        String candidate = environment.require(SLOWED_SUBJECT);
        String slow = environment.require(SLOWED_CASE);
        String after = environment.require(SLOWED_AFTER);
        String baseline = samples.stream()
                .map(Sample::subject)
                .filter(subject -> !subject.equals(candidate))
                .findFirst()
                .orElseThrow(() -> new BadInputException(environment.origin() + ": nothing was measured"));
        PairTable table = PairTable.of(samples, new Pairs(run.pairs()), baseline, candidate, metric, Pairing.SLICES)
                .requireComparable();
        int column = table.cases().stream().map(Case::toString).toList().indexOf(slow);
        if (column < 0 || !after.matches("[1-9]\\d{0,3}")) {
            throw new BadInputException(environment.origin() + ": " + SLOWED_CASE + " '" + slow + "' after round '"
                    + after + "': expected a case of the run, and a round");
        }
        int split = Integer.parseInt(after);
        double[][] before = measured(Arrays.stream(table.differences()).limit(split));
        double[][] since = measured(Arrays.stream(table.differences()).skip(split));
        return new KnownPairs(baseline, before, List.of(new Slowed(SLOWDOWN, column, since)));
    }

    private static double[][] measured(Stream<double[]> rounds) {
        return rounds.filter(row -> Arrays.stream(row).anyMatch(d -> !Double.isNaN(d)))
                .toArray(double[][]::new);
    }
}
