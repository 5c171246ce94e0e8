package org.jaxrsbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.cli.Cli;
import org.junit.jupiter.api.Test;

class DoctorCommandTest {

    @Test
    void unknownReleasesAreBadInput() {
        Cli cli = Cli.run("doctor", "--releases", "no-such:1");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("unknown implementation 'no-such'");
        assertThat(Cli.run("doctor", "--releases", "newest,no-such").err())
                .contains("unknown implementation 'no-such'");
    }
}
