package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparedLensesTest {

    @TempDir
    Path root;

    private Path run(Runs runs, String lens, double drop) throws IOException {
        Path run = runs.paired(6, Map.of("path=a", drop));
        Environment environment = new RunFolder(run).readEnvironment();
        environment.put("lens", lens).write(run.resolve("environment.csv"));
        return run;
    }

    @Test
    void anOrderIsShownByLensAndDoubtedWhereItTurns() throws IOException {
        Runs runs = new Runs(root);
        Path usual = run(runs, "default", 0.5);
        Path same = run(runs, "g1", 0.4);
        Path turned = run(runs, "shipped", -0.3);
        Cli cli = Cli.run("compare", usual, same);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out())
                .startsWith("| A.b path=a | default | g1 |\n|---|---|---|\n| old | 1. ")
                .containsPattern("\\| new \\| 2\\. \\| 2\\. \\|")
                .contains(
                        "Rank, and ratio to new with its 95% interval. The order is told, and the same, under every lens.");
        assertThat(Cli.run("compare", usual, same, turned, "--baseline", "old").out())
                .containsPattern("\\| new \\| 2\\. 0\\.\\d\\dx \\[0\\.\\d\\d, 0\\.\\d\\d] \\|")
                .contains("**Not published: old before new**, which is not told under shipped.");
    }

    @Test
    void whatIsNoRunOfALensIsNamed() throws IOException {
        Runs runs = new Runs(root);
        Path usual = run(runs, "default", 0.1);
        Path again = run(runs, "default", 0.1);
        Path plain = runs.paired(3, Map.of("path=a", 0.1));
        assertBadInput(": the run has no lens in environment.csv", usual, plain);
        assertBadInput(": a second run of the lens default", usual, again);
        assertBadInput("--metrics: ", usual, "--metrics", "speed");
        assertBadInput("baseline 'other' was not measured", usual, "--baseline", "other");
        assertBadInput("RUN");
    }

    @Test
    void lensesOfARunAreLookedAtBeforeAnythingIsMeasured() {
        refused("--lens zgc: expected all, or some of", "--subjects", "jersey:4.0.3", "--lens", "zgc");
        refused("leave out --jvm-args", "--subjects", "jersey:4.0.3", "--lens", "g1", "--threads", "2");
        refused("--upgrade names subjects and cases", "--upgrade", "jersey:2.35..jersey:4.0.3", "--lens", "g1");
        refused("expected where you are and where you want to be", "--upgrade", "jersey:2.35");
        refused("expected an older release or JDK first", "--upgrade", "jersey:4.0.3..jersey:2.35");
        refused("--resume goes on under the lens of the run", "--resume", root, "--lens", "g1");
    }

    private static void refused(String message, Object... arguments) {
        assertOneLine(message, Cli.run(words("run", arguments)));
    }

    private static void assertBadInput(String message, Object... arguments) {
        assertOneLine(message, Cli.run(words("compare", arguments)));
    }

    private static Object[] words(String command, Object... arguments) {
        Object[] words = new Object[arguments.length + 1];
        words[0] = command;
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        return words;
    }

    private static void assertOneLine(String message, Cli cli) {
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).startsWith("error: ").contains(message).hasLineCount(1);
    }
}
