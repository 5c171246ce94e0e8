package org.jaxrsbench.lab.corpus;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.lab.corpus.PairRecord.Round;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Measures pairs of forks that carry all cases of an application: of a subject with itself, with itself packed in another
 * order, and with itself while one case is slowed down. Several subjects, or ways of measuring one, take turns round by
 * round, so that all of them see the same machine.
 */
public final class GroupedStudy {

    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.NET, Metric.CPU);

    private final Path file;
    private final String sitting;
    private final PrintStream progress;

    /**
     * A study.
     *
     * @param file the corpus, to which pairs are added as each round ends
     * @param sitting when it begins: what the corpus calls its rounds
     * @param progress told how long each round took
     */
    public GroupedStudy(Path file, String sitting, PrintStream progress) {
        this.file = file;
        this.sitting = sitting;
        this.progress = progress;
    }

    /** The name of a sitting that begins now: a UTC time, to the minute. */
    public static String sitting(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.MINUTES).toString();
    }

    /**
     * A subject, or a way of measuring one.
     *
     * @param name what the corpus calls it
     * @param same run of the subject with itself, not begun yet
     * @param rebuilt run of the subject with itself packed in another order, not begun yet; null if no step asks for it
     */
    public record Way(String name, PairedRun same, PairedRun rebuilt) {

        /** Of which no jar is packed anew. */
        public Way(String name, PairedRun same) {
            this(name, same, null);
        }

        private PairedRun run(Kind kind) {
            return kind == Kind.REBUILT ? rebuilt : same;
        }

        private Case slow() {
            return same.cases().common().get(0);
        }
    }

    /**
     * What a round is.
     *
     * @param kind same, rebuilt or slowed
     * @param burned share of time by which the first case is slowed down, 0 up to but not 1; 0 unless it is slowed
     */
    public record Step(Kind kind, double burned) {

        /** Nothing is slowed. */
        public static final Step SAME = new Step(Kind.SAME, 0);

        /** Nothing is slowed, and one side is packed in another order. */
        public static final Step REBUILT = new Step(Kind.REBUILT, 0);
    }

    /**
     * Measures.
     *
     * @param steps one for each round; the first is not slowed, for nobody knows yet how long an operation takes
     * @throws MeasurementFailedException if a fork failed; the rounds before it are in the file
     */
    public void measure(List<Way> ways, List<Step> steps) throws IOException {
        List<PairRecord> records =
                new ArrayList<>(Files.exists(file) ? PairCorpus.read(file).pairs() : List.of());
        for (int number = 1; number <= steps.size(); number++) {
            Step step = steps.get(number - 1);
            for (Way way : ways) {
                long start = System.nanoTime();
                measure(way, step, number);
                double seconds = (System.nanoTime() - start) / 1e9;
                records.addAll(pairs(way, step, new Round(100 * step.burned(), sitting, number, seconds)));
                progress.printf(Locale.ROOT, "%s round %d of %d: %.1f s%n", way.name(), number, steps.size(), seconds);
            }
            new PairCorpus(records).write(file);
        }
    }

    private static void measure(Way way, Step step, int number) {
        PairedRun run = way.run(step.kind());
        if (step.kind() != Kind.REBUILT) {
            slowFirstCase(way, step.burned(), number);
        }
        run.measure(run.cases().common(), number, number, c -> "");
        if (!run.failedCases().isEmpty()) {
            throw new MeasurementFailedException("a fork of " + way.name() + " failed");
        }
    }

    private static void slowFirstCase(Way way, double share, int fromRound) {
        long nanos = share == 0 ? 0 : MeasuredRates.burnNanos(unburned(way), way.slow(), share);
        way.same().burn(1, fromRound, c -> c.equals(way.slow()) ? nanos : 0);
    }

    private static List<Sample> unburned(Way way) {
        return way.same().recorder().samples().stream()
                .filter(s -> !isBurned(s))
                .toList();
    }

    /** The pairs of one round; of the slowed case, of its burned windows. */
    private static List<PairRecord> pairs(Way way, Step step, Round round) {
        PairedRun run = way.run(step.kind());
        boolean slowed = step.kind() == Kind.SLOWED;
        List<String> labels = run.plan().labels();
        PairedData data = new PairedData(labels.get(0), labels.get(1), true);
        data.add(run.recorder().samples().stream()
                .filter(s -> s.round() == round.number())
                .filter(s -> !slowed || !s.benchmarkCase().equals(way.slow()) || isBurned(s))
                .toList());
        int windows = run.plan().times().windows().count();
        List<PairRecord> records = new ArrayList<>();
        for (Case of : run.cases().common()) {
            Kind kind = slowed && !of.equals(way.slow()) ? Kind.BESIDE : step.kind();
            for (Metric metric : METRICS) {
                double d = data.table(List.of(of), metric, round.number()).differences()[round.number() - 1][0];
                if (!Double.isNaN(d)) {
                    records.add(
                            new PairRecord(way.name(), of.benchmark(), of.params(), kind, round, metric, windows, d));
                }
            }
        }
        if (slowed) {
            METRICS.forEach(metric -> slowdown(way, metric, round, windows).ifPresent(records::add));
        }
        return records;
    }

    private static boolean isBurned(Sample sample) {
        return sample.iteration() % 2 == 0;
    }

    /** By how much burned windows differ from the others of the same fork; empty if the round is missing. */
    private static Optional<PairRecord> slowdown(Way way, Metric metric, Round round, int windows) {
        String candidate = way.same().plan().labels().get(1);
        Case slow = way.slow();
        List<Sample> own = way.same().recorder().samples().stream()
                .filter(s -> s.status() == Status.OK
                        && s.round() == round.number()
                        && s.subject().equals(candidate)
                        && s.benchmarkCase().equals(slow)
                        && s.metric() == metric)
                .toList();
        if (own.isEmpty()) {
            return Optional.empty();
        }
        double ratio = median(own, GroupedStudy::isBurned) / median(own, s -> !isBurned(s));
        double d = (metric.higherIsBetter() ? 1 : -1) * Math.log(ratio);
        return Optional.of(
                new PairRecord(way.name(), slow.benchmark(), slow.params(), Kind.BURNED, round, metric, windows, d));
    }

    private static double median(List<Sample> samples, Predicate<Sample> which) {
        return Summary.median(
                samples.stream().filter(which).mapToDouble(Sample::value).toArray());
    }
}
