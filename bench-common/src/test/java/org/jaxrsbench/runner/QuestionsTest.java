package org.jaxrsbench.runner;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.results.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JMH's own questions are answered, and nothing is measured: no engine is on this class path. */
class QuestionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-h    | --settle",
                "-l    | HelloWorldBenchmark.dispatch",
                "-lp   | param \"method\" = {GET, POST, PUT}",
                "-lprof| GC profiling",
                "-lrf  | json"
            })
    void isAnswered(String question, String answer) {
        MainRun run = MainRun.of(question);
        assertThat(run.exit()).as(run.errors()).isEqualTo(ExitCode.PASS);
        assertThat(run.output()).contains(answer);
    }

    @Test
    void whatCarriesGroupsIsNotListed() {
        assertThat(MainRun.of("-l").output()).doesNotContain("SlicedBenchmark");
    }
}
