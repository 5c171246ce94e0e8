package org.jaxrsbench.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.gate.claims.Claim;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpTarget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReproductionPlanTest {

    private static final Path CHECKOUT = Path.of("..");

    private static final Claim.Origin ORIGIN = new Claim.Origin("e", "1", "", "GET", "p", "m");

    private static ReproductionPlan plan(String... experiments) {
        return ReproductionPlan.of(CHECKOUT, Claim.of(Claim.all(CHECKOUT), List.of(experiments)), true);
    }

    private static Claim claim(Claim.Tier tier, String subject, String path, String part) {
        return new Claim(
                new Claim.Published("e", "2020", tier, "s", ORIGIN, 1, 0, "u", ""),
                new Claim.Counterpart("e", ORIGIN, subject, "", path, part, "yes", "", Claim.Standing.SAME, ""));
    }

    @Test
    void everyPublishedRowHasSomethingThatMeasuresIt() {
        ReproductionPlan all = plan();
        assertThat(all.claims())
                .hasSize(21)
                .allSatisfy(c ->
                        assertThat(c.referenceAmong(all.claims()).reference()).isTrue());
        assertThat(all.batches()).extracting(batch -> batch.targets().size()).containsExactly(4, 2, 7);
        assertThat(all.batches())
                .extracting(HttpBatch::rounds)
                .as("steps that are hard to tell get more launches")
                .containsExactly(3, 3, 9);
        assertThat(all.profiled()).hasSize(2);
        assertThat(all.inProcessSubjects()).containsExactly("jersey:2.16");
        assertThat(all.inProcessBenchmarks()).isEqualTo("HelloWorld");
    }

    @Test
    void anExperimentIsPlannedAlone() {
        ReproductionPlan plan = plan("locator-cache");
        assertThat(plan.batches()).hasSize(1);
        assertThat(plan.batches().get(0).targets())
                .extracting(HttpTarget::toString)
                .containsExactly(
                        "jersey-grizzly:2.0 GET text/sub-class",
                        "jersey-grizzly:2.15 GET text/sub-class",
                        "jersey-grizzly:2.16 GET text/sub-class",
                        "jersey-grizzly:2.16 GET text");
        assertThat(plan.profiled()).isEmpty();
        assertThat(plan.inProcessSubjects()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "HTTP | no-such | text | '' | unknown server 'no-such'; expected one of jersey-grizzly:2.0, ",
                "HTTP | jetty-servlet | text | '' | does not answer GET text; it answers GET hello-world",
                "PROFILE | quarkus-rest:3.27.2 | person | sleeping"
                        + " | unknown part 'sleeping' of quarkus-rest:3.27.2; expected one of writing, matching, invocation",
                "PROFILE | jetty-servlet | hello-world | invocation | ../bench-http/jetty/profile.csv:",
            })
    void whatTheServersFilesLackIsOneLine(Claim.Tier tier, String subject, String path, String part, String message) {
        List<Claim> claims = List.of(claim(tier, subject, path, part));
        assertRefused(() -> ReproductionPlan.of(CHECKOUT, claims, true), message);
    }

    @Test
    void anUnknownExperimentIsBadInput() {
        Cli.refuses("unknown experiment 'no-such'; expected one of locator-cache, ", "reproduce", "no-such");
    }
}
