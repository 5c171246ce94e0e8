package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Tests read what is committed, and not what somebody measured in the same checkout. */
class StrayRunTest {

    @Test
    void whatGitKeepsIsWhatTheyAre() throws IOException {
        assertThat(Files.readAllLines(Path.of("../../.gitignore"))).contains("/results/*", "!/results/*-reference*/");
    }

    /** Slices are large, and JMH's JSON can be made again; the contract of the format has neither in a committed run. */
    @Test
    void whatGitKeepsHasNoSlices() {
        assertThat(CommittedRuns.all())
                .allSatisfy(run -> assertThat(run)
                        .isDirectoryNotContaining(file -> file.endsWith("slices.csv") || file.endsWith("jmh.json")));
    }
}
