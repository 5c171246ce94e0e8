package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.studies.history.HistoryFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What pages and pictures say of what studies left. */
class StudyPagesTest {

    @TempDir
    private Path folder;

    @Test
    void aReproductionLeadsWithItsVerdicts() throws IOException {
        Report report = Reports.report(List.of(CommittedRuns.named("reference-reproduction")), folder);
        assertThat(report.headline()).startsWith("Of 16 published claims: ");
        assertThat(report.sections().get(0).title()).startsWith("Published, and measured again");
    }

    @Test
    void aHistoryIsAPicture() throws IOException {
        List<Path> drawn = Reports.pictures(List.of(HistoryFiles.write(folder, "")), folder.resolve("pictures"));
        assertThat(drawn)
                .extracting(p -> p.getFileName().toString())
                .containsExactly("history-light.svg", "history-dark.svg", "history-2-light.svg", "history-2-dark.svg");
        assertThat(drawn.get(0)).content().contains("18.0x", "1.11", "GET helloworld");
    }

    @Test
    void theCommittedPicturesAreOfTheCommittedRun() throws IOException {
        Reports.pictures(
                List.of(
                        CommittedRuns.named("reference-service"),
                        CommittedRuns.named("reference-injection"),
                        Path.of("../../results/findings"),
                        Path.of("../../results/history-jersey.csv"),
                        Path.of("../../results/history-resteasy.csv"),
                        Path.of("../../results/history-resteasy-reactive.csv"),
                        Path.of("../../results/history-cxf.csv")),
                folder);
        // There is no room for all of Jersey's releases: the ends and the largest steps are named.
        assertThat(folder.resolve("history-light.svg")).content().contains(">1.17.1<", ">2.8<", ">2.16<", ">4.0.3<");
        try (Stream<Path> committed = Files.list(Path.of("../../docs/pictures"))) {
            assertThat(committed)
                    .hasSize(16)
                    .allSatisfy(picture -> assertThat(structure(picture))
                            .as(picture + ": scripts/docs draws it again")
                            .isEqualTo(structure(folder.resolve(picture.getFileName()))));
        }
    }

    /** What it shows: a place may differ by a tenth of a pixel from one machine to another. */
    private static String structure(Path picture) throws IOException {
        return Files.readString(picture)
                .replaceAll(" (d|transform|viewBox|width|height|[xyr][12]?|c[xy])=\"[^\"]*\"", "");
    }

    @Test
    void aGrowthSaysWhatTheTableBesideItSays() throws IOException {
        Run run = Run.read(CommittedRuns.named("reference-injection"));
        String drawn = Report.of(List.of(run), folder, List.of()).sections().stream()
                .map(section -> Pictures.tree(section).toString())
                .reduce("", String::concat);
        assertThat(Summary.of(run.samples()))
                .filteredOn(summary -> summary.metric() == Metric.COST)
                .isNotEmpty()
                .allSatisfy(summary -> assertThat(drawn).contains(Words.format(summary)));
    }
}
