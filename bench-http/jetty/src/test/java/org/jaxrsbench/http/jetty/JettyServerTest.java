package org.jaxrsbench.http.jetty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.http.server.ServerProcess;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"jetty-servlet", "jetty-handler"})
class JettyServerTest {

    @Parameter
    String subject;

    @Test
    void greets() throws Exception {
        try (ServerProcess server = start()) {
            assertGreeting(server.send("GET", "hello-world?name=Jane"), "{\"id\":1,\"content\":\"Hello, Jane!\"}");
            assertGreeting(server.send("GET", "hello-world"), "{\"id\":2,\"content\":\"Hello, Stranger!\"}");
            assertGreeting(
                    server.send("GET", "hello-world?name=%22J%C3%B8%22"),
                    "{\"id\":3,\"content\":\"Hello, \\\"Jø\\\"!\"}");
        }
    }

    @Test
    void answersNothingElse() throws Exception {
        try (ServerProcess server = start()) {
            assertThat(server.send("GET", "nothing").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void keepsAConnectionForAnyNumberOfRequests() throws Exception {
        try (ServerProcess server = start()) {
            assertThat(server.answersOnOneConnection("/hello-world", 1000)).isEqualTo(1000);
        }
    }

    @Test
    void endsWithItsInput() throws Exception {
        try (ServerProcess server = start()) {
            server.send("GET", "hello-world");
            Ended ended = server.closeInput();

            assertThat(ended.exitCode()).isZero();
            assertThat(ended.output()).containsExactly("READY port=" + server.port());
            assertThat(ended.errors()).isEmpty();
        }
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        try (ServerProcess server = start()) {
            Ended ended = ServerProcess.run(
                    jar(), List.of(), "--variant", subject, "--port", Integer.toString(server.port()));

            assertThat(ended.exitCode()).isEqualTo(5);
            assertThat(ended.errors()).hasSize(1);
        }
    }

    @Test
    void refusesToListenElsewhere() throws IOException {
        Ended ended = ServerProcess.run(jar(), List.of(), "--variant", subject, "--host", "0.0.0.0");

        assertThat(ended.exitCode()).isEqualTo(2);
        assertThat(ended.errors()).hasSize(1);
    }

    private ServerProcess start() throws Exception {
        return ServerProcess.start(jar(), List.of(), "--variant", subject);
    }

    private Path jar() {
        return Path.of(System.getProperty("servers"), subject, "server.jar");
    }

    private static void assertGreeting(HttpResponse<String> response, String body) {
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(response.body()).isEqualTo(body);
    }
}
