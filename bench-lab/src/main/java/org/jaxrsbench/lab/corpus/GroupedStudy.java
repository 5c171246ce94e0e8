package org.jaxrsbench.lab.corpus;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Measures pairs of forks that carry all cases of an application: of a subject with itself, and with itself while one case
 * is slowed down. Several ways of measuring take turns round by round, so that all of them see the same machine.
 */
public final class GroupedStudy {

    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.NET, Metric.CPU);

    private final Path file;
    private final PrintStream progress;

    /**
     * A study.
     *
     * @param file the corpus, to which pairs are added as each round ends
     * @param progress told how long each round took
     */
    public GroupedStudy(Path file, PrintStream progress) {
        this.file = file;
        this.progress = progress;
    }

    /**
     * A way of measuring.
     *
     * @param name what the corpus calls the subject that is measured so
     * @param run of the subject with itself, not begun yet
     */
    public record Way(String name, PairedRun run) {

        private PairedData pairs(Predicate<Sample> which) {
            List<String> labels = run.plan().labels();
            PairedData pairs = new PairedData(labels.get(0), labels.get(1), true);
            pairs.add(run.recorder().samples().stream().filter(which).toList());
            return pairs;
        }
    }

    /**
     * Measures.
     *
     * @param same rounds of the subject with itself, 1 or more
     * @param slowed further rounds in which the first case is slowed down, 0 or more
     * @throws MeasurementFailedException if a fork failed; the rounds before it are in the file
     */
    public void measure(List<Way> ways, int same, int slowed) throws IOException {
        List<PairRecord> before = Files.exists(file) ? PairCorpus.read(file).pairs() : List.of();
        for (int round = 1; round <= same + slowed; round++) {
            for (Way way : ways) {
                if (round == same + 1) {
                    slowFirstCase(way, round);
                }
                long start = System.nanoTime();
                way.run().measure(way.run().cases().common(), round, round, c -> "");
                if (!way.run().failedCases().isEmpty()) {
                    throw new MeasurementFailedException("a fork of " + way.name() + " failed");
                }
                progress.printf(
                        Locale.ROOT,
                        "%s round %d of %d: %.1f s%n",
                        way.name(),
                        round,
                        same + slowed,
                        (System.nanoTime() - start) / 1e9);
            }
            List<PairRecord> all = new ArrayList<>(before);
            ways.forEach(way -> all.addAll(pairs(way, same)));
            new PairCorpus(all).write(file);
        }
    }

    private static void slowFirstCase(Way way, int fromRound) {
        Sample.Case slow = way.run().cases().common().get(0);
        long nanos = MeasuredRates.burnNanos(way.run().recorder().samples(), slow);
        way.run().burn(1, fromRound, c -> c.equals(slow) ? nanos : 0);
    }

    private static List<PairRecord> pairs(Way way, int same) {
        List<Sample.Case> cases = way.run().cases().common();
        Sample.Case slow = cases.get(0);
        List<PairRecord> records = new ArrayList<>();
        PairedData plain = way.pairs(s -> s.round() <= same);
        PairedData burned =
                way.pairs(s -> s.round() > same && (!s.benchmarkCase().equals(slow) || isBurned(s)));
        for (Sample.Case benchmarkCase : cases) {
            for (Metric metric : METRICS) {
                add(records, way, benchmarkCase, Kind.SAME, metric, plain);
                add(
                        records,
                        way,
                        benchmarkCase,
                        benchmarkCase.equals(slow) ? Kind.SLOWED : Kind.BESIDE,
                        metric,
                        burned);
            }
        }
        for (Metric metric : METRICS) {
            records.addAll(slowdowns(way, slow, metric, same));
        }
        return records;
    }

    private static boolean isBurned(Sample sample) {
        return sample.iteration() % 2 == 0;
    }

    private static void add(
            List<PairRecord> records, Way way, Sample.Case of, Kind kind, Metric metric, PairedData data) {
        int windows = way.run().plan().times().windows().count();
        double[][] rounds = data.table(List.of(of), metric, data.lastRound()).differences();
        for (int i = 0; i < rounds.length; i++) {
            if (!Double.isNaN(rounds[i][0])) {
                records.add(new PairRecord(
                        way.name(), of.benchmark(), of.params(), kind, i + 1, metric, windows, rounds[i][0]));
            }
        }
    }

    /** By how much burned windows differ from the others of the same fork. */
    private static List<PairRecord> slowdowns(Way way, Sample.Case slow, Metric metric, int same) {
        int windows = way.run().plan().times().windows().count();
        String candidate = way.run().plan().labels().get(1);
        List<PairRecord> records = new ArrayList<>();
        List<Sample> own = way.run().recorder().samples().stream()
                .filter(s -> s.status() == Status.OK
                        && s.round() > same
                        && s.subject().equals(candidate)
                        && s.benchmarkCase().equals(slow)
                        && s.metric() == metric)
                .toList();
        own.stream().map(Sample::round).distinct().sorted().forEach(round -> {
            double with = median(own, s -> s.round() == round && isBurned(s));
            double without = median(own, s -> s.round() == round && !isBurned(s));
            double d = (metric.higherIsBetter() ? 1 : -1) * Math.log(with / without);
            records.add(new PairRecord(
                    way.name(), slow.benchmark(), slow.params(), Kind.BURNED, round, metric, windows, d));
        });
        return records;
    }

    private static double median(List<Sample> samples, Predicate<Sample> which) {
        return Summary.median(
                samples.stream().filter(which).mapToDouble(Sample::value).toArray());
    }
}
