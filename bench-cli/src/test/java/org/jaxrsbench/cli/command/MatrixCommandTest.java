package org.jaxrsbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.cli.Cli;
import org.junit.jupiter.api.Test;

class MatrixCommandTest {

    @Test
    void anUnknownImplementationIsBadInput() {
        Cli cli = Cli.run("matrix", "--releases", "no-such:1");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("unknown implementation 'no-such'");
        assertThat(Cli.run("matrix", "--newest", "no-such").err()).contains("unknown implementation 'no-such'");
    }

    @Test
    void twoChoicesAtOnceAreBadInput() {
        assertThat(Cli.run("matrix", "--newest", "--all").exit()).isEqualTo(2);
    }
}
