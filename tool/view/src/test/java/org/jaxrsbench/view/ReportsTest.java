package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.data.Percentage;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page says of committed runs. */
class ReportsTest {

    @TempDir
    private Path folder;

    @Test
    void thePlotHasTheRatiosOfCompare() throws IOException {
        Path run = CommittedRuns.named("reference-service");
        Comparison comparison = new Comparison(
                List.of(Run.read(run)),
                SideBySide.SUBJECTS,
                List.of(Metric.COST),
                Optional.of("jersey:4.0.3"),
                Set.of());
        RatioPlot plot =
                (RatioPlot) Reports.report(List.of(run)).sections().get(0).data();
        int reactive = plot.subjects().indexOf("resteasy-reactive:3.38.2");
        int jersey = plot.subjects().indexOf("jersey:4.0.3");
        for (Comparison.Row row : comparison.tables().get(Metric.COST)) {
            Estimate expected = row.cells()
                    .get(comparison.subjects().indexOf("resteasy-reactive:3.38.2"))
                    .orElseThrow()
                    .change()
                    .orElseThrow();
            String label = CaseNames.of(row.benchmarkCase());
            int r = plot.rows().stream().map(RatioPlot.Row::label).toList().indexOf(label);
            RatioPlot.Cell cell = plot.metrics().get(0).cells().get(r).stream()
                    .filter(c -> c.a() == Math.min(jersey, reactive) && c.b() == Math.max(jersey, reactive))
                    .findFirst()
                    .orElseThrow();
            double ratio = jersey < reactive ? cell.ratio() : 1 / cell.ratio();
            assertThat(ratio).as(label).isCloseTo(expected.ratio(), Percentage.withPercentage(0.1));
        }
    }

    @Test
    void theFirstLineIsTheLargestRatioOfTheMix() throws IOException {
        Report report = Reports.report(List.of(CommittedRuns.named("reference-service")));
        assertThat(report.headline())
                .startsWith("RESTEasy Reactive 3.38.2 takes ")
                .contains("the cost of Jersey 4.0.3");
        assertThat(report.chips()).noneMatch(chip -> chip.text().contains("rounds only"));
    }

    /** As the table that the command prints. */
    @Test
    void withoutAMixTheFirstLineIsTheGeometricMean() throws IOException {
        Path folder = CommittedRuns.named("reference-main-job");
        Comparison compared = new Comparison(
                List.of(Run.read(folder)),
                Comparison.SideBySide.SUBJECTS,
                List.of(Metric.COST),
                Optional.empty(),
                Set.of());
        String mean = Words.times(compared.geometricMean(Metric.COST, 1).orElseThrow());
        assertThat(Reports.report(List.of(folder)).headline())
                .isEqualTo("RESTEasy 7.0.5.Final takes " + mean + " the cost of Jersey 4.0.3 in this run.");
    }

    @Test
    void fewRoundsAreSaid() throws IOException {
        assertThat(Reports.report(List.of(CommittedRuns.named("reference-grizzly-http")))
                        .chips())
                .contains(Report.Chip.warning("3 rounds only: intervals are wide"));
    }

    @Test
    void aRunOfOneSubjectSaysWhatItIs() throws IOException {
        Report report = Reports.report(List.of(CommittedRuns.named("reference-reproduction-in-process")));
        assertThat(report.headline()).matches("\\d+ cases of Jersey 2.16: .*, and others\\.");
    }

    @Test
    void everyFigureOfTheSummaryIsInTheTable() throws IOException {
        Path run = CommittedRuns.named("reference-service");
        long rows = Files.readAllLines(run.resolve("summary.csv")).size() - 1;
        assertThat(Reports.report(List.of(run)).figures()).hasSize((int) rows);
    }

