package org.jaxrsbench.http.jetty;

import static org.assertj.core.api.Assertions.assertThat;

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
    void greetsAndEndsWithItsInput() throws Exception {
        try (ServerProcess server = start()) {
            assertGreeting(server.send("GET", "hello-world?name=Jane"), "{\"id\":1,\"content\":\"Hello, Jane!\"}");
            assertGreeting(server.send("GET", "hello-world"), "{\"id\":2,\"content\":\"Hello, Stranger!\"}");
            assertGreeting(
                    server.send("GET", "hello-world?name=%22J%C3%B8%22"),
                    "{\"id\":3,\"content\":\"Hello, \\\"Jø\\\"!\"}");
            assertThat(server.send("GET", "nothing").statusCode()).isEqualTo(404);
            assertThat(server.answersOnOneConnection("/hello-world", 1000)).isEqualTo(1000);
            assertThat(server.closeInput()).isEqualTo(new Ended(0, List.of("READY port=" + server.port()), List.of()));
        }
    }

    @Test
    void refusesATakenPort() throws Exception {
        try (ServerProcess server = start()) {
            String port = Integer.toString(server.port());
            ServerProcess.run(jar(), List.of(), "--variant", subject, "--port", port)
                    .assertRefused(5);
        }
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
