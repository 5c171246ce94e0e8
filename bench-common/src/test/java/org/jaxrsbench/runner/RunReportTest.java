package org.jaxrsbench.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.results.Summary;
import org.junit.jupiter.api.Test;

/** The table of a run of one subject, and what its reader is warned of. */
class RunReportTest {

    private static final String FAST = "method=GET;path=helloworld";
    private static final String SLOW = "method=GET;path=helloworld/locator";

    private static Sample sample(String params, int fork, Metric metric, double value) {
        return sample("HelloWorldBenchmark.dispatch", params, fork, metric, value);
    }

    private static Sample sample(String benchmark, String params, int fork, Metric metric, double value) {
        return new Sample(
                "r",
                new Fork(new Subject("a:1", "a", "1", "17"), fork, 1, 1),
                Case.of(benchmark, params, "thrpt", 1),
                1,
                metric,
                value,
                Status.OK);
    }

    private static Health health(String params, int fork, double compiler) {
        Map<String, Double> shares = new HashMap<>();
        Health.SHARES.forEach(share -> shares.put(share, 0.0));
        shares.put(Health.COMPILER, compiler);
        return new Health("a:1", "HelloWorldBenchmark.dispatch", Params.parse(params), fork, 1, 1, shares);
    }

    private static List<Sample> throughput(String params, double... forks) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < forks.length; i++) {
            samples.add(sample(params, i + 1, Metric.THROUGHPUT, forks[i]));
        }
        return samples;
    }

    private static List<String> warnings(List<Sample> samples, List<Health> health) {
        return RunWarnings.of(Summary.of(samples), samples, health);
    }

    @Test
    void aCaseIsALineWithAnIntervalForEachFigure() {
        List<Sample> samples = new ArrayList<>(throughput(FAST, 200_000, 201_000, 202_000));
        samples.addAll(throughput(SLOW, 50_000, 51_000));
        for (int fork = 1; fork <= 3; fork++) {
            samples.add(sample(FAST, fork, Metric.ALLOC, 4312));
            samples.add(sample(FAST, fork, Metric.CPU_SHARE, 1));
        }
        assertThat(RunTable.of(Summary.of(samples)).lines().limit(3))
                .containsExactly(
                        "                                throughput                 bytes",
                        "GET helloworld          201 k/s [199, 203]  4.31 kB [4.31, 4.31]",
                        "GET helloworld/locator        50.5 k/s n<3");
    }

    @Test
    void nothingIsWarnedOfWithoutAReason() {
        List<Sample> samples = new ArrayList<>(throughput(FAST, 200_000, 201_000, 202_000));
        samples.add(sample(FAST, 1, Metric.CPU_SHARE, 0.99));
        assertThat(warnings(samples, List.of(health(FAST, 1, 0.02)))).isEmpty();
    }

    @Test
    void aBusyCompilerIsCountedByForks() {
        assertThat(warnings(
                        throughput(FAST, 200_000, 201_000, 202_000),
                        List.of(health(FAST, 1, 0.5), health(FAST, 2, 0), health(FAST, 3, 0.4), health(SLOW, 1, 0))))
                .containsExactly("the compiler was still busy: GET helloworld (2 of 3 forks)");
    }

    @Test
    void aBusyMachineIsCountedByForks() {
        List<Sample> samples = new ArrayList<>();
        samples.add(sample(FAST, 1, Metric.CPU_SHARE, 0.62));
        samples.add(sample(FAST, 2, Metric.CPU_SHARE, 0.98));
        assertThat(warnings(samples, List.of()))
                .containsExactly(
                        "the worker had a processor for less than 90% of the time: GET helloworld (1 of 2 forks)");
    }

    @Test
    void aWideIntervalIsNamed() {
        List<Sample> samples = new ArrayList<>(throughput(FAST, 100_000, 150_000, 200_000));
        samples.addAll(throughput(SLOW, 50_000, 50_100, 50_200));
        assertThat(warnings(samples, List.of()))
                .containsExactly(
                        "the interval is wider than ±10%; -f 10 narrows it: GET helloworld",
                        "forks of one case differ: GET helloworld (up to 2.0x)");
    }

    @Test
    void aScoreIsTakenApartWithIntervals() {
        List<Sample> samples = new ArrayList<>();
        for (int fork = 1; fork <= 3; fork++) {
            samples.add(sample(FAST, fork, Metric.CPU, 2000 + fork));
            samples.add(sample(SLOW, fork, Metric.CPU, 3000));
            samples.add(sample("RequestBaselineBenchmark.build", FAST, fork, Metric.CPU, 500));
        }
        samples.add(sample("RequestBaselineBenchmark.harness", FAST, 1, Metric.CPU, 60));
        assertThat(HarnessShare.of(Summary.of(samples)))
                .containsExactly("what GET helloworld is made of, in CPU time: harness 60.0 ns (too few forks for an"
                        + " interval), and the request 500 ns [500, 500], and dispatching it 2.00 us [2.00, 2.00]");
    }

    @Test
    void withoutABaselineNothingIsTakenApart() {
        assertThat(HarnessShare.of(Summary.of(List.of(sample(FAST, 1, Metric.CPU, 2000)))))
                .isEmpty();
    }
}
