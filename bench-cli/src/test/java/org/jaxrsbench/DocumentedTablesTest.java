package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.plan.Lens;
import org.jaxrsbench.results.CommittedRuns;
import org.junit.jupiter.api.Test;

/** The tables that the documentation shows are what the committed runs say. */
class DocumentedTablesTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static void assertShows(String page, List<String> table) throws IOException {
        assertThat(table).hasSizeGreaterThan(5);
        assertThat(Files.readAllLines(ROOT.resolve(page))).containsAll(table);
    }

    private static List<String> printed(Object... command) {
        Cli cli = Cli.passes(command);
        return cli.out().lines().toList();
    }

    @Test
    void theReferenceRun() throws IOException {
        assertShows(
                "docs/reference-runs.md", printed("compare", "--format", "markdown", CommittedRuns.named("reference")));
    }

    @Test
    void sideBySide() throws IOException {
        assertShows(
                "docs/side-by-side.md",
                printed("compare", "--format", "markdown", CommittedRuns.named("reference-side-by-side")));
    }

    @Test
    void theLenses() throws IOException {
        List<Object> command = new ArrayList<>(List.of("compare"));
        for (Lens lens : Lens.values()) {
            command.add(CommittedRuns.named("reference-lens-" + lens.label()));
        }
        command.addAll(List.of("--baseline", "jersey:4.0.3"));
        assertShows("docs/side-by-side.md", printed(command.toArray()));
    }

    @Test
    void theKindsOfTheMix() throws IOException {
        assertShows(
                "docs/side-by-side.md",
                printed("compare", "--format", "markdown", CommittedRuns.named("reference-service-kinds")));
    }

    @Test
    void theRatesOfTheBank() throws IOException {
        assertShows("docs/gate-study.md", printed("check", "--self-test", ROOT.resolve("docs/gate-study/bank.csv")));
    }
}
