package org.jaxrsbench.http.load;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.core.impl.LocalBenchmarkData;
import io.hyperfoil.core.parser.BenchmarkParser;
import io.hyperfoil.core.parser.ParserException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One slice that is asked for.
 *
 * @param yaml file of its load
 * @param millis how long, in milliseconds, from 1
 * @param enough after how many answers it may end earlier; 0 for never
 * @param parameters of the file's template; what is left out has its default there
 */
record LoadCommand(Path yaml, long millis, long enough, Map<String, String> parameters) {

    /** How long a request may take; Hyperfoil closes its connection then. */
    static final long TIMEOUT_MILLIS = 3_000;

    /** What is left to users who wait when the time is over: more than the timeout. */
    private static final long GRACE_MILLIS = 1_000;

    private static final int CONNECT_MILLIS = 2_000;

    /** Opening connections, and ending event loops. */
    private static final long AROUND_MILLIS = 10_000;

    LoadCommand {
        parameters = new HashMap<>(parameters);
        // Hyperfoil would put a session variable in place of ${name}.
        parameters.replaceAll((name, value) -> value.replace("${", "$${"));
        parameters.put("DURATION", millis + "ms");
        parameters.put("MAX_DURATION", maxMillis(millis) + "ms");
        parameters.put("TIMEOUT", TIMEOUT_MILLIS + "ms");
    }

    /** The longest that users can be under way, in milliseconds. */
    private static long maxMillis(long millis) {
        return millis + TIMEOUT_MILLIS + GRACE_MILLIS;
    }

    private String host() {
        return parameters.get("HOST");
    }

    private int port() {
        return Integer.parseInt(parameters.get("PORT"));
    }

    /**
     * Has Hyperfoil send the requests.
     *
     * @return the reply
     * @throws IOException if there was no load to speak of
     */
    ObjectNode run() throws IOException, InterruptedException {
        Benchmark benchmark = benchmark(yaml, parameters);
        // Hyperfoil itself would try a dead port more than a hundred times and then say nothing.
        connect("no response at all from ");
        SliceTally tally = new SliceTally();
        SliceRunner runner = new SliceRunner(benchmark, tally, enough);
        runWithin(maxMillis(millis) + AROUND_MILLIS, runner);
        if (tally.requests() + tally.wrongStatus() == 0) {
            throw new IOException("no response at all from " + host() + ":" + port() + ": " + tally.errors()
                    + " errors, " + tally.timeouts() + " timeouts");
        }
        if (tally.errors() == 0) {
            // Users who find no connection any more are not in Hyperfoil's statistics.
            connect("no connection any more, after " + tally.requests() + " requests, to ");
        }
        return tally.reply(runner.millis());
    }

    static Benchmark benchmark(Path yaml, Map<String, String> parameters) throws IOException {
        try {
            // Hyperfoil's message shows the lines that follow the fault, and fails if there are none.
            String text = Files.readString(yaml) + "\n#\n#\n#\n";
            BenchmarkParser parser = BenchmarkParser.instance();
            return parser.buildBenchmark(parser.createSource(text, new LocalBenchmarkData(yaml)), parameters);
        } catch (IOException | ParserException | RuntimeException e) {
            throw new IOException(yaml + ": " + reasons(e), e);
        }
    }

    /** What went wrong and why, without the excerpts of the file. */
    private static String reasons(Throwable thrown) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .map(e -> e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage()))
                .map(reason -> reason.replaceAll("(?s); See below: .*", ""))
                .collect(Collectors.joining(": "));
    }

    private void connect(String reason) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host(), port()), CONNECT_MILLIS);
        } catch (IOException e) {
            throw new IOException(reason + host() + ":" + port() + ": " + e.getMessage(), e);
        }
    }

    private static void runWithin(long millis, SliceRunner runner) throws IOException, InterruptedException {
        CompletableFuture<Void> end = CompletableFuture.runAsync(runner::run, slice -> {
            Thread thread = new Thread(slice, "slice");
            thread.setDaemon(true);
            thread.start();
        });
        try {
            end.get(millis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new IOException("Hyperfoil failed: " + reasons(e.getCause()), e);
        } catch (TimeoutException e) {
            throw new IOException("Hyperfoil did not end within " + millis + " ms", e);
        }
    }
}
