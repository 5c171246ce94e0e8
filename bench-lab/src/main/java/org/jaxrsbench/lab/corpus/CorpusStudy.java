package org.jaxrsbench.lab.corpus;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.subject.Checkout;
import org.jaxrsbench.subject.Jdks;
import org.jaxrsbench.subject.Preparation;
import org.jaxrsbench.subject.Subject;

/** Measures pairs of a subject with itself, with itself packed in another order, and with itself slowed down. */
public final class CorpusStudy {

    private static final List<Integer> SHARES_OF_WINDOWS = List.of(1, 2, 4);
    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.CPU);

    private final Path file;
    private final Runs runs;
    private final PrintStream progress;

    /** Starts runs. */
    public interface Runs {

        /**
         * Starts a run of these subjects.
         *
         * @throws IOException when it cannot be started
         */
        PairedRun begin(List<String> labels) throws IOException, InterruptedException;
    }

    /**
     * A study.
     *
     * @param file the corpus, to which pairs are added as each round ends
     * @param progress where builds are announced
     */
    public CorpusStudy(Path file, Runs runs, PrintStream progress) {
        this.file = file;
        this.runs = runs;
        this.progress = progress;
    }

    /**
     * Measures.
     *
     * @param label the subject
     * @param same rounds of the subject with itself, 1 or more
     * @param slowed further rounds, with a rebuilt jar and slowed down; 0 or more
     * @throws IOException when a measurement failed; the rounds before it are in the file
     */
    public void measure(String label, int same, int slowed) throws IOException, InterruptedException {
        PairCorpus before = Files.exists(file) ? PairCorpus.read(file) : new PairCorpus(List.of());
        String rebuilt = slowed == 0 ? label : rebuilt(label);
        try (PairedRun two = runs.begin(List.of(label, label))) {
            for (int round = 1; round <= same; round++) {
                two.measure(two.cases().common(), 1, round, c -> "");
                before.and(pairs(two, label, 1, Kind.SAME)).write(file);
            }
            if (slowed > 0) {
                measureSlowed(label, rebuilt, slowed, two);
            }
        }
    }

    /** The subject of the same classes and jars, each packed in another order. */
    private String rebuilt(String label) throws IOException, InterruptedException {
        Subject subject = Subject.parse(label);
        Path checkout = Checkout.find();
        List<Path> classPath = new Preparation(checkout, Jdks.ofThisMachine(), progress)
                .prepare(subject)
                .classPath();
        // A folder of its own for each subject, below what is built.
        Path folder = checkout.resolve("bench-lab/target/rebuilt").resolve(label.replaceAll("[^A-Za-z0-9._-]+", "-"));
        Path rebuilt = ShuffledClassPath.write(classPath, folder, 1);
        return "jar:" + rebuilt + subject.jdk().map(jdk -> "@" + jdk).orElse("");
    }

    private void measureSlowed(String label, String rebuilt, int rounds, PairedRun same)
            throws IOException, InterruptedException {
        PairCorpus before = PairCorpus.read(file);
        List<Sample> known = same.recorder().samples();
        try (PairedRun three = runs.begin(List.of(label, rebuilt, label))) {
            // How long operations take is known only of cases that the subject was measured on.
            List<Sample.Case> cases = three.cases().common().stream()
                    .filter(c -> known.stream()
                            .anyMatch(s ->
                                    s.status() == Status.OK && s.benchmarkCase().equals(c)))
                    .toList();
            three.burn(2, 1, c -> MeasuredRates.burnNanos(known, c));
            for (int round = 1; round <= rounds; round++) {
                three.measure(cases, 1, round, c -> "");
                before.and(pairs(three, label, 1, Kind.REBUILT))
                        .and(pairs(three, label, 2, Kind.SLOWED))
                        .write(file);
            }
        }
    }

    /** The pairs of the first subject with another one of a run. */
    private static List<PairRecord> pairs(PairedRun run, String label, int other, Kind kind) {
        List<String> subjects = List.copyOf(run.harnesses().keySet());
        int windows = run.recorder().samples().stream()
                .mapToInt(Sample::iteration)
                .max()
                .orElseThrow();
        List<PairRecord> pairs = new ArrayList<>();
        for (int share : SHARES_OF_WINDOWS) {
            List<Sample> samples = run.recorder().samples().stream()
                    .filter(s -> s.iteration() <= windows / share)
                    .toList();
            PairedData data = new PairedData(samples, subjects.get(0), subjects.get(other), true);
            for (Sample.Case c : run.cases().common()) {
                for (Metric metric : METRICS) {
                    double[] d = data.differences(c, metric);
                    for (int i = 0; i < d.length; i++) {
                        pairs.add(new PairRecord(
                                label, c.benchmark(), c.params(), kind, i + 1, metric, windows / share, d[i]));
                    }
                }
            }
        }
        return pairs;
    }
}
