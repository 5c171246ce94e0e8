package org.jaxrsbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchTest {

    @ParameterizedTest
    @CsvSource({"rank, 'rank'", "merge, 'merge'", "chek, did you mean check"})
    void anUnknownNameIsNamedAndAMistypedOneAnsweredWithTheRightOne(String word, String named) {
        Cli.refuses(named, word, "anything");
    }

    /** In the locale C, that is any name with a letter that is not of ASCII. */
    @Test
    void aPathThatCannotBeNamedIsBadInput(@TempDir Path folder) {
        Cli.refuses("a\0b", "run", "--subjects", "jmh:a\0b", "--out", folder);
        assertThat(folder).isEmptyDirectory();
    }
}
