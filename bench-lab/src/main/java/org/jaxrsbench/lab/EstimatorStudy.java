package org.jaxrsbench.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.jaxrsbench.cli.measure.ForkHost;
import org.jaxrsbench.cli.measure.LiveForks;
import org.jaxrsbench.cli.measure.TurnServer;
import org.jaxrsbench.cli.subject.Prepared;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/**
 * Measures pairs of forks of the same subject in several ways, all ways taking turns pair by pair so that a drift of the
 * machine falls on all of them, and says how much pairs differ in each: what a gate can see depends on nothing else.
 */
public final class EstimatorStudy {

    /** Columns of the data: a row for each pair, metric and estimator. */
    public static final List<String> COLUMNS =
            List.of("way", "subject", "pair", "seconds", "compiling", "cpu_share", "metric", "estimator", "d");

    /** Columns of the table. */
    public static final List<String> TABLE_COLUMNS = List.of(
            "way",
            "subject",
            "metric",
            "estimator",
            "pairs",
            "pair_sd",
            "sd_low",
            "sd_high",
            "centre",
            "seconds_per_pair",
            "compiling");

    private static final String ALL = "all";
    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.CPU);

    private final PrintStream progress;
    private final Random random;

    /**
     * A study.
     *
     * @param seed of order and coins
     */
    public EstimatorStudy(long seed, PrintStream progress) {
        this.random = new Random(seed);
        this.progress = progress;
    }

    private record Trial(PairingMethod way, Prepared subject) {}

    /**
     * Measures.
     *
     * @param selection JMH's arguments that select one case
     * @param file where rows of {@link #COLUMNS} go, as each pair ends; pairs that it holds already are not measured again
     * @return all rows of the file
     * @throws IOException where a fork failed; what was measured before is in the file
     */
    public List<List<String>> measure(
            List<PairingMethod> ways, List<Prepared> subjects, List<String> selection, int pairs, Path file)
            throws IOException {
        List<Trial> trials = new ArrayList<>();
        ways.forEach(way -> subjects.forEach(subject -> trials.add(new Trial(way, subject))));
        List<List<String>> rows = new ArrayList<>();
        if (Files.exists(file)) {
            CsvFiles.read(file, COLUMNS).forEach(line -> rows.add(line.fields()));
        }
        Set<List<String>> have = rows.stream().map(r -> r.subList(0, 3)).collect(Collectors.toSet());
        try (LiveForks live = new LiveForks()) {
            for (int pair = 1; pair <= pairs; pair++) {
                Collections.shuffle(trials, random);
                for (Trial trial : trials) {
                    if (have.contains(List.of(
                            trial.way().name(), trial.subject().subject().label(), Integer.toString(pair)))) {
                        continue;
                    }
                    List<List<String>> measured = pair(live, trial, selection, pair);
                    rows.addAll(measured);
                    CsvFiles.write(file, COLUMNS, rows);
                    progress.printf(
                            "pair %d of %d, %s, %s: %s s, d %s%n",
                            pair,
                            pairs,
                            trial.way().name(),
                            trial.subject().subject().label(),
                            measured.get(0).get(3),
                            measured.get(0).get(8));
                }
            }
        }
        return rows;
    }

    private List<List<String>> pair(LiveForks live, Trial trial, List<String> selection, int pair) throws IOException {
        List<String> arguments = new ArrayList<>(selection);
        arguments.addAll(List.of("-f", "1", "-t", "1"));
        arguments.addAll(trial.way().arguments());
        try (ForkHost a = host(trial, arguments);
                ForkHost b = host(trial, arguments)) {
            Sample.Case benchmarkCase = a.cases().get(0).benchmarkCase();
            List<LiveForks.Fork> launch = new ArrayList<>(List.of(LiveForks.Fork.of(a), LiveForks.Fork.of(b)));
            Collections.shuffle(launch, random);
            LiveForks.Place place = new LiveForks.Place("study", pair, 1, 1);
            long start = System.nanoTime();
            List<ForkHost.Reply> replies = new ArrayList<>();
            if (trial.way().scheme().isPresent()) {
                replies.addAll(live.measure(
                        launch, benchmarkCase, place, trial.way().scheme().get()));
            } else {
                for (LiveForks.Fork fork : launch) {
                    replies.addAll(live.measure(List.of(fork), benchmarkCase, place, TurnServer.Scheme.TURNS));
                }
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            for (ForkHost.Reply reply : replies) {
                if (!reply.ok()) {
                    throw new IOException(trial.way().name() + ", "
                            + trial.subject().subject().label() + ": " + reply.failure());
                }
            }
            if (launch.get(0).host() == b) {
                Collections.reverse(replies); // the gate's coin, too, decides which subject is launched first
            }
            return rows(trial, pair, seconds, replies);
        }
    }

    private static ForkHost host(Trial trial, List<String> arguments) throws IOException {
        return new ForkHost(trial.subject().subject().label(), trial.subject(), arguments, 1);
    }

    private static List<List<String>> rows(Trial trial, int pair, double seconds, List<ForkHost.Reply> replies) {
        double compiling =
                replies.stream().mapToDouble(ForkHost.Reply::compiling).max().orElseThrow();
        double share = replies.stream()
                .flatMap(r -> r.samples().stream())
                .filter(s -> s.metric() == Metric.CPU_SHARE)
                .mapToDouble(Sample::value)
                .average()
                .orElseThrow();
        List<List<String>> rows = new ArrayList<>();
        for (Metric metric : METRICS) {
            double[] a = goodness(replies.get(0), metric);
            double[] b = goodness(replies.get(1), metric);
            for (Estimator estimator : Estimator.values()) {
                rows.add(List.of(
                        trial.way().name(),
                        trial.subject().subject().label(),
                        Integer.toString(pair),
                        number(seconds, 1),
                        number(compiling, 2),
                        number(share, 3),
                        metric.label(),
                        estimator.label(),
                        number(estimator.estimate(a, b, trial.way().windowMillis()), 5)));
            }
        }
        return rows;
    }

    private static double[] goodness(ForkHost.Reply reply, Metric metric) {
        return reply.samples().stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(s -> metric.higherIsBetter() ? s.value() : 1 / s.value())
                .toArray();
    }

    /**
     * The spread of pairs, for each way, subject, metric and estimator; and, as subject {@code all}, over the pairs of
     * all subjects. There it is the root mean square: the truth of a pair of the same thing is zero, so no mean has to be
     * estimated from the pairs.
     *
     * <p>The 95% interval of a standard deviation is that for normal values, sd sqrt((n-1)/chi2), and too narrow for
     * heavy tails.
     *
     * @param rows of {@link #COLUMNS}
     * @return rows of {@link #TABLE_COLUMNS}
     */
    public static List<List<String>> table(List<List<String>> rows) {
        Map<List<String>, List<List<String>>> cells = new LinkedHashMap<>();
        rows.stream()
                .sorted((x, y) -> key(x).toString().compareTo(key(y).toString()))
                .forEach(row ->
                        cells.computeIfAbsent(key(row), k -> new ArrayList<>()).add(row));
        rows.stream()
                .sorted((x, y) -> key(x).toString().compareTo(key(y).toString()))
                .forEach(row -> cells.computeIfAbsent(keyOfAll(row), k -> new ArrayList<>())
                        .add(row));
        List<List<String>> table = new ArrayList<>();
        cells.forEach((key, cell) -> {
            double[] d = column(cell, 8);
            List<String> row = new ArrayList<>(key);
            row.add(Integer.toString(d.length));
            boolean pooled = key.get(1).equals(ALL);
            double sd = pooled ? rootMeanSquare(d) : StandardDeviation.sd(d);
            row.add(number(sd, 5));
            boolean enough = d.length > 2;
            int freedom = pooled ? d.length : d.length - 1;
            ChiSquaredDistribution chi = ChiSquaredDistribution.of(Math.max(1, freedom));
            row.add(enough ? number(sd * Math.sqrt(freedom / chi.inverseCumulativeProbability(0.975)), 5) : "");
            row.add(enough ? number(sd * Math.sqrt(freedom / chi.inverseCumulativeProbability(0.025)), 5) : "");
            row.add(number(new HodgesLehmann(d).estimate(), 5));
            row.add(number(Arrays.stream(column(cell, 3)).average().orElseThrow(), 1));
            row.add(number(Arrays.stream(column(cell, 4)).average().orElseThrow(), 2));
            table.add(row);
        });
        return table;
    }

    /** The table in words, throughput's and CPU's estimators of each way and subject. */
    public static String text(List<List<String>> table) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%-24s %-26s %-10s %-19s %5s  %-22s %6s %9s%n",
                "way",
                "subject",
                "metric",
                "estimator",
                "pairs",
                "pair sd [95%]",
                "s/pair",
                "compiling"));
        for (List<String> row : table) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-24s %-26s %-10s %-19s %5s  %-22s %6s %9s%n",
                    row.get(0),
                    row.get(1),
                    row.get(2),
                    row.get(3),
                    row.get(4),
                    percent(row.get(5))
                            + (row.get(6).isEmpty()
                                    ? ""
                                    : " [" + percent(row.get(6)) + ", " + percent(row.get(7)) + "]"),
                    row.get(9),
                    row.get(10)));
        }
        return text.toString();
    }

    private static String percent(String fraction) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * Double.parseDouble(fraction));
    }

    private static List<String> key(List<String> row) {
        return List.of(row.get(0), row.get(1), row.get(6), row.get(7));
    }

    private static List<String> keyOfAll(List<String> row) {
        return List.of(row.get(0), ALL, row.get(6), row.get(7));
    }

    private static double rootMeanSquare(double[] values) {
        return Math.sqrt(Arrays.stream(values).map(v -> v * v).average().orElseThrow());
    }

    private static double[] column(List<List<String>> rows, int index) {
        return rows.stream().mapToDouble(r -> Double.parseDouble(r.get(index))).toArray();
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
