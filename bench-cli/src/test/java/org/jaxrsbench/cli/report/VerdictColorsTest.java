package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class VerdictColorsTest {

    private static final String TABLE = "GET a  REGRESSION p=.0039 n=8\nGET b  pass: no drop >= 5%\n";

    @Test
    void aTerminalWithColorsGetsThemAndNoCharacterElse() {
        String colored = VerdictColors.of(TABLE, Ansi.ON);
        assertThat(colored).contains("\u001b[");
        assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(TABLE);
    }

    @Test
    void othersGetNone() {
        assertThat(VerdictColors.of(TABLE, Ansi.OFF)).isEqualTo(TABLE);
    }
}
