package org.jaxrsbench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParamsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "a=", "a=1;b=x y", "method=GET;path=a%3Db", "a=1;b%3D=2%3B%25"})
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

    @Test
    void valuesAreSortedByNameAndSpecialCharactersInTheTextEncoded() {
        Params params = Params.of(Map.of("b", "x=y;z", "a=;", "1%"));
        assertThat(params).hasToString("a%3D%3B=1%25;b=x%3Dy%3Bz");
        assertThat(params.words()).isEqualTo("a%3D%3B=1%25 b=x%3Dy%3Bz");
        assertThat(params.get("b")).hasValue("x=y;z");
        assertThat(Params.parse(params.toString())).isEqualTo(params).hasSameHashCodeAs(params);
    }

    /** It is one case in memory, in a line of a file, and when it is read again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ";",
                "%3B",
                "%",
                "%%41",
                "a=b",
                "a\tb",
                "a\nb\r",
                "\0\u007f\u0085",
                "",
                " x ",
                "a,b",
                "\"q\\",
                "${user.home}",
                "null",
                "\u00e9\ud83d\ude00",
                "%C3%A9",
                "$1\\1",
                "\u2028"
            })
    void aValueOfAnyCharactersIsReadAsItWasWritten(String value) {
        Params params = Params.of(Map.of("v", value, "w", "1"));
        assertThat(params.toString()).doesNotContainPattern("\\p{Cc}").endsWith(";w=1");
        assertThat(Params.parse(params.toString()).values()).containsExactlyEntriesOf(params.values());
        assertThat(params.get("v")).hasValue(value);
        assertThat(params.words()).isEqualTo(params.toString().replace(";w", " w"));
    }

    /** Older runs did not encode them. */
    @Test
    void whatNeedNotBeEncodedToBeUnderstoodIsRead() {
        assertThat(Params.parse("a=1=2%;b=%zz").values())
                .containsExactly(Map.entry("a", "1=2%"), Map.entry("b", "%zz"));
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
    @CsvSource({"'', true", "a=1, true", "c=3, true", "a=1;c=3, true", "a=2, false", "b=1, false", "a=1;b=2, false"})
    void containsThoseOfWhichAllAreThere(String others, boolean contains) {
        assertThat(Params.parse("a=1;c=3").contains(Params.parse(others))).isEqualTo(contains);
        Case of = Case.of("A.b", others, "thrpt", 1);
        assertThat(of).hasToString(("A.b " + others.replace(';', ' ')).strip());
    }
}
