package org.jaxrsbench.http.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerLauncherTest {

    private static final List<String> TOY =
            List.of("-cp", System.getProperty("java.class.path"), VariantNameServer.class.getName());

    @Test
    void saysItsPortAndEndsWithItsInput() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY)) {
            assertThat(server.send("GET", "x").body()).isEqualTo("one");
            assertThat(server.closeInput()).isEqualTo(new Ended(0, List.of("READY port=" + server.port()), List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource({"--variant two --host localhost, two", "--host 0.0.0.0, one"})
    void takesHostAndVariant(String arguments, String answer) throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY, arguments.split(" "))) {
            assertThat(server.send("GET", "x").body()).isEqualTo(answer);
        }
    }

    @Test
    void runsShutdownHooksAtTheEnd() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY, "--variant", "hook")) {
            assertThat(server.closeInput().output()).endsWith("hook");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--host", "--port x", "--port 65536", "--variant three", "--verbose"})
    void refusesAWrongCommandLine(String arguments) throws Exception {
        ServerProcess.run(TOY, arguments.split(" ")).assertRefused(2);
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY)) {
            ServerProcess.run(TOY, "--port", Integer.toString(server.port())).assertRefused(5);
        }
    }

    @Test
    void showsTheLogOfAnEarlyEnd() {
        assertThatThrownBy(() -> ServerProcess.start(TOY, "--variant", "broken"))
                .hasMessageContaining("exit code 70")
                .hasMessageContaining("IllegalStateException: broken");
    }

    /** Answers its variant's name. */
    static final class VariantNameServer {

        private VariantNameServer() {}

        public static void main(String[] arguments) {
            ServerLauncher.launch(arguments, List.of("one", "two", "broken", "hook"), VariantNameServer::start);
        }

        private static int start(String host, int port, String variant) throws Exception {
            if (variant.equals("broken")) {
                throw new IllegalStateException("broken");
            }
            if (variant.equals("hook")) {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
            }
            HttpServer server = HttpServer.create(new InetSocketAddress(host, port), 0);
            server.createContext("/", exchange -> {
                byte[] body = variant.getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
                exchange.close();
            });
            // Some servers have daemon threads only: the JVM must not end with main.
            Thread starter = new Thread(server::start);
            starter.setDaemon(true);
            starter.start();
            starter.join();
            return server.getAddress().getPort();
        }
    }
}
