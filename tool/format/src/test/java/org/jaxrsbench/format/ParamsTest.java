package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParamsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "a=", "a=1;b=x y", "method=GET;path=a%3Db", "a=1;b%3D=2%3B"})
    void textIsReadAndWrittenTheSame(String text) {
        assertThat(Params.parse(text))
                .hasToString(text)
                .isEqualTo(Params.of(Params.parse(text).values()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "method|params holds 'method', expected name=value",
                "=x|params holds '=x', expected name=value",
                "a=1;|params holds '', expected name=value",
                "b=1;a=2|params is 'b=1;a=2': names must be sorted and occur once",
                "a=1;a=2|params is 'a=1;a=2': names must be sorted and occur once",
            })
    void whatIsNoneIsRefused(String text, String message) {
        assertRefused(IllegalArgumentException.class, () -> Params.parse(text), message);
    }

    /** Each value is itself again after a file, is another case than all others, and shows itself in one line as none of them does. */
    @Test
    void aValueHoldsAnyCharacter() {
        List<String> values =
                List.of(("~ ~  ~\t~\\t~\"\\t\"~\n~\r\n~\0~\u007F~\u0085~\u00A0~\u200B~\u2028~;~=~%~%3B~%253B~%3D"
                                + "~%09~%20~+~\\~\"~'~,~/~|~&~a b~a b=c~a;b=c~1~1 ~ 1~\u00E9~e\u0301~\uD83D\uDE00~null")
                        .split("~"));
        Set<String> texts = new HashSet<>();
        Set<String> words = new HashSet<>();
        for (String value : values) {
            Params params = Params.of(Map.of("a", value, "b", "x"));
            assertThat(Params.parse(params.toString()).values())
                    .containsEntry("a", value)
                    .containsEntry("b", "x");
            assertThat(params.toString() + params.words()).doesNotContainPattern("\\p{Cc}");
            texts.add(params.toString());
            words.add(params.words());
        }
        assertThat(texts).hasSameSizeAs(values);
        assertThat(words).hasSameSizeAs(values);
        assertThat(Params.of(Map.of("a", "1 b=2", "b", "3")).words())
                .isNotEqualTo(Params.of(Map.of("a", "1", "b", "2 b=3")).words());
    }

    /** Files of before wrote an equals sign, and a percent sign, as they are. */
    @Test
    void textOfBeforeIsReadAsItWasMeant() {
        assertThat(Params.parse("a=x=y;path=a%20b%")).isEqualTo(Params.of(Map.of("a", "x=y", "path", "a%20b%")));
    }

    @Test
    void oneIsLookedUpChangedAddedAndTakenAway() {
        Params params = Params.parse("a=1;c=3");
        assertThat(params.has("a", "1")).isTrue();
        assertThat(params.has("a", "3") || params.has("b", "1")).isFalse();
        assertThat(params.get("b")).isEmpty();
        assertThat(params.with("b", "2;")).hasToString("a=1;b=2%3B;c=3");
        assertThat(params.with("a", "2")).hasToString("a=2;c=3");
        assertThat(params.without("a")).hasToString("c=3");
        assertThat(params.without("b")).isEqualTo(params).hasToString("a=1;c=3");
        assertThat(params.without("a").without("c").isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"'', A.b", "a=1, A.b a=1", "a=1;c=3, A.b a=1 c=3"})
    void aCaseIsShownWithItsParameters(String params, String shown) {
        assertThat(Case.of("A.b", params, "thrpt", 1)).hasToString(shown);
    }
}
