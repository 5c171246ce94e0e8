package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.lab.estimators.PairEstimate;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EstimatorsCommandTest {

    private static final String PAIR = "turns-5ms,no-such:1.0,1,14.0,0.46,0.806,cpu,total,0.01000\n";

    @TempDir
    Path folder;

    @Test
    void nothingIsPreparedWhenNoPairIsMissing() throws IOException {
        Path pairs = pairs(PAIR);
        Cli cli = estimators(1);
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).contains("turns-5ms", "no-such:1.0", "all");
        assertThat(cli.err()).isEmpty();
        assertThat(pairs).content().isEqualTo(CsvFiles.line(PairEstimate.COLUMNS) + PAIR);
        assertThat(folder.resolve("estimators.csv"))
                .content()
                .contains("turns-5ms,no-such:1.0,cpu,total,1,NaN,,,0.01000,14.0,0.46\n");
    }

    @Test
    void aMissingPairNeedsItsSubject() throws IOException {
        pairs(PAIR);
        Cli cli = estimators(2);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("pairs to measure: 1 (about 1 min)", "unknown implementation 'no-such'");
    }

    @Test
    void aLineThatIsNoEstimateIsNamed() throws IOException {
        pairs(PAIR + PAIR.replace("total", "guess"));
        assertBadInput(estimators(1), "estimator-pairs.csv:3: expected numbers as pair, seconds");
        pairs(PAIR.replace("0.806", "much"));
        assertBadInput(estimators(1), "estimator-pairs.csv:2: expected numbers as pair, seconds");
    }

    @Test
    void badArgumentsAreNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertBadInput(Cli.run(Lab::run, "estimators", "--out", file.resolve("below")), "cannot be made");
        assertBadInput(
                Cli.run(Lab::run, "estimators", "--ways", "sideways"),
                "way 'sideways': expected one of back-to-back-100ms,");
        assertBadInput(Cli.run(Lab::run, "estimators", "--pairs", 0), "--pairs 0: expected 1 or more");
        assertBadInput(Cli.run(Lab::run, "estimators", "--subjects", "Nonsense"), "subject 'Nonsense': expected");
    }

    @Test
    void theHelpShowsTheDefaultSubjects() {
        String subjects = StudyDefaults.of("estimators").subjects();
        assertThat(Cli.run(Lab::run, "estimators", "--help").out().replaceAll("\\s+", ""))
                .contains("(default:" + subjects);
        assertThat(StudyDefaults.of("estimators").selection())
                .containsExactly("HelloWorld", "-p", "method=GET", "-p", "path=helloworld");
        assertThat(StudyDefaults.of("bank").selection()).containsExactly("HelloWorld");
    }

    private Path pairs(String rows) throws IOException {
        return Files.writeString(folder.resolve("estimator-pairs.csv"), CsvFiles.line(PairEstimate.COLUMNS) + rows);
    }

    private Cli estimators(int pairs) {
        return Cli.run(
                Lab::run,
                "estimators",
                "--subjects",
                "no-such:1.0",
                "--ways",
                "turns-5ms",
                "--pairs",
                pairs,
                "--out",
                folder);
    }

    private static void assertBadInput(Cli cli, String message) {
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).startsWith("error: ").contains(message).hasLineCount(1);
    }
}
