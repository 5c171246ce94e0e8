package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The real tool over the benchmarks jar of a project that knows nothing of this one, and a copy of it in which one class is slower. */
@Execution(ExecutionMode.CONCURRENT)
class ForeignBenchmarksIT {

    private static final Path JAR = Path.of("../../examples/words/target/benchmarks.jar")
            .toAbsolutePath()
            .normalize();
    private static final String CHANGED = "org/example/words/WordCount.class";
    // Allocates more and takes longer, and answers the same.
    private static final String SLOWER = """
            package org.example.words;
            public final class WordCount {
                public static java.util.Map<String, Integer> count(String text) {
                    java.util.Map<String, Integer> counts = new java.util.TreeMap<>();
                    for (int i = 0; i < 4; i++) {
                        counts = new java.util.TreeMap<>();
                        for (String word : text.split(" ")) {
                            counts.merge(word, 1, Integer::sum);
                        }
                    }
                    return counts;
                }
            }
            """;

    // Answers the same, and something else goes on beside it.
    private static final String BUSY = """
            package org.example.words;
            public final class WordCount {
                static {
                    Thread starter = new Thread(WordCount::comeAndGo);
                    starter.setDaemon(true);
                    starter.start();
                }
                private static void comeAndGo() {
                    while (true) {
                        Thread short_lived = new Thread(() -> {
                            long end = System.nanoTime() + 2_000_000;
                            while (System.nanoTime() - end < 0) {}
                        });
                        short_lived.start();
                        try {
                            short_lived.join();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
                public static java.util.Map<String, Integer> count(String text) {
                    java.util.Map<String, Integer> counts = new java.util.TreeMap<>();
                    for (String word : text.split(" ")) {
                        counts.merge(word, 1, Integer::sum);
                    }
                    return counts;
                }
            }
            """;

    private static final String BROKEN = """
            package org.example.words;
            public final class WordCount {
                public static java.util.Map<String, Integer> count(String text) {
                    throw new java.util.NoSuchElementException("no\\tword is\\nleft");
                }
            }
            """;

    @TempDir
    private Path root;

    private Path changed(String code) throws IOException {
        Path source = Files.writeString(root.resolve("WordCount.java"), code);
        int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", root.resolve("classes").toString(), source.toString());
        assertThat(result).isZero();
        Path copy = root.resolve("slowed.jar");
        try (JarFile jar = new JarFile(JAR.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(copy))) {
            for (JarEntry entry : jar.stream().toList()) {
                out.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream in = entry.getName().equals(CHANGED)
                        ? Files.newInputStream(root.resolve("classes").resolve(CHANGED))
                        : jar.getInputStream(entry)) {
                    in.transferTo(out);
                }
            }
        }
        return copy;
    }

    private int check(Path candidate, String... more) throws Exception {
        String words = "check --settle 200ms --slices 120 --tolerance 50% --inconclusive warn --ignore-conditions"
                + " --no-recordings --no-page --baseline jmh:" + JAR + " --candidate jmh:" + candidate + " --out "
                + tool().results();
        return tool().run(
                        List.of(),
                        Map.of(),
                        Stream.of(words.split(" "), more).flatMap(Stream::of).toArray(String[]::new));
    }

    private ToolProcess tool() {
        return new ToolProcess(root);
    }

    private RunFolder run() throws IOException {
        return tool().folder();
    }

    @Test
    @ResourceLock("a judgment of times")
    void aSlowedCopyFailsTheGate() throws Exception {
        assertThat(check(changed(SLOWER), "count", "-p", "words=10"))
                .as(tool().log())
                .isOne();
        assertThat(tool().log()).contains("REGRESSION");
        // A busy machine may have pairs discarded, and measured again.
        List<Sample> samples = run().readSamples().stream()
                .filter(s -> s.status() != Status.DISCARDED)
                .toList();
        assertThat(samples).isNotEmpty().allSatisfy(s -> {
            assertThat(s.status()).isEqualTo(Status.OK);
            assertThat(s.from().implementation()).isEqualTo("jmh");
            assertThat(s.benchmarkCase().benchmark()).isEqualTo("WordsBenchmark.count");
            assertThat(s.params()).hasToString("words=10");
            assertThat(s.benchmarkCase().mode()).isEqualTo("thrpt");
        });
        // The benchmark's own flags hold, and its worker was found.
        assertThat(samples).extracting(Sample::metric).contains(Metric.CPU, Metric.ALLOC, Metric.COST);
        assertThat(samples)
                .filteredOn(s -> s.metric() == Metric.ALLOC)
                .extracting(Sample::value)
                .allMatch(bytes -> bytes > 100);
        assertThat(run().readEnvironment().require("jvm_flags")).contains("-Xmx64m");
    }

    /** Each of them has ended before anybody could ask for its CPU time. */
    @Test
    @Tag("nightly")
    @ResourceLock("a judgment of times")
    void threadsThatComeAndGoAreCharged() throws Exception {
        // What is undecided only warns here.
        assertThat(check(changed(BUSY), "count", "-p", "words=10"))
                .as(tool().log())
                .isZero();
        assertThat(Files.readString(run().path().resolve("check.csv"))).contains("INCONCLUSIVE: background threads");
    }

    @Test
    void whatABenchmarkThrowsIsTold() throws Exception {
        assertThat(check(changed(BROKEN), "count", "-p", "words=10")).isEqualTo(5);
        assertThat(Files.readString(run().path().resolve("check.json")))
                .contains("java.util.NoSuchElementException: no word is left", "FAILED");
        assertThat(Files.readString(run().path().resolve("junit.xml"))).contains("<error ");
    }

    @Test
    void oursAreNotAmongTheirs() throws Exception {
        assertThat(check(JAR, "HelloWorld")).isEqualTo(2);
        assertThat(tool().log())
                .contains("no benchmark matches HelloWorld; there are WordsBenchmark.count, PlantedBenchmark.tally\n");
        assertThat(check(JAR, "count", "taly")).isEqualTo(2);
        assertThat(tool().log()).contains("'taly' selects no case of any subject; expected a benchmark");
        assertThat(tool().run(List.of(), Map.of(), "list", "--subject", "jmh:" + JAR, "count", "taly"))
                .isEqualTo(2);
    }
}
