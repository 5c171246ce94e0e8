package org.jaxrsbench.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

class PlanTest {

    private static List<PlannedCase> plan(String... arguments) {
        return Plan.of(
                new Arguments(arguments), OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT));
    }

    @Test
    void thePatternHelloWorldIsSixCases() {
        assertThat(plan("HelloWorld")).hasSize(6).allMatch(c -> c.benchmark().equals("HelloWorldBenchmark.dispatch"));
    }

    @Test
    void aFilterLeavesOutBenchmarksWithoutTheParameterOrTheValue() {
        assertThat(plan("-p", "method=GET", "-p", "path=helloworld/locator"))
                .extracting(PlannedCase::toString)
                .containsExactlyInAnyOrder(
                        "HelloWorldBenchmark.dispatch method=GET path=helloworld/locator",
                        "RequestBaselineBenchmark.build method=GET path=helloworld/locator");
    }

    @Test
    void valuesBeyondTheDefaultsAreTaken() {
        assertThat(plan("TextEntity", "-p", "path=text/sub-class", "-p", "size=17", "-p", "metered=true"))
                .hasSize(3)
                .allMatch(c -> c.params().get("size").equals("17"));
        assertThat(plan("TextEntity"))
                .hasSize(18)
                .noneMatch(c -> c.params().get("path").equals("text/sub-class"));
    }

    @Test
    void allModesAreCasesOfTheirOwn() {
        assertThat(plan("HelloWorld", "-p", "method=GET", "-p", "path=helloworld", "-bm", "thrpt,avgt"))
                .extracting(c -> c.mode().shortLabel())
                .containsExactlyInAnyOrder("thrpt", "avgt");
        assertThat(plan("Mixed", "-bm", "all")).hasSize(4);
    }

    @Test
    void anExcludedBenchmarkStaysOut() {
        assertThat(plan("HelloWorld|Charset|Mixed", "-e", "Charset|Mixed")).hasSize(6);
    }
}
