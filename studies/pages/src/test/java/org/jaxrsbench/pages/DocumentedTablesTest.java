package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.Pages;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
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

/** The tables that the documentation shows are what the committed runs say. */
class DocumentedTablesTest {

    private static final Pattern RATIO = Pattern.compile("[0-9.]+x \\[[0-9.]+, [0-9.]+\\]");
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** What stands between the two is printed by the command, in which a word that begins with "reference" is a committed run. */
    private static final Pattern TABLE =
            Pattern.compile("<!-- bench ((?:compare|check) [^>]+) -->\n(.*?)<!-- end -->", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");

    @TempDir
    Path folder;

    /** Those that have such a table. */
    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (Path page : Pages.in(ROOT)) {
            if (tables(Files.readString(page)) > 0) {
                pages.add(page);
            }
        }
        return pages;
    }

    private static int tables(String page) {
        return page.split("<!-- bench ", -1).length - 1;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theTablesOfAPageAreWhatTheCommittedRunsSay(Path page) throws IOException {
        String is = Files.readString(page);
        assertThat(TABLE.matcher(is).results()).hasSize(tables(is)); // each has its end
        String should = TABLE.matcher(is)
                .replaceAll(table -> Matcher.quoteReplacement(
                        "<!-- bench " + table.group(1) + " -->\n" + printed(table.group(1)) + "<!-- end -->"));
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
        if (check) {
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
        List<KnownRegression> rows = KnownRegression.TABLE.read(ROOT.resolve("results/museum.csv"));
        hasTable("regressions", "museum", KnownRegressions.summary(rows));
        hasTable("regressions", "rows", KnownRegressions.markdown(rows));
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
        hasTable("scaling", "planted", table.toString());
    }

    /** Somebody has looked into what time did not refute. */
    @Test
    void theFindingsAreWhatTheirFileSays() throws IOException {
        Path folder = ROOT.resolve("results/findings");
        List<SearchFinding> found = SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE));
        hasTable("scaling", "findings", SearchFindings.markdown(found));
        for (SearchFinding each : found) {
            if (each.timed().map(Timed::holds).orElse(true)) {
                assertThat(each.judged()).as(each.finding()).isPresent();
            }
        }
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
            if (each.timed().isPresent()) {
                List<Double> own = pairs.get(each.finding() + each.subject());
                assertThat(own).as(each.finding()).hasSizeGreaterThan(5);
                if (each.kind() != SearchFinding.Kind.BEYOND_OTHERS) {
                    double median = own.stream()
                            .sorted()
                            .skip(own.size() / 2)
                            .findFirst()
                            .orElseThrow();
                    assertThat(Math.exp(median))
                            .as(each.finding())
                            .isBetween(
                                    0.97 * each.timed().orElseThrow().cost().low(),
                                    1.03 * each.timed().orElseThrow().cost().high());
                }
            }
        }
    }

    /** What the gate said of the pairs that were drawn, as far as they are measured. */
    @Test
    void theStudySaysWhatTheVerdictsAre() throws IOException {
        List<PairVerdict> all = PairVerdict.TABLE.read(ROOT.resolve("results/verdicts.csv"));
        hasTable(ROOT.resolve("docs/statistics.md"), "verdicts", "```text\n" + Verdicts.text(all) + "```\n");
    }

    private static void hasTable(String name, String mark, String table) throws IOException {
        hasTable(ROOT.resolve("docs/results/" + name + ".md"), mark, table);
    }

    private static void hasTable(Path page, String mark, String table) throws IOException {
        String is = Files.readString(page);
        String should = Pattern.compile("(<!-- " + mark + " -->\n).*?(<!-- end -->)", Pattern.DOTALL)
                .matcher(is)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + table + found.group(2)));
        if (System.getProperty("tables.write") != null) {
            Files.writeString(page, should);
        }
        assertThat(Files.readString(page))
                .as("-Dtables.write writes it again")
                .contains(table)
                .isEqualTo(should);
    }

    /** A row of the README's table for each ratio in-process; those behind a server, and of another day, are other pages'. */
    @Test
    void theReadmeQuotesTheMix() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        String mix = printed("compare --format markdown --metrics cost reference-service")
                .lines()
                .filter(line -> line.contains("request=mix-reads"))
                .findFirst()
                .orElseThrow();
        List<String> ratios =
                RATIO.matcher(mix).results().map(MatchResult::group).toList();
        assertThat(ratios).hasSize(4).allSatisfy(ratio -> assertThat(readme).contains("| " + ratio + " |"));
        List<String> costs = Arrays.stream(mix.split("\\|"))
                .map(String::strip)
                .filter(cell -> cell.contains(" us ±"))
                .toList();
        assertThat(readme).contains("costs " + costs.get(0) + " on Jersey, " + costs.get(1) + " on RESTEasy");
        String pages = Files.readString(ROOT.resolve("docs/results/http.md"))
                + Files.readString(ROOT.resolve("docs/results/overview.md"));
        List<String> quoted = RATIO.matcher(readme)
                .results()
                .map(MatchResult::group)
                .filter(ratio -> !ratios.contains(ratio))
                .toList();
        String main = Cli.passes("compare", "--metrics", "cost", CommittedRuns.named("reference-main-job"))
                .out();
        assertThat(quoted).hasSizeGreaterThan(3).allMatch(ratio -> pages.contains(ratio) || main.contains(ratio));
    }

    @Test
    void theReadmeQuotesTheReports() throws IOException {
        Matcher all = Pattern.compile("\\|all\\|\\d+\\|(\\d+)\\|(\\d+): .*\\|(\\d+): ")
                .matcher(Files.readString(ROOT.resolve("docs/results/regressions.md")));
        assertThat(all.find()).isTrue();
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains(
                        "Of " + all.group(1) + " regressions",
                        "caught [" + all.group(2) + "](docs/results/regressions.md)",
                        "accused " + all.group(3) + " of " + all.group(1) + " pairs");
    }

    @Test
    void theReadmeQuotesTheMainJob() throws IOException {
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains(Cli.passes("compare", "--metrics", "cost", CommittedRuns.named("reference-main-job"))
                        .out()
                        .lines()
                        .filter(line -> line.matches("(cost|GET helloworld|geometric mean)  .*"))
                        .toList());
    }

    /** Rounds, false alarms and power of each row; the file has minutes, at 14 s a round and 1.35 s a case. */
    @Test
    void theSimulationIsWhatItsFileSays() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/statistics.md"));
        List<String> lines = Files.readAllLines(ROOT.resolve("docs/gate-simulation.csv"));
        List<String> head = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            ToDoubleFunction<String> value = column -> Double.parseDouble(cells[head.indexOf(column)]);
            double roundsOfAMinute = 60 / (14 + 1.35 * value.applyAsDouble("cases"));
            assertThat(page)
                    .contains(String.format(
                            Locale.ROOT,
                            "| %s | %.1f%% | %s | %s | %.1f (%.0f) | %.2f / %.2f | %.1f / %.1f / %.1f |",
                            cells[0],
                            100 * value.applyAsDouble("pair_sd"),
                            cells[2],
                            cells[3],
                            roundsOfAMinute * value.applyAsDouble("minutes"),
                            roundsOfAMinute * value.applyAsDouble("minutes_of_nine"),
                            100 * value.applyAsDouble("false_alarm_no_change"),
                            100 * value.applyAsDouble("false_alarm_all_slower"),
                            100 * value.applyAsDouble("drop_regression"),
                            100 * value.applyAsDouble("drop_pass"),
                            100 * value.applyAsDouble("drop_inconclusive")));
        }
    }

    /** The guide's example is one row of a release page: its command confirms the change that the guide explains. */
    @Test
    void theDisputedRowIsConfirmedByItsCommand() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/disputed.md"));
        Matcher command = Pattern.compile("```sh\n(scripts/bench check .*)\n").matcher(guide);
        Matcher change = Pattern.compile("([+-][\\d.]+%) of cost").matcher(guide);
        assertThat(command.find() && change.find()).isTrue();
        assertThat(Files.readAllLines(ROOT.resolve("docs/results/jersey.md")))
                .anyMatch(row -> row.contains("`" + command.group(1) + "`") && row.contains("| " + change.group(1)));
    }

    /** Which way pairs of the self-tests lean, without the slowed case, and how far their totals scatter. */
    @Test
    void thePairsOfSelfTestsLeanAndScatterAsThePageSays() throws IOException {
        List<Double> candidate = new ArrayList<>();
        List<Double> first = new ArrayList<>();
        List<Double> totals = new ArrayList<>();
        for (String name : List.of("jersey", "resteasy", "busy")) {
            Run run = Run.read(CommittedRuns.named("reference-self-test-" + name));
            int after = Integer.parseInt(run.environment().require("slowed_after"));
            String slow = run.environment().require("slowed_case");
            String subject = run.environment().require("slowed_subject");
            Map<Integer, Integer> slots = new HashMap<>();
            run.samples().stream()
                    .filter(sample -> sample.subject().equals(subject))
                    .forEach(
                            sample -> slots.put(sample.in().round(), sample.in().slot()));
            List<PairRow> pairs =
                    run.pairs().stream().filter(p -> p.metric() == Metric.COST).toList();
            pairs.stream()
                    .filter(p ->
                            p.round() <= after || !p.benchmarkCase().toString().equals(slow))
                    .collect(Collectors.groupingBy(PairRow::round, Collectors.averagingDouble(PairRow::logRatio)))
                    .forEach((round, mean) -> {
                        candidate.add(mean);
                        first.add(slots.get(round) == 1 ? mean : -mean);
                    });
            totals.add(Math.sqrt(pairs.stream()
                    .filter(p -> p.round() <= after)
                    .collect(Collectors.groupingBy(
                            PairRow::benchmarkCase, Collectors.mapping(PairRow::logRatioTotal, Collectors.toList())))
                    .values()
                    .stream()
                    .mapToDouble(own -> Math.pow(sd(own), 2))
                    .average()
                    .orElseThrow()));
        }
        assertThat(Files.readString(ROOT.resolve("docs/statistics.md")).replace('\n', ' '))
                .contains(String.format(
                        Locale.ROOT,
                        "the candidate is %.2f%% better (standard error %.2f), and the fork that was launched first %.2f%% better (%.2f)",
                        100 * mean(candidate),
                        100 * sd(candidate) / Math.sqrt(candidate.size()),
                        100 * mean(first),
                        100 * sd(first) / Math.sqrt(first.size())))
                .contains(String.format(
                        Locale.ROOT,
                        "scatter by %.1f%% (Jersey), %.1f%% (RESTEasy) and %.1f%% (beside the loops)",
                        100 * totals.get(0),
                        100 * totals.get(1),
                        100 * totals.get(2)));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(v -> v).average().orElseThrow();
    }

    private static double sd(List<Double> values) {
        return Estimate.sd(values.stream().mapToDouble(v -> v).toArray());
    }
}
