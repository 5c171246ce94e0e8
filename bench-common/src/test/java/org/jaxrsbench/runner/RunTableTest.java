package org.jaxrsbench.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.results.Summary;
import org.junit.jupiter.api.Test;

/** The table of a run of one subject, and what its reader is warned of. */
class RunTableTest {

    private static final String FAST = "method=GET;path=helloworld";
    private static final String SLOW = "method=GET;path=helloworld/locator";

    private static Sample sample(String params, int fork, Metric metric, double value) {
        return new Sample(
                "r",
                new Fork(new Subject("a:1", "a", "1", "17"), fork, 1, 1),
                Case.of("HelloWorldBenchmark.dispatch", params, "thrpt", 1),
                1,
                metric,
                value,
                Status.OK);
    }

    private static List<Sample> throughput(String params, double... forks) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < forks.length; i++) {
            samples.add(sample(params, i + 1, Metric.THROUGHPUT, forks[i]));
        }
        return samples;
    }

    @Test
    void aCaseIsALineWithAnIntervalForEachFigure() {
        List<Sample> samples = new ArrayList<>(throughput(FAST, 200_000, 201_000, 202_000));
        samples.addAll(throughput(SLOW, 50_000, 51_000));
        for (int fork = 1; fork <= 3; fork++) {
            samples.add(sample(FAST, fork, Metric.ALLOC, 4312));
            samples.add(sample(FAST, fork, Metric.CPU_SHARE, 1));
        }
        assertThat(RunTable.of(Summary.of(samples)).lines().skip(1).limit(3))
                .containsExactly(
                        "                                throughput                 bytes",
                        "GET helloworld          201 k/s [199, 203]  4.31 kB [4.31, 4.31]",
                        "GET helloworld/locator        50.5 k/s n<3");
    }

    @Test
    void aWideIntervalIsNamed() {
        List<Sample> samples = new ArrayList<>(throughput(FAST, 100_000, 150_000, 200_000));
        samples.addAll(throughput(SLOW, 50_000, 50_100, 50_200));
        assertThat(RunTable.of(Summary.of(samples)).lines())
                .endsWith("warning: the interval is wider than ±10%; -f 10 narrows it: GET helloworld");
    }

    @Test
    void nothingIsWarnedOfWithoutAReason() {
        assertThat(RunTable.of(Summary.of(throughput(FAST, 200_000, 201_000, 202_000))))
                .doesNotContain("warning");
    }
}
