package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said before anything is measured. */
class BankCommandTest {

    @TempDir
    Path folder;

    @Test
    void badArgumentsAreNamed() throws IOException {
        assertBadInput("--same 0 --slowed 1: expected 1 or more", "--same", 0);
        assertBadInput("--same 2 --slowed -1: expected 1 or more, and 0 or more", "--slowed", -1);
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
