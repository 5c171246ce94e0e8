package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** Given a folder of CSV, when checked, then this verdict and this exit code. */
class CheckFromDataTest {

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

    private static Path reports(Path run) {
        return run.resolve("check-old-new");
    }

    private static void assertSays(int exit, Cli cli, String... words) {
        assertThat(cli.exit()).as(cli.out() + cli.err()).isEqualTo(exit);
        assertThat(List.of(words)).allSatisfy(word -> assertThat(cli.words()).contains(word));
    }

    private static List<String> compared(Path run, String format, Object... more) {
        List<Object> all = new ArrayList<>(List.of("compare", run, "--format", format, "--metrics", "alloc"));
        all.addAll(List.of(more));
        return Cli.run(all.toArray()).out().lines().toList();
    }

    private Path allow(String line) throws IOException {
        return Files.writeString(root.resolve("allow.csv"), "pattern,max-drop,reason,expires\n" + line + "\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, pass: no drop >= 5%", "0.3, 1, REGRESSION", "-0.2, 0, pass: faster"})
    void aVerdictHasAnExitCode(double drop, int exit, String words) throws IOException {
        assertSays(exit, check(new Runs(root).paired(22, drops(drop))), words);
    }

    @Test
    void theReportsAreThereAndSayTheSame() throws Exception {
        Path run = new Runs(root).paired(22, drops(0, 0.3));
        check(run);
        assertThat(Files.readAllLines(reports(run).resolve("check.csv"))).hasSize(3);
        Element xml = junit(run);
        assertThat(xml.getAttribute("failures")).isEqualTo("1");
        assertThat(xml.getElementsByTagName("failure").getLength()).isEqualTo(1);
        var json = new ObjectMapper()
                .readTree(reports(run).resolve("bigger-is-better.json").toFile());
        assertThat(json).hasSize(2);
        assertThat(json.get(0).get("value").asDouble()).isGreaterThan(0);
        assertThat(Files.readString(reports(run).resolve("summary.md")))
                .contains("1 of 2 regressed")
                .contains("<details><summary>1 passed");
    }

