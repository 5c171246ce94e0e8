package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.harness.Arguments;
import org.jaxrsbench.harness.Plan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The committed runs still say what the committed tables say. */
class CommittedClaimsTest {

    private static final Path CHECKOUT = Path.of("../..");

    @TempDir
    Path folder;

    @Test
    void theReproductionIsWhatItsRunsGive() throws IOException {
        Path http = CommittedRuns.named("reference-reproduction");
        ReproductionRun.MeasuredRatios measured = new ReproductionRun.MeasuredRatios(
                new RunFolder(http).readSamples(),
                new RunFolder(CommittedRuns.named("reference-reproduction-in-process")).readSamples(),
                Map.of());
        Map<String, Estimate> recorded = recorded(http.resolve("reproduction.csv"));
        List<Reproduction> reproduction = Reproduction.judge(
                Claim.all(CHECKOUT),
                // The recordings are not kept.
                (claim, reference) -> claim.tier() == Claim.Tier.PROFILE
                        ? recorded.get(claim.text())
                        : measured.apply(claim, reference));
        Claims.write(reproduction, Boolean.getBoolean("committed.runs.write") ? http : folder);
        Claims.write(reproduction, folder);
        for (String file : List.of("reproduction.csv", "reproduction.md")) {
            assertThat(folder.resolve(file)).hasSameTextualContentAs(http.resolve(file));
        }
    }

    private static Map<String, Estimate> recorded(Path file) {
        return Reproduction.TABLE.read(file).stream()
                .filter(r -> r.tier() == Claim.Tier.PROFILE && r.measured().isPresent())
                .collect(Collectors.toMap(
                        Reproduction::claim, r -> r.measured().orElseThrow().estimate(0)));
    }

    @Test
    void whatCannotBeWrittenIsBadInputAndSaysHowToGoOn() throws IOException {
        Files.createDirectories(folder.resolve("reproduction.csv/in-the-way"));
        assertRefused(() -> Claims.write(List.of(), folder), "go on with --http-run " + folder);
    }

    @Test
    void theRowsOfKnownRegressionsSelectCases() {
        assertThat(KnownRegression.TABLE.read(CHECKOUT.resolve("results/known-regressions.csv")))
                .hasSizeGreaterThan(25)
                .filteredOn(KnownRegression::runs)
                .allSatisfy(row -> {
                    String[] words =
                            row.cases().replaceAll(" --threads \\d+", "").split(" ");
                    assertThat(Plan.of(new Arguments(words))).as(row.cases()).isNotEmpty();
                });
    }
}
