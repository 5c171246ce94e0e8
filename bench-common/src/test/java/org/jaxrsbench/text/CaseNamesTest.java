package org.jaxrsbench.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Params;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseNamesTest {

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
}
