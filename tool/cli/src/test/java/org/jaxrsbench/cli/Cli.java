package org.jaxrsbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A command run inside the test.
 *
 * @param exit exit code
 * @param out standard output
 * @param err standard error
 */
public record Cli(int exit, String out, String err) {

    /** Standard output without its line ends: a long cell is broken over several lines. */
    public String words() {
        return out.replaceAll("\\s+", " ");
    }

    /** Runs a command that is bad input, which is said in one line. */
    public static void refuses(String saying, Object... arguments) {
        run(arguments).saysInOneLine(2, saying);
    }

    /** Runs a command that ends well. */
    public static Cli passes(Object... arguments) {
        Cli cli = run(arguments);
        assertThat(cli.exit).as(cli.out + cli.err).isZero();
        return cli;
    }

    /** Its error is one line. */
    public void saysInOneLine(int code, String... words) {
        assertThat(exit).as(out + err).isEqualTo(code);
        assertThat(err).startsWith("error: ").contains(words).hasLineCount(1).doesNotContain("\tat ");
    }

    /** Runs scripts/bench. */
    public static Cli run(Object... arguments) {
        String[] words = new String[arguments.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = arguments[i].toString();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream oldOut = System.out;
        PrintStream oldErr = System.err;
        try {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
            int exit = Bench.run(words);
            return new Cli(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(oldOut);
            System.setErr(oldErr);
        }
    }
}
