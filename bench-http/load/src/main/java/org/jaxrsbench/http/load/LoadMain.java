package org.jaxrsbench.http.load;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The load generator: Hyperfoil in a JVM of its own, which reads commands from standard input and replies on standard
 * output, one line of CSV for each, until standard input ends.
 *
 * <pre>{@code
 * load,<yaml>,<host>,<port>,<method>,<path>,<body>,<content type>,<accept>,<status>,<users>,<rate>,<milliseconds>
 * warm,<yaml>,<host>,<port>,<method>,<path>,<body>,<content type>,<accept>,<status>,<users>,<rate>,<requests>,<milliseconds at most>
 *
 * ok,<requests>,<errors>,<wrong status>,<timeouts>,<milliseconds>,<mean us>,<p50 us>,<p99 us>,<p99.9 us>,<blocked sessions>
 * failed,<reason>
 * }</pre>
 */
public final class LoadMain {
    private LoadMain() {}

    /** Replies to commands until there are no more. */
    public static void main(String[] arguments) throws IOException {
        PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Standard output carries replies only, whatever a library prints.
        System.setOut(System.err);
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while ((line = commands.readLine()) != null) {
            // One write, and '\n' everywhere.
            replies.print(reply(line) + "\n");
            replies.flush();
        }
        // Threads of a slice that did not end must not keep the process.
        System.exit(0);
    }

    private static String reply(String line) {
        try {
            return CommandHandler.run(LoadCommand.parse(line));
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
