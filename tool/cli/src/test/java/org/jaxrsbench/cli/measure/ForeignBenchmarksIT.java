package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
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

    private static final Path JAR = Path.of("../../examples/words/target/benchmarks.jar");
    private static final String CHANGED = "org/example/words/WordCount.class";
    private static final int DEADLINE_MINUTES = 5;

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

    @TempDir
    private Path root;

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
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djaxrsbench.root=" + Path.of("../..").toAbsolutePath().normalize(),
                "-cp",
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(entry -> Path.of(entry).toAbsolutePath().toString())
                        .collect(Collectors.joining(File.pathSeparator)),
                "org.jaxrsbench.cli.Bench"));
        command.addAll(List.of(("check --settle 200ms --slices 120 --tolerance 50% --inconclusive warn"
                        + " --ignore-conditions --no-recordings --no-page")
                .split(" ")));
        command.addAll(List.of("--baseline", "jmh:" + JAR.toAbsolutePath().normalize()));
        command.addAll(
                List.of("--candidate", "jmh:" + candidate.toAbsolutePath().normalize()));
        command.addAll(List.of("--out", root.resolve("results").toString()));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
        if (!process.waitFor(DEADLINE_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("did not end:\n" + Files.readString(log()));
        }
        return process.exitValue();
    }

    private Path log() {
        return root.resolve("log.txt");
    }

    private RunFolder run() throws IOException {
        try (Stream<Path> runs = Files.list(root.resolve("results"))) {
            return new RunFolder(runs.findFirst().orElseThrow());
        }
    }

    @Test
    @ResourceLock("a judgment of times")
    void theSameJarPassesTheGate() throws Exception {
        assertThat(check(JAR, "count", "-p", "words=10"))
                .as(Files.readString(log()))
                .isZero();
        List<Sample> samples = run().readSamples();
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

    @Test
    @ResourceLock("a judgment of times")
    void aSlowedCopyFailsTheGate() throws Exception {
        assertThat(check(changed(SLOWER), "count", "-p", "words=10"))
                .as(Files.readString(log()))
                .isOne();
        assertThat(Files.readString(log())).contains("REGRESSION");
    }

    /** Each of them has ended before anybody could ask for its CPU time. */
    @Test
    @Tag("nightly")
    @ResourceLock("a judgment of times")
    void threadsThatComeAndGoAreCharged() throws Exception {
        // What is undecided only warns here.
        assertThat(check(changed(BUSY), "count", "-p", "words=10"))
                .as(Files.readString(log()))
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
        assertThat(Files.readString(log()))
                .contains("no benchmark matches HelloWorld; there are WordsBenchmark.count, PlantedBenchmark.tally\n");
    }
}
