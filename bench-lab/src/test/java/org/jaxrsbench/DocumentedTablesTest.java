package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.plan.Lens;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.lab.Lab;
import org.jaxrsbench.lab.simulation.SimulatedRates;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.text.CaseNames;
import org.junit.jupiter.api.Test;

/** The tables that the documentation shows are what the committed runs say. */
class DocumentedTablesTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static Path run(String name) throws IOException {
        try (Stream<Path> runs = Files.list(ROOT.resolve("results"))) {
            return runs.filter(r -> r.getFileName().toString().matches("[^-]+-[^-]+-[^-]+Z-" + name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static void assertShows(String page, List<String> table) throws IOException {
        assertThat(table).hasSizeGreaterThan(5);
        assertThat(Files.readAllLines(ROOT.resolve(page))).containsAll(table);
    }

    private static List<String> printed(Object... command) {
        Cli cli = Cli.run(command);
        assertThat(cli.exit()).as(cli.err()).isZero();
        return cli.out().lines().toList();
    }

    @Test
    void theReferenceRun() throws IOException {
        assertShows("docs/reference-runs.md", printed("compare", "--format", "markdown", run("reference")));
    }

    @Test
    void sideBySide() throws IOException {
        assertShows("docs/side-by-side.md", printed("compare", "--format", "markdown", run("reference-side-by-side")));
    }

    @Test
    void theLenses() throws IOException {
        List<Object> command = new ArrayList<>(List.of("lenses"));
        for (Lens lens : Lens.values()) {
            command.add(run("reference-lens-" + lens.label()));
        }
        command.addAll(List.of("--baseline", "jersey:4.0.3"));
        assertShows("docs/side-by-side.md", printed(command.toArray()));
    }

    @Test
    void theKindsOfTheMix() throws IOException {
        assertShows("docs/side-by-side.md", printed("compare", "--format", "markdown", run("reference-service-kinds")));
    }

    @Test
    void theReproduction() throws IOException {
        assertShows(
                "docs/reproduction.md",
                Files.readAllLines(run("reference-reproduction").resolve("reproduction.md")));
    }

    @Test
    void theSimulation() throws IOException {
        List<String> rows = CsvFiles.read(ROOT.resolve("docs/gate-simulation.csv"), SimulatedRates.COLUMNS).stream()
                .map(line -> SimulatedRates.markdown(line.fields()))
                .toList();
        assertShows("docs/gate.md", rows);
    }

    @Test
    void theRatesOfTheBank() throws IOException {
        Cli cli = Cli.run(Lab::run, "rates", ROOT.resolve("docs/gate-study/bank.csv"));
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertShows("docs/gate-study.md", cli.out().lines().toList());
    }

    @Test
    void theSpreadOfThePilot() throws IOException {
        Cli cli = Cli.run(Lab::run, "spread", ROOT.resolve("docs/gate-study/pilot.csv"));
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertShows("docs/gate-study.md", cli.out().lines().toList());
    }

    @Test
    void theRatiosOfBothKindsOfCompilation() throws IOException {
        List<String> columns = List.of("baseline,candidate,compilation,benchmark,params,round,log_ratio".split(","));
        Map<String, Map<String, List<Double>>> ratios = new LinkedHashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(ROOT.resolve("docs/gate-study/compilation-ratios.csv"), columns)) {
            List<String> f = line.fields();
            ratios.computeIfAbsent(
                            f.get(0) + " -> " + f.get(1) + ", " + CaseNames.of(f.get(3), f.get(4)),
                            k -> new HashMap<>())
                    .computeIfAbsent(f.get(2), k -> new ArrayList<>())
                    .add(Double.parseDouble(f.get(6)));
        }
        assertShows(
                "docs/gate-study.md",
                ratios.entrySet().stream()
                        .map(e -> {
                            Change background = change(e.getValue().get("background"));
                            Change batch = change(e.getValue().get("batch"));
                            return String.format(
                                    Locale.ROOT,
                                    "| %s | %s | %s | %+.1f%% | %d |",
                                    e.getKey(),
                                    shown(background),
                                    shown(batch),
                                    100 * (batch.ratio() / background.ratio() - 1),
                                    e.getValue().get("batch").size());
                        })
                        .toList());
    }

    private static Change change(List<Double> logs) {
        return Comparison.ofLogRatios(
                        logs.stream().mapToDouble(Double::doubleValue).toArray())
                .orElseThrow();
    }

    private static String shown(Change change) {
        return String.format(Locale.ROOT, "%.3fx [%.3f, %.3f]", change.ratio(), change.low(), change.high());
    }

    @Test
    void theRanking() throws IOException {
        assertShows(
                "docs/http.md", printed("rank", run("reference-ranking-in-process"), run("reference-ranking-http")));
    }
}
