package org.jaxrsbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What every implementation's runnable jar has to do: run as people run it, and leave a run folder. Each test is a process
 * of its own.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class BenchmarksJarContract {

    private final Path jar = Path.of(System.getProperty("benchmarks.jar"));

    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("work"));
    }

    /** The entities are JSON, so that the packed jar has to hold everything that entities need. */
    @Test
    void aRunLeavesAFolderThatReadsBack() throws Exception {
        String arguments = "JsonBenchmark -p json=databind -p entity=person -p method=POST"
                + " -f 1 -wi 1 -w 100ms -i 2 -r 100ms --settle 100ms";
        Launch launch = Launch.jar(folder, jar, arguments.split(" "));
        assertThat(launch.exitCode()).as(launch.output()).isZero();

        RunFolder run = launch.runFolder();
        List<Sample> samples = run.readSamples();
        assertThat(samples).extracting(Sample::status).containsOnly(Status.OK);
        assertThat(samples).extracting(s -> s.from().version()).containsOnly(System.getProperty("expected.version"));
        assertThat(samples)
                .extracting(s -> s.params().toString())
                .containsOnly("entity=person;json=databind;method=POST");
        // 1 fork, 2 iterations, 6 metrics
        assertThat(samples).hasSize(12);
        assertThat(samples)
                .extracting(Sample::metric)
                .containsOnly(
                        Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS, Metric.ALLOC, Metric.CPU_SHARE);
        assertThat(samples).filteredOn(s -> s.metric() != Metric.CPU_SHARE).allMatch(s -> s.value() > 1);
        assertThat(Files.readAllLines(run.summary())).hasSize(1 + 6);
        assertThat(run.path().resolve("report.html")).content().contains("POST", "person");

        JsonNode json = new ObjectMapper().readTree(run.jmhJson().toFile());
        assertThat(json).hasSize(1);
        JsonNode raw = json.get(0).at("/primaryMetric/rawData/0");
        assertThat(raw).hasSize(2);
        double first = raw.get(0).asDouble();
        assertThat(samples).anyMatch(s -> s.metric() == Metric.THROUGHPUT && Math.abs(s.value() / first - 1) < 1e-9);

        Environment environment = run.readEnvironment();
        String flags = environment.require("jvm_flags");
        json.get(0).get("jvmArgs").forEach(arg -> assertThat(flags).contains(arg.asText()));
        assertThat(flags).contains("-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch", "-Djaxrsbench.settle=100");
    }

    @Test
    void theBenchmarksAreTheVeryOnesOfBenchCommon() throws Exception {
        try (JarFile packed = new JarFile(jar.toFile())) {
            List<String> classes = packed.stream()
                    .map(e -> e.getName())
                    .filter(n -> n.startsWith("org/jaxrsbench/benchmark/") && n.endsWith(".class"))
                    .toList();
            assertThat(classes).hasSizeGreaterThan(10);
            for (String name : classes) {
                try (InputStream ours = packed.getInputStream(packed.getJarEntry(name));
                        InputStream common =
                                EngineBenchmark.class.getClassLoader().getResourceAsStream(name)) {
                    assertThat(ours.readAllBytes()).as(name).isEqualTo(common.readAllBytes());
                }
            }
        }
    }

    /** Whoever passes the jar on passes on what it owes to others. */
    @Test
    void theJarHoldsTheLicensesOfWhatIsInside() throws Exception {
        try (JarFile packed = new JarFile(jar.toFile())) {
            assertThat(text(packed, "META-INF/LICENSE")).contains("Apache License");
            assertThat(text(packed, "META-INF/NOTICE")).startsWith("jaxrs-bench");
            assertThat(text(packed, "META-INF/THIRD-PARTY.txt"))
                    .contains("org.openjdk.jmh:jmh-core:", "com.fasterxml.jackson.core:jackson-databind:")
                    .doesNotContain("org.jaxrsbench", "org.junit");
            assertThat(packed.stream().map(e -> e.getName()))
                    .anyMatch(n -> n.matches("META-INF/third-party/jmh-core-[^/]*/LICENSE"))
                    .contains("META-INF/licenses/MIT.txt");
        }
    }

    private static String text(JarFile packed, String name) throws IOException {
        try (InputStream entry = packed.getInputStream(packed.getJarEntry(name))) {
            return new String(entry.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theBenchmarksAreListed() throws Exception {
        Launch launch = Launch.jar(folder, jar, "-l");
        assertThat(launch.exitCode()).as(launch.output()).isZero();
        assertThat(launch.output()).contains("HelloWorldBenchmark.dispatch", "JsonBenchmark.dispatch");
        assertThat(folder).isEmptyDirectory();
    }
}
