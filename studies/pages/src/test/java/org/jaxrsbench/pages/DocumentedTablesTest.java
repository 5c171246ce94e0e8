package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.Pages;
import org.jaxrsbench.cli.Bench;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.studies.claims.KnownRegression;
import org.jaxrsbench.studies.claims.KnownRegressions;
import org.jaxrsbench.studies.claims.PairVerdict;
import org.jaxrsbench.studies.claims.Verdicts;
import org.jaxrsbench.studies.scaling.SearchFinding;
import org.jaxrsbench.studies.scaling.SearchFinding.Timed;
import org.jaxrsbench.studies.scaling.SearchFindings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** What the documentation shows of commands and committed runs is what they say. */
class DocumentedTablesTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** What stands between the two is printed by the command, in which a word that begins with "reference" is a committed run. */
    static final Pattern TABLE =
            Pattern.compile("<!-- bench ((?:compare|check) [^>]+) -->\n(.*?)<!-- end -->", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");

    @TempDir
    Path folder;

    static List<Path> pages() throws IOException {
        return Pages.in(ROOT);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theTablesOfAPageAreWhatTheCommittedRunsSay(Path page) throws IOException {
        String is = Files.readString(page);
        assertThat(TABLE.matcher(is).results()).as("each has its end").hasSize(is.split("<!-- bench ", -1).length - 1);
        isWhatItShouldBe(
                page,
                TABLE.matcher(is)
                        .replaceAll(table -> Matcher.quoteReplacement(
                                "<!-- bench " + table.group(1) + " -->\n" + printed(table.group(1)) + "<!-- end -->")));
    }

    private static void isWhatItShouldBe(Path page, String should) throws IOException {
        if (System.getProperty("tables.write") != null) {
            Files.writeString(page, should);
        }
        assertThat(Files.readString(page))
                .as(page + "; -Dtables.write writes it again")
                .isEqualTo(should);
    }

    private String printed(String command) {
        List<String> shown = new ArrayList<>();
        List<Object> run = new ArrayList<>();
        for (String word :
                WORD.matcher(command).results().map(MatchResult::group).toList()) {
            Object value = word.startsWith("reference") ? CommittedRuns.named(word) : word.replace("\"", "");
            run.add(value);
            shown.add(value instanceof Path folder ? "results/" + folder.getFileName() : word);
        }
        boolean check = run.get(0).equals("check");
        if (check && !run.contains("--self-test")) {
            run.addAll(List.of("--no-page", "--reports-to", folder.toString()));
        }
        Cli cli = Cli.run(run.toArray());
        assertThat(cli.exit()).as(cli.out() + cli.err()).isIn(check ? List.of(0, 1, 3) : List.of(0));
        String table = cli.out().strip();
        return "`scripts/bench " + String.join(" ", shown) + "` prints:\n\n"
                + (table.contains("|---|") ? table : "```text\n" + table + "\n```") + "\n";
    }

    @Test
    void theKnownRegressionsAreWhatTheirFileSays() throws IOException {
        List<KnownRegression> rows = KnownRegression.TABLE.read(ROOT.resolve("results/known-regressions.csv"));
        hasTable("results/regressions", "kinds", KnownRegressions.summary(rows, verdicts()));
        hasTable("results/regressions", "rows", KnownRegressions.markdown(rows));
    }

    /** What today's rule says of the reports that it was asked about. */
    @Test
    void todaysRuleOnKnownRegressionsIsWhatTheVerdictsSay() throws IOException {
        Map<String, KnownRegression> before =
                KnownRegression.TABLE.read(ROOT.resolve("results/known-regressions.csv")).stream()
                        .collect(Collectors.toMap(row -> row.report().shortName(), row -> row));
        StringBuilder table = new StringBuilder(
                "|report|the rule before|today's rule|rounds|what stays of each operation|\n|---|---|---|--:|---|\n");
        for (PairVerdict row : verdicts()) {
            row.seen()
                    .filter(seen -> row.question() == PairVerdict.Question.REPORT)
                    .ifPresent(seen -> table.append("|%s|%s|%s|%d|%s|\n"
                            .formatted(
                                    row.report(),
                                    before.get(row.report()).isCaught() ? "caught" : "not seen",
                                    row.isCaught() ? "**caught**" : seen.verdict(),
                                    seen.rounds(),
                                    seen.leak())));
        }
        hasTable("results/regressions", "today", table.toString());
    }

    private static List<PairVerdict> verdicts() throws IOException {
        return PairVerdict.TABLE.read(ROOT.resolve("results/verdicts.csv"));
    }

    @Test
    void thePublishedClaimsAreWhatTheirRunSays() throws IOException {
        Path run = CommittedRuns.named("reference-reproduction");
        hasTable("results/claims", "reproduction", Files.readString(run.resolve("reproduction.md")));
    }

    /** What was planted, in how many searches of how many it was found, and within how many seconds. */
    @Test
    void plantedCliffsAreFoundAsTheirFileSays() throws IOException {
        Map<String, List<List<String>>> byCliff =
                CsvFiles.read(ROOT.resolve("results/planted.csv"), List.of("planted", "seed", "seconds", "found"))
                        .stream()
                        .map(CsvFiles.Line::fields)
                        .collect(Collectors.groupingBy(row -> row.get(0), LinkedHashMap::new, Collectors.toList()));
        StringBuilder table = new StringBuilder("|planted|searches|found|seconds|\n|---|--:|--:|--:|\n");
        byCliff.forEach((planted, rows) -> {
            IntSummaryStatistics seconds =
                    rows.stream().mapToInt(row -> Integer.parseInt(row.get(2))).summaryStatistics();
            long found = rows.stream().filter(row -> row.get(3).equals("yes")).count();
            table.append(
                    "|%s|%d|%d|%d to %d|\n".formatted(planted, rows.size(), found, seconds.getMin(), seconds.getMax()));
        });
        hasTable("results/scaling", "planted", table.toString());
    }

    /** Somebody has looked into what time did not refute. */
    @Test
    void theFindingsAreWhatTheirFileSays() throws IOException {
        Path folder = ROOT.resolve("results/findings");
        List<SearchFinding> found = SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE));
        hasTable("results/scaling", "findings", SearchFindings.markdown(found));
        assertThat(found)
                .filteredOn(each -> each.timed().map(Timed::holds).orElse(true))
                .allMatch(each -> each.judged().isPresent());
    }

    /** If a subject is compared with itself, the median of its pairs lies in the interval, or within 3% of it. */
    @Test
    void theFindingsAreWhatTheirPairsSay() throws IOException {
        Path folder = ROOT.resolve("results/findings");
        Map<String, List<Double>> pairs = CsvFiles.read(
                        folder.resolve("pairs.csv"),
                        List.of("finding", "subject", "round", "near_ns", "far_ns", "log_ratio"))
                .stream()
                .map(CsvFiles.Line::fields)
                .collect(Collectors.groupingBy(
                        row -> row.get(0) + row.get(1),
                        Collectors.mapping(row -> -Double.parseDouble(row.get(5)), Collectors.toList())));
        for (SearchFinding each : SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE))) {
            List<Double> own = pairs.getOrDefault(each.finding() + each.subject(), List.of());
            each.timed().ifPresent(timed -> assertThat(own).as(each.finding()).hasSizeGreaterThan(5));
            if (each.timed().isPresent() && each.kind() != SearchFinding.Kind.BEYOND_OTHERS) {
                double median = own.stream().sorted().toList().get(own.size() / 2);
                Estimate.AsRatio cost = each.timed().orElseThrow().cost();
                assertThat(Math.exp(median)).as(each.finding()).isBetween(0.97 * cost.low(), 1.03 * cost.high());
            }
        }
    }

    /** What the gate said of the pairs that were drawn, as far as they are measured. */
    @Test
    void theStudySaysWhatTheVerdictsAre() throws IOException {
        List<PairVerdict> all = verdicts();
        hasTable("statistics", "verdicts", "```text\n" + Verdicts.text(all) + "```\n");
    }

    /** Rounds, false alarms and power of each row. */
    @Test
    void theSimulationIsWhatItsFileSays() throws IOException {
        Path file = ROOT.resolve("docs/gate-simulation.csv");
        List<String> columns = List.of(Files.readAllLines(file).get(0).split(","));
        StringBuilder table = new StringBuilder("""
                | noise | pair sd | rho | cases | rounds | false alarms: no change / all 1% slower \
                | 5% drop: REGRESSION / PASS / INCONCLUSIVE | rounds until named: 5%, 10%, 50% \
                | some forks: REGRESSION / PASS / INCONCLUSIVE |
                |---|--:|--:|--:|--:|--:|--:|--:|--:|
                """);
        for (CsvFiles.Line line : CsvFiles.read(file, columns)) {
            ToDoubleFunction<String> value =
                    column -> Double.parseDouble(line.fields().get(columns.indexOf(column)));
            ToDoubleFunction<String> percent = column -> 100 * value.applyAsDouble(column);
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %.1f%% | %.1f | %.0f | %.1f (%.0f) | %.2f / %.2f | %.1f / %.1f / %.1f | %.1f, %.1f, %.1f"
                            + " | %.0f / %.0f / %.0f |%n",
                    line.fields().get(0),
                    percent.applyAsDouble("pair_sd"),
                    value.applyAsDouble("rho"),
                    value.applyAsDouble("cases"),
                    value.applyAsDouble("rounds"),
                    value.applyAsDouble("rounds_of_nine"),
                    percent.applyAsDouble("false_alarm_no_change"),
                    percent.applyAsDouble("false_alarm_all_slower"),
                    percent.applyAsDouble("drop_regression"),
                    percent.applyAsDouble("drop_pass"),
                    percent.applyAsDouble("drop_inconclusive"),
                    value.applyAsDouble("rounds_5"),
                    value.applyAsDouble("rounds_10"),
                    value.applyAsDouble("rounds_50"),
                    percent.applyAsDouble("mixture_regression"),
                    percent.applyAsDouble("mixture_pass"),
                    percent.applyAsDouble("mixture_inconclusive")));
        }
        hasTable("statistics", "simulation", table.toString());
    }

    /** What the action writes on a pull request, as a quotation. */
    @Test
    void theCommentIsWhatACheckWrites() throws IOException {
        Path run = CommittedRuns.named("reference-jsoup");
        List<String> check =
                List.of("check", "--baseline", "jmh:jsoup-1.16.1.jar", "--candidate", "jmh:jsoup-1.16.2.jar");
        List<Object> words = new ArrayList<>(check);
        words.addAll(List.of(run, "--no-page", "--reports-to", folder.toString()));
        assertThat(Cli.run(words.toArray()).exit()).isEqualTo(1);
        hasTable(
                "ci",
                "comment",
                "`scripts/bench " + String.join(" ", check) + " results/" + run.getFileName()
                        + "` writes `summary.md`:\n\n"
                        + Files.readAllLines(folder.resolve("summary.md")).stream()
                                .map(line -> ("> " + line).stripTrailing() + "\n")
                                .collect(Collectors.joining()));
    }

    /** A page of {@code docs} has this table between a mark and its end. */
    private static void hasTable(String name, String mark, String table) throws IOException {
        Path page = ROOT.resolve("docs").resolve(name + ".md");
        String should = Pattern.compile("(<!-- " + mark + " -->\n).*?(<!-- end -->)", Pattern.DOTALL)
                .matcher(Files.readString(page))
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + table + found.group(2)));
        assertThat(should).contains(table);
        isWhatItShouldBe(page, should);
    }

    @Test
    void theCommandsAreWhatTheirHelpSays() throws IOException {
        StringBuilder page = new StringBuilder("# Commands\n\nWhat `--help` prints, for each command. Written by a test"
                + " from the commands themselves.\n");
        append(page, "## scripts/bench", Bench.line());
        new TreeMap<>(Bench.line().getSubcommands()).forEach((name, command) -> {
            if (!name.equals("help")) { // picocli's own
                append(page, "### scripts/bench " + name, command);
            }
        });
        isWhatItShouldBe(ROOT.resolve("docs/reference/cli.md"), page.toString());
    }

    private static void append(StringBuilder page, String title, CommandLine command) {
        page.append('\n').append(title).append("\n\n```text\n");
        command.getUsageMessage(Ansi.OFF)
                .lines()
                .forEach(line -> page.append(line.stripTrailing()).append('\n'));
        page.append("```\n");
    }
}
