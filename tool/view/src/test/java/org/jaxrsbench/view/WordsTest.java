package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How cases, subjects, figures, and the rates that docs/statistics.md quotes are written for people. */
class WordsTest {

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
        assertThat(Words.format(metric, score)).isEqualTo(text);
    }

    @Test
    void anIntervalIsInTheUnitOfItsScore() {
        assertThat(Words.format(Metric.CPU, 1020, 980, 1100)).isEqualTo("1.02 us [0.98, 1.10]");
        assertThat(Words.format(Metric.THROUGHPUT, 990, 900, 1100)).isEqualTo("990 /s [900, 1100]");
    }

    @Test
    void whatRoundsToNothingHasNoSign() {
        assertThat(Words.change(-0.000049)).isEqualTo("0.0%");
        assertThat(Words.change(Estimate.ofChange(-0.0312, -0.0521, 0.0004, 8))).isEqualTo("-3.1% [-5.2, 0.0]");
    }

    private static double[][] rounds(int count, double... centres) {
        double[][] rounds = new double[count][];
        for (int i = 0; i < count; i++) {
            rounds[i] = centres.clone();
            rounds[i][0] += i % 2 == 0 ? 0.01 : -0.01;
        }
        return rounds;
    }

    @Test
    void everyKindOfCheckHasALine() {
        assertThat(rates(rounds(8, 0, -0.08)).lines())
                .hasSize(5)
                .anyMatch(line -> line.contains("24 pairs, pair sd 0.7%"))
                .anyMatch(line -> line.contains("PASS 100.0% [15.8, 100.0]; 6.0 rounds each"))
                .anyMatch(line -> line.contains("REGRESSION 100.0% [2.5, 100.0]"));
        assertThat(rates(rounds(1, 0, 0)).lines()).last().matches(line -> line.contains("too few rounds"));
    }

    private static String rates(double[][] slowed) {
        KnownPairs known = new KnownPairs("jersey", rounds(12, 0, 0), new KnownPairs.Slowed(1, slowed));
        return RateTable.text(GateSettings.standard(), known);
    }

    @ParameterizedTest
    @CsvSource({"0.05617, 0.056x", "0.0996, 0.10x", "0.4, 0.40x", "12.34, 12.3x", "134.2, 134x", "0, 0.00x"})
    void aSmallRatioKeepsTwoDigits(double ratio, String words) {
        assertThat(Words.times(Math.log(ratio))).isEqualTo(words);
    }
}
