package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How cases, subjects and figures are written for people. */
class NamesAndUnitsTest {

    @ParameterizedTest
    @CsvSource({
        "HelloWorldBenchmark.dispatch, method=GET;path=helloworld/locator, GET helloworld/locator",
        "TextEntityBenchmark.dispatch, metered=false;method=PUT;path=text;size=1024, PUT text metered=false size=1024",
        "RequestBaselineBenchmark.build, method=GET;path=helloworld, RequestBaseline.build GET helloworld",
        "ExceptionsBenchmark.dispatch, failure=404, Exceptions failure=404",
        "WholeBenchmark.dispatch, '', Whole",
        "Benchmark.measure, '', Benchmark.measure",
        "HelloWorldBenchmark.dispatch, '', HelloWorldBenchmark.dispatch",
    })
    void aNameIsWhatPeopleSay(String benchmark, String params, String name) {
        assertThat(CaseNames.of(benchmark, Params.parse(params))).isEqualTo(name);
    }

    @Test
    void anotherModeAndMoreThreadsAreNamed() {
        assertThat(CaseNames.of(Case.of("WholeBenchmark.dispatch", "", "avgt", 4)))
                .isEqualTo("Whole avgt threads=4");
        assertThat(CaseNames.of(Case.of("WholeBenchmark.dispatch", "", "thrpt", 1)))
                .isEqualTo("Whole");
    }

    @ParameterizedTest
    @CsvSource({
        "jersey:4.0.3, Jersey 4.0.3",
        "resteasy-reactive:3.38.2, RESTEasy Reactive 3.38.2",
        "jersey:2.35@17, Jersey 2.35@17",
        "jetty-servlet, Jetty servlet",
        "mine:1.0, mine:1.0",
        "dropwizard-sample, dropwizard-sample",
        ":, :"
    })
    void aSubjectIsCalledAsPeopleCallIt(String subject, String words) {
        assertThat(Implementations.words(subject)).isEqualTo(words);
    }

    @Test
    void whatIsCalledByHandIsNoCompetitor() {
        assertThat(Implementations.references()).containsExactly("floor");
    }

    @ParameterizedTest
    @CsvSource({
        "CPU, 4512, 4.51 us",
        "CPU, 999.4, 999 ns",
        "CPU, 999.5, 1.00 us",
        "THROUGHPUT, 221700, 222 k/s",
        "THROUGHPUT, 0, 0.00 /s",
        "ALLOC, 4312, 4.31 kB",
        "CPU_SHARE, 0.98, 0.98 cpu",
        "LATENCY_P50, 12.34, 12.3 us",
    })
    void aScoreHasThreeDigits(Metric metric, double score, String text) {
        assertThat(Units.format(metric, score)).isEqualTo(text);
    }

    @Test
    void anIntervalIsInTheUnitOfItsScore() {
        assertThat(Units.format(Metric.CPU, 1020, 980, 1100)).isEqualTo("1.02 us [0.98, 1.10]");
        assertThat(Units.format(Metric.THROUGHPUT, 990, 900, 1100)).isEqualTo("990 /s [900, 1100]");
    }
}
