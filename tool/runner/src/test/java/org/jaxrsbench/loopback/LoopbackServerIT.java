package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jaxrsbench.process.ChildProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers as processes. */
class LoopbackServerIT {

    private static final List<String> FLAGS =
            List.of("-Xmx64m", "-XX:+UseSerialGC", "-Dsun.net.httpserver.nodelay=true");
    private static final Endpoint ENDPOINT =
            new Endpoint("GET", "a", "/a", "", "", "text/plain", 200, "text/plain", Pattern.compile("right"));

    /** How long a test waits before it says that something hangs. */
    private static final int HANGS_SECONDS = 300;

    @TempDir
    Path folder;

    @BeforeEach
    void pack() throws IOException {
        ToyJar.pack(folder.resolve("bench-http/toy.jar"), ToyServer.class);
    }

    @AfterEach
    void noServerIsLeftBehind() {
        assertThat(ToyJar.running(folder)).isEmpty();
    }

    private static LoopbackServer launch(Path folder, String... arguments) throws IOException {
        HttpSubject toy =
                new HttpSubject("toy", "toy", "1", List.of(ENDPOINT), "", "", "toy.jar", List.of(arguments), List.of());
        return LoopbackServer.launch(folder, toy, FLAGS);
    }

    @Test
    void anAnswerIsHeldAgainstTheExpectedOne() throws IOException {
        try (LoopbackServer server = launch(folder, "wrong", "1")) {
            assertThat(ToyJar.running(folder)).hasSize(1);
            server.verify(ENDPOINT);
            assertRefused(
                    IOException.class,
                    () -> server.verify(ENDPOINT),
                    "toy answers GET a with 200, text/plain, \"wrong\"; expected 200, text/plain, \"right\"");
            assertThat(server.alive()).isTrue();
            long user = server.userNanos();
            // The kernel rounds each of both to hundredths of a second.
            assertThat(user).isNotNegative().isLessThan(server.cpuNanos() + 20_000_000);
        }
    }

    @Test
    void aServerThatEndsAtOnceSaysWhy() {
        assertRefused(
                IOException.class,
                () -> launch(folder, "ends"),
                "toy ended before it listened: the toy was told to end");
    }

    @Test
    void aServerThatEndsLaterIsSeen() throws Exception {
        try (LoopbackServer server = launch(folder, "dies", "0")) {
            List<ProcessHandle> processes = ToyJar.running(folder);
            assertThatThrownBy(() -> server.verify(ENDPOINT)).hasMessageStartingWith("toy does not answer GET a: ");
            // The connection breaks before the system has taken the process away.
            processes.get(0).onExit().get(HANGS_SECONDS, TimeUnit.SECONDS);
            assertThat(server.alive()).isFalse();
            assertThatThrownBy(server::cpuNanos).hasMessageStartingWith("toy is gone");
        }
    }

    /** However this process ends, no server survives it. */
    @Test
    void aRunThatIsKilledLeavesNoServer() throws Exception {
        for (boolean forcibly : new boolean[] {false, true}) {
            Process process = new ProcessBuilder(
                            ChildProcess.java(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Victim.class.getName(),
                            folder.toString())
                    .redirectErrorStream(true)
                    .start();
            List<ProcessHandle> servers = new ArrayList<>();
            try {
                assertThat(process.inputReader().readLine()).isEqualTo("measuring");
                process.children().forEach(servers::add);
                assertThat(servers).hasSize(1);
            } finally {
                if (forcibly) {
                    process.destroyForcibly();
                } else {
                    process.destroy();
                }
            }
            assertThat(process.waitFor(HANGS_SECONDS, TimeUnit.SECONDS)).isTrue();
            servers.get(0).onExit().get(HANGS_SECONDS, TimeUnit.SECONDS);
        }
    }

    /** Holds one server until it is killed. */
    static final class Victim {

        private Victim() {}

        /** Argument: the folder. */
        public static void main(String[] arguments) throws IOException, InterruptedException {
            launch(Path.of(arguments[0]), "right").verify(ENDPOINT);
            System.out.println("measuring");
            Thread.currentThread().join();
        }
    }

    /** A server that answers right, or goes wrong after so many answers in the way that its argument names. */
    static final class ToyServer {

        private ToyServer() {}

        /** Arguments: what it does, and after how many answers. */
        public static void main(String[] arguments) throws IOException {
            String way = arguments[0];
            int after = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0;
            if (way.equals("ends")) {
                System.err.println("the toy was told to end");
                System.exit(1);
            }
            AtomicInteger answers = new AtomicInteger();
            HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
            server.setExecutor(Executors.newFixedThreadPool(2));
            server.createContext("/", exchange -> {
                boolean late = answers.incrementAndGet() > after;
                if (late && way.equals("dies")) {
                    Runtime.getRuntime().halt(3);
                }
                byte[] text = (late && way.equals("wrong") ? "wrong" : "right").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "text/plain");
                exchange.sendResponseHeaders(200, text.length);
                exchange.getResponseBody().write(text);
                exchange.close();
            });
            server.start();
            System.out.println("READY port=" + server.getAddress().getPort());
            while (System.in.read() >= 0) {
                // until it ends
            }
            System.exit(0);
        }
    }
}
