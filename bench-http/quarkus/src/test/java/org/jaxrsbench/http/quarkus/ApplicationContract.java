package org.jaxrsbench.http.quarkus;

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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the application does under both extensions, tested on the built one. */
abstract class ApplicationContract {

    private static final Path JAR = Path.of(System.getProperty("server.jar"));

    static ServerProcess server;

    @BeforeAll
    static void start() throws Exception {
        server = ServerProcess.start(JAR, List.of());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void answersAndTakesText() throws Exception {
        assertText(server.send("GET", "helloworld"), "Hello World!");
        assertText(server.send("POST", "helloworld", "text/plain", "some text"), "some text");
        HttpResponse<String> put = server.send("PUT", "helloworld", "text/plain", "some text");
        assertThat(put.statusCode()).isEqualTo(204);
        assertThat(put.body()).isEmpty();
    }

    @Test
    void answersAndEchoesJson() throws Exception {
        assertPerson("person");
    }

    @Test
    void keepsAConnectionOpen() throws Exception {
        assertThat(server.answersOnOneConnection("/person", 1000)).isEqualTo(1000);
    }

    @Test
    void endsWithItsInputAndLogsNothing() throws Exception {
        try (ServerProcess other = ServerProcess.start(JAR, List.of())) {
            assertThat(other.send("GET", "helloworld").statusCode()).isEqualTo(200);
            assertThat(other.closeInput()).isEqualTo(new Ended(0, List.of("READY port=" + other.port()), List.of()));
        }
    }

    @Test
    void refusesATakenPort() throws Exception {
        ServerProcess.run(JAR, List.of(), "--port", Integer.toString(server.port()))
                .assertRefused(5);
    }

    @Test
    void hasOneJacksonAndNoneOfTheBenchmarks() throws IOException {
        try (Stream<Path> files = Files.list(JAR.resolveSibling("lib/main"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).toList();

            assertThat(names.stream()
                            .filter(name -> name.startsWith("com.fasterxml.jackson."))
                            .map(name -> name.replaceFirst(".*-(?=\\d)", ""))
                            .collect(Collectors.toSet()))
                    .hasSize(1);
            assertThat(names).noneMatch(name -> name.contains("jmh"));
        }
    }

    static void assertText(HttpResponse<String> answer, String text) {
        assertAnswer(answer, "text/plain", text);
    }

    static void assertPerson(String path) throws IOException, InterruptedException {
        assertAnswer(server.send("GET", path), "application/json", "{\"first\":\"Jane\",\"last\":\"Doe\"}");
        String other = "{\"first\":\"John\",\"last\":\"Roe\"}";
        assertAnswer(server.send("POST", path, "application/json", other), "application/json", other);
    }

    private static void assertAnswer(HttpResponse<String> answer, String type, String body) {
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("none")).startsWith(type);
        assertThat(answer.body()).isEqualTo(body);
    }
}
