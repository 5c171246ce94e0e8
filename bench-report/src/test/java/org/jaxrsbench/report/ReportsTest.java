package org.jaxrsbench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.gate.compare.ComparedRuns;
import org.jaxrsbench.gate.compare.ComparedRuns.SideBySide;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page says of committed runs. */
class ReportsTest {

    private static final Path RESULTS = Path.of("../results");
    private static final Reports REPORTS = new Reports(Set.of("floor"));

    @TempDir
    private Path folder;

    private static Path run(String name) throws IOException {
        try (Stream<Path> runs = Files.list(RESULTS)) {
            return runs.filter(p -> p.getFileName().toString().endsWith("Z-" + name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void thePlotHasTheRatiosOfCompare() throws IOException {
        Path run = run("reference-side-by-side");
        Comparison comparison = new ComparedRuns(List.of(run), SideBySide.SUBJECTS, false)
                .compare(List.of(Metric.THROUGHPUT), java.util.Optional.of("jersey:4.0.3"), Set.of());
        RatioPlot plot =
                (RatioPlot) REPORTS.report(List.of(run)).sections().get(0).data();
        int reactive = plot.subjects().indexOf("resteasy-reactive:3.38.2");
        int jersey = plot.subjects().indexOf("jersey:4.0.3");
        for (Comparison.Row row : comparison.tables().get(Metric.THROUGHPUT)) {
            Comparison.Change expected = row.cells()
                    .get(comparison.subjects().indexOf("resteasy-reactive:3.38.2"))
                    .orElseThrow()
                    .change()
                    .orElseThrow();
            String label = org.jaxrsbench.text.CaseNames.of(row.benchmarkCase());
            int r = plot.rows().stream().map(RatioPlot.Row::label).toList().indexOf(label);
            RatioPlot.Cell cell = plot.metrics().get(0).cells().get(r).stream()
                    .filter(c -> c.a() == Math.min(jersey, reactive) && c.b() == Math.max(jersey, reactive))
                    .findFirst()
                    .orElseThrow();
            double ratio = jersey < reactive ? cell.ratio() : 1 / cell.ratio();
            assertThat(ratio)
                    .as(label)
                    .isCloseTo(expected.ratio(), org.assertj.core.data.Percentage.withPercentage(0.1));
        }
    }

    @Test
    void theFirstLineIsTheLargestRatioOfTheMix() throws IOException {
        Report report = REPORTS.report(List.of(run("reference-side-by-side")));
        assertThat(report.headline())
                .startsWith("resteasy-reactive:3.38.2 answers ")
                .contains("as many requests as jersey:4.0.3");
        assertThat(report.chips()).contains(Report.Chip.warning("3 rounds only: intervals are wide"));
    }

    @Test
    void aReproductionLeadsWithItsVerdicts() throws IOException {
        Report report = REPORTS.report(List.of(run("reference-reproduction")));
        assertThat(report.headline()).startsWith("Of 16 published claims: ");
        assertThat(report.sections().get(0).kind()).isEqualTo(Section.Kind.claims);
        assertThat(report.sections()).extracting(Section::kind).contains(Section.Kind.latencies);
    }

    @Test
    void aRunOfOneSubjectLeadsWithItsSlowestCase() throws IOException {
        Report report = REPORTS.report(List.of(run("reference-reproduction-in-process")));
        assertThat(report.headline()).startsWith("The slowest of ");
    }

    @Test
    void everyFigureOfTheSummaryIsInTheTable() throws IOException {
        Path run = run("reference-side-by-side");
        long rows = Files.readAllLines(run.resolve("summary.csv")).size() - 1;
        assertThat(REPORTS.report(List.of(run)).figures()).hasSize((int) rows);
    }

    @Test
    void whatIsInAFileCannotEndTheScriptThatItStandsIn() throws IOException {
        Path run = copy(run("reference-side-by-side"));
        for (String file : List.of("samples.csv", "health.csv", "environment.csv")) {
            Path path = run.resolve(file);
            Files.writeString(
                    path, Files.readString(path).replace("jersey:4.0.3", "</script><script>alert(1)</script>"));
        }
        String html = Page.html(REPORTS.report(List.of(run)));
        assertThat(html).doesNotContain("<script>alert(1)").contains("\\u003cscript\\u003ealert(1)");
        for (Path svg : REPORTS.pictures(List.of(run), folder.resolve("pictures"))) {
            assertThat(Files.readString(svg)).doesNotContain("<script");
        }
    }

    @Test
    void aPageIsSmall() throws IOException {
        Path run = run("reference-side-by-side");
        long samples = Files.readAllLines(run.resolve("samples.csv")).size();
        REPORTS.page(List.of(run), folder.resolve("page.html"));
        assertThat(Files.size(folder.resolve("page.html"))).isLessThan(400_000 + 6 * samples);
    }

    @Test
    void theScriptsThatRunAreNamedByTheirHashes() throws Exception {
        String html = Page.html(REPORTS.report(List.of(run("reference-side-by-side"))));
        java.util.regex.Matcher scripts = java.util.regex.Pattern.compile(
                        "<script>(.*?)</script>", java.util.regex.Pattern.DOTALL)
                .matcher(html);
        int found = 0;
        while (scripts.find()) {
            byte[] digest = java.security.MessageDigest.getInstance("SHA-256")
                    .digest(scripts.group(1).getBytes(java.nio.charset.StandardCharsets.UTF_8));
            assertThat(html).contains("'sha256-" + java.util.Base64.getEncoder().encodeToString(digest) + "'");
            found++;
        }
        assertThat(found).isEqualTo(3);
    }

    @Test
    void theJsonIsWhatTheReportIs() throws IOException {
        Report report = REPORTS.report(List.of(run("reference-side-by-side")));
        assertThat(new ObjectMapper()
                        .readTree(Page.json(report))
                        .get("headline")
                        .asText())
                .isEqualTo(report.headline());
    }

    @Test
    void aFolderThatIsNoRunIsBadInput() {
        assertThatThrownBy(() -> REPORTS.page(List.of(folder), folder.resolve("page.html")))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("samples.csv");
    }

    private Path copy(Path run) throws IOException {
        Path copy = Files.createDirectory(folder.resolve("copy"));
        try (Stream<Path> files = Files.list(run)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
        return copy;
    }
}
