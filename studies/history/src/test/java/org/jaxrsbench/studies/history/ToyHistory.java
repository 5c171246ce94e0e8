package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;

/** Ten releases, of which the seventh and all later ones are a fifth slower and allocate a tenth more; measured by nobody. */
final class ToyHistory {

    static final int STEP = 6;

    private static final int RELEASES = 10;
    private static final double SD = 0.01;

    private final Random random = new Random(5);
    private final String jvm;
    private int made;

    ToyHistory(String jvm) {
        this.jvm = jvm;
    }

    static HistoryPlan plan() {
        List<Release> releases = new ArrayList<>(IntStream.range(0, RELEASES)
                .mapToObj(i -> new Release("1." + i, ""))
                .toList());
        releases.add(3, new Release("1.2.5", "there is no such jar"));
        return new HistoryPlan("toy", releases, ToyRuns.plan("toy").withRounds(5));
    }

    /** A folder in which every block of a plan was measured. */
    HistoryRun measured(Path results, HistoryPlan plan) throws IOException {
        HistoryRun run = HistoryRun.begin(plan, results, ToyRuns.NOWHERE);
        Map<List<String>, Integer> times = new HashMap<>();
        for (List<String> block : plan.blocks()) {
            // A block has the same noise in whatever order blocks are measured.
            random.setSeed(31L * block.hashCode() + times.merge(block, 1, Integer::sum));
            write(run.folder(), "block", block, samples(block, 1));
        }
        return run;
    }

    List<Sample> samples(List<String> versions, int rounds) {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            for (String params : List.of("method=GET", "method=PUT")) {
                for (String version : versions) {
                    boolean slow = Integer.parseInt(version.substring(2)) >= STEP;
                    double ops = 100_000 * (slow ? 0.8 : 1) * Math.exp(SD * random.nextGaussian());
                    double bytes = slow ? 11_000 : 10_000;
                    String subject = "toy:" + version;
                    Case of = Case.of("HelloWorldBenchmark.dispatch", params, "thrpt", 1);
                    samples.addAll(
                            TestSamples.fork(subject, of, round, 1, Metric.COST, 1e9 / ops, 1e9 / ops, 1e9 / ops));
                    samples.addAll(TestSamples.fork(subject, of, round, 1, Metric.ALLOC, bytes, bytes, bytes));
                }
            }
        }
        return samples;
    }

    void write(Path folder, String name, List<String> versions, List<Sample> samples) throws IOException {
        Path run = folder.resolve(String.format(Locale.ROOT, "2026-01-01T%06dZ-%s", ++made, name));
        String subjects =
                String.join(",", versions.stream().map(v -> "toy:" + v).toList());
        TestSamples.write(
                run, samples, TestSamples.environment("turns").put("jvm", jvm).put("subjects", subjects));
        Files.writeString(run.resolve("summary.csv"), "");
    }
}
