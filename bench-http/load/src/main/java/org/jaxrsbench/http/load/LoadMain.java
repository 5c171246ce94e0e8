package org.jaxrsbench.http.load;

import io.hyperfoil.api.Version;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;

/**
 * The load generator: Hyperfoil in a JVM of its own. It says its name and version on standard output, then reads commands
 * from standard input and replies to each, all in lines of CSV, until standard input ends.
 *
 * <pre>{@code
 * hello,<name>,<version>
 *
 * load,<yaml>,<host>,<port>,<method>,<path>,<body>,<content type>,<accept>,<status>,<users>,<rate>,<milliseconds>,<enough>
 *
 * ok,<requests>,<errors>,<wrong status>,<timeouts>,<blocked sessions>,<milliseconds>,<p50 us>,<p99 us>,<p99.9 us>
 * failed,<reason>
 * }</pre>
 */
public final class LoadMain {
    private LoadMain() {}

    /** Says hello, and replies to commands until there are no more. */
    public static void main(String[] arguments) throws IOException {
        PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Standard output carries replies only, whatever a library prints.
        System.setOut(System.err);
        say(replies, CSVFormat.RFC4180.format("hello", "hyperfoil", Version.VERSION));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while ((line = commands.readLine()) != null) {
            say(replies, reply(line));
        }
        // Threads of a slice that did not end must not keep the process.
        System.exit(0);
    }

    private static void say(PrintStream replies, String line) {
        // One write, and '\n' everywhere.
        replies.print(line + "\n");
        replies.flush();
    }

    private static String reply(String line) {
        try {
            return CommandHandler.run(LoadCommand.parse(line));
        } catch (LoadFailedException e) {
            return failed(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("interrupted");
        } catch (RuntimeException e) {
            return failed("fault of the load generator: " + e);
        }
    }

    private static String failed(String reason) {
        return CSVFormat.RFC4180.format("failed", reason.replaceAll("\\s+", " ").trim());
    }
}
