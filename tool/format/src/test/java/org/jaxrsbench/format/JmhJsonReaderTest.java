package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;
import static org.jaxrsbench.format.Refusals.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /** A benchmark's results of several launches, as scripts that start JMH again and again leave them. */
    @Test
    void furtherResultsOfABenchmarkAreFurtherForks() throws IOException {
        String result =
                RESULT.formatted("thrpt", "ops/s", RAW, "gc.alloc.rate.norm").strip();
        String later = result.replace("[1.0,2.0]", "[1.5,2.0]");
        for (String joined :
                List.of(result.replaceFirst("]$", ",") + later.substring(1), result + later, result + "\n\n" + later)) {
            Run run = Run.read(file("twice.json", joined));
            assertThat(run.notes())
                    .contains(
                            "1 of 2 results are of a case that an earlier one is of: they count as further forks of it");
            List<Sample> own = run.samples();
            for (Metric metric : List.of(Metric.THROUGHPUT, Metric.ALLOC)) {
                assertThat(own)
                        .filteredOn(s -> s.metric() == metric)
                        .extracting(Sample::round)
                        .containsExactly(1, 1, 2, 2, 3, 3, 4, 4);
            }
        }
    }

    /** Ten copies of three forks are three forks. */
    @Test
    void aCopyOfAResultDoesNotCount() throws IOException {
        String result = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        Run run = Run.read(file("copies.json", result.repeat(3)));
        assertThat(run.rounds().getMax()).isEqualTo(2);
        assertThat(run.notes())
                .anyMatch(note -> note.startsWith("left out, result 2: ") && note.contains("so it is a copy"))
                .anyMatch(note -> note.startsWith("left out, result 3: "))
                .noneMatch(note -> note.contains("further forks"));
    }

    @Test
    void whatIsBehindTheListsIsBadInput() throws IOException {
        String result = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        for (String more : List.of("{}", ", []", "x", "[{", "[null]", "null")) {
            Path file = file("more.json", result + more);
            assertRefused(() -> Run.read(file), "more.json");
        }
        assertThat(Run.read(file("empty.json", "[]" + result)).samples()).hasSize(4);
    }

    /** JMH writes NaN as a string, Python bare, and others leave it empty or write null. */
    @Test
    void whatIsNoNumberIsLeftOutAndTold() throws IOException {
        for (String none : List.of("\"NaN\"", "NaN", "\"\"", "null", "\"Infinity\"", "-Infinity", "-1.0", "\"n/a\"")) {
            Run run = Run.read(file(
                    "nan.json",
                    RESULT.formatted(
                            "thrpt", "ops/s", "\"rawData\":[[1.0," + none + "],[\"3.0\",4.0]]", "gc.alloc.rate.norm")));
            assertThat(run.samples())
                    .as(none)
                    .filteredOn(s -> s.metric() == Metric.THROUGHPUT)
                    .extracting(Sample::value)
                    .containsExactly(1.0, 3.0, 4.0);
            assertThat(run.samples())
                    .filteredOn(s -> s.metric() == Metric.ALLOC)
                    .hasSize(4);
            assertThat(run.notes()).anyMatch(note -> note.contains("Some.thing") && note.contains("1 of 4"));
        }
    }

    @Test
    void aResultThatCannotBeUsedIsLeftOutAndTold() throws IOException {
        String right = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        String result = right.replaceAll("^.|.$", "");
        for (String wrong : List.of(
                "{}",
                result.replace("ops/s", "#"),
                result.replace(RAW, "\"scoreError\":1"),
                result.replace("com.acme.Some.thing", "thing"),
                result.replace("thrpt", "fast"),
                result.replace(RAW, "\"rawData\":[[],[]]"),
                result.replace(RAW, "\"rawDataHistogram\":[[[[1.0]]]]"))) {
            Run run = Run.read(file("some.json", "[" + wrong + "," + right.substring(1)));
            assertThat(run.samples()).as(wrong).hasSize(4);
            assertThat(run.notes()).as(wrong).anyMatch(note -> note.contains("result 1"));
            Path alone = file("alone.json", "[" + wrong + "]");
            assertRefused(() -> Run.read(alone), "alone.json");
        }
    }

    /** Counters have the unit of the score: one with the name of a metric is none of its values. */
    @ParameterizedTest
    @CsvSource({
        "thrpt, ops/s, throughput, ops/s",
        "thrpt, ops/s, throughput, #",
        "avgt, ns/op, time, ns/op",
        "avgt, ns/op, cpu, ns/op",
        "thrpt, ops/s, alloc, B/op",
        "thrpt, ops/s, mygc.alloc.rate.norm, B/op",
        "ss, ns/op, cost, ns/op"
    })
    void aCounterIsNoMetricOfItsName(String mode, String unit, String name, String of) throws IOException {
        String text = RESULT.formatted(mode, unit, RAW, "x")
                .replace("\"counted\":{\"scoreUnit\":\"#\"", "\"" + name + "\":{\"scoreUnit\":\"" + of + "\"");
        Run run = Run.read(file("counter.json", text));
        assertThat(run.samples()).extracting(Sample::value).hasSize(4).doesNotHaveDuplicates();
        assertThat(run.notes()).singleElement().asString().contains(name);
    }

    @Test
    void asMuchOfAPackageIsNamedAsTellsClassesApart() throws IOException {
        String base = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        String both = base.replaceFirst("]$", ",")
                + base.replace("com.acme", "com.other").substring(1);
        List<Run> runs = Run.readAll(List.of(file("base.json", base), file("head.json", both)));
        assertThat(runs.get(0).samples())
                .extracting(s -> s.benchmarkCase().benchmark())
                .containsOnly("acme.Some.thing");
        assertThat(runs.get(1).samples())
                .extracting(s -> s.benchmarkCase().benchmark())
                .containsOnly("acme.Some.thing", "other.Some.thing");
        assertThat(Names.shortened(List.of("a.x.C", "b.x.C", "x.C", "C", "D", "a.E"), "."))
                .isEqualTo(Map.of("a.x.C", "a.x.C", "b.x.C", "b.x.C", "x.C", "x.C", "C", "C", "D", "D", "a.E", "E"));
    }

    @Test
    void filesOfOneNameHaveTheShortestPathsThatDiffer() throws IOException {
        List<Path> paths = new ArrayList<>();
        for (String path : List.of(
                "base/build/jmh/result.json", "head/build/jmh/result.json", "third/build/jmh/result.json", "x.json")) {
            Files.createDirectories(folder.resolve(path).getParent());
            paths.add(file(path, RESULT.formatted("thrpt", "ops/s", RAW, "x")));
        }
        List<Run> runs = Run.readAll(paths);
        assertThat(runs).extracting(Run::name).containsExactly("base/…/result", "head/…/result", "third/…/result", "x");
        assertThat(runs)
                .extracting(run -> run.subjects().get(0))
                .containsExactlyElementsOf(runs.stream().map(Run::name).toList());
        assertThat(Names.paths(List.of("/a/1/r", "/a/2/r", "/b/1/r")).values()).doesNotHaveDuplicates();
        assertRefused(
                () -> Run.readAll(List.of(paths.get(0), folder.resolve("base/../base/build/jmh/result.json"))),
                "named twice");
    }

    /** Settings of one benchmark say nothing of another's. */
    @Test
    void eachCaseHasItsOwnSettings() throws IOException {
        String one = RESULT.formatted("thrpt", "ops/s", RAW, "x").strip();
        String other = one.replace("Some", "Other").replace("\"warmupIterations\":5", "\"warmupIterations\":9");
        Run run = Run.read(file("x.json", one + other));
        assertThat(run.samples())
                .allSatisfy(s -> assertThat(run.environment()
                                .get("settings", "x", s.benchmarkCase())
                                .orElseThrow())
                        .startsWith(s.benchmarkCase().benchmark().startsWith("Some") ? "warmup 5" : "warmup 9"));
    }

    @Test
    void byteOrderMarksAndLineEndsDoNotMatter() throws IOException {
        String text = RESULT.formatted("thrpt", "ops/s", RAW, "x");
        assertThat(Run.read(file("bom.json", "\uFEFF" + text.replace("\n", "\r\n")))
                        .samples())
                .hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({
        "'', it holds no result",
        "'{}', it is not a list",
        "'[]', it holds no result",
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
