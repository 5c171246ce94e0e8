package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Given a folder of CSV, when checked, then this verdict and this exit code. */
class CheckFromDataTest {

    /** Some in every build; {@code -Dmutations=1000} for the whole series. */
    private static final int MUTATIONS = Integer.getInteger("mutations", 200);

    @TempDir
    Path root;

    private static Map<String, Double> drops(double... drops) {
        Map<String, Double> map = new LinkedHashMap<>();
        IntStream.range(0, drops.length).forEach(i -> map.put("path=" + (char) ('a' + i), drops[i]));
        return map;
    }

    private static Cli check(Path run, Object... more) {
        List<Object> all = new ArrayList<>(List.of("check", run, "--baseline", "old", "--candidate", "new"));
        all.addAll(List.of(more));
        return Cli.run(all.toArray());
    }

    private static void assertSays(int exit, Cli cli, String... words) {
        assertThat(cli.exit()).as(cli.out() + cli.err()).isEqualTo(exit);
        assertThat(List.of(words)).allSatisfy(word -> assertThat(cli.words()).contains(word));
    }

    private static void assertRefuses(int exit, Cli cli, String... words) {
        assertThat(cli.exit()).as(cli.out() + cli.err()).isEqualTo(exit);
        assertThat(cli.err()).startsWith("error: ").contains(words).hasLineCount(1);
    }

