package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TextTableTest {

    private static TextTable table() {
        TextTable table = new TextTable(List.of("", "score", "verdict"), Set.of(0, 2));
        table.add(List.of("GET a", "9 k/s", "pass"));
        table.add(List.of("GET a|b", "12 k/s", ""));
        return table;
    }

    @Test
    void wordsStandLeftAndFiguresRight() {
        assertThat(table().text()).isEqualTo("""
                          score  verdict
                GET a     9 k/s  pass
                GET a|b  12 k/s
                """);
    }

    @Test
    void wordsThatAreTooLongGoOnBelow() {
        TextTable table = new TextTable(List.of("", "verdict"), Set.of(0, 1));
        table.add(List.of("GET a", "word ".repeat(30).strip()));
        assertThat(table.text().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(table.text())
                .isEqualTo("       verdict\nGET a  " + "word ".repeat(18).strip() + "\n       "
                        + "word ".repeat(12).strip() + "\n");
    }

    @Test
    void aPipeInACellDoesNotEndItOnAPage() {
        assertThat(table().markdown()).isEqualTo("""
                |  | score | verdict |
                |---|--:|---|
                | GET a | 9 k/s | pass |
                | GET a\\|b | 12 k/s |  |
                """);
    }
}
