package org.jaxrsbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseSelectionTest {

    /** What a table prints can be pasted, with quotes or without. */
    @ParameterizedTest
    @CsvSource({
        "HelloWorld, HelloWorld",
        "GET helloworld/locator, -p method=GET -p path=helloworld/locator",
        "PUT text, -p method=PUT -p path=text",
        "Injection place=bean values=5, Injection -p place=bean -p values=5",
        "Service GET customers/c1, Service -p method=GET -p path=customers/c1",
        "Words.concat size=10, Words.concat|WordsBenchmark[.]concat -p size=10",
        "Hello.*|Text, Hello.*|Text"
    })
    void aNameIsASelection(String label, String arguments) {
        List<String> whole =
                CaseSelection.named(List.of(label), List.of(), "", false).arguments();
        assertThat(String.join(" ", whole)).isEqualTo(arguments);
        assertThat(CaseSelection.named(List.of(label.split(" ")), List.of(), "", false)
                        .arguments())
                .isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource({"find a book, -p request=find a book", "ApplicationBenchmark, ApplicationBenchmark", "A, -p request=A"})
    void anApplicationsRequestsHaveNames(String label, String arguments) {
        assertThat(String.join(
                        " ",
                        CaseSelection.named(List.of(label), List.of(), "", true).arguments()))
                .isEqualTo(arguments);
    }

    /** Of a benchmark whose name others contain, these come along: a name is a pattern, too. */
    @Test
    void whatATablePrintsOfACommittedRunSelectsThatCase() {
        for (Path folder : CommittedRuns.all()) {
            List<Case> cases = Run.read(folder).samples().stream()
                    .map(Sample::benchmarkCase)
                    .filter(c -> c.mode().equals("thrpt") && c.threads() == 1)
                    .distinct()
                    .toList();
            for (Case each : cases) {
                boolean application = each.benchmark().startsWith("ApplicationBenchmark");
                CaseSelection selection = CaseSelection.named(List.of(CaseNames.of(each)), List.of(), "", application);
                assertThat(cases.stream().filter(c -> selects(selection, c)))
                        .as(folder + ": " + CaseNames.of(each))
                        .contains(each)
                        .allMatch(c -> c.params().equals(each.params()));
            }
        }
    }

    /** As the harness does it: any pattern is found in the name, and each parameter has one of its values. */
    private static boolean selects(CaseSelection selection, Case of) {
        boolean named = selection.patterns().isEmpty()
                || selection.patterns().stream()
                        .anyMatch(pattern ->
                                Pattern.compile(pattern).matcher(of.benchmark()).find());
        return named
                && selection.params().stream()
                        .map(param -> param.split("=", 2))
                        .allMatch(param -> of.params().has(param[0], param[1]));
    }
}
