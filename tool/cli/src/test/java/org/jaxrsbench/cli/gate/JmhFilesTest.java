package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code compare} makes of the files that users bring. */
class JmhFilesTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path root;

    private static Map<String, Object> result(
            String benchmark, Map<String, String> params, String mode, String unit, double... forks) {
        Map<String, Object> result =
                new LinkedHashMap<>(Map.of("benchmark", benchmark, "mode", mode, "params", params));
        result.putAll(Map.of("jmhVersion", "1.37", "vmVersion", "17.0.15+6", "secondaryMetrics", Map.of()));
        result.putAll(Map.of("threads", 1, "warmupIterations", 2, "measurementIterations", 2));
        List<List<Double>> raw = DoubleStream.of(forks)
                .mapToObj(fork -> List.of(fork, fork * 1.001))
                .toList();
        result.put("primaryMetric", Map.of("score", forks[0], "scoreError", "NaN", "scoreUnit", unit, "rawData", raw));
        return result;
    }

    private static Map<String, Object> thrpt(String benchmark, double score) {
        return result(benchmark, Map.of(), "thrpt", "ops/s", score, score * 1.01, score * 0.99);
    }

    private Path file(String name, Object... results) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, JSON.writeValueAsBytes(results));
    }

    /** The cells of the CSV, by row and subject. */
    private static Map<List<String>, Map<String, String>> cells(Object... arguments) throws IOException {
        Object[] command = Stream.of(Stream.of("compare", "--format", "json"), Arrays.stream(arguments))
                .flatMap(words -> words)
                .toArray();
        Map<List<String>, Map<String, String>> cells = new LinkedHashMap<>();
        for (Object cell : JSON.readValue(Cli.passes(command).out(), List.class)) {
            Map<String, String> texts = new LinkedHashMap<>();
            ((Map<?, ?>) cell).forEach((key, value) -> texts.put(key.toString(), value.toString()));
            List<String> row = Stream.of("benchmark", "params", "mode", "metric", "subject")
                    .map(texts::get)
                    .toList();
            assertThat(cells.put(row, texts)).as("one figure a cell: " + row).isNull();
        }
        return cells;
    }

    private static double ratio(Map<String, String> cell) {
        return Double.parseDouble(cell.get("ratio"));
    }

    private static Map<String, String> cell(
            Map<List<String>, Map<String, String>> cells, String benchmark, String mode, String subject) {
        return cells.entrySet().stream()
                .filter(e -> e.getKey().get(0).equals(benchmark)
                        && e.getKey().get(2).equals(mode)
                        && e.getKey().get(4).equals(subject))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new AssertionError(cells.keySet().toString()));
    }

    @Test
    void filesOfOneNameAreTwoColumns() throws IOException {
        Path base = file("base/jmh-result.json", thrpt("a.P.small", 1000));
        Path head = file("head/jmh-result.json", thrpt("a.P.small", 500));
        Path other = file("other/jmh-result.json", thrpt("a.P.small", 250));
        Map<List<String>, Map<String, String>> cells = cells(base, head, other);
        assertThat(cells).hasSize(3);
        assertThat(ratio(cell(cells, "P.small", "thrpt", "head/jmh-result"))).isBetween(0.49, 0.51);
        assertThat(ratio(cell(cells, "P.small", "thrpt", "other/jmh-result"))).isBetween(0.24, 0.26);
        assertThat(Cli.passes("compare", base, head).out()).contains("0.50x");
        assertThat(Cli.passes("compare", base, head, "--baseline", "head/jmh-result")
                        .out())
                .contains("2.00x");
        Cli.refuses("named twice", "compare", base, base);
        Cli.refuses("named twice", "compare", base, root.resolve("head/../base/jmh-result.json"));
    }

    /** A terminal does not obey the name of a file. */
    @Test
    void aNameShowsWhatIsInvisible() throws IOException {
        Path odd = file("a\u001b[2J\nb.json", thrpt("a.P.small", 1000));
        Cli shown = Cli.passes("compare", odd, file("plain.json", thrpt("a.P.small", 500)));
        assertThat(shown.out() + shown.err()).contains("\"a\\u001B[2J\\nb\"").doesNotContain("\u001b");
    }

    @Test
    void everyModeIsShown() throws IOException {
        Path before = file(
                "before.json",
                thrpt("a.P.small", 1000),
                result("a.P.large", Map.of(), "avgt", "ms/op", 2, 2.01, 1.99),
                result("a.P.cold", Map.of(), "ss", "us/op", 900, 901, 899),
                result("a.P.cold", Map.of(), "sample", "us/op", 90, 91, 89));
        Path after = file(
                "after.json",
                thrpt("a.P.small", 1000),
                result("a.P.large", Map.of(), "avgt", "us/op", 6000, 6010, 5990),
                result("a.P.cold", Map.of(), "ss", "us/op", 900, 901, 899),
                result("a.P.cold", Map.of(), "sample", "ns/op", 90000, 91000, 89000));
        Map<List<String>, Map<String, String>> cells = cells(before, after);
        assertThat(cells).hasSize(8);
        assertThat(ratio(cell(cells, "P.large", "avgt", "after"))).isBetween(2.98, 3.02);
        assertThat(ratio(cell(cells, "P.cold", "ss", "after"))).isBetween(0.99, 1.01);
        assertThat(ratio(cell(cells, "P.cold", "sample", "after"))).isBetween(0.99, 1.01);
        Cli text = Cli.passes("compare", before, after);
        assertThat(text.out()).contains("3.00x").contains("did not take turns").doesNotContain("(after");
        assertThat(Cli.passes("compare", before, after, "--format", "csv").err())
                .contains("did not take turns");
    }

    @Test
    void aFileThatLiesHigherIsNamedLikeTheOthers() throws IOException {
        Path base = file("w/base/build/results/jmh/results.json", thrpt("a.P.small", 1000));
        Path head = file("w/head/build/results/jmh/results.json", thrpt("a.P.small", 500));
        Path high = file("w/results.json", thrpt("a.P.small", 250));
        assertThat(cells(base, head, high)).hasSize(3);
        Cli.passes("report", base, head, high, "-o", root.resolve("page.html"));
    }

    /** A benchmark may call a parameter so. */
    @Test
    void aParameterCalledSubjectIsOneOfTheCase() throws IOException {
        Path base = file("base.json", result("a.P.x", Map.of("subject", "a"), "thrpt", "ops/s", 10, 10.1, 9.9));
        Path head = file("head.json", result("a.P.x", Map.of("subject", "a"), "thrpt", "ops/s", 20, 20.1, 19.9));
        Map<List<String>, Map<String, String>> cells = cells(base, head);
        assertThat(ratio(cells.get(List.of("P.x", "subject=a", "thrpt", "throughput", "head"))))
                .isBetween(1.98, 2.02);
    }

    /** Flags that one file has and the other has none of, batches, and a metric that was asked for are told. */
    @Test
    void whatDiffersOrLacksIsTold() throws IOException {
        Map<String, Object> plain = thrpt("a.P.small", 1000);
        plain.put("jvmArgs", List.of());
        Map<String, Object> other = thrpt("a.P.small", 1000);
        other.putAll(Map.of("jvmArgs", List.of("-Xint"), "measurementBatchSize", 100, "forks", 5));
        Cli cli = Cli.passes(
                "compare", "--metrics", "throughput,alloc", file("plain.json", plain), file("other.json", other));
        assertThat(cli.out())
                .contains("jvm_flags, 'none' in plain and '-Xint' in other")
                .contains("in batches of 100")
                .contains("other: left out, P.small: 2 of 5 forks have no values");
        assertThat(cli.err()).contains("not measured, so not shown: alloc");
    }

    @Test
    void whatAShellMakesOfACommandIsRead() throws Exception {
        Path fifo = root.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor())
                .isZero();
        byte[] json = Files.readAllBytes(file("some.json", thrpt("a.P.small", 1000)));
        Thread writer = new Thread(() -> {
            try {
                Files.write(fifo, json, StandardOpenOption.WRITE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.start();
        assertThat(Cli.passes("compare", fifo).out()).contains("P.small");
        writer.join();
    }

    /** Two results of a case in a file are further forks of it, whatever JVM ran them; that is told. */
    @Test
    void forksOfTwoJvmsAreTold() throws IOException {
        Map<String, Object> newer = thrpt("a.P.small", 1200);
        newer.put("vmVersion", "25+1");
        Path merged = file("merged.json", thrpt("a.P.small", 1000), newer);
        assertThat(Cli.passes("compare", merged).out())
                .contains("not the same: jvm,")
                .contains("in results that count as further forks of one case: P.small");
        assertThat(Cli.passes("compare", file("one.json", thrpt("a.P.small", 1000), thrpt("a.P.small", 1)))
                        .out())
                .doesNotContain("not the same");
    }

    /** Runs of this tool's and of others stand side by side, whatever they measured and wherever. */
    @Test
    void foldersAndFilesStandSideBySide() throws IOException {
        Path folder = new Runs(root).single("old", 5, 200_000, 23_000);
        Path file = file("jmh.json", result("x.A.b", Map.of("path", "a"), "thrpt", "ops/ms", 100, 101, 99));
        Map<List<String>, Map<String, String>> cells = cells(folder, file);
        assertThat(ratio(cell(cells, "A.b", "thrpt", "jmh"))).isBetween(0.49, 0.51);
        assertThat(Cli.passes("compare", folder, file).out()).contains("'imported' in jmh");
    }

    /** What is dropped in reading is told by whoever shows the rest. */
    @Test
    void whatHasNoValueIsListed() throws IOException {
        Map<String, Object> cut = thrpt("a.P.cut", 1000);
        cut.put(
                "primaryMetric",
                Map.of("scoreUnit", "ops/s", "rawData", List.of(List.of(1.0, "NaN"), List.of("", 2.0))));
        Path file = file("some.json", thrpt("a.P.small", 1000), cut);
        assertThat(Cli.passes("compare", file).out()).contains("P.cut: 2 of 4 values");
        assertThat(Cli.passes("compare", file, "--format", "csv").err()).contains("P.cut: 2 of 4 values");
        Path page = root.resolve("page.html");
        Cli.passes("report", file, "-o", page);
        assertThat(page).content().contains("P.cut: 2 of 4 values");
    }

    /** A benchmark that allocates nothing, an iteration without an operation, a body that the compiler removed. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, no ratio",
        "0, 16, no ratio",
        "16, 0, no ratio",
        "1E-6, 3E-4, no ratio",
        "0.9, 1000, no ratio",
        "4E-324, 1E30, no ratio",
        "1, 1.5, +50.0% [",
        "100, 30, 0.30x",
    })
    void bytesBelowOneHaveNoRatio(double before, double after, String said) throws IOException {
        Path one = file("one.json", withBytes(before, 3));
        Path two = file("two.json", withBytes(after, 3));
        assertThat(Cli.passes("compare", "--metrics", "alloc", one, two).out()).contains(said);
        compareInEachForm(one, two);
    }

    @ParameterizedTest
    @CsvSource({
        "thrpt, ops/s, 0, 10, no ratio",
        "thrpt, ops/s, 10, 0, no ratio",
        "thrpt, ops/s, 0, 0, no ratio",
        "avgt, us/op, 0, 10, no ratio",
        "avgt, us/op, 10, 1E-4, 1.0e-05x [",
        "avgt, us/op, 1E-4, 10, 100000x [",
    })
    void aScoreOfNothingHasNoRatio(String mode, String unit, double before, double after, String said)
            throws IOException {
        // One fork that measured nothing is enough: without it the ratio would be of the others.
        Path one = file("one.json", result("a.P.x", Map.of(), mode, unit, before == 0 ? 10 : before, before, before));
        Path two = file("two.json", result("a.P.x", Map.of(), mode, unit, after, after, after));
        assertThat(Cli.passes("compare", one, two).out()).contains(said);
        compareInEachForm(one, two);
    }

    private void compareInEachForm(Path one, Path two) throws IOException {
        for (String format : List.of("text", "markdown", "csv", "json")) {
            assertThat(Cli.passes("compare", "--format", format, one, two).out())
                    .doesNotContain("NaN");
        }
        Cli.passes("report", one, two, "-o", root.resolve("page.html"));
    }

    private static Map<String, Object> withBytes(double bytes, int forks) {
        Map<String, Object> result = thrpt("a.P.x", 1000);
        List<List<Double>> raw = Collections.nCopies(forks, List.of(bytes, bytes));
        result.put("secondaryMetrics", Map.of("gc.alloc.rate.norm", Map.of("scoreUnit", "B/op", "rawData", raw)));
        return result;
    }

    @Test
    void nothingToCompareIsBadInput() throws IOException {
        Path one = file("one.json", thrpt("a.P.small", 1000));
        Path two = file("two.json", thrpt("a.P.large", 1000));
        Path average = file("average.json", result("a.P.small", Map.of(), "avgt", "ms/op", 1, 1, 1));
        Cli.refuses("one measured P.small; two measured P.large", "compare", one, two);
        Cli.refuses("average measured P.small avgt", "compare", one, average);
        Cli.refuses("holds no result", "compare", one, file("none.json"));
        Cli.refuses("not a list", "compare", one, Files.writeString(root.resolve("other.json"), "{\"a\":1}"));
        Path cut = Files.writeString(root.resolve("cut.json"), "[{\"benchmark\":\"a.P\"}");
        Cli.refuses("not JSON", "compare", one, cut);
        assertThat(Cli.run("compare", one, cut).err()).contains("line: 1").doesNotContain("Source", "]");
        Path twice = Files.writeString(
                root.resolve("twice.json"),
                Files.readString(one).replace("\"benchmark\":", "\"benchmark\":\"a.P.other\",\"benchmark\":"));
        Cli.refuses("Duplicate field 'benchmark'", "compare", one, twice);
        Cli.refuses("expected the folder of a run", "compare", one, Files.createDirectory(root.resolve("empty")));
    }

    @Test
    void whatOneSideLacksDoesNotMatterToTheRest() throws IOException {
        Map<String, Object> small = thrpt("a.P.small", 1000);
        Map<String, Object> cold = result("a.P.cold", Map.of(), "ss", "us/op", 900, 901, 899);
        cold.put("warmupIterations", 0);
        cold.put("jvmArgs", List.of("-Xint"));
        Path base = file("base.json", small);
        Path head = file("head.json", small, cold);
        Cli same = Cli.passes("compare", base, head);
        assertThat(same.out()).contains("not measured").doesNotContain("-Xint").doesNotContain("warmup");
        Map<String, Object> other = thrpt("a.P.other", 1000);
        Map<String, Object> changed = thrpt("a.P.other", 1000);
        changed.put("vmVersion", "25+1");
        Cli differing = Cli.passes("compare", file("b.json", small, other), file("h.json", small, changed, cold));
        assertThat(differing.out().lines().filter(line -> line.contains("25+1")))
                .singleElement()
                .asString()
                .contains("P.other")
                .doesNotContain("P.small");
    }

    @Test
    void anAddedParameterOfOneValueIsComparedAndOneOfSeveralIsNot() throws IOException {
        Path base = file(
                "base.json",
                result("a.P.x", Map.of("n", "1"), "thrpt", "ops/s", 10, 10.1, 9.9),
                result("a.P.x", Map.of("n", "2"), "thrpt", "ops/s", 20, 20.1, 19.9));
        Path head = file(
                "head.json",
                result("a.P.x", Map.of("n", "1", "charset", "utf-8"), "thrpt", "ops/s", 20, 20.1, 19.9),
                result("a.P.x", Map.of("n", "2", "charset", "utf-8"), "thrpt", "ops/s", 20, 20.1, 19.9));
        Map<List<String>, Map<String, String>> cells = cells(base, head);
        assertThat(cells).hasSize(4);
        assertThat(ratio(cells.get(List.of("P.x", "n=1", "thrpt", "throughput", "head"))))
                .isBetween(1.98, 2.02);
        assertThat(ratio(cells.get(List.of("P.x", "n=2", "thrpt", "throughput", "head"))))
                .isBetween(0.99, 1.01);
        assertThat(Cli.passes("compare", base, head).out()).contains("a parameter was added: charset");
        assertThat(Cli.passes("compare", head, base).out()).contains("a parameter was removed: charset");
        Path several = file(
                "several.json",
                thrpt("a.P.y", 1),
                result("a.P.x", Map.of("n", "1", "charset", "utf-8"), "thrpt", "ops/s", 20, 20.1, 19.9),
                result("a.P.x", Map.of("n", "1", "charset", "utf-16"), "thrpt", "ops/s", 20, 20.1, 19.9));
        Cli.refuses("a parameter was added: charset", "compare", base, several);
        // Of a parameter in place of another nobody knows whether it means the same.
        Path renamed = file("renamed.json", result("a.P.x", Map.of("size", "1"), "thrpt", "ops/s", 20, 20.1, 19.9));
        Cli.refuses("a parameter was added: size", "compare", base, renamed);
    }

    @Test
    void aValueHoldsAnyCharacterAndEachIsARow() throws IOException {
        List<String> values = List.of(",", ";", "=", " ", "\t", "\n", "%3B", "%", "\"", "\\t", "", "|", "é", "a=1;b=2");
        List<Map<String, Object>> results = new ArrayList<>();
        for (String value : values) {
            results.add(result("a.S.s", Map.of("v", value), "thrpt", "ops/s", 10 + results.size()));
        }
        Path one = root.resolve("one.json");
        Path two = root.resolve("two.json");
        for (Path file : List.of(one, two)) {
            Files.write(file, JSON.writeValueAsBytes(results));
        }
        assertThat(cells(one, two)).hasSize(2 * values.size());
        List<String> rows = Cli.passes("compare", one, two)
                .out()
                .lines()
                .filter(line -> line.startsWith("S.s"))
                .toList();
        assertThat(rows.stream().map(row -> row.replaceAll(" +\\d.*", "")).distinct())
                .hasSameSizeAs(values);
        // A ratio of single launches is shown, and that they are too few.
        assertThat(rows).allSatisfy(row -> assertThat(row).contains("0.0% n<3"));
    }

    @Test
    void longValuesAreCutToWhatDiffers() throws IOException {
        List<Map<String, Object>> results = new ArrayList<>();
        for (String end : List.of("one", "two", "three")) {
            String value = "{\"" + "x".repeat(200) + end + "y".repeat(200) + "}";
            results.add(result("a.V.v", Map.of("tree", value, "n", "1"), "thrpt", "ops/s", 10, 11, 12));
        }
        Path file = root.resolve("long.json");
        Files.write(file, JSON.writeValueAsBytes(results));
        assertThat(Cli.passes("compare", file).out())
                .contains("one", "two", "three")
                .satisfies(out -> assertThat(out.lines()).allMatch(line -> line.length() <= 100));
        assertThat(cells(file).keySet()).allMatch(row -> row.get(1).length() > 400);
    }

    /** What is the same in all rows of a benchmark gives way to what is not; and a file's name stands in full once at most. */
    @Test
    void manyParametersAndLongNamesOfFilesAreCut() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String day : List.of("26", "27")) {
            List<Object> results = new ArrayList<>();
            for (String value : List.of("left", "right")) {
                Map<String, String> params = new LinkedHashMap<>();
                for (int i = 0; i < 20; i++) {
                    params.put("param" + i, i == 10 ? value : "constant");
                }
                results.add(result("a.V.v", params, "thrpt", "ops/s", 10, 11, 12));
            }
            files.add(file(
                    "result-of-" + "a-long-pipeline-".repeat(6) + "2026-11-" + day + "-x64.json", results.toArray()));
        }
        assertThat(Cli.passes("compare", files.get(0), files.get(1)).out())
                .contains("param10=left", "param10=right", "11-26", "11-27")
                .satisfies(out -> assertThat(out.lines()).allMatch(line -> line.length() <= 110));
    }

    @Test
    void aRunInWhichEveryForkFailedHasNoValidSample() throws IOException {
        Path run = new Runs(root).single("old", 1, 1, 1);
        Files.writeString(
                run.resolve("samples.csv"),
                Files.readAllLines(run.resolve("samples.csv")).get(0)
                        + "\nrun1,old,impl,1,17,A.b,path=a,thrpt,1,1,1,1,1,throughput,,ops/s,failed\n");
        Files.writeString(run.resolve("environment.csv"), "key,value\ntier,in-process\npairing,slices\n");
        Files.writeString(
                run.resolve("pairs.csv"), String.join(",", org.jaxrsbench.format.PairRow.TABLE.columns()) + "\n");
        Files.writeString(
                run.resolve("forks.csv"),
                String.join(",", org.jaxrsbench.format.ForkRow.TABLE.columns())
                        + "\nold,A.b path=a,1,1,1,failed,x.Broken,yes,0,0,0.0,0.0,0,0,0,\n");
        Cli.run("compare", run).saysInOneLine(5, "no valid sample");
        Path other = new Runs(Files.createDirectory(root.resolve("more"))).single("new", 3, 100, 1);
        Cli.refuses("A.b path=a of old", "compare", other, run);
    }
}
