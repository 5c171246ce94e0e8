package org.jaxrsbench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.results.Refusals.assertRefused;
import static org.jaxrsbench.results.Refusals.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JmhJsonReaderTest {

    private static final String RESULT = """
            [{"jmhVersion":"1.21","benchmark":"com.acme.Some.thing","mode":"%s","threads":2,"forks":2,"jvmArgs":["-Xmx1g"],
              "jdkVersion":"11.0.2","vmName":"VM","vmVersion":"11.0.2+9","warmupIterations":5,"warmupTime":"1 s",
              "measurementIterations":2,"measurementTime":"1 s","params":{"size":"10","kind":"a;b"},
              "primaryMetric":{"score":3,"scoreUnit":"%s",%s},
              "secondaryMetrics":{"%s":{"scoreUnit":"B/op","rawData":[[16.0,17.0],[18.0,19.0]]},
                                  "counted":{"scoreUnit":"#","rawData":[[1.0,1.0],[1.0,1.0]]}}}]
            """;
    private static final String RAW = "\"rawData\":[[1.0,2.0],[3.0,4.0]]";

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private List<Sample> samples(String mode, String unit, String raw, String allocation) throws IOException {
        return Run.read(file("before.json", RESULT.formatted(mode, unit, raw, allocation)))
                .samples();
    }

    @ParameterizedTest
    @CsvSource({
        "thrpt, ops/s, throughput, 1",
        "thrpt, ops/ms, throughput, 1000",
        "thrpt, ops/us, throughput, 1e6",
        "thrpt, ops/min, throughput, 0.016666666666666666",
        "avgt, ns/op, time, 1",
        "avgt, us/op, time, 1000",
        "ss, ms/op, time, 1e6",
        "sample, s/op, time, 1e9",
        "avgt, min/op, time, 6e10"
    })
    void everyUnitBecomesOneOfOurs(String mode, String unit, String metric, double factor) throws IOException {
        List<Sample> own = samples(mode, unit, RAW, "gc.alloc.rate.norm").stream()
                .filter(s -> s.metric() == Metric.of(metric))
                .toList();
        assertThat(own).extracting(Sample::round).containsExactly(1, 1, 2, 2);
        assertThat(own).extracting(Sample::iteration).containsExactly(1, 2, 1, 2);
        for (int i = 0; i < 4; i++) {
            assertThat(own.get(i).value()).isCloseTo((i + 1) * factor, within(1e-9 * factor));
        }
        assertThat(own).allSatisfy(s -> {
            assertThat(s.subject()).isEqualTo("before");
            assertThat(s.benchmarkCase().benchmark()).isEqualTo("Some.thing");
            assertThat(s.params()).hasToString("kind=a%3Bb;size=10");
            assertThat(s.benchmarkCase().mode()).isEqualTo(mode);
            assertThat(s.benchmarkCase().threads()).isEqualTo(2);
            assertThat(s.from().jdk()).isEqualTo("11.0.2");
        });
    }

    @ParameterizedTest
    @CsvSource({"gc.alloc.rate.norm", "·gc.alloc.rate.norm", "Â·gc.alloc.rate.norm"})
    void allocationIsReadUnderItsOldAndItsNewName(String name) throws IOException {
        assertThat(samples("thrpt", "ops/s", RAW, name))
                .filteredOn(s -> s.metric() == Metric.ALLOC)
                .extracting(Sample::value)
                .containsExactly(16.0, 17.0, 18.0, 19.0);
    }

    @Test
    void aHistogramCountsEachValueAsOftenAsItWasSeen() throws IOException {
        assertThat(samples("sample", "us/op", "\"rawDataHistogram\":[[[[1.0,3],[5.0,1]]]]", "unknown"))
                .filteredOn(s -> s.metric() == Metric.TIME)
                .singleElement()
                .returns(2000.0, Sample::value);
    }

    @Test
    void theEnvironmentSaysThatNobodyTookTurns() throws IOException {
        Run run = Run.read(file("x.json", RESULT.formatted("thrpt", "ops/s", RAW, "gc.alloc.rate.norm")));
        assertThat(run.environment().values())
                .containsEntry("tier", "imported")
                .containsEntry("pairing", "none")
                .containsEntry("jmh", "1.21")
                .containsEntry("jvm", "VM 11.0.2+9")
                .containsEntry("jvm_flags", "-Xmx1g");
    }

    @Test
    void aMetricOfOtherIterationsIsBadInput() throws IOException {
        assertRefused(
                () -> samples("thrpt", "ops/s", "\"rawData\":[[1.0,2.0]]", "gc.alloc.rate.norm"),
                "not measured in the same iterations");
    }

    @Test
    void theSameResultTwiceIsBadInput() throws IOException {
        String result = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        Path twice = file("twice.json", result.replaceFirst("]$", ",") + result.substring(1));
        assertRefused(() -> Run.read(twice), "twice.json", "already");
    }

    @ParameterizedTest
    @CsvSource({
        "'', it is not a list",
        "'{}', it is not a list",
        "'[]', it is not a list",
        "'x', it is not JSON",
        "'[1]', '[0] is not as JMH'",
        "'[{\"threads\":1}]', 'result 1: ''benchmark'''",
        "'[{\"benchmark\":\"a.B.c\",\"mode\":\"thrpt\",\"threads\":\"many\"}]', '[0].threads is not as JMH'"
    })
    void whatIsNoResultIsBadInput(String text, String message) throws IOException {
        Path file = file("bad.json", text);
        assertRefused(() -> Run.read(file), "bad.json", message);
    }

    /** Whatever is done to a file, it is read or refused in one line. */
    @Test
    void mutatedFilesAreReadOrRefused() throws Exception {
        byte[] right =
                RESULT.formatted("thrpt", "ops/s", RAW, "gc.alloc.rate.norm").getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve("mutated.json");
        int times = Integer.getInteger("mutations", 200);
        assertThat(mutate(right, times, bytes -> Run.read(Files.write(file, bytes))))
                .isLessThan(times);
    }
}
