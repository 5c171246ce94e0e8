package org.jaxrsbench.http.load;

import io.hyperfoil.api.Version;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The load generator: Hyperfoil in a JVM of its own. It says its name and version on standard output, then reads commands
 * from standard input and replies to each, all in lines of CSV, until standard input ends. Once a command is prepared it
 * says so, and begins when it is told to: several generators begin together.
 *
 * <pre>{@code
 * hello,<name>,<version>
 *
 * load,<yaml>,<host>,<port>,<method>,<path>,<body>,<content type>,<accept>,<status>,<users>,<rate>,<milliseconds>
 * warm,<yaml>,<host>,<port>,<method>,<path>,<body>,<content type>,<accept>,<status>,<users>,<rate>,<requests>,<milliseconds at most>
 *
 * ready
 * go
 *
 * ok,<requests>,<errors>,<wrong status>,<timeouts>,<blocked sessions>,<began>,<milliseconds>,<latencies>
 * failed,<reason>
 * }</pre>
 */
public final class LoadMain {
    private static final String GO = "go";

    private LoadMain() {}

    /** Says hello, and replies to commands until there are no more. */
    public static void main(String[] arguments) throws IOException {
        PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Standard output carries replies only, whatever a library prints.
        System.setOut(System.err);
        say(replies, LoadReply.hello("hyperfoil", Version.VERSION));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while ((line = commands.readLine()) != null) {
            say(replies, reply(line, () -> begin(replies, commands)));
        }
        // Threads of a slice that did not end must not keep the process.
        System.exit(0);
    }

    private static void say(PrintStream replies, String line) {
        // One write, and '\n' everywhere.
        replies.print(line + "\n");
        replies.flush();
    }

    /** Says that a command is prepared, and waits until it is to begin. */
    private static void begin(PrintStream replies, BufferedReader commands) throws LoadFailedException {
        say(replies, LoadReply.READY);
        try {
            String line = commands.readLine();
            if (!GO.equals(line)) {
                throw new LoadFailedException("expected " + GO + ", not " + line);
            }
        } catch (IOException e) {
            throw new LoadFailedException("no word to begin: " + e.getMessage(), e);
        }
    }

    private static String reply(String line, CommandHandler.Start start) {
        try {
            return CommandHandler.run(LoadCommand.parse(line), start);
        } catch (LoadFailedException e) {
            return LoadReply.failed(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return LoadReply.failed("interrupted");
        } catch (RuntimeException e) {
            return LoadReply.failed("fault of the load generator: " + e);
        }
    }
}
