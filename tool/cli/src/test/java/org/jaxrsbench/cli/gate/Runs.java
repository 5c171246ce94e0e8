package org.jaxrsbench.cli.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;

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
                for (String subject : List.of("old", "new")) {
                    double ops = OPS * (subject.equals("new") ? 1 - c.getValue() : 1) * noise(0.01);
                    fork(samples, subject, c.getKey(), round, ops, ALLOC);
                }
            }
        }
        return write(samples, "turns");
    }

    /** A run of the one subject {@code subject}, without pairs. */
    Path single(String subject, int forks, double ops, double alloc) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= forks; round++) {
            fork(samples, subject, "path=a", round, ops * noise(0.01), alloc);
        }
        return write(samples, "none");
    }

    private double noise(double sd) {
        return Math.exp(sd * random.nextGaussian());
    }

    void fork(List<Sample> samples, String subject, String params, int round, double ops, double alloc) {
        Case of = Case.of("A.b", params, "thrpt", 1);
        double[] noisy = {ops * noise(0.005), ops * noise(0.005), ops * noise(0.005)};
        samples.addAll(TestSamples.fork(subject, of, round, 1, Metric.THROUGHPUT, noisy));
        samples.addAll(TestSamples.fork(subject, of, round, 1, Metric.CPU, 1e9 / ops, 1e9 / ops, 1e9 / ops));
        samples.addAll(TestSamples.fork(subject, of, round, 1, Metric.ALLOC, alloc, alloc, alloc));
    }

    Path write(List<Sample> samples, String pairing) throws IOException {
        String name = "run" + ++made;
        List<Sample> own = samples.stream().map(s -> s.inRound(name, s.round())).toList();
        return TestSamples.write(root.resolve(name), own, TestSamples.environment(pairing));
    }
}
