package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.results.CommittedRuns;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code git bisect run} reads of a check. */
class GitBisectTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "reference, jersey:2.15, jersey:2.16, 0",
        "reference, jersey:2.16, jersey:2.15, 1",
        "reference-side-by-side, jersey:4.0.3, cxf:4.2.3, 125", // too few rounds
        "reference, jersey:2.16, jersey:0.1, 125"
    })
    void goodIs0BadIs1AndAllElseIs125(String run, String baseline, String candidate, int exit) {
        String check = "check --git-bisect --no-report --report " + folder + " --baseline " + baseline + " --candidate "
                + candidate + " " + CommittedRuns.named(run);
        Cli cli = Cli.run((Object[]) check.split(" "));
        assertThat(cli.exit()).as(cli.err()).isEqualTo(exit);
    }
}
