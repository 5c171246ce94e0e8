package org.jaxrsbench.http.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    @Test
    void takesHostAndVariant() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY, "--variant", "two", "--host", "localhost")) {
            assertThat(server.send("GET", "x").body()).isEqualTo("two");
        }
    }

    @Test
    void listensElsewhereWhereAsked() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY, "--host", "0.0.0.0", "--anywhere")) {
            assertThat(server.send("GET", "x").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void runsShutdownHooksAtTheEnd() throws Exception {
        try (ServerProcess server = ServerProcess.start(TOY, "--variant", "hook")) {
            assertThat(server.closeInput().output()).endsWith("hook");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--host 0.0.0.0",
                "--host 192.0.2.1",
                "--host ::",
                "--host",
                "--port x",
                "--port 65536",
                "--variant three",
                "--verbose"
            })
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
}
