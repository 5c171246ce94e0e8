package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.studies.claims.PairVerdict;
import org.jaxrsbench.studies.claims.PairVerdict.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Figures that pages quote in their own words are those of tables, committed runs and files. */
class QuotedFiguresTest {

    private static final Pattern RATIO = Pattern.compile("[0-9.]+x \\[[0-9.]+, [0-9.]+\\]");
    private static final Pattern COST = Pattern.compile("[0-9.]+ us (?=±)");
    private static final Pattern TABLE = DocumentedTablesTest.TABLE;
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    @Test
    void theShareOfGreenPairsIsWhatTheirFileSays() throws IOException {
        List<PairVerdict> all = PairVerdict.TABLE.read(ROOT.resolve("results/verdicts.csv"));
        assertThat(Files.readString(ROOT.resolve("docs/how.md")))
                .contains(
                        counted(
                                all,
                                Question.NEIGHBOR,
                                "have measured %d: %d passed, %d had become slower, %d were INCONCLUSIVE"),
                        counted(
                                all,
                                Question.SAME,
                                "Of %d releases checked against themselves, %d passed and %4$d was INCONCLUSIVE"));
    }

    private static String counted(List<PairVerdict> all, Question question, String words) {
        List<PairVerdict> own = all.stream()
                .filter(row -> row.question() == question && !row.isOpen())
                .toList();
        return words.formatted(
                own.size(), count(own, Verdict.PASS), count(own, Verdict.REGRESSION), count(own, Verdict.INCONCLUSIVE));
    }

