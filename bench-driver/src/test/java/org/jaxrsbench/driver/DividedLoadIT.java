package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several generators in processes of their own against one server: together they make the load of one. */
@Timeout(120)
class DividedLoadIT {

    private static final HttpTarget TARGET = ScriptedTier.target("a", "x");
    private static final int USERS = 5;
    /** Every so many requests the server answers another status, or closes the connection. */
    private static final int WRONG_EVERY = 10;

    private static final int CLOSED_EVERY = 25;

    @TempDir
    Path folder;

    private final AtomicInteger served = new AtomicInteger();
    private final ExecutorService threads = Executors.newFixedThreadPool(2);
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        ToyJar.pack(folder.resolve("toy.jar"), RequestingGenerator.class);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::serve);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
        threads.shutdownNow();
        assertThat(ToyJar.running(folder)).as("generators that were left").isEmpty();
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            int number = served.incrementAndGet();
            if (number % CLOSED_EVERY != 0) {
                exchange.sendResponseHeaders(number % WRONG_EVERY == 0 ? 500 : 200, -1);
            }
        }
    }

    private OwnJvmLoad generators(int number, String... moreFlags) throws IOException {
        List<String> flags = new ArrayList<>(List.of("-Xmx64m", "-XX:+UseSerialGC"));
        flags.addAll(List.of(moreFlags));
        LoadGenerator one = new LoadGenerator(
                "toy", LoadGenerator.Kind.OWN_JVM, List.of("closed"), "", "toy.jar", "{model}.yaml", flags, 1);
        return new OwnJvmLoad(folder, one.times(number));
    }

    private LoadSlice slice(OwnJvmLoad load) throws IOException {
        return load.slice(new PortOnly(server.getAddress().getPort()), TARGET.endpoint(), USERS, 0, 1000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void whateverTheirNumberTheServerSeesAndTheyReportTheSame(int number) throws IOException {
        try (OwnJvmLoad load = generators(number)) {
            LoadSlice slice = slice(load);
            int all = USERS * RequestingGenerator.REQUESTS_OF_A_USER;
            assertThat(served).hasValue(all);
            assertThat(slice.requests() + slice.wrongStatus() + slice.errors()).isEqualTo(all);
            assertThat(slice.errors()).isEqualTo(all / CLOSED_EVERY);
            // Of those, every other one would have been of another status.
            assertThat(slice.wrongStatus()).isEqualTo(all / WRONG_EVERY - all / (2 * CLOSED_EVERY));
            assertThat(slice.parts()).hasSize(number == 1 ? 0 : number);
            assertThat(slice.p50()).isPositive().isLessThanOrEqualTo(slice.p999());
        }
    }

    @Test
    void everyGeneratorWarmsUpEvenIfThereAreFewerUsers() throws IOException {
        try (OwnJvmLoad load = generators(3)) {
            LoadSlice warm = load.warm(new PortOnly(server.getAddress().getPort()), TARGET.endpoint(), 1, 1, 1000);
            assertThat(warm.parts()).hasSize(3).allMatch(part -> part.requests() > 0);
        }
    }

    @Test
    void oneThatEndsIsTheEndOfAll() throws IOException {
        try (OwnJvmLoad load = generators(3, "-Dmarker=" + folder.resolve("first"))) {
            assertThatThrownBy(() -> slice(load))
                    .isInstanceOf(IOException.class)
                    .message()
                    .matches("load generator [123] of 3 ended.*");
            assertThat(load.alive()).isFalse();
            assertThat(ToyJar.running(folder)).isEmpty();
        }
    }

    @Test
    void oneThatDoesNotStartLeavesNoOther() {
        assertThatThrownBy(() -> generators(2, "-XX:+NoSuchFlag"))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("load generator 1 of 2 ended");
    }

    /** The server of this test, as far as a generator needs it. */
    private record PortOnly(int port) implements ServerUnderLoad {

        @Override
        public boolean alive() {
            return true;
        }

        @Override
        public long cpuNanos() {
            return 0;
        }

        @Override
        public long userNanos() {
            return 0;
        }

        @Override
        public void verify(Endpoint endpoint) {
            // whatever it answers
        }

        @Override
        public void close() {
            // the test stops it
        }
    }
}
