package org.jaxrsbench.http.load;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.BenchmarkDefinitionException;
import io.hyperfoil.api.config.BenchmarkSource;
import io.hyperfoil.core.impl.LocalBenchmarkData;
import io.hyperfoil.core.parser.BenchmarkParser;
import io.hyperfoil.core.parser.ParserException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.yaml.snakeyaml.error.YAMLException;

/** Carries out one command. */
final class CommandHandler {
    private static final int CONNECT_MILLIS = 2_000;
    /** Opening connections, and ending event loops. */
    private static final long AROUND_MILLIS = 10_000;

    private CommandHandler() {}

    static String run(LoadCommand command) throws LoadFailedException, InterruptedException {
        Benchmark benchmark = benchmark(command.yaml(), command.parameters());
        // Hyperfoil itself would try a dead port more than a hundred times and then say nothing.
        connect(command, "no response at all from ");
        SliceTally tally = new SliceTally();
        SliceRunner runner = new SliceRunner(benchmark, tally, command.enough());
        runWithin(command.maxMillis() + AROUND_MILLIS, runner);
        if (tally.requests() + tally.wrongStatus() == 0) {
            throw new LoadFailedException("no response at all from " + address(command) + ": " + tally.errors()
                    + " errors, " + tally.timeouts() + " timeouts");
        }
        if (tally.errors() == 0) {
            // Users who find no connection any more are not in Hyperfoil's statistics.
            connect(command, "no connection any more, after " + tally.requests() + " requests, to ");
        }
        return tally.reply(runner.millis());
    }

    static Benchmark benchmark(Path yaml, Map<String, String> parameters) throws LoadFailedException {
        try {
            // Hyperfoil's message shows the lines that follow the fault, and fails if there are none.
            String text = Files.readString(yaml) + "\n#\n#\n#\n";
            BenchmarkSource source = BenchmarkParser.instance().createSource(text, new LocalBenchmarkData(yaml));
            for (String name : parameters.keySet()) {
                if (!source.paramsWithDefaults.containsKey(name)) {
                    throw new LoadFailedException(yaml + ": it has no parameter " + name);
                }
            }
            return BenchmarkParser.instance().buildBenchmark(source, parameters);
        } catch (NoSuchFileException e) {
            throw new LoadFailedException(yaml + ": no such file", e);
        } catch (MalformedInputException e) {
            throw new LoadFailedException(yaml + ": not UTF-8", e);
        } catch (IOException e) {
            throw new LoadFailedException(yaml + ": " + e, e);
        } catch (ParserException | BenchmarkDefinitionException | YAMLException e) {
            throw new LoadFailedException(yaml + ": " + reasons(e), e);
        } catch (RuntimeException e) {
            throw new LoadFailedException(yaml + ": " + e.getClass().getSimpleName() + ": " + reasons(e), e);
        }
    }

    /** The messages of the whole chain, without the excerpts of the file. */
    private static String reasons(Throwable thrown) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .map(Throwable::getMessage)
                .filter(Objects::nonNull)
                .map(message -> message.replaceAll("(?s); See below: .*", ""))
                .distinct()
                .reduce((all, next) -> all.contains(next) ? all : all + ": " + next)
                .orElse(thrown.getClass().getSimpleName());
    }

    private static void connect(LoadCommand command, String reason) throws LoadFailedException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(command.host(), command.port()), CONNECT_MILLIS);
        } catch (IOException e) {
            throw new LoadFailedException(reason + address(command) + ": " + e.getMessage(), e);
        }
    }

    private static String address(LoadCommand command) {
        return command.host() + ":" + command.port();
    }

    private static void runWithin(long millis, SliceRunner runner) throws LoadFailedException, InterruptedException {
        CompletableFuture<Void> end = CompletableFuture.runAsync(runner::run, slice -> {
            Thread thread = new Thread(slice, "slice");
            thread.setDaemon(true);
            thread.start();
        });
        try {
            end.get(millis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new LoadFailedException("Hyperfoil failed: " + reasons(e.getCause()), e);
        } catch (TimeoutException e) {
            throw new LoadFailedException("Hyperfoil did not end within " + millis + " ms", e);
        }
    }
}
