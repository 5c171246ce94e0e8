package org.jaxrsbench.cli.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleWriter;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;

/** Makes run folders for tests: log-normal throughput, with a known drop of one subject. */
final class Runs {

    private static final double OPS = 200_000;
    private static final double ALLOC = 23_000;

    private final Path root;
    private final Random random = new Random(42);
    private int made;

    Runs(Path root) {
        this.root = root;
    }

    /**
     * A run of subjects {@code old} and {@code new} taking turns.
     *
     * @param rounds pairs of each case
     * @param drops drop of {@code new} by case, as a fraction
     */
    Path paired(int rounds, Map<String, Double> drops) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            for (Map.Entry<String, Double> c : drops.entrySet()) {
                boolean coin = random.nextBoolean();
                for (String subject : List.of("old", "new")) {
                    double ops = OPS * (subject.equals("new") ? 1 - c.getValue() : 1) * noise(0.01);
                    fork(samples, subject, c.getKey(), round, coin == subject.equals("old") ? 1 : 2, ops, ALLOC);
                }
            }
        }
        return write(samples, "turns");
    }

    /** A run of the one subject {@code subject}, without pairs. */
    Path single(String subject, int forks, double ops, double alloc) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= forks; round++) {
            fork(samples, subject, "path=a", round, 1, ops * noise(0.01), alloc);
        }
        return write(samples, "none");
    }

    private double noise(double sd) {
        return Math.exp(sd * random.nextGaussian());
    }

    void fork(List<Sample> samples, String subject, String params, int round, int slot, double ops, double alloc) {
        for (int iteration = 1; iteration <= 3; iteration++) {
            samples.add(sample(subject, params, round, slot, iteration, Metric.THROUGHPUT, ops * noise(0.005)));
            samples.add(sample(subject, params, round, slot, iteration, Metric.CPU, 1e9 / ops));
            samples.add(sample(subject, params, round, slot, iteration, Metric.ALLOC, alloc));
        }
    }

    static Sample sample(
            String subject, String params, int round, int slot, int iteration, Metric metric, double value) {
        return new Sample(
                "run",
                new Fork(new Subject(subject, "jersey", "1", "17.0.15"), round, 1, slot),
                Case.of("A.b", params, "thrpt", 1),
                iteration,
                metric,
                value,
                Status.OK);
    }

    private static Sample ofRun(String run, Sample s) {
        return new Sample(run, s.from(), s.benchmarkCase(), s.iteration(), s.metric(), s.value(), s.status());
    }

    Path write(List<Sample> samples, String pairing) throws IOException {
        String name = "run" + ++made;
        Path folder = Files.createDirectory(root.resolve(name));
        try (SampleWriter writer = SampleWriter.create(folder.resolve("samples.csv"))) {
            writer.append(samples.stream().map(s -> ofRun(name, s)).toList());
        }
        new Environment()
                .put("tier", "in-process")
                .put("cpu_model", "X")
                .put("cores", 2)
                .put("memory_bytes", 1)
                .put("os", "Linux")
                .put("jvm", "J")
                .put("jvm_flags", "-Xmx1g")
                .put("jmh", "1.37")
                .put("commit", "c")
                .put("seed", 1)
                .put("pairing", pairing)
                .put("started", "2026-01-01T00:00:00Z")
                .put("harness", "h")
                .put("settings", "s")
                .fingerprint()
                .write(folder.resolve("environment.csv"));
        return folder;
    }
}
