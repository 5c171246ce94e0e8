package org.jaxrsbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

    @TempDir
    private Path folder;

    @Test
    void theLastLineIsThePathOfThePageAndPicturesAreForLightAndDarkOnes() throws IOException {
        Path page = folder.resolve("new/report.html");
        Path run = CommittedRuns.named("reference-service");
        Cli cli = Cli.passes("report", run, "-o", page, "--svg", folder.resolve("svg"));
        assertThat(cli.out().lines()).last().isEqualTo(page.toString());
        assertThat(page).exists();
        try (Stream<Path> files = Files.list(folder.resolve("svg"))) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrder("dots-light.svg", "dots-dark.svg", "mixes-light.svg", "mixes-dark.svg");
        }
    }

    @Test
    void whatIsNoRunIsBadInputInOneLine() {
        Cli.refuses("", "report", folder, "-o", folder.resolve("report.html"));
        assertThat(folder.resolve("report.html")).doesNotExist();
    }
}
