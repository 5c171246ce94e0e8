package org.jaxrsbench.gate.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.gate.claims.Ranking.Counterpart;
import org.jaxrsbench.gate.claims.Ranking.Row;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.TestSamples;
import org.junit.jupiter.api.Test;

class RankingTest {

    private static final List<Counterpart> SAME = List.of(
            new Counterpart("GET a", Params.parse("method=GET;path=a"), CasePattern.parse("A.b path=a size=16")));

    private static Sample sample(String implementation, String benchmark, String params, Metric metric, double value) {
        return TestSamples.rounds(implementation, Case.of(benchmark, params, "thrpt", 1), metric, value)
                .get(0);
    }

    private static List<Sample> inProcess(double... operations) {
        return each("A.b", "path=a;size=16", Metric.CPU, operations);
    }

    private static List<Sample> http(double... requests) {
        return each("Http.load", "method=GET;path=a", Metric.CPU_PROCESS, requests);
    }

    /** A score of each of as many implementations. */
    private static List<Sample> each(String benchmark, String params, Metric metric, double... scores) {
        List<Sample> samples = new ArrayList<>();
        for (double score : scores) {
            samples.add(sample("x" + samples.size(), benchmark, params, metric, score));
        }
        return samples;
    }

    @Test
    void kendallsTauCountsPairsInTheSameOrder() {
        // One of six pairs is the other way round.
        Ranking ranking = Ranking.of(inProcess(1, 2, 3, 4), http(10, 30, 20, 40), SAME);
        assertThat(ranking.rows())
                .extracting(Row::name)
                .containsExactly("x0 1 GET a", "x1 1 GET a", "x2 1 GET a", "x3 1 GET a");
        assertThat(ranking.tau()).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(ranking.rows().get(1).share()).isCloseTo(2 / 30.0, within(1e-12));
        assertThat(Ranking.of(inProcess(1, 2, 3), http(3, 2, 1), SAME).tau()).isEqualTo(-1);
        assertThat(Ranking.of(inProcess(1, 2, 3), http(1, 2, 2), SAME).tau())
                .as("of three pairs one is tied in the second")
                .isEqualTo(1);
    }

    @Test
    void onlyWhatMakesTheSameRequestIsCompared() {
        List<Sample> inProcess = new ArrayList<>(inProcess(1, 2, 3));
        inProcess.add(sample("x0", "Other.b", "path=a;size=16", Metric.CPU, 100));
        inProcess.add(sample("x1", "A.b", "path=a;size=1000", Metric.CPU, 100));
        inProcess.add(sample("x2", "A.b", "path=b;size=16", Metric.CPU, 100));
        inProcess.add(sample("x2", "A.b", "path=a;size=16", Metric.ALLOC, 100));
        List<Sample> http = new ArrayList<>(http(10, 20, 30, 40)); // the fourth is in one run only
        http.add(sample("x0", "Http.load", "method=POST;path=a", Metric.CPU_PROCESS, 5));
        http.add(sample("x0", "Http.load", "method=GET;path=a", Metric.LATENCY_P50, 5));
        assertThat(Ranking.of(inProcess, http, SAME).rows())
                .extracting(
                        Row::name,
                        row -> row.operation().score(),
                        row -> row.request().score())
                .containsExactly(
                        tuple("x0 1 GET a", 1.0, 10.0), tuple("x1 1 GET a", 2.0, 20.0), tuple("x2 1 GET a", 3.0, 30.0));
    }

    @Test
    void twoThingsAreNoRanking() {
        List<Sample> two = inProcess(1, 2);
        List<Sample> http = http(1, 2, 3);
        assertRefused(
                () -> Ranking.of(two, http, SAME),
                "only 2 of implementation, version, method and path are in both runs");
    }
}