    /** Each ratio that it quotes is one of the mix in-process, or stands in a table of a page or of the main job. */
    @Test
    void theReadmeQuotesRatiosThatThereAre() throws IOException {
        String all = compared("reference-service")
                + compared("reference-main-job")
                + Files.readString(ROOT.resolve("docs/results/http.md"))
                + Files.readString(ROOT.resolve("docs/results/overview.md"));
        String readme = Files.readString(ROOT.resolve("README.md"));
        assertThat(RATIO.matcher(readme).results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(7)
                .allMatch(all::contains);
        assertThat(COST.matcher(readme).results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(3)
                .allMatch(all::contains);
    }

    private static String compared(String run) throws IOException {
        return Cli.passes("compare", "--metrics", "cost", CommittedRuns.named(run))
                .out();
    }

    /** What it quotes of its own tables is in them; what is of another day is listed as changed. */
    @Test
    void theOverviewQuotesItsTables() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/results/overview.md"));
        String tables = tables(page) + Files.readString(ROOT.resolve("docs/changes-in-method.md"));
        assertThat(RATIO.matcher(TABLE.matcher(page).replaceAll("")).results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(20)
                .allMatch(tables::contains);
    }

    /** What an implementation's page begins with is in a table of another page, or in its own steps. */
    @ParameterizedTest
    @ValueSource(strings = {"jersey", "resteasy", "resteasy-reactive", "cxf"})
    void theFiguresThatSurpriseAreMeasured(String implementation) throws IOException {
        Path results = ROOT.resolve("docs/results");
        StringBuilder measured = new StringBuilder();
        for (String page : List.of("overview", "scaling", "http")) {
            measured.append(tables(Files.readString(results.resolve(page + ".md"))));
        }
        String[] page =
                Files.readString(results.resolve(implementation + ".md")).split("<!-- history -->");
        measured.append(page[1]);
        // A change has a sign where words say what it is.
        measured.append(measured.toString().replaceAll("[+-](?=\\d)", ""));
        measured.append(Files.readString(results.resolve("releases.md")));
        assertThat(Pattern.compile(RATIO + "|[0-9.]+ us ±[0-9]+%|[0-9.]+% \\[[0-9., ]+\\]")
                        .matcher(page[0])
                        .results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(2)
                .allMatch(figure -> measured.indexOf(figure) >= 0);
    }

    private static String tables(String page) {
        return TABLE.matcher(page).results().map(MatchResult::group).collect(Collectors.joining());
    }

    /** Seconds and scatter of each setting of a round. */
    @Test
    void theSettingsOfARoundAreWhatTheirFileSays() throws IOException {
        List<String> head =
                List.of("slices", "class_data_sharing", "run", "seconds", "round", "benchmark", "params", "log_ratio");
        Map<List<String>, Map<List<String>, List<Double>>> settings =
                CsvFiles.read(ROOT.resolve("results/round-settings.csv"), head).stream()
                        .map(CsvFiles.Line::fields)
                        .collect(Collectors.groupingBy(
                                row -> row.subList(0, 2),
                                Collectors.groupingBy(
                                        // A case of a run, which has its seconds, too.
                                        row -> List.of(row.get(3), row.get(2), row.get(6)),
                                        Collectors.mapping(
                                                row -> Double.parseDouble(row.get(7)), Collectors.toList()))));
        String page = Files.readString(ROOT.resolve("docs/statistics.md"));
        assertThat(settings).hasSize(3).allSatisfy((setting, cases) -> {
            double seconds = cases.entrySet().stream()
                    .mapToDouble(e ->
                            Double.parseDouble(e.getKey().get(0)) / e.getValue().size())
                    .average()
                    .orElseThrow();
            double variance = cases.values().stream()
                    .mapToDouble(logs -> Math.pow(sd(logs), 2))
                    .average()
                    .orElseThrow();
            assertThat(page)
                    .contains(String.format(Locale.ROOT, "| %.1f | %.1f%% [", seconds, 100 * Math.sqrt(variance)));
        });
    }

    /** The first column of the overview's first table has the ratios of the run below it. */
    @Test
    void theOverviewBeginsWithTheMixes() throws IOException {
        List<String> rows = Files.readAllLines(ROOT.resolve("docs/results/overview.md"));
        for (String mix : List.of("reads", "writes")) {
            List<String> quoted = rows.stream()
                    .filter(row -> row.contains(", mostly " + mix + " |"))
                    .map(row -> row.split(" \\| ")[1])
                    .toList();
            String measured = rows.stream()
                    .filter(row -> row.startsWith("| Service request=mix-" + mix))
                    .findFirst()
                    .orElseThrow();
            assertThat(quoted).hasSize(3).allMatch(ratio -> measured.contains("| " + ratio));
        }
    }

    @Test
    void theReadmeQuotesTheReports() throws IOException {
        Matcher all = Pattern.compile("\\|all\\|\\d+\\|(\\d+)\\|(\\d+): .*\\|(\\d+): ")
                .matcher(Files.readString(ROOT.resolve("docs/results/regressions.md")));
        assertThat(all.find()).isTrue();
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains(
                        "[" + all.group(2) + "](docs/results/regressions.md)",
                        all.group(3) + " of " + all.group(1) + " pairs");
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

    @Test
    void todaysRuleCatchesAsManyAsTheTextsSay() throws IOException {
        List<PairVerdict> all = reports();
        assertThat(all).allMatch(row -> row.seen().isPresent());
        long caught = all.stream().filter(PairVerdict::isCaught).count();
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains(
                        "Of %d regressions that users reported and that can run here, the check catches [%d](docs/results/regressions.md); in 11 of the %d that it misses,"
                                .formatted(all.size(), caught, all.size() - caught));
        assertThat(Files.readString(ROOT.resolve("docs/how.md")))
                .contains("%d of the %d that users reported and that can run here: %.0f%%."
                        .formatted(caught, all.size(), 100.0 * caught / all.size()));
        assertThat(Files.readString(ROOT.resolve("docs/results/regressions.md")))
                .contains(
                        "this is %.0f%%".formatted(100.0 * caught / all.size()),
                        "Of the %d leaks today's rule catches %d:"
                                .formatted(
                                        all.stream()
                                                .filter(QuotedFiguresTest::isLeak)
                                                .count(),
                                        all.stream()
                                                .filter(row -> isLeak(row) && row.isCaught())
                                                .count()));
    }

    /** Each has a reason, and what the guide counts is what the table has. */
    @Test
    void theReasonsAreOfTheRowsThatWereMissed() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/results/regressions.md"));
        String section = page.substring(page.indexOf("## Why rows were missed"), page.indexOf("## Row by row"));
        Map<String, List<String>> reasons = new TreeMap<>();
        Pattern.compile("^\\| ([^|]+#\\d[^|]*|[^|]+-\\d[^|]*) \\| (?:\\*\\*)?([a-z ]+)", Pattern.MULTILINE)
                .matcher(section)
                .results()
                .forEach(row -> reasons.computeIfAbsent(row.group(2).strip(), reason -> new ArrayList<>())
                        .addAll(List.of(row.group(1).split(", "))));
        assertThat(reasons.values().stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(reports().stream()
                        .filter(row -> !row.isCaught())
                        .map(PairVerdict::report)
                        .toList());
        assertThat(Files.readString(ROOT.resolve("docs/how.md")))
                .contains(
                        "our case does not run the fault in %d, the report names another release in %d, the load is too small in %d, what grew is below the tolerance in %d; %d are unknown"
                                .formatted(Stream.of(
                                                "the case does not run the fault",
                                                "the release",
                                                "the load",
                                                "the tolerance",
                                                "unknown")
                                        .map(reason -> reasons.get(reason).size())
                                        .toArray()));
    }

    private static List<PairVerdict> reports() throws IOException {
        return PairVerdict.TABLE.read(ROOT.resolve("results/verdicts.csv")).stream()
                .filter(row -> row.question() == Question.REPORT)
                .toList();
    }

    private static boolean isLeak(PairVerdict row) {
        return row.stratum().startsWith("leak/");
    }

    /** The guide's example is one step of a release page: its command confirms the change that the guide explains. */
    @Test
    void theDisputedRowIsConfirmedByItsCommand() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/disputed.md"));
        Matcher command = Pattern.compile("```sh\n(scripts/bench check .*)\n").matcher(guide);
        Matcher change = Pattern.compile("([+-][\\d.]+%) of cost").matcher(guide);
        assertThat(command.find() && change.find()).isTrue();
        assertThat(Files.readString(ROOT.resolve("docs/results/jersey.md")).split("\n### "))
                .anyMatch(step ->
                        step.contains("`" + command.group(1) + "`") && step.contains("* Cost " + change.group(1)));
    }

    private static long count(List<PairVerdict> rows, Verdict verdict) {
        return rows.stream()
                .filter(row -> row.seen().orElseThrow().verdict() == verdict)
                .count();
    }

    private static double sd(List<Double> values) {
        return Estimate.sd(values.stream().mapToDouble(v -> v).toArray());
    }
}