    /** A run may have been a check itself, and may be checked for several pairs. */
    @Test
    void aCheckLeavesTheRunsOwnFilesAndThoseOfOtherPairs() throws IOException {
        Path run = new Runs(root).paired(22, drops(0.3));
        Path own = Files.createDirectory(root.resolve("own"));
        check(run, "--reports-to", own);
        for (String name : List.of("check.csv", "notes.txt", "report.html")) {
            Files.copy(own.resolve(name), run.resolve(name));
        }
        Cli.passes("check", run, "--baseline", "new", "--candidate", "old");
        check(run);
        for (String name : List.of("check.csv", "notes.txt", "report.html")) {
            assertThat(run.resolve(name)).hasSameTextualContentAs(own.resolve(name));
        }
        assertThat(run.resolve("check.json"))
                .hasSameTextualContentAs(reports(run).resolve("check.json"));
        assertThat(run.resolve("check-new-old/report.html")).content().contains("PASS: old against new");
        assertThat(reports(run).resolve("report.html")).content().contains("REGRESSION: new against old");
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("../../docs/reference/check.schema.json")));
    }

    private static Element junit(Path run) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(reports(run).resolve("junit.xml").toFile())
                .getDocumentElement();
    }

    /** Also where there are too few forks for an interval. */
    @Test
    void theJsonFollowsItsPublishedSchema() throws IOException {
        Schema schema = schema();
        for (Path run : List.of(
                new Runs(Files.createDirectory(root.resolve("many"))).paired(22, drops(0, 0.3)),
                new Runs(Files.createDirectory(root.resolve("few"))).paired(1, drops(0)))) {
            check(run);
            JsonNode json = new ObjectMapper()
                    .readTree(reports(run).resolve("check.json").toFile());
            assertThat(schema.validate(json)).isEmpty();
            assertThat(json.get("cases")).isNotEmpty();
            assertThat(schema.validate(((ObjectNode) json).put("verdict", "GREEN")))
                    .isNotEmpty();
        }
    }

    /** What a form of a command would ignore; of words, the two first forms take folders. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-p path=a",
                "--suite quick",
                "--threads 2",
                "--slices 5",
                "--settle 1s",
                "--jvm-args -Xint",
                "--app a.jar",
                "--seed 1",
                "--out here"
            })
    void whatOnlyWhatMeasuresTakesIsRefused(String ignored) throws IOException {
        Path run = new Runs(root).paired(6, drops(0));
        String option = ignored.split(" ")[0];
        for (Object[] form : new Object[][] {
            {"a check of run folders, which measures nothing", "check", run, "--baseline", "old", "--candidate", "new"},
            {"--self-test with run folders", "check", run, "--self-test"},
            {"--resume, which goes on as the run began", "run", "--resume", run},
            {"--releases, which measures nothing", "doctor", "--releases", "profiles"},
            {"--no-noise, which measures nothing", "doctor", "--no-noise"},
        }) {
            if (!option.equals("--suite") || !form[1].equals("doctor")) { // it has no suites at all
                Cli.refuses(
                        option + " is not for " + form[0],
                        Stream.concat(Stream.of(form).skip(1), Stream.of(ignored.split(" ")))
                                .toArray());
            }
        }
    }

    @Test
    void aFormTakesWhatItNeedsAlone() throws IOException {
        Path run = new Runs(root).paired(6, drops(0));
        for (String option : List.of("--time-budget=5", "--candidate-app=a.jar", "--unchanged=a.csv")) {
            check(run, option).saysInOneLine(2, option.replaceFirst("=.*", "") + " is not for a check of run folders");
        }
        Cli.refuses("--time-budget is not for --self-test", "check", run, "--self-test", "--time-budget", "5");
        Cli.refuses("--candidate is not for --self-test", "check", "--self-test", "--candidate", "b");
        Cli.refuses("--rounds is not for --record", "run", "--record", "jersey", "--app", "a.jar", "--rounds", "3");
        Cli.refuses("PATTERN is not for --releases", "doctor", "--releases", "profiles", "HelloWorld");
        Cli.refuses("PATTERN is not for --resume", "run", "--resume", run, "HelloWorld");
        Cli.refuses("--svg is not for flight recordings", "report", "a.jfr", "--svg", "pictures");
        Cli.refuses("--metric net is of runs", "check", "--baseline", "a", "--candidate", "b", "--metric", "net", "X");
        check(run, "path=a").saysInOneLine(2, "'path=a' is no run");
        Cli.refuses("no such file; expected one with the header", "check", run, "--allow", "nowhere");
    }

    @Test
    void fewerThanSixPairsAreInconclusive() throws IOException {
        assertSays(3, check(new Runs(root).paired(5, drops(0.3))), "5 pairs, needs at least 6");
        Path one = new Runs(Files.createDirectory(root.resolve("more"))).paired(1, drops(0));
        assertThat(check(one).exit()).as("one fork only").isEqualTo(3);
        assertThat(check(one, "--inconclusive", "warn").exit()).isZero();
    }

    @Test
    void anAllowedDropPasses() throws IOException {
        Path run = new Runs(root).paired(22, drops(0.08));
        assertSays(0, check(run, "--allow", allow("path=a,12%,safer hashing,2999-01-01")));
        assertSays(
                1,
                check(run, "--allow", allow("path=b,12%,safer hashing,2999-01-01")),
                "the allow file's 'path=b' matches no case");
        String edited = "\uFEFFpattern,max-drop,reason,expires\r\npath=a,12%,safer hashing,2999-01-01";
        for (String end : List.of("", "\r\n", "\n\n")) {
            assertSays(0, check(run, "--allow", Files.writeString(root.resolve("windows.csv"), edited + end)));
        }
        check(run, "--allow", allow("path=a,lots,safer hashing,2999-01-01"))
                .saysInOneLine(2, "allow.csv:2: max-drop is 'lots'");
    }

    /** 2% more bytes and then 8%, of which the tolerance is one. */
    @Test
    void bytesHaveATolerance() throws IOException {
        Path little = rises("little", 1.02);
        assertSays(0, check(little), "pass: no drop >= 5%", "(+2%)");
        assertSays(1, check(little, "--alloc-tolerance", "1%"), "REGRESSION: allocates more");
        Path much = rises("much", 1.08);
        assertSays(1, check(much), "REGRESSION: allocates more");
        assertSays(0, check(much, "--alloc-tolerance", "10%"));
        Path file = root.resolve("bytes.csv");
        String allowed = "pattern,max-drop,reason,expires,max-alloc\npath=a,0%,keeps a copy,2999-01-01,";
        Files.writeString(file, allowed + "10%\n");
        assertSays(0, check(much, "--allow", file), "allowed until 2999-01-01");
        Files.writeString(file, allowed + "6%\n");
        assertSays(1, check(much, "--allow", file), "more than the allow file's entry allows");
    }

    /** The page shades what the check had to find, and shows the verdict of no other run. */
    @Test
    void thePageIsOfItsOwnCheck() throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path folder = root.resolve("reports");
        for (String tolerance : List.of("2%", "10%")) {
            check(run, "--tolerance", tolerance, "--reports-to", folder);
            assertThat(folder.resolve("report.html"))
                    .content()
                    .contains("\"zone\":[" + (1 - Integer.parseInt(tolerance.replace("%", "")) / 100.0) + ",0.99]");
        }
        Path other = folder.resolve("other.html");
        Cli.passes("report", CommittedRuns.named("reference-json"), "-o", other);
        assertThat(other).content().doesNotContain("against Old", "PASS: ").contains("Side by side");
    }

    /** Whoever cuts a file may cut off the case that got slower: what one of the two files lost is said. */
    @ParameterizedTest
    @CsvSource({
        "samples.csv, .*idAndClass.*, 'left out: samples.csv lacks SelectBenchmark.idAndClass, which pairs.csv has'",
        "samples.csv, '.*idAndClass,,thrpt,1,2,.*', 'samples.csv lacks forks of round 2 of SelectBenchmark.idAndClass, which'",
        "pairs.csv, '2,.*idAndClass.*', 'pairs.csv lacks round 2 of SelectBenchmark.idAndClass, which samples.csv has: a check leaves it out'",
        "pairs.csv, '[0-9].*', 'pairs.csv lacks round 1, 2, 3, 4, '",
        "pairs.csv, '.*,cost,.*', 'pairs.csv lacks round 1, 2, 3, 4, '"
    })
    void pairsWithoutSamplesOrSamplesWithoutPairsAreNamed(String file, String lost, String said) throws IOException {
        Path run = copy("reference-jsoup");
        Files.write(
                run.resolve(file),
                Files.readAllLines(run.resolve(file)).stream()
                        .filter(line -> !line.matches(lost))
                        .toList());
        Cli cut = Cli.run(
                "check", run, "--baseline", "jmh:jsoup-1.16.1.jar", "--candidate", "jmh:jsoup-1.16.2.jar", "--no-page");
        assertThat(Cli.passes("compare", run).out()).contains(said);
        assertThat(cut.out() + cut.err())
                .contains(lost.contains("cost") ? "its pairs have typical, cpu, alloc, and no cost" : said);
    }

    /** Of two figures of one pair of forks nobody knows which is right. */
    @ParameterizedTest
    @ValueSource(strings = {"samples.csv", "pairs.csv", "forks.csv", "environment.csv"})
    void aRowThatIsThereTwiceIsRefused(String file) throws IOException {
        Path run = copy("reference-jsoup");
        List<String> lines = new ArrayList<>(Files.readAllLines(run.resolve(file)));
        lines.add(lines.get(1));
        Files.write(run.resolve(file), lines);
        Cli.refuses(file + ":" + lines.size() + ": ", "compare", run);
    }

    @ParameterizedTest
    @CsvSource({
        "forks.csv, ',1,1,1,ok,', ',1,1,1,discarded,', 'forks.csv: fork 1 of round 1 of jmh:jsoup-1.16.2.jar is discarded, not ok, as'",
        "forks.csv, '\njmh:jsoup-1.16.1.jar,[^\n]*,4,1,[^\n]*', '', 'forks.csv: has no fork 1 of round 4 of jmh:jsoup-1.16.1.jar as'",
        "environment.csv, 'jvm.jmh:jsoup-1.16.1.jar', 'jvm.jmh:jsoup-1.16.3.jar', 'environment.csv: knows no jmh:jsoup-1.16.1.jar as'"
    })
    void filesThatContradictEachOtherAreRefused(String file, String pattern, String by, String said)
            throws IOException {
        Path run = copy("reference-jsoup");
        String text = Files.readString(run.resolve(file));
        String edited = text.replaceAll(pattern, by);
        assertThat(edited).isNotEqualTo(text);
        Files.writeString(run.resolve(file), edited);
        Cli.refuses(said, "compare", run);
    }

    @Test
    void aRunIsResumedWithItsOwnSubjects() throws IOException {
        Path run = copy("reference-mixes-xeon-167");
        Path plan = run.resolve("plan.json");
        Files.writeString(
                plan, Files.readString(plan).replace("\"subject\" : \"cxf:4.2.3\"", "\"subject\" : \"cxf:4.2.2\""));
        Cli.refuses("plan.json: its subjects are jersey:4.0.3,", "run", "--resume", run);
    }

    /** Of the same cases, subjects and rounds. */
    @Test
    void pairsOfAnotherRunAreRefused() throws IOException {
        Path run = copy("reference-main-job-xeon-167");
        Files.copy(
                CommittedRuns.named("reference-main-job-xeon").resolve("pairs.csv"),
                run.resolve("pairs.csv"),
                StandardCopyOption.REPLACE_EXISTING);
        Cli.refuses("pairs.csv: log_ratio_total of round 1 of HelloWorldBenchmark.dispatch", "compare", run);
    }

    @Test
    void conditionsOfForksBelongToTheirRun() throws IOException {
        Path run = copy("reference-jsoup");
        Files.delete(run.resolve("forks.csv"));
        Cli.refuses("forks.csv: there is no such file; expected the one of the run", "compare", run);
    }

    /** Its mean, or its power, would be infinite, and so would a change of minus 100% be. */
    @ParameterizedTest
    @CsvSource({"samples.csv, 4713.154554903942, value is '1.0E308'", "pairs.csv, -0.0036346942642062167, log_ratio"})
    void aFigureBeyondAllMeasuringIsRefused(String file, String figure, String said) throws IOException {
        Path run = copy("reference-jsoup");
        String text = Files.readString(run.resolve(file));
        assertThat(text).contains(figure);
        Files.writeString(run.resolve(file), text.replace(figure, "1e308"));
        Cli.refuses(said, "compare", run);
    }

    private Path copy(String name) throws IOException {
        Path committed = CommittedRuns.named(name);
        Path run = Files.createDirectories(root.resolve("cut"));
        for (String file : List.of("environment.csv", "forks.csv", "pairs.csv", "samples.csv", "plan.json")) {
            Files.copy(committed.resolve(file), run.resolve(file));
        }
        return run;
    }

    /** A drop that is confirmed ends a check; that bytes rose in most pairs is not accepted with it. */
    @Test
    void anAllowedDropDoesNotAllowBytesThatMayHaveRisen() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 22; round++) {
            runs.fork(samples, "old", "path=a", round, 200_000, 23_000);
            runs.fork(samples, "new", "path=a", round, 170_000, round % 3 == 0 ? 22_000 : 30_000);
        }
        Path run = runs.write(samples, "turns");
        assertSays(1, check(run), "REGRESSION in", "allocates more, too, not confirmed");
        String allowed = "pattern,max-drop,reason,expires,max-alloc\npath=a,20%,safer hashing,2999-01-01,";
        Path file = root.resolve("allow.csv");
        for (String tooLittle : List.of("", "12%")) {
            Files.writeString(file, allowed + tooLittle + "\n");
            assertSays(
                    3,
                    check(run, "--allow", file),
                    "may take more memory than the allow file's entry allows",
                    "23.0 kB");
        }
        Files.writeString(file, allowed + "50%\n");
        assertSays(0, check(run, "--allow", file), "allowed until 2999-01-01: safer hashing");
    }

    private Path rises(String name, double share) throws IOException {
        Runs runs = new Runs(Files.createDirectory(root.resolve(name)));
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 22; round++) {
            runs.fork(samples, "old", "path=a", round, 200_000, 23_000);
            runs.fork(samples, "new", "path=a", round, 200_000, 23_000 * share);
        }
        return runs.write(samples, "turns");
    }

    @Test
    void failedForksAreAFailedMeasurement() throws IOException {
        List<Sample> samples = new ArrayList<>();
        Case of = Case.of("A.b", "", "thrpt", 1);
        for (String subject : List.of("old", "new")) {
            Subject what = new Subject(subject, "jersey", "1", "17");
            samples.add(
                    new Sample("run", what, of, new Fork(1, 1, 1), 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED));
        }
        Path run = new Runs(root).write(samples, "turns");
        assertThat(check(run).exit()).isEqualTo(5);
        assertThat(Cli.run("compare", run).exit()).isEqualTo(5);
    }

    /** Of two cases one fails, on the candidate; the other one passes, or regresses. */
    private Path failing(double dropOfOther) throws IOException {
        Path run = new Runs(root).paired(22, drops(0, dropOfOther));
        List<Sample> samples = new ArrayList<>(Sample.TABLE.read(run.resolve("samples.csv")));
        Sample of = samples.stream()
                .filter(s -> s.subject().equals("new") && s.params().has("path", "a"))
                .findFirst()
                .orElseThrow();
        Fork in = new Fork(23, 1, 1);
        samples.add(new Sample(
                of.run(), of.from(), of.benchmarkCase(), in, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED));
        Sample.TABLE.write(run.resolve("samples.csv"), samples);
        ForkRow.TABLE.write(
                run.resolve("forks.csv"),
                List.of(new ForkRow(
                        new ForkRow.Place("new", of.benchmarkCase().toString(), 23, 1, 1),
                        Status.FAILED,
                        "x.Broken: no <luck> & \"no\" | fun",
                        new ForkRow.Conditions(false, 0, 0, 0, 0),
                        new ForkRow.Work(0, 0, 0),
                        Optional.empty())));
        return run;
    }

    @Test
    void whatFailedSaysWhyInAllOutputs() throws Exception {
        Path run = failing(0);
        String why = "FAILED: new: x.Broken: no <luck> & \"no\" | fun";
        assertSays(5, check(run), why);
        Element xml = junit(run);
        assertThat(xml.getAttribute("errors")).isEqualTo("1");
        assertThat(xml.getAttribute("skipped")).isEqualTo("0");
        assertThat(xml.getElementsByTagName("skipped").getLength()).isZero();
        assertThat(xml.getElementsByTagName("error")
                        .item(0)
                        .getAttributes()
                        .getNamedItem("message")
                        .getNodeValue())
                .contains(why);
        JsonNode json =
                new ObjectMapper().readTree(reports(run).resolve("check.json").toFile());
        assertThat(json.get("verdict").asText()).isEqualTo("FAILED");
        assertThat(json.at("/cases/0/verdict").asText()).isEqualTo("FAILED");
        assertThat(json.at("/cases/0/detail").asText()).isEqualTo(why);
        assertThat(schema().validate(json)).isEmpty();
        assertThat(Files.readAllLines(reports(run).resolve("check.csv")).get(1))
                .contains("FAILED", "x.Broken: no <luck>");
        assertThat(Files.readString(reports(run).resolve("summary.md")))
                .contains("1 of 2 failed", why.replace("|", "\\|"))
                .doesNotContain("busy");
        assertThat(Files.readString(reports(run).resolve("report.html"))).contains("FAILED");
    }

    @Test
    void aFailureHidesNoRegression() throws IOException {
        assertSays(1, check(failing(0.3)), "REGRESSION in ", "FAILED: new: x.Broken");
    }

    @Test
    void differentJvmsAreIncomparable() throws IOException {
        Runs runs = new Runs(root);
        Path run = runs.paired(22, drops(0));
        String text = Files.readString(run.resolve("samples.csv"));
        Files.writeString(run.resolve("samples.csv"), text.replace("new,new,1,17", "new,new,1,25"));
        check(run).saysInOneLine(4, "JDK 17 of old and JDK 25 of new are not comparable");
        assertThat(check(run, "--allow-machine-mismatch").exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"pairing", "cores", "tier"})
    void anEnvironmentWithoutAKeyThatIsNeededIsBadInput(String key) throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path file = run.resolve("environment.csv");
        Files.writeString(file, Files.readString(file).replaceAll("(?m)^" + key + ",.*\n", ""));
        check(run).saysInOneLine(2, "environment.csv: lacks the key '" + key + "'");
    }

    @Test
    void aShareIsAPercentageOrAFractionAndNothingBetween() {
        Path run = CommittedRuns.named("reference");
        String command = "check --baseline jersey:2.16 --candidate jersey:2.48 --no-page --reports-to "
                + root.resolve("reports") + " --tolerance ";
        assertThat(Stream.of("12.5%", "12.5", "0.125")
                        .map(text -> Cli.run((Object[]) (command + text + " " + run).split(" "))
                                .out())
                        .distinct())
                .singleElement()
                .asString()
                .contains("REGRESSION");
        for (String text : List.of("0.5", "0.21", "1", "0.019", "100")) {
            check(run, "--tolerance", text)
                    .saysInOneLine(2, "--tolerance " + text + ": expected a percentage from 2% to 99%");
        }
    }

    @Test
    void whatJmhOrAnEarlierReleaseCallsOtherwiseIsAnswered() {
        Cli.refuses("JMH's profilers", "run", "--subjects", "jersey:4.0.3", "HelloWorld", "-prof", "gc");
        Cli.refuses("expected scripts/bench list", "-l");
        Cli.refuses("expected --threads N", "check", "--baseline", "a", "--candidate", "b", "-t", "4");
        Cli.refuses("expected --time-budget MINUTES", "check", "--baseline", "a", "--minutes=6");
        Cli.refuses("expected scaling", "cliffs", "jersey");
        // A folder, or a pattern, may have such a name.
        assertThat(Cli.run("compare", "cliffs").err()).isNotEmpty().doesNotContain("expected scaling");
        Cli.refuses("which cases?", "run", "--subjects", "jersey:4.0.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "check", "compare", "report", "list", "doctor"})
    void eachCommandSaysItsVersion(String command) {
        assertThat(Cli.passes(command, "-V").out()).startsWith("jaxrs-bench ");
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
            {"check", run, "--baseline", "old", "--candidate", "new", "--alloc-tolerance", "0.4%"},
            {"check", run, "--baseline", "old", "--candidate", "new", "--more", "16"},
            {"check", "--nonsense"},
            {"compare", root.resolve("nowhere")},
            {"compare", run, "--metrics", "speed"},
            {"compare", run, "--metrics", "latency-p50,cpu-process"},
            {"compare", run, "--baseline", "older"},
            {"run", "--subjects", "jersy", "HelloWorld"},
            {"reproduce", "--http-run", run},
            {"run", "--subjects", "http:all", "--rate", "0"},
            {"run", "--subjects", "http:all", "--warm-limit", "1000001"},
            {"run", "--subjects", "http:all", "--users", "100001"},
            {"run", "--subjects", "http:all", "--threads", "2"},
            {"run", "--subjects", "http:all", "HelloWorld"},
            {"run", "--subjects", "http:jetty-servlet,jersey:4.0.3"},
            {"run", "--subjects", "http:no-such"},
            {"run", "--subjects", "jersey:4.0.3", "--users", "3"},
            {"nonsense"},
        }) {
            Cli.refuses("", words);
        }
        Cli.refuses("a name that ends in .html", "report", run, "-o", run.resolve("samples.csv"));
        assertThat(run.resolve("samples.csv")).content().startsWith("run,subject,");
        Cli.refuses(
                "there is a file where a folder is expected",
                "report",
                run,
                "-o",
                run.resolve("samples.csv").resolve("page.html"));
        Cli.refuses("--rounds 0: expected 1 or more", "run", "--subjects", "jersey:4.0.3", "-f", "0", "HelloWorld");
        Cli.refuses("--users 0: expected 1 to", "run", "--subjects", "http:all", "--list", "--users", "0");
        Cli.refuses("no such file", "check", "mistyped/run", "--baseline", "jmh:a.jar", "--candidate", "jmh:b.jar");
        Cli.refuses(
                "expected a run that check --self-test made",
                "check",
                "--self-test",
                CommittedRuns.named("reference-jsoup"));
        check(run, "--tolerance", "0.3").saysInOneLine(2, "a fraction is 0.2 at most");
        Cli.refuses("'' is blank; expected a file or a folder", "report", run, "--svg", "");
        // As any name is that the locale has no letters for.
        Cli.refuses("LC_ALL=C.UTF-8 lets Java name any file", "compare", "a\0b");
        for (String releases : List.of("no-such:1", "profiles,no-such")) {
            Cli.refuses("unknown implementation 'no-such'", "doctor", "--releases", releases);
        }
    }

    @Test
    void reportsThatCannotBeWrittenAreBadInputAndNoFailedMeasurement() throws IOException {
        Path run = new Runs(root).paired(22, drops(0));
        Path file = Files.createFile(root.resolve("file"));
        Path inFile = file.resolve("folder");
        check(run, "--reports-to", inFile).saysInOneLine(2, "error: reports cannot be written to " + inFile);
        Files.createDirectories(reports(run).resolve("check.csv.new"));
        check(run).saysInOneLine(2, "error: reports cannot be written to " + reports(run));
    }

    @Test
    void comparisonShowsNoChangeWithoutAnInterval() throws IOException {
        Cli few = Cli.run("compare", new Runs(root).paired(2, drops(0.5)));
        assertThat(few.out()).contains("n<3").doesNotContain("~ [").doesNotContain("%]");
        Path more = new Runs(Files.createDirectory(root.resolve("more"))).paired(8, drops(0.6, 0.0));
        Cli cli = Cli.run("compare", more);
        assertThat(cli.out()).contains("0.4").contains("geometric mean").contains("vs old");
        assertThat(Cli.run("compare", more, "--format", "markdown").out()).contains("|---|");
    }

    @Test
    void manySubjectsAreRowsAndFewAreColumns() throws IOException {
        Runs runs = new Runs(root);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 8; round++) {
            for (int s = 1; s <= 5; s++) {
                runs.fork(samples, "s" + s, "path=a", round, 100_000 * s, 1000 * s);
            }
        }
        assertThat(compared(runs.write(samples, "turns"), "markdown"))
                .startsWith(
                        "| alloc |  |  | vs s1 |",
                        "|---|---|--:|--:|",
                        "| A.b path=a | s1 | 1.00 kB ±0% |  |",
                        "|  | s2 | 2.00 kB ±0% | 2.00x [2.00, 2.00] |");
        assertThat(compared(runs.write(samples, "turns"), "markdown", "--baseline", "s4"))
                .startsWith("| alloc |  |  | vs s4 |", "|---|---|--:|--:|", "| A.b path=a | s4 | 4.00 kB ±0% |  |")
                .contains("|  | s1 | 1.00 kB ±0% | 0.25x [0.25, 0.25] |");
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
                runs.fork(samples, subject, "path=a", round, 100_000, 1000);
                runs.fork(samples, subject, "path=b", round, 100_000, subject.equals("s1") ? 1250 : 4000);
            }
        }
        Path run = runs.write(samples, "turns");
        JsonNode json = new ObjectMapper()
                .readTree(Cli.passes("compare", "--format", "json", run).out());
        assertThat(json).as("three metrics").hasSize(3 * 2 * 2);
        assertThat(json.get(11).get("score").asDouble()).isEqualTo(4000);
        assertThat(json.get(0).has("ratio")).as("of the baseline").isFalse();
        assertThat(json.get(1).get("ratio").asDouble()).isPositive();
        assertThat(compared(run, "csv", "--of", "cases", "--baseline", "A.b path=a"))
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
    void pairsThatWereDiscardedAreCountedOnce() throws IOException {
        Path run = new Runs(root).paired(6, Map.of("path=a", 0.0));
        Files.writeString(
                run.resolve("forks.csv"),
                CsvFiles.line(ForkRow.TABLE.columns())
                        + "old,2 cases,3,1,1,discarded,workers waited for a processor,yes,1,1,0.4,0,0,0,0,no\n"
                        + "new,2 cases,3,1,2,discarded,workers waited for a processor,yes,1,1,0.1,0,0,0,0,yes\n"
                        + "old,2 cases,3,2,1,ok,,no,1,1,0,0,0,0,0,\n");
        Cli cli = check(run);
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("1 pair discarded: workers waited for a processor")
                .contains("workers were not pinned to one processor: old");
    }
}