    /** A fork of old and of new in each of so many rounds, first by turns. */
    private static List<Sample> inTurn(Runs runs, int rounds, double oldAlloc, double newAlloc) {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            runs.fork(samples, "old", "path=a", round, 1 + round % 2, 200_000, oldAlloc);
            runs.fork(samples, "new", "path=a", round, 2 - round % 2, 200_000, newAlloc);
        }
        return samples;
    }

    private Path allow(String line) throws IOException {
        return Files.writeString(root.resolve("allow.csv"), "pattern,max-drop,reason,expires\n" + line + "\n");
    }

    @Test
    void noChangePasses() throws IOException {
        Cli cli = check(new Runs(root).paired(22, drops(0, 0, 0)));
        assertSays(0, cli, "pass: no drop >= 5%");
        assertThat(cli.out()).doesNotContain("REGRESSION");
    }

    @Test
    void aDropIsARegressionAndComesFirst() throws IOException {
        Path run = new Runs(root).paired(22, drops(0, 0.08, 0.3));
        Cli cli = check(run);
        assertThat(cli.exit()).isEqualTo(1);
        List<String> lines = cli.out().lines().toList();
        assertThat(lines.get(2)).contains("path=c").contains("REGRESSION p=").contains("n=");
        assertThat(lines.get(3)).contains("path=b").contains("REGRESSION");
        assertThat(lines.get(4)).contains("path=a").contains("pass");
    }

    @Test
    void theReportsAreThereAndSayTheSame() throws Exception {
        Path run = new Runs(root).paired(22, drops(0, 0.3));
        check(run);
        assertThat(Files.readAllLines(run.resolve("check.csv"))).hasSize(3);
        var xml = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(run.resolve("junit.xml").toFile())
                .getDocumentElement();
        assertThat(xml.getAttribute("failures")).isEqualTo("1");
        assertThat(xml.getElementsByTagName("failure").getLength()).isEqualTo(1);
        var json =
                new ObjectMapper().readTree(run.resolve("bigger-is-better.json").toFile());
        assertThat(json).hasSize(2);
        assertThat(json.get(0).get("value").asDouble()).isGreaterThan(0);
        assertThat(Files.readString(run.resolve("summary.md")))
                .contains("1 of 2 regressed")
                .contains("<details><summary>1 passed");
    }

    @Test
    void fewerThanSixPairsAreInconclusive() throws IOException {
        assertSays(3, check(new Runs(root).paired(5, drops(0.3))), "5 pairs, needs at least 6");
        Path one = new Runs(Files.createDirectory(root.resolve("more"))).paired(1, drops(0));
        assertThat(check(one).exit()).as("one fork only").isEqualTo(3);
        assertThat(check(one, "--inconclusive", "warn").exit()).isZero();
    }

    @Test
    void aDropThatNoLookReachedIsInconclusive() throws IOException {
        Path run = new Runs(root).paired(8, drops(0.3));
        assertThat(check(run).exit()).isEqualTo(1);
        assertSays(3, check(run, "--looks", "6,10"), "INCONCLUSIVE", "pairs would settle it");
        assertThat(check(run, "--looks", "8").exit())
                .as("a look that can only reject")
                .isEqualTo(1);
    }

    @Test
    void withoutACoinDataAreBadInput() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 6; round++) {
            runs.fork(samples, "old", "path=a", round, 1, 200_000, 23_000);
            runs.fork(samples, "new", "path=a", round, 2, 200_000, 23_000);
        }
        assertRefuses(
                2,
                check(runs.write(samples, "turns")),
                "error: the slot of 'new' is the same in all 6 pairs; expected a coin");
    }

    @Test
    void aRiseInAllocationIsGatedOnItsOwn() throws IOException {
        Runs runs = new Runs(root);
        assertSays(1, check(runs.write(inTurn(runs, 22, 23_000, 23_400), "turns")), "allocates more");
    }

    @Test
    void aFasterCandidateIsReportedAndPasses() throws IOException {
        assertSays(0, check(new Runs(root).paired(22, drops(-0.2))), "pass: faster");
    }

    @Test
    void aCaseThatTheCandidateLacksFailsUnlessAllowed() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = inTurn(runs, 22, 23_000, 23_000);
        for (int round = 1; round <= 22; round++) {
            runs.fork(samples, "old", "path=gone", round, 1, 200_000, 23_000);
        }
        Path run = runs.write(samples, "turns");
        assertSays(1, check(run), "REGRESSION: the candidate lacks this case");
        assertSays(0, check(run, "--allow", allow("path=gone,100%,removed on purpose,2999-01-01")));
        assertSays(
                1,
                check(run, "--allow", allow("path=gone,100%,removed on purpose,2020-01-01")),
                "expired on 2020-01-01");
    }

    @Test
    void anAllowedDropPassesUpToItsSize() throws IOException {
        Path run = new Runs(root).paired(22, drops(0.08));
        assertSays(0, check(run, "--allow", allow("path=a,12%,safer hashing,2999-01-01")));
        assertSays(1, check(run, "--allow", allow("path=a,6%,safer hashing,2999-01-01")));
        assertRefuses(
                2,
                check(run, "--allow", allow("path=a,lots,safer hashing,2999-01-01")),
                "allow.csv:2: max-drop is 'lots'");
    }

    @Test
    void failedForksAreAFailedMeasurement() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (String subject : List.of("old", "new")) {
            samples.add(new Sample(
                    "run",
                    new Fork(new Subject(subject, "jersey", "1", "17"), 1, 1, 1),
                    Case.of("A.b", "", "thrpt", 1),
                    1,
                    Metric.THROUGHPUT,
                    Double.NaN,
                    Status.FAILED));
        }
        Path run = new Runs(root).write(samples, "turns");
        assertThat(check(run).exit()).isEqualTo(5);
        assertThat(Cli.run("compare", run).exit()).isEqualTo(5);
    }

    @Test
    void differentJvmsAreIncomparable() throws IOException {
        Runs runs = new Runs(root);
        Path run = runs.paired(22, drops(0));
        String text = Files.readString(run.resolve("samples.csv"));
        Files.writeString(run.resolve("samples.csv"), text.replaceAll("new,jersey,1,17.0.15", "new,jersey,1,25.0.1"));
        assertRefuses(4, check(run), "JDK 17.0.15 of old and JDK 25.0.1 of new are not comparable");
        assertThat(check(run, "--allow-machine-mismatch").exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"pairing", "cores", "tier"})
    void anEnvironmentWithoutAKeyThatIsNeededIsBadInput(String key) throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path file = run.resolve("environment.csv");
        Files.writeString(file, Files.readString(file).replaceAll("(?m)^" + key + ",.*\n", ""));
        assertRefuses(2, check(run), "environment.csv: lacks the key '" + key + "'");
    }

    @Test
    void badInputIsOneLineThatNamesIt() throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        for (Object[] words : new Object[][] {
            {"check", root.resolve("nowhere/"), "--baseline", "a", "--candidate", "b"},
            {"check", run, "--baseline", "old"},
            {"check", run, "--baseline", "old", "--candidate", "newer"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--metric", "latency"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--tolerance", "much"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--looks", "6,7"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--looks", "8,8"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--looks", "6,8,"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--looks", "all"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--more", "16"},
            {"check", "--stored", run},
            {"check", "--nonsense"},
            {"compare", root.resolve("nowhere")},
            {"compare", run, "--metrics", "speed"},
            {"compare", run, "--baseline", "older"},
            {"run"},
            {"run", "--subjects", "jersey"},
            {"reproduce", "--http-run", run},
            {"http", "--rate", "0"},
            {"http", "--warm-limit", "1000001"},
            {"http", "--users", "100001"},
            {"nonsense"},
        }) {
            assertRefuses(2, Cli.run(words), "error: ");
        }
    }

    @Test
    void storedRunsNeedSeveralToJudgeTimeAndGateAllocationStrictly() throws IOException {
        Runs runs = new Runs(root);
        Path a = runs.single("old", 5, 200_000, 23_000);
        Path b = runs.single("old", 5, 199_000, 23_000);
        Path c = runs.single("old", 5, 201_000, 23_010);
        Path same = runs.single("new", 5, 200_000, 23_020);
        Path heavier = runs.single("new", 5, 200_000, 23_500);
        Path slower = runs.single("new", 5, 100_000, 23_000);

        assertSays(3, Cli.run("check", "--stored", a, "--current", same), "needs at least 3 baseline runs");
        assertSays(1, Cli.run("check", "--stored", a, "--current", heavier));
        assertSays(1, Cli.run("check", "--stored", a, b, c, "--current", slower));
        assertSays(
                3,
                Cli.run("check", "--stored", a, b, c, "--current", same),
                "runs differ among themselves",
                "allocation has not risen");
        assertSays(0, Cli.run("check", "--stored", a, b, c, "--current", same, "--tolerance", "20%"));
    }

    @Test
    void theSameStoredRunThreeTimesIsRefused() throws IOException {
        Runs runs = new Runs(root);
        Path a = runs.single("old", 5, 200_000, 23_000);
        Path now = runs.single("old", 5, 100_000, 23_000);
        Path copy = Files.createDirectory(root.resolve("copy"));
        for (String file : List.of("samples.csv", "environment.csv")) {
            Files.copy(a.resolve(file), copy.resolve(file));
        }
        for (Object[] words : new Object[][] {
            {"check", "--stored", a, a, a, "--current", now},
            {"check", "--stored", a, root.resolve("copy/../" + a.getFileName()), copy, "--current", now},
            {"check", "--stored", a, "--current", copy},
        }) {
            assertRefuses(2, Cli.run(words), "error: " + a + " and ", "are the same run of old");
        }
    }

    @Test
    void reportsThatCannotBeWrittenAreBadInputAndNoFailedMeasurement() throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path file = Files.createFile(root.resolve("file"));
        Path inFile = file.resolve("folder");
        assertRefuses(2, check(run, "--report", inFile), "error: reports cannot be written to " + inFile);
        Files.createDirectory(run.resolve("check.csv.new"));
        assertRefuses(2, check(run), "error: reports cannot be written to " + run);
    }

    @Test
    void aMetricThatWasNotMeasuredIsBadInput() throws IOException {
        Path run = new Runs(root).paired(6, drops(0));
        Cli cli = Cli.run("compare", run, "--metrics", "latency-p50,cpu-process");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err())
                .isEqualTo("error: --metrics latency-p50,cpu-process: not measured in [" + run
                        + "]; expected some of throughput,cpu,alloc" + System.lineSeparator());
    }

    @Test
    void storedRunsOfOtherMachinesAreIncomparable() throws IOException {
        Runs runs = new Runs(root);
        Path a = runs.single("old", 3, 200_000, 23_000);
        Path b = runs.single("new", 3, 200_000, 23_000);
        Path environment = b.resolve("environment.csv");
        Environment.read(environment).put("cpu_model", "Y").fingerprint().write(environment);
        assertRefuses(4, Cli.run("check", "--stored", a, "--current", b), "cpu_model is 'X' and 'Y'");
    }

    @Test
    void roundsThatAreNotPairsCannotBeJudged() throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path environment = run.resolve("environment.csv");
        Environment.read(environment).put("pairing", "none").write(environment);
        assertSays(3, check(run), "not measured as pairs");
    }

    @Test
    void mutationsNeverPassSilently() throws IOException {
        Path run = new Runs(root).paired(7, drops(0, 0));
        Path file = run.resolve("samples.csv");
        String sound = Files.readString(file);
        assertThat(check(run).exit()).isZero();
        Random random = new Random(7);
        for (int i = 0; i < MUTATIONS; i++) {
            String mutated = mutate(sound, random);
            Files.writeString(file, mutated);
            Cli cli = check(run);
            assertThat(cli.exit()).as(i + ": " + cli.err() + "\n" + cli.out()).isIn(2, 4);
            assertThat(cli.err()).startsWith("error: ").hasLineCount(1).doesNotContain("\tat ");
        }
    }

    /** Breaks the contract in one place. */
    private static String mutate(String sound, Random random) {
        List<String> lines = new ArrayList<>(sound.lines().toList());
        int at = 1 + random.nextInt(lines.size() - 1);
        List<String> fields = new ArrayList<>(List.of(lines.get(at).split(",", -1)));
        String junk = List.of("NaN", "-1", "Infinity", "x", "1e400", "0x1p3", "1_0", "1,5")
                .get(random.nextInt(8));
        switch (random.nextInt(14)) {
            case 0 -> fields.remove(random.nextInt(fields.size()));
            case 1 -> fields.add("more");
            case 2 -> fields.set(14, junk);
            case 3 -> fields.set(8 + random.nextInt(5), "0" + random.nextInt(10));
            case 4 -> fields.set(13, "speed");
            case 5 -> fields.set(15, "ops/ms");
            case 6 -> fields.set(16, "good");
            case 7 -> fields.set(16, "failed");
            case 8 -> fields.set(random.nextInt(6), "");
            case 9 -> fields.set(6, "b=1;a=2");
            case 10 -> lines.add(lines.get(at));
            case 11 -> fields.set(4, "25.0.1");
            case 12 -> fields.set(1 + random.nextInt(5), "tab\there");
            default -> fields.set(7, "avgt");
        }
        lines.set(at, String.join(",", fields));
        String text = String.join("\n", lines) + "\n";
        return switch (random.nextInt(20)) {
            case 0 -> sound.substring(0, 1 + random.nextInt(sound.length() - 2)).stripTrailing();
            case 1 -> sound.replaceFirst("run,subject", "subject,run");
            case 2 -> sound.replaceFirst(",status\n", ",status,extra\n");
            case 3 -> "";
            case 4 -> sound.replace("\n", "\r\n");
            default -> text;
        };
    }

    @Test
    void aLargeRunIsComparedWhole() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 120; round++) {
            for (int c = 0; c < 24; c++) {
                for (String subject : List.of("old", "new")) {
                    runs.fork(samples, subject, "path=p" + c, round, 1, 200_000, 23_000);
                }
            }
        }
        assertThat(samples).hasSizeGreaterThan(50_000);
        Cli cli = Cli.run("compare", runs.write(samples, "turns"), "--format", "csv");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out().lines()).hasSize(1 + 24 * 2 * 3);
    }

    @Test
    void comparisonShowsNoChangeWithoutAnInterval() throws IOException {
        Cli few = Cli.run("compare", new Runs(root).paired(2, drops(0.5)));
        assertThat(few.out()).contains("n<3").doesNotContain("~ [").doesNotContain("%]");
        Path more = new Runs(Files.createDirectory(root.resolve("more"))).paired(8, drops(0.6, 0.0));
        Cli cli = Cli.run("compare", more);
        assertThat(cli.out()).contains("0.4").contains("geometric mean").contains("vs old");
        assertThat(Cli.run("compare", more, "--format", "markdown").out()).contains("|---|");
        assertThat(Cli.run("compare", more, "--format", "json").out()).startsWith("[ {");
    }

    @Test
    void manySubjectsAreRowsAndFewAreColumns() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 8; round++) {
            for (int s = 1; s <= 5; s++) {
                runs.fork(samples, "s" + s, "path=a", round, s, 100_000 * s, 1000 * s);
            }
        }
        String many = Cli.run("compare", runs.write(samples, "turns"), "--format", "markdown", "--metrics", "alloc")
                .out();
        assertThat(many.lines().toList())
                .startsWith(
                        "| alloc | A.b path=a | vs s1 |",
                        "|---|--:|--:|",
                        "| s1 | 1.00 kB ±0% |  |",
                        "| s2 | 2.00 kB ±0% | 2.00x [2.00, 2.00] |");
        assertThat(Cli.run(
                                "compare",
                                runs.write(samples, "turns"),
                                "--baseline",
                                "s4",
                                "--format",
                                "markdown",
                                "--metrics",
                                "alloc")
                        .out()
                        .lines()
                        .toList())
                .startsWith("| alloc | A.b path=a | vs s4 |", "|---|--:|--:|", "| s4 | 4.00 kB ±0% |  |")
                .contains("| s1 | 1.00 kB ±0% | 0.25x [0.25, 0.25] |");
        List<Sample> four =
                samples.stream().filter(s -> !s.subject().equals("s5")).toList();
        Path run = runs.write(four, "turns");
        assertThat(Cli.run("compare", run, "--format", "markdown").out()).contains("| alloc | s1 | s2 | vs s1 | s3 |");
        assertThat(Cli.run("compare", run).out().lines())
                .as("a terminal has rows for what does not fit")
                .anyMatch(line -> line.contains("s4") && line.endsWith("4.00x [4.00, 4.00]"))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    @Test
    void casesOfASubjectAreComparedWithEachOther() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 8; round++) {
            for (String subject : List.of("s1", "s2")) {
                runs.fork(samples, subject, "path=a", round, 1, 100_000, 1000);
                runs.fork(samples, subject, "path=b", round, 1, 100_000, subject.equals("s1") ? 1250 : 4000);
            }
        }
        assertThat(Cli.run(
                                "compare",
                                runs.write(samples, "turns"),
                                "--of",
                                "cases",
                                "--baseline",
                                "A.b path=a",
                                "--format",
                                "csv",
                                "--metrics",
                                "alloc")
                        .out()
                        .lines()
                        .toList())
                .hasSize(1 + 2 * 2)
                .anyMatch(line -> line.contains("s1") && line.contains("path=b") && line.contains("1.25"))
                .anyMatch(line -> line.contains("s2") && line.contains("path=b") && line.contains("4.0"));
    }

    @Test
    void theBaselineOfSeveralRunsIsTheFirstOnes() throws IOException {
        Runs runs = new Runs(root);
        Path old = runs.single("old", 5, 200_000, 23_000);
        Path one = runs.single("new", 5, 200_000, 23_000);
        Path other = runs.single("new", 5, 200_000, 23_000);
        assertThat(Cli.run("compare", old, one, other, "--baseline", "new").out())
                .contains("vs new (" + one.getFileName() + ")")
                .doesNotContain("vs new (" + other.getFileName() + ")");
    }

    @Test
    void healthIsShownAndADamagedFileOfItDecidesNothing() throws IOException {
        Path run = new Runs(root).paired(6, Map.of("path=a", 0.0));
        Path health = run.resolve("health.csv");
        String head = CsvFiles.line(Health.COLUMNS);
        Files.writeString(health, head + "old,A.b,path=a,1,1,1,0.25,0,0.5,0\nold,A.b,path=a,1,9,1,1,1,1,1\n");
        Cli cli = Cli.run("check", run, "--baseline", "old", "--candidate", "new");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .as("of the fork that counts, not of one that was discarded")
                .contains("old: run-delay 25.0%, steal 0.0%, collector 50.0%, compiler 0.0%");
        Files.writeString(health, head + "old,A.b,path=a,1,1,1,0.25,0");
        cli = Cli.run("check", run, "--baseline", "old", "--candidate", "new");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).contains("health.csv:2: the last line is cut off");
    }
}
