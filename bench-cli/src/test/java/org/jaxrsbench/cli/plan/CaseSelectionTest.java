package org.jaxrsbench.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    @CsvSource({"find a book, -p request=find a book", "ApplicationBenchmark, ApplicationBenchmark"})
    void anApplicationsRequestsHaveNames(String label, String arguments) {
        assertThat(String.join(
                        " ",
                        CaseSelection.named(List.of(label), List.of(), "", true).arguments()))
                .isEqualTo(arguments);
    }
}
