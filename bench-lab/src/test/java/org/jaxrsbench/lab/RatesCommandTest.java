package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.lab.corpus.PairRecord;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatesCommandTest {

    @TempDir
    Path folder;

    @Test
    void ratesOfAFileAreThoseOfItsPairs() throws IOException {
        StringBuilder pairs = new StringBuilder();
        for (int i = 1; i <= 44; i++) {
            double noise = (i % 2 == 0 ? 1 : -1) * 0.001 * i / 10;
            for (String kind : List.of("same", "rebuilt", "slowed")) {
                double d = noise - (kind.equals("slowed") ? 0.1 : 0);
                String round = (kind.equals("slowed") ? "5.0" : "0") + "," + kind + " sitting," + i + ",14.0";
                pairs.append("jersey:1,B,p=0," + kind + "," + round + ",throughput,8," + d + "\n");
                pairs.append("jersey:1,B,p=1," + kind + "," + round + ",throughput,8," + d + "\n");
            }
        }
        Cli cli = rates(pairs.toString());
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("jersey:1, cases in a check: 2")
                .contains("with itself: 176 pairs", "one case slowed by about 5%: 88 pairs", "a round took 14.0 s")
                .containsPattern("any case, looks up to 30 rounds:  REGRESSION 0.0% .*PASS 100.0%")
                .containsPattern("that case, looks up to 30 rounds:  REGRESSION 100.0%")
                .contains("the same jar: 88 pairs", "classes in another order: 88 pairs");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sane,0,a,1,,throughput,8,0.1",
                "SAME,0,a,1,,throughput,8,0.1",
                "same,none,a,1,,throughput,8,0.1",
                "same,0,a,one,,throughput,8,0.1",
                "same,0,a,1,soon,throughput,8,0.1",
                "same,0,a,1,,speed,8,0.1",
                "same,0,a,1,,throughput,many,0.1",
                "same,0,a,1,,throughput,8,NaN"
            })
    void aLineThatIsNoPairIsNamed(String fields) throws IOException {
        assertBadInput(
                rates("jersey:1,B,p=1," + fields + "\n"),
                "bank.csv:2: expected a kind (same, rebuilt, slowed, beside, burned)");
    }

    @Test
    void aFileWithoutAPairOfTheSameIsBadInput() throws IOException {
        assertBadInput(rates(""), "bank.csv: holds no pair of a subject with itself");
        assertBadInput(
                rates("jersey:1,B,p=1,slowed,5,a,1,,throughput,8,0.1\n"), "holds no pair of a subject with itself");
    }

    @Test
    void badArgumentsAreNamed() {
        assertBadInput(Cli.run(Lab::run, "rates", "no-such.csv"), "no-such.csv: there is no such file");
        assertBadInput(Cli.run(Lab::run, "rates"), "FILE");
        assertBadInput(
                Cli.run(Lab::run, "rates", "no-such.csv", "--metric", "alloc"),
                "--metric alloc: expected throughput, net or cpu");
    }

    private Cli rates(String pairs) throws IOException {
        Path file = folder.resolve("bank.csv");
        Files.writeString(file, CsvFiles.line(PairRecord.COLUMNS) + pairs);
        return Cli.run(Lab::run, "rates", file);
    }

    private static void assertBadInput(Cli cli, String message) {
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).startsWith("error: ").contains(message).hasLineCount(1);
    }
}
