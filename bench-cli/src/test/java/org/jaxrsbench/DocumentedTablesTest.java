package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.plan.Lens;
import org.jaxrsbench.gate.Bank;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.CommittedRuns;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.RateTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables that the documentation shows are what the committed runs say. */
class DocumentedTablesTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static void assertShows(String page, List<String> table) throws IOException {
        assertThat(table).hasSizeGreaterThan(5);
        assertThat(Files.readAllLines(ROOT.resolve(page))).containsAll(table);
    }

    private static List<String> printed(Object... command) {
        return Cli.passes(command).out().lines().toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reference | reference-runs | throughput,cpu,alloc",
                "reference-service | side-by-side | cost,alloc",
                "reference-json | side-by-side | cost",
            })
    void theTableOfARun(String run, String page, String metrics) throws IOException {
        assertShows(
                "docs/" + page + ".md",
                printed("compare", "--format", "markdown", "--metrics", metrics, CommittedRuns.named(run)));
    }

    @Test
    void theLenses() throws IOException {
        List<Object> command = new ArrayList<>(List.of("compare"));
        for (Lens lens : EnumSet.complementOf(EnumSet.of(Lens.BARE_REQUESTS))) { // later than those runs
            command.add(CommittedRuns.named("reference-lens-" + lens.label()));
        }
        command.addAll(List.of("--baseline", "jersey:4.0.3"));
        assertShows("docs/side-by-side.md", printed(command.toArray()));
    }

    @Test
    void theRatesOfTheBank() throws IOException {
        String rates = Bank.read(ROOT.resolve("docs/gate-study/bank.csv"), Metric.THROUGHPUT).stream()
                .map(known -> RateTable.text(GateSettings.standard(), known))
                .collect(Collectors.joining());
        assertShows("docs/gate-study.md", rates.lines().toList());
    }
}
