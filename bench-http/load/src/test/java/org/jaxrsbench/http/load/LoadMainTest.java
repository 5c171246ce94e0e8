package org.jaxrsbench.http.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.DOUBLE;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class LoadMainTest {
    private static final Path CLOSED = LoadProcess.YAML.resolve("closed.hf.yaml");
    private static final Path OPEN = LoadProcess.YAML.resolve("open.hf.yaml");
    private static final int USERS = 30;

    private static LoadProcess generator;

    private CountingServer server;

    @BeforeAll
    static void start() throws Exception {
        generator = new LoadProcess();
    }

    @BeforeEach
    void serve() throws Exception {
        server = new CountingServer();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @AfterAll
    static void end() throws Exception {
        generator.close();
    }

    private static JsonNode get(Path yaml, int port, String path, long millis) throws Exception {
        return generator.send(yaml, millis, 0, "PORT", port, "PATH", path, "STATUS", 200);
    }

    private static JsonNode warm(int port, String path, long requests, long millis) throws Exception {
        return generator.send(CLOSED, millis, requests, "PORT", port, "PATH", path, "STATUS", 200);
    }

    /** What it failed for. */
    private static AbstractStringAssert<?> assertFailed(JsonNode reply) {
        assertThat(reply).hasSize(1);
        return assertThat(reply.path("failed").asText());
    }

    private static long requests(JsonNode reply) {
        assertThat(reply).as("reply").hasSize(9);
        return reply.get("requests").asLong();
    }

    private static void assertNoFaults(JsonNode reply) {
        assertThat(List.of("errors", "wrongStatus", "timeouts"))
                .allSatisfy(
                        name -> assertThat(reply.get(name).asLong(-1)).as(name).isZero());
    }

    @Test
    void saysWhatItIsBeforeAnythingElse() {
        assertThat(generator.hello()).isEqualTo("{\"name\":\"hyperfoil " + System.getProperty("load.version") + "\"}");
    }

    @Test
    void countsAgreeWithTheServers() throws Exception {
        JsonNode reply = get(CLOSED, server.port(), "/200", 1000);
        long served = server.served.get();
        assertThat(requests(reply)).isPositive().isBetween(served - USERS, served);
        assertNoFaults(reply);
        assertThat(reply.get("blockedSessions").asLong(-1)).isZero();
        assertThat(reply.get("seconds").asDouble()).isGreaterThan(0.99);
        List<Double> latencies = Stream.of("p50", "p99", "p999")
                .map(name -> reply.get(name).asDouble())
                .toList();
        assertThat(latencies).isSorted().first().asInstanceOf(DOUBLE).isPositive();
        assertThat(server.seen).containsExactly("GET /200 null null ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/404", "/302"})
    void wrongStatusesAreCountedAndDoNotEndTheLoad(String path) throws Exception {
        JsonNode reply =
                generator.send(CLOSED, 1000, 0, "PORT", server.port(), "PATH", path, "STATUS", 200, "USERS", 2);
        assertThat(requests(reply)).isZero();
        assertThat(reply.get("errors").asLong()).isZero();
        // More than users: they went on after their first one; and a redirect is not followed.
        assertThat(reply.get("wrongStatus").asLong()).isGreaterThan(2).isLessThanOrEqualTo(server.served.get());
    }

    @Test
    void anErrorCanBeTheExpectedStatus() throws Exception {
        JsonNode reply =
                generator.send(CLOSED, 300, 0, "PORT", server.port(), "PATH", "/404", "STATUS", 404, "USERS", 3);
        assertThat(requests(reply)).isPositive();
        assertNoFaults(reply);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": \"x, ${y} and $${z}\"}",
                "  blanks around, and an umlaut: \u00fc \u20ac  ",
                "'single' !param HOST"
            })
    void bodiesArriveByteForByte(String body) throws Exception {
        JsonNode reply = generator.send(
                CLOSED,
                200,
                0,
                "PORT",
                server.port(),
                "METHOD",
                "POST",
                "PATH",
                "/200?a=%24",
                "BODY",
                body,
                "CONTENT_TYPE",
                "application/json",
                "ACCEPT",
                "text/plain, */*;q=0.1",
                "USERS",
                2);
        assertThat(requests(reply)).isPositive();
        assertThat(server.seen).containsExactly("POST /200?a=%24 [application/json] [text/plain, */*;q=0.1] " + body);
    }

    @Test
    void warmsUpByANumberOfRequests() throws Exception {
        JsonNode reply = warm(server.port(), "/200", 2000, 60_000);
        assertThat(requests(reply)).isGreaterThanOrEqualTo(2000).isLessThanOrEqualTo(server.served.get());
    }

    @Test
    void aWarmUpEndsAfterItsTimeHoweverFewWereAnswered() throws Exception {
        JsonNode reply = warm(server.port(), "/200", 1_000_000_000, 300);
        assertThat(requests(reply)).isBetween(1L, (long) server.served.get());
        assertNoFaults(reply);
    }

    @Test
    void theOpenModelKeepsItsRate() throws Exception {
        JsonNode reply = generator.send(OPEN, 1000, 0, "PORT", server.port(), "PATH", "/200", "RATE", 200);
        // By the time it really took; the first request comes at once.
        double most = 200 * reply.get("seconds").asDouble() + 2;
        assertThat(requests(reply)).isBetween(1L, (long) most);
        assertNoFaults(reply);
    }

    @ParameterizedTest
    @ValueSource(strings = {"closed.hf.yaml", "open.hf.yaml"})
    void aDeadPortIsAFailure(String yaml) throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertFailed(get(LoadProcess.YAML.resolve(yaml), port, "/", 500)).startsWith("no response at all");
    }

    @ParameterizedTest
    @CsvSource({"load,closed.hf.yaml", "load,open.hf.yaml", "warm,closed.hf.yaml"})
    void aServerThatStopsUnderLoadIsSeen(String command, String yaml) throws Exception {
        try (CountingServer server = new CountingServer(200)) {
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(() -> {
                try {
                    server.awaitEnough();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                server.stop();
            });
            JsonNode reply = command.equals("warm")
                    ? warm(server.port(), "/200", 1_000_000_000, 3000)
                    : generator.send(LoadProcess.YAML.resolve(yaml), 3000, 0, "PORT", server.port(), "PATH", "/200");
            stopped.join();
            assertThat(reply.has("failed") || reply.get("errors").asLong() > 0).isTrue();
        }
    }

    @Test
    void aServerThatNeverAnswersIsAFailure() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 100, InetAddress.getLoopbackAddress())) {
            assertFailed(get(CLOSED, socket.getLocalPort(), "/", 500))
                    .startsWith("no response at all")
                    .endsWith(USERS + " timeouts");
        }
    }

    @Test
    void aBodyThatEndsTooEarlyIsAnError() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 100, InetAddress.getLoopbackAddress())) {
            Thread server = new Thread(() -> {
                while (true) {
                    try (Socket connection = socket.accept()) {
                        // The probe closes without a request.
                        if (connection.getInputStream().read() >= 0) {
                            connection
                                    .getOutputStream()
                                    .write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"
                                            .getBytes(StandardCharsets.US_ASCII));
                        }
                    } catch (IOException e) {
                        if (socket.isClosed()) {
                            return;
                        }
                    }
                }
            });
            server.setDaemon(true);
            server.start();
            assertFailed(get(CLOSED, socket.getLocalPort(), "/", 300))
                    .matches("no response at all .*: [1-9][0-9]* errors, \\d+ timeouts");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name: x\nbogus: 1\n",
                "name: x\nhttp: [\n",
                "nothing\n",
                "",
                "name: x\nphases:\n- load:\n    always:\n      users: many\n",
                "name: x\nphases:\n- load:\n    always:\n      users: !param NEVER_GIVEN\n",
                "\u0000"
            })
    void badYamlIsOneClearLine(String yaml, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("bad.hf.yaml"), yaml);
        // Without a command's parameters, whose absence would be the first fault.
        assertThatThrownBy(() -> LoadCommand.benchmark(file, Map.of()))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(file + ": ")
                .message()
                .doesNotContain("Index ", "null");
        assertFailed(get(file, 1, "/", 500)).startsWith(file + ": ").doesNotContain("\n");
    }

    @Test
    void whatIsNotUnderstoodIsRefused() throws Exception {
        assertThat(generator.sendLine("bogus,1")).startsWith("{\"failed\":\"not a command: ");
        assertFailed(generator.send(CLOSED, 1, 0, "PORT", 1, "METHOD", "GOT")).contains("GOT");
        assertFailed(generator.send(CLOSED, 1, 0, "PORT", 1, "USERS", "many")).contains("many");
        assertFailed(get(Path.of("nowhere.yaml"), 1, "/", 1)).startsWith("nowhere.yaml: NoSuchFile");
    }

    @Test
    void endsWithStandardInput() throws Exception {
        try (LoadProcess other = new LoadProcess()) {
            assertThat(other.sendLine("bogus")).startsWith("{\"failed\"");
            assertThat(other.end()).isZero();
        }
    }
}
