package org.jaxrsbench.gate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Table;

/** The stored pairs of the study behind the gate: {@code docs/explain/gate-study/bank.csv} and files like it. */
public final class Bank {

    private static final Table<BankRow> TABLE = new Table<>(BankRow.class, "the study behind the gate");

    private Bank() {}

    /** A round of a sitting, with one case slowed by so many percent, or none. */
    private record Round(
            double burned,
            String sitting,
            @Table.Column("round") int number,
            double seconds) {}

    /**
     * A stored pair: a row of {@code docs/explain/gate-study/bank.csv}.
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

        private Case column() {
            return new Case(benchmark, params, "", 1);
        }
    }

    /** Reads a file, in windows, which have a throughput in place of a cost. */
    public static List<KnownPairs> read(Path path, Metric stored) {
        Map<String, List<BankRow>> subjects = TABLE.read(path).stream()
                .filter(row -> row.metric == stored && !row.kind.equals("burned"))
                .collect(Collectors.groupingBy(BankRow::subject, LinkedHashMap::new, Collectors.toList()));
        List<KnownPairs> pairs = subjects.entrySet().stream()
                .map(entry -> ofBank(entry.getKey(), entry.getValue()))
                .filter(known -> known.same().length > 0)
                .toList();
        return pairs;
    }

    private static KnownPairs ofBank(String subject, List<BankRow> rows) {
        List<Case> columns = rows.stream().map(BankRow::column).distinct().toList();
        TreeMap<Double, List<BankRow>> slow = rows.stream()
                .filter(row -> row.kind.equals("slowed"))
                .collect(Collectors.groupingBy(row -> row.round.burned, TreeMap::new, Collectors.toList()));
        List<KnownPairs.Slowed> slowed = new ArrayList<>();
        slow.forEach((percent, own) -> slowed.add(new KnownPairs.Slowed(
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
}
