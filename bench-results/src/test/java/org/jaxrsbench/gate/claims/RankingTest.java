package org.jaxrsbench.gate.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.gate.claims.Ranking.Agreement;
import org.jaxrsbench.gate.claims.Ranking.Counterpart;
import org.jaxrsbench.gate.claims.Ranking.Row;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.results.Summary;
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
        assertThat(ranking.agreement().tau()).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(ranking.rows().get(1).share()).isCloseTo(2 / 30.0, within(1e-12));
        assertThat(Ranking.of(inProcess(1, 2, 3), http(3, 2, 1), SAME)
                        .agreement()
                        .tau())
                .isEqualTo(-1);
        assertThat(Ranking.of(inProcess(1, 2, 3), http(1, 2, 2), SAME).agreement())
                .as("of three pairs one is tied in the second")
                .isEqualTo(new Agreement(1, 2));
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
                .extracting(Row::name, Row::inProcess, Row::http)
                .containsExactly(
                        tuple("x0 1 GET a", 1.0, 10.0), tuple("x1 1 GET a", 2.0, 20.0), tuple("x2 1 GET a", 3.0, 30.0));
    }

    private static Row row(String server, double inProcess, double http) {
        return new Row(server, server, figure(inProcess), figure(http));
    }

    private static Summary figure(double score) {
        return figure(score, 0.9 * score, 1.1 * score);
    }

    private static Summary figure(double score, double low, double high) {
        Case of = Case.of("A.b", "", "thrpt", 1);
        return new Summary(new Subject("x", "x", "1", "17"), of, Metric.CPU, "ns/op", 3, 3, score, low, high);
    }

    @Test
    void whatCanBeToldIsOfOneServerAndHasIntervalsApart() {
        assertThat(new Ranking(List.of(row("a", 1, 10), row("a", 2, 20), row("b", 3, 5))).whatCanBeTold())
                .as("the third is behind another server")
                .isEqualTo(new Agreement(1, 1));
        assertThat(new Ranking(List.of(row("a", 1, 10), row("a", 1.1, 20), row("a", 2, 10.5))).whatCanBeTold())
                .as("two of three overlap in one tier or the other, and one is the other way round")
                .isEqualTo(new Agreement(-1, 1));
        Summary unknown = figure(5, Double.NaN, Double.NaN);
        Ranking withoutIntervals =
                new Ranking(List.of(row("a", 1, 10), new Row("x", "a", unknown, unknown), row("b", 1, 1)));
        assertThat(withoutIntervals.whatCanBeTold().pairs()).isZero();
        assertThat(withoutIntervals.whatCanBeTold().tau()).isNaN();
    }

    @Test
    void theServerIsWhatItsNameSaysBesideTheImplementation() {
        List<Sample> http = http(10, 20, 30).stream()
                .map(s -> s.withSubject(s.subject().equals("x0") ? "quarkus:1" : s.subject() + "-jetty:1"))
                .toList();
        assertThat(Ranking.of(inProcess(1, 2, 3), http, SAME).rows())
                .extracting(Row::server)
                .containsExactly("quarkus", "jetty", "jetty");
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
