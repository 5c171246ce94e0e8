package org.jaxrsbench.http.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
 * from standard input and replies to each, a line of JSON each, until standard input ends.
 *
 * <pre>{@code
 * {"name":"hyperfoil <version>"}
 *
 * {"yaml":"<file>","millis":<milliseconds>,"enough":<requests>,"parameters":{"<name>":"<value>",...}}
 *
 * {"requests":<n>,"errors":<n>,"wrongStatus":<n>,"timeouts":<n>,"blockedSessions":<n>,"seconds":<s>,"p50":<us>,"p99":<us>,"p999":<us>}
 * {"failed":"<reason>"}
 * }</pre>
 */
public final class LoadMain {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private LoadMain() {}

    /** Says hello, and replies to commands until there are no more. */
    public static void main(String[] arguments) throws IOException {
        PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Standard output carries replies only, whatever a library prints.
        System.setOut(System.err);
        say(replies, JSON.createObjectNode().put("name", "hyperfoil " + Version.VERSION));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while ((line = commands.readLine()) != null) {
            say(replies, reply(line));
        }
        // Threads of a slice that did not end must not keep the process.
        System.exit(0);
    }

    private static void say(PrintStream replies, ObjectNode line) {
        // One write, and '\n' everywhere.
        replies.print(line + "\n");
        replies.flush();
    }

    private static ObjectNode reply(String line) {
        try {
            return JSON.readValue(line, LoadCommand.class).run();
        } catch (JsonProcessingException e) {
            return failed("not a command: " + e.getOriginalMessage());
        } catch (IOException e) {
            return failed(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("interrupted");
        } catch (RuntimeException e) {
            return failed("fault of the load generator: " + e);
        }
    }

    private static ObjectNode failed(String reason) {
        return JSON.createObjectNode()
                .put("failed", reason.replaceAll("\\s+", " ").trim());
    }
}
