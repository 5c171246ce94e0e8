package org.jaxrsbench.cli;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchTest {

    @ParameterizedTest
    @CsvSource({
        "http, run --subjects http:LABEL",
        "upgrade, run --upgrade",
        "lenses, compare",
        "frames, report",
        "matrix, doctor --releases",
        "chek, did you mean check",
    })
    void aFormerOrMistypedNameIsAnsweredWithTheRightOne(String word, String right) {
        Cli.refuses(right, word, "anything");
    }
}
