package org.jaxrsbench.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.http.HttpSubject;
import org.jaxrsbench.gate.claims.Claim;
import org.jaxrsbench.gate.claims.ClaimVerdict;
import org.jaxrsbench.gate.claims.Ranking;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReproductionTest {

    private static final Path CHECKOUT = Path.of("..");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "5, 4, 3, 6, HOLDS",
        "5, 7, 6, 8, HOLDS",
        "5, 3, 2, 4, WEAKER",
        "5, 1.1, 0.9, 1.3, DOES_NOT_HOLD",
        "5, 0.5, 0.4, 0.6, DOES_NOT_HOLD",
        "0.6, 0.65, 0.5, 0.8, HOLDS",
        "0.6, 0.3, 0.2, 0.4, HOLDS",
        "0.6, 0.8, 0.7, 0.9, WEAKER",
        "0.6, 1, 0.9, 1.1, DOES_NOT_HOLD",
        "0.6, 2, 1.5, 2.5, DOES_NOT_HOLD",
        // An interval that holds both the published ratio and no change: what was published is not contradicted.
        "1.1, 1.05, 0.9, 1.2, HOLDS",
    })
    void verdicts(double published, double measured, double low, double high, ClaimVerdict verdict) {
        assertThat(ClaimVerdict.of(published, new Change(measured, low, high))).isEqualTo(verdict);
    }

    @Test
    void everyPublishedRowIsAClaimWithSomethingThatMeasuresIt() {
        List<Claim> claims = Claim.all(CHECKOUT);
        assertThat(claims).hasSize(21);
        Map<String, HttpSubject> servers = HttpSubject.all(CHECKOUT);
        for (Claim claim : claims) {
            assertThat(claim.referenceAmong(claims).reference()).isTrue();
            if (!claim.tier().equals("in-process")) {
                assertThat(servers).containsKey(claim.subject());
                servers.get(claim.subject()).endpoint(claim.method(), claim.path()); // throws where it has none
            }
        }
    }

    @Test
    void aTableHasEveryRowAndSaysWhyOneCannotBeRun() throws IOException {
        List<Claim> claims = Claim.of(Claim.all(CHECKOUT), List.of("locator-cache", "reactive"));
        Reproduction reproduction = new Reproduction(
                claims,
                (claim, reference) -> claim.tier().equals("profile")
                        ? Reproduction.Ratio.none("nobody recorded")
                        : Reproduction.Ratio.of(new Change(8, 7, 9)));
        assertThat(reproduction.rows()).hasSameSizeAs(claims);
        assertThat(reproduction.rows())
                .extracting(Reproduction.Row::verdict)
                .containsExactly(
                        ClaimVerdict.REFERENCE,
                        ClaimVerdict.HOLDS,
                        ClaimVerdict.HOLDS,
                        ClaimVerdict.HOLDS,
                        ClaimVerdict.HOLDS,
                        ClaimVerdict.REFERENCE,
                        ClaimVerdict.CANNOT_BE_RUN,
                        ClaimVerdict.REFERENCE);
        Path file = folder.resolve("reproduction.csv");
        reproduction.write(file);
        assertThat(Files.readAllLines(file))
                .hasSize(1 + 8)
                .startsWith("experiment,claim,published,measured,ci_low,ci_high,tier,verdict,reason")
                .contains("locator-cache,jersey 2.15 GET text/sub-class throughput,1.3169,8.0000,7.0000,9.0000,http,"
                        + "holds,");
        assertThat(reproduction.markdown()).contains("nobody recorded; Quarkus 1.11 cannot be rebuilt");
    }

    @Test
    void anUnknownExperimentOrServerIsOneLineWithTheList() {
        List<Claim> all = Claim.all(CHECKOUT);
        List<String> experiment = List.of("no-such");
        assertThatThrownBy(() -> Claim.of(all, experiment))
                .isInstanceOf(BadInputException.class)
                .hasMessage("experiment 'no-such': there is no such; there are locator-cache, helloworld, reactive,"
                        + " dropwizard-ladder");
        List<String> server = List.of("no-such");
        assertThatThrownBy(() -> HttpSubject.of(CHECKOUT, server))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("there are jersey-grizzly:2.0, ");
    }

    private static Sample sample(String implementation, String path, Metric metric, double value) {
        return new Sample(
                "r",
                implementation,
                implementation,
                "1",
                "17",
                "A.b",
                "method=GET;path=" + path,
                "thrpt",
                1,
                1,
                1,
                1,
                1,
                metric,
                value,
                Status.OK);
    }

    @Test
    void kendallsTauCountsPairsInTheSameOrder() {
        List<Sample> inProcess = new ArrayList<>();
        List<Sample> http = new ArrayList<>();
        double[] operations = {1, 2, 3, 4};
        double[] requests = {10, 30, 20, 40}; // one of six pairs is the other way round
        for (int i = 0; i < 4; i++) {
            inProcess.add(sample("x" + i, "helloworld", Metric.CPU, operations[i]));
            http.add(sample("x" + i, "helloworld", Metric.CPU_PROCESS, requests[i]));
        }
        http.add(sample("y", "helloworld", Metric.CPU_PROCESS, 5)); // stands in one run only
        Ranking ranking = new Ranking(inProcess, http);
        assertThat(ranking.rows()).hasSize(4);
        assertThat(ranking.tau()).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(ranking.rows().get(1).share()).isCloseTo(2 / 30.0, within(1e-12));
        List<Sample> two = inProcess.subList(0, 2);
        assertThatThrownBy(() -> new Ranking(two, http)).isInstanceOf(BadInputException.class);
    }
}
