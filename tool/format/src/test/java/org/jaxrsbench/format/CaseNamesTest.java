package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseNamesTest {

    /** A value is quoted where it would hide in a line, and once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {"x=y | A.m v=x=y", "' '| A.m v=\" \"", "''| A.m v=\"\"", "'\t'| A.m v=\"\\t\"", "%3B | A.m v=%3B"})
    void aValueIsShownOnce(String value, String name) {
        assertThat(CaseNames.of("A.m", Params.of(Map.of("v", value)))).isEqualTo(name);
    }
}