    @Test
    void whatIsInAFileCannotEndTheScriptThatItStandsIn() throws IOException {
        Path run = folder.resolve("copy");
        RunCopy.of(CommittedRuns.named("reference-service")).into(run);
        Files.writeString(
                run.resolve("forks.csv"),
                CsvFiles.line(ForkRow.TABLE.columns())
                        + "jersey:4.0.3,2 cases,1,1,1,ok,,no,1,1,0,0,0,0,0,\n"
                        + "jersey:4.0.3,2 cases,2,1,1,discarded,</script>,yes,1,1,0,0,0,0,0,\n");
        for (String file : List.of("samples.csv", "environment.csv", "forks.csv")) {
            Path path = run.resolve(file);
            Files.writeString(
                    path, Files.readString(path).replace("jersey:4.0.3", "</script><script>alert(1)</script>"));
        }
        Report report = Reports.report(List.of(run));
        assertThat(report.chips())
                .contains(
                        Report.Chip.warning(
                                "workers were not pinned to one processor: </script><script>alert(1)</script>"),
                        Report.Chip.warning("1 pair discarded: </script>"));
        String html = Page.html(report);
        assertThat(html).doesNotContain("<script>alert(1)").contains("\\u003cscript\\u003ealert(1)");
        List<Path> drawn = Reports.pictures(List.of(run), folder.resolve("pictures"));
        assertThat(drawn)
                .extracting(p -> p.getFileName().toString())
                .containsExactly("dots-light.svg", "dots-dark.svg", "mixes-light.svg", "mixes-dark.svg");
        for (Path svg : drawn) {
            assertThat(Files.readString(svg)).doesNotContain("<script");
        }
    }

    /** The largest run alone, all upgrades, all conditions, all self-tests, those of injection's releases, those over HTTP, and all others. */
    @Test
    void aPageOfManyCommittedRunsIsSmall() throws IOException {
        Map<String, List<Path>> pages = CommittedRuns.all().stream()
                .collect(Collectors.groupingBy(run -> run.toString().endsWith("reference-service")
                        ? "largest"
                        : run.toString()
                                .replaceFirst(
                                        ".*-reference-(upgrade|lens|self-test|injection)-.*|.*-(http)|.*", "$1$2")));
        assertThat(pages).hasSize(7);
        for (List<Path> runs : pages.values()) {
            Reports.page(runs, folder.resolve("page.html"));
            assertThat(Files.size(folder.resolve("page.html"))).isLessThan(1_000_000);
        }
    }

    /** A figure that was rounded twice differs by one in its last digit; another metric's differs more. */
    @ParameterizedTest
    @ValueSource(strings = {"reference-service", "reference-injection", "reference-features"})
    void aPictureSaysWhatTheTableBesideItSays(String name) {
        Run run = Run.read(CommittedRuns.named(name));
        Comparison table = new Comparison(
                List.of(run),
                SideBySide.SUBJECTS,
                List.of(Metric.COST),
                Optional.of("jersey:4.0.3"),
                Implementations.references());
        String drawn = Report.of(List.of(run), folder, List.of()).sections().stream()
                .map(section -> Pictures.tree(section, 860).toString())
                .reduce("", String::concat);
        for (Comparison.Row row : table.tables().get(Metric.COST)) {
            row.cells().stream().flatMap(Optional::stream).forEach(cell -> {
                String subject = Implementations.words(cell.summary().subject().label());
                cell.change()
                        .filter(change -> change.clear() && change.ratio() < 10)
                        .ifPresent(change -> assertThat(drawn)
                                .contains(CaseNames.of(row.benchmarkCase()) + ", " + subject + ": cost "
                                        + RatioColumn.FACTORS.change(change)));
            });
        }
    }

    @Test
    void theScriptsThatRunAreNamedByTheirHashes() throws Exception {
        String html = Page.html(Reports.report(List.of(CommittedRuns.named("reference-service"))));
        Matcher scripts =
                Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL).matcher(html);
        int found = 0;
        while (scripts.find()) {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(scripts.group(1).getBytes(StandardCharsets.UTF_8));
            assertThat(html).contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
            found++;
        }
        assertThat(found).isEqualTo(3);
    }

    @Test
    void aFolderThatIsNoRunIsBadInput() {
        assertRefused(() -> Reports.page(List.of(folder), folder.resolve("page.html")), "environment.csv");
    }
}
