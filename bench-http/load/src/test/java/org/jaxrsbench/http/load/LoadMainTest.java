package org.jaxrsbench.http.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.DOUBLE;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
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
    /** The longest that a command may ask for; what ends before the test's own limit did not end by it. */
    private static final long FOREVER_MILLIS = 1_000_000_000;

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

    private static List<String> get(Path yaml, int port, String path, Object rate, long millis) throws Exception {
        return generator.send(
                "load", yaml, "127.0.0.1", port, "GET", path, "", "", "text/plain", 200, "", rate, millis, 0);
    }

    private static List<String> warm(int port, String path, long requests, long millis) throws Exception {
        return generator.send(
                "load", CLOSED, "127.0.0.1", port, "GET", path, "", "", "text/plain", 200, "", "", millis, requests);
    }

    private List<String> load(Object... request) throws Exception {
        List<Object> all = new ArrayList<>(List.of("load", CLOSED, "127.0.0.1", server.port()));
        all.addAll(List.of(request));
        return generator.send(all.toArray());
    }

    /** What it failed for. */
    private static AbstractStringAssert<?> assertFailed(List<String> reply) {
        return assertThat(reply).hasSize(2).startsWith("failed").element(1).asString();
    }

    private static long field(List<String> reply, int index) {
        assertThat(reply).as("reply").hasSize(10).startsWith("ok");
        return Long.parseLong(reply.get(index));
    }

    @Test
    void saysWhatItIsBeforeAnythingElse() {
        assertThat(generator.hello()).isEqualTo("hello,hyperfoil," + System.getProperty("load.version"));
    }

    @Test
    void countsAgreeWithTheServers() throws Exception {
        List<String> reply = get(CLOSED, server.port(), "/200", "", 1000);
        long served = server.served.get();
        assertThat(field(reply, 1)).isPositive().isBetween(served - USERS, served);
        assertThat(reply.subList(2, 6)).containsOnly("0");
        assertThat(Double.parseDouble(reply.get(6))).isGreaterThan(990);
        List<Double> latencies =
                reply.subList(7, 10).stream().map(Double::parseDouble).toList();
        assertThat(latencies).isSorted().first().asInstanceOf(DOUBLE).isPositive();
        assertThat(server.seen).containsExactly("GET /200 null [text/plain] ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/404", "/302"})
    void wrongStatusesAreCountedAndDoNotEndTheLoad(String path) throws Exception {
        List<String> reply = load("GET", path, "", "", "", 200, 2, "", 1000, 0);
        assertThat(field(reply, 1)).isZero();
        assertThat(field(reply, 2)).isZero();
        // More than users: they went on after their first one; and a redirect is not followed.
        assertThat(field(reply, 3)).isGreaterThan(2).isLessThanOrEqualTo(server.served.get());
    }

    @Test
    void anErrorCanBeTheExpectedStatus() throws Exception {
        List<String> reply = load("GET", "/404", "", "", "", 404, 3, "", 300, 0);
        assertThat(field(reply, 1)).isPositive();
        assertThat(reply.subList(2, 5)).containsOnly("0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": \"x, ${y} and $${z}\"}",
                "  blanks around, and an umlaut: \u00fc \u20ac  ",
                "'single' !param HOST"
            })
    void bodiesArriveByteForByte(String body) throws Exception {
        List<String> reply =
                load("POST", "/200?a=%24", body, "application/json", "text/plain, */*;q=0.1", 200, 2, "", 200, 0);
        assertThat(field(reply, 1)).isPositive();
        assertThat(server.seen).containsExactly("POST /200?a=%24 [application/json] [text/plain, */*;q=0.1] " + body);
    }

    @Test
    void warmsUpByANumberOfRequests() throws Exception {
        List<String> reply = warm(server.port(), "/200", 2000, 60_000);
        assertThat(field(reply, 1)).isGreaterThanOrEqualTo(2000).isLessThanOrEqualTo(server.served.get());
    }

    @Test
    void aWarmUpEndsAfterItsTimeHoweverFewWereAnswered() throws Exception {
        List<String> reply = warm(server.port(), "/200", 1_000_000_000, 300);
        assertThat(field(reply, 1)).isBetween(1L, (long) server.served.get());
        assertThat(reply.subList(2, 5)).containsOnly("0");
    }

    @Test
    void aWarmUpThatGetsNowhereEnds() throws Exception {
        // Its own limit is days away.
        List<String> reply = warm(server.port(), "/503", 10, FOREVER_MILLIS);
        assertThat(field(reply, 3)).isPositive();
    }

    @Test
    void theOpenModelKeepsItsRate() throws Exception {
        List<String> reply = get(OPEN, server.port(), "/200", 200, 1000);
        // By the time it really took; the first request comes at once.
        double most = 200 * Double.parseDouble(reply.get(6)) / 1000 + 2;
        assertThat(field(reply, 1)).isBetween(1L, (long) most);
        assertThat(reply.subList(2, 5)).containsOnly("0");
    }

    @ParameterizedTest
    @CsvSource({"closed.hf.yaml,''", "open.hf.yaml,1000"})
    void aDeadPortIsAFailure(String yaml, String rate) throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertFailed(get(LoadProcess.YAML.resolve(yaml), port, "/", rate, 500)).startsWith("no response at all");
    }

    @ParameterizedTest
    @CsvSource({"load,closed.hf.yaml,''", "load,open.hf.yaml,1000", "warm,closed.hf.yaml,''"})
    void aServerThatStopsUnderLoadIsSeen(String command, String yaml, String rate) throws Exception {
        try (CountingServer server = new CountingServer(200)) {
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(() -> {
                try {
                    server.awaitEnough();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                server.stop();
            });
            List<String> reply = command.equals("warm")
                    ? warm(server.port(), "/200", 1_000_000_000, FOREVER_MILLIS)
                    : get(LoadProcess.YAML.resolve(yaml), server.port(), "/200", rate, 3000);
            stopped.join();
            if (reply.get(0).equals("ok")) {
                assertThat(field(reply, 2)).isPositive();
            } else {
                assertThat(reply).startsWith("failed");
            }
        }
    }

    @Test
    void aServerThatNeverAnswersIsAFailure() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 100, InetAddress.getLoopbackAddress())) {
            assertFailed(get(CLOSED, socket.getLocalPort(), "/", "", 500))
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
            assertFailed(get(CLOSED, socket.getLocalPort(), "/", "", 300))
                    .matches("no response at all .*: [1-9][0-9]* errors, 0 timeouts");
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
        assertThatThrownBy(() -> CommandHandler.benchmark(file, Map.of()))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageStartingWith(file + ": ")
                .message()
                .doesNotContain("Index ", "null");
        assertFailed(get(file, 1, "/", "", 500)).startsWith(file + ": ").doesNotContain("\n");
    }

    @Test
    void whatIsNotUnderstoodIsRefused() throws Exception {
        assertThat(generator.sendLine("")).startsWith("failed,");
        assertThat(generator.sendLine("bogus,1")).isEqualTo("failed,not a command: bogus");
        assertThat(generator.sendLine("load,\"a")).startsWith("failed,");
        assertThat(generator.sendLine("load,a,b")).isEqualTo("failed,\"load takes 13 fields, not 2\"");
        assertThat(warm(1, "/", 1, 0)).containsExactly("failed", "not a number of milliseconds: 0");
        assertThat(warm(1, "/", -1, 1)).containsExactly("failed", "not a number of requests: -1");
        assertFailed(generator.send("load", CLOSED, "127.0.0.1", 1, "GOT", "/", "", "", "", 200, "", "", 1, 0))
                .contains("GOT");
        assertFailed(generator.send("load", CLOSED, "127.0.0.1", 1, "GET", "/", "", "", "", 200, "many", "", 1, 0))
                .contains("many");
        assertThat(get(CLOSED, 0, "/", "", 1)).containsExactly("failed", "not a port: 0");
        assertThat(get(CLOSED, 1, "x", "", 1)).first().isEqualTo("failed");
        assertThat(get(CLOSED, 1, "/", "100", 1)).element(1).asString().endsWith("it has no parameter RATE");
        assertThat(get(Path.of("nowhere.yaml"), 1, "/", "", 1)).containsExactly("failed", "nowhere.yaml: no such file");
    }

    @Test
    void endsWithStandardInput() throws Exception {
        try (LoadProcess other = new LoadProcess()) {
            assertThat(other.sendLine("bogus")).startsWith("failed,");
            assertThat(other.end()).isZero();
        }
    }
}
