package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said before anything is measured. */
class BankCommandTest {

    @TempDir
    Path folder;

    @Test
    void badArgumentsAreNamed() throws IOException {
        assertBadInput("--same 0: expected 1 or more", "--same", 0);
        for (String slowed : List.of("-1", "5", "5x0", "100x3", "5x3x2", "none,5x3")) {
            assertBadInput(": expected percent and rounds, such as 5x20 or 2.5x20, or none", "--slowed", slowed);
        }
        assertBadInput("subject 'Nonsense': expected", "--subjects", "Nonsense");
        assertBadInput("it is a folder", "--pairs-out", folder);
        Path file = Files.writeString(folder.resolve("bank.csv"), "not,pairs\n");
        assertBadInput("bank.csv:1: the header is not,pairs", "--pairs-out", file);
    }

    private static void assertBadInput(String message, Object... arguments) {
        Object[] words = new Object[arguments.length + 1];
        words[0] = "bank";
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        Cli cli = Cli.run(Lab::run, words);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).startsWith("error: ").contains(message).hasLineCount(1);
    }
}
