package org.jaxrsbench.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.harness.Plan.PlannedCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlanTest {

    private static List<PlannedCase> plan(String... arguments) {
        return Plan.of(new Arguments(arguments));
    }

    @Test
    void thePatternHelloWorldIsSixCases() {
        assertThat(plan("HelloWorld")).hasSize(6).allMatch(c -> c.benchmark().equals("HelloWorldBenchmark.dispatch"));
    }

    /** JMH parses them, so whatever is a parameter there is one here. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-p method=GET",
                "-pmethod=GET",
                "-p=method=GET",
                "--p method=GET",
                "--p=method=GET",
                "-f3 -pmethod=GET",
                "-p method=GET -e method=POST",
                "-prof gc -pmethod=GET -wi 1"
            })
    void aParameterIsReadAsJmhReadsIt(String arguments) {
        assertThat(plan(("HelloWorldBenchmark " + arguments).split(" ")))
                .hasSize(2)
                .allMatch(c -> c.params().has("method", "GET"));
    }

    @Test
    void whatStandsBehindTwoHyphensIsAPattern() {
        assertThat(plan("--", "HelloWorldBenchmark", "-pmethod=GET")).hasSize(6);
    }

    @Test
    void whatCarriesGroupsIsInNoPlan() {
        assertThat(plan()).isNotEmpty().noneMatch(c -> c.benchmark().startsWith("SlicedBenchmark"));
        assertThatThrownBy(() -> plan("SlicedBenchmark"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no benchmark matches");
    }

    @Test
    void aFilterLeavesOutBenchmarksWithoutTheParameterOrTheValue() {
        assertThat(plan("-p", "method=GET", "-p", "path=helloworld/locator"))
                .extracting(PlannedCase::toString)
                .containsExactlyInAnyOrder(
                        "HelloWorldBenchmark.dispatch method=GET path=helloworld/locator",
                        "RequestBaselineBenchmark.build method=GET path=helloworld/locator",
                        "RequestBaselineBenchmark.harness method=GET path=helloworld/locator");
    }

    @Test
    void valuesBeyondTheDefaultsAreTaken() {
        assertThat(plan("TextEntity", "-p", "path=text/sub-class", "-p", "size=17", "-p", "metered=true"))
                .hasSize(3)
                .allMatch(c -> c.params().has("size", "17"));
        assertThat(plan("TextEntity")).hasSize(18).noneMatch(c -> c.params().has("path", "text/sub-class"));
    }

    @Test
    void allModesAreCasesOfTheirOwn() {
        assertThat(plan("HelloWorld", "-p", "method=GET", "-p", "path=helloworld", "-bm", "thrpt,avgt"))
                .extracting(c -> c.entry().getMode().shortLabel())
                .containsExactlyInAnyOrder("thrpt", "avgt");
        assertThat(plan("Service", "-p", "request=mix-reads", "-bm", "all")).hasSize(4);
    }

    @Test
    void theCommandsOfTheScenariosPageSelectTheirBenchmarkAlone() throws IOException {
        String page = Files.readString(Path.of("../docs/reference/scenarios.md"));
        Matcher sections = Pattern.compile(
                        "## (\\w+)(?:(?!## ).)*?(?:java -jar|scripts/bench run --subjects) \\S+ ([^`]+)`",
                        Pattern.DOTALL)
                .matcher(page);
        int seen = 0;
        for (; sections.find(); seen++) {
            String benchmark = sections.group(1);
            assertThat(plan(sections.group(2).split(" ")))
                    .isNotEmpty()
                    .allMatch(c -> c.benchmark().startsWith(benchmark + "."));
        }
        assertThat(seen).isGreaterThan(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"quick", "standard", "history"})
    void everyLineOfASuiteIsACaseAndThePageCountsThem(String suite) throws IOException {
        assertThat(plan("--suite", suite))
                .extracting(PlannedCase::toString)
                .containsExactlyInAnyOrderElementsOf(Plan.suite(suite));
        assertThat(Files.readString(Path.of("../docs/run.md")))
                .contains("| `" + suite + "` | " + Plan.suite(suite).size() + " |");
    }

    @Test
    void aSuiteIsEverythingOrWhatAPatternLeavesOfIt() {
        assertThat(plan("--suite", "full")).hasSameSizeAs(plan());
        assertThat(plan("--suite", "quick", "HelloWorld")).hasSize(3);
        assertThatThrownBy(() -> plan("--suite", "quick", "Charset")).isInstanceOf(BadInputException.class);
    }
}
