package org.jaxrsbench.http.dropwizard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.http.server.ServerProcess;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the built server does in each of its variants. */
class DropwizardServerTest {

    private static final Path JAR = Path.of(System.getProperty("server.jar"));

    @ParameterizedTest
    @ValueSource(strings = {"sample", "jackson-streaming"})
    void saysHelloAndEndsWithItsInput(String variant) throws Exception {
        assertSaysHelloAndEndsWithItsInput(variant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"log-queue-size", "no-log", "jackson-serializer", "dropwizard-servlet"})
    @Tag("nightly")
    void eachVariantSaysHello(String variant) throws Exception {
        assertSaysHelloAndEndsWithItsInput(variant);
    }

    private static void assertSaysHelloAndEndsWithItsInput(String variant) throws Exception {
        try (ServerProcess server = ServerProcess.start(JAR, List.of(), "--variant", variant)) {
            assertSaying(server.send("GET", "hello-world?name=X"), "{\"id\":1,\"content\":\"Hello, X!\"}");
            assertSaying(server.send("GET", "hello-world"), "{\"id\":2,\"content\":\"Hello, Stranger!\"}");
            String longest = "x".repeat(20);
            assertSaying(
                    server.send("GET", "hello-world?name=" + longest),
                    "{\"id\":3,\"content\":\"Hello, " + longest + "!\"}");
            assertThat(server.send("GET", "hello-world?name=x" + longest).statusCode())
                    .isEqualTo(400);
            assertThat(server.send("GET", "other").statusCode()).isEqualTo(404);
            assertThat(server.answersOnOneConnection("/hello-world", 1000)).isEqualTo(1000);

            Ended ended = server.closeInput();

            assertThat(ended.exitCode()).isZero();
            assertThat(ended.errors()).isEmpty();
            String ready = "READY port=" + server.port();
            if (variant.equals("sample") || variant.equals("log-queue-size")) {
                assertThat(ended.output())
                        .contains(ready)
                        .anyMatch(line -> line.contains("\"GET /hello-world?name=X HTTP/1.1\" 200"));
            } else {
                assertThat(ended.output()).containsExactly(ready);
            }
        }
    }

    @Test
    void refusesAVariantThatThereIsNot() throws Exception {
        ServerProcess.run(JAR, List.of(), "--variant", "raw-jetty").assertRefused(2);
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        try (ServerProcess server = ServerProcess.start(JAR, List.of(), "--variant", "no-log")) {
            String port = Integer.toString(server.port());
            ServerProcess.run(JAR, List.of(), "--variant", "no-log", "--port", port)
                    .assertRefused(5);
        }
    }

    /** Of one minor release, at least: Jackson's annotations have no patch releases. */
    @Test
    void hasOneJackson() throws IOException {
        try (Stream<Path> files = Files.list(JAR.resolveSibling("lib"))) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.startsWith("jackson-"))
                            .map(name -> name.replaceFirst(".*-(\\d+\\.\\d+).*", "$1"))
                            .collect(Collectors.toSet()))
                    .hasSize(1);
        }
    }

    private static void assertSaying(HttpResponse<String> answer, String json) {
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/json");
        // Sent in one piece by every variant, so that they do the same on the wire.
        assertThat(answer.headers().firstValue("Content-Length")).hasValue(Integer.toString(json.length()));
        assertThat(answer.body()).isEqualTo(json);
    }
}
