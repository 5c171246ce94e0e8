package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
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

    private Report report(String run) {
        return Reports.report(List.of(CommittedRuns.named(run)), folder);
    }

    /** Of a mix the largest ratio, else the geometric mean as the command's table has it, or what there is of one subject. */
    @Test
    void theFirstLineIsTheAnswer() {
        assertThat(report("reference-service").headline())
                .matches("RESTEasy Reactive 3.38.2 takes \\S+x \\[.*] the cost of Jersey 4.0.3 in this run.");
        Comparison compared = new Comparison(
                List.of(Run.read(CommittedRuns.named("reference-main-job"))),
                SideBySide.SUBJECTS,
                List.of(Metric.COST),
                Optional.empty(),
                Set.of());
        String mean = Words.times(compared.geometricMean(Metric.COST, 1).orElseThrow());
        assertThat(report("reference-main-job").headline())
                .isEqualTo("RESTEasy 7.0.5.Final takes " + mean + " the cost of Jersey 4.0.3 in this run.");
        assertThat(report("reference-reproduction-in-process").headline())
                .matches("\\d+ cases of Jersey 2.16: .*, and others\\.");
    }

    @Test
    void fewRoundsAreSaid() {
        Report.Chip few = new Report.Chip("3 rounds only: intervals are wide", true);
        assertThat(report("reference-grizzly-http").chips()).contains(few);
        assertThat(report("reference-service").chips())
                .noneMatch(chip -> chip.text().contains("rounds only"));
    }

    @Test
    void everyFigureOfTheSummaryIsInTheTable() throws IOException {
        Path run = CommittedRuns.named("reference-service");
        long rows = Files.readAllLines(run.resolve("summary.csv")).size() - 1;
        assertThat(Reports.report(List.of(run), folder).figures()).hasSize((int) rows);
    }

    @Test
    void whatIsInAFileCannotEndTheScriptThatItStandsIn() throws IOException {
        Path run = folder.resolve("copy");
        RunCopy.of(run, "", CommittedRuns.named("reference-service"));
        Files.writeString(
                run.resolve("forks.csv"),
                "jersey:4.0.3,2 cases,1,1,1,ok,,no,1,1,0,0,0,0,0\n"
                        + "jersey:4.0.3,2 cases,2,1,1,discarded,</script>,yes,1,1,0,0,0,0,0\n",
                StandardOpenOption.APPEND);
        for (String file : List.of("samples.csv", "environment.csv", "forks.csv", "pairs.csv")) {
            Path path = run.resolve(file);
            Files.writeString(
                    path, Files.readString(path).replace("jersey:4.0.3", "</script><script>alert(1)</script>"));
        }
        Report report = Reports.report(List.of(run), folder);
        assertThat(report.chips())
                .contains(
                        new Report.Chip(
                                "workers were not pinned to one processor: </script><script>alert(1)</script>", true),
                        new Report.Chip("1 pair discarded: </script>", true));
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

    @Test
    void aPageOfManyRunsIsSmall() throws IOException {
        Path page = folder.resolve("page.html");
        List<Path> runs = CommittedRuns.all().stream()
                .filter(run -> run.toString().contains("-reference-lens-"))
                .toList();
        for (List<Path> some : List.of(runs, List.of(CommittedRuns.named("reference-service")))) {
            Reports.page(some, page);
            assertThat(Files.size(page)).isLessThan(1_000_000);
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
                .map(section -> Pictures.tree(section).toString())
                .reduce("", String::concat);
        for (Comparison.Row row : table.tables().get(Metric.COST)) {
            row.cells().stream().flatMap(Optional::stream).forEach(cell -> {
                String subject = Implementations.words(cell.summary().subject().label());
                cell.change()
                        .filter(change -> change.clear() && change.ratio() < 10)
                        .ifPresent(change -> assertThat(drawn)
                                .contains(CaseNames.of(row.benchmarkCase()) + ", " + subject + ": cost "
                                        + Words.times(change)));
            });
        }
    }

    @Test
    void theScriptsThatRunAreNamedByTheirHashes() throws Exception {
        String html = Page.html(report("reference-service"));
        List<String> scripts = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL)
                .matcher(html)
                .results()
                .map(script -> script.group(1))
                .toList();
        assertThat(scripts).hasSize(3);
        for (String script : scripts) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            assertThat(html).contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
        }
    }
}
