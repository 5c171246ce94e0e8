package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.lab.simulation.SimulatedRates;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {

    @TempDir
    Path folder;

    @Test
    void theFileHoldsWhatIsPrintedOtherwise() throws IOException {
        Path file = folder.resolve("simulation.csv");
        Cli written = Cli.run(Lab::run, "simulate", "--suites", 2, "--out", file);
        assertThat(written.exit()).isZero();
        assertThat(written.out().lines()).hasSize(15).allMatch(line -> line.startsWith("| "));
        Cli printed = Cli.run(Lab::run, "simulate", "--suites", 2, "--parallel");
        assertThat(printed.exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo(printed.out());
        List<CsvFiles.Line> rows = CsvFiles.read(file, SimulatedRates.COLUMNS);
        assertThat(rows).hasSize(15);
    }

    @Test
    void aFileThatCannotBeWrittenIsBadInput() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertOneLine(Cli.run(Lab::run, "simulate", "--suites", 1, "--out", file.resolve("below")))
                .contains("cannot be written", "there is no folder " + file, "expected a file in a folder");
        assertOneLine(Cli.run(Lab::run, "simulate", "--suites", 1, "--out", folder))
                .contains("cannot be written (it is a folder)");
        assertThat(folder).isDirectoryNotContaining(path -> path.toString().endsWith(".new"));
    }

    @ParameterizedTest
    @CsvSource({"--suites, 0, --suites 0: expected 1 or more", "--seed, some, --seed", "--suites, many, --suites"})
    void badOptionsAreNamed(String option, String value, String message) {
        assertOneLine(Cli.run(Lab::run, "simulate", option, value)).contains(message);
    }

    private static AbstractStringAssert<?> assertOneLine(Cli cli) {
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        return assertThat(cli.err()).startsWith("error: ").hasLineCount(1);
    }
}
