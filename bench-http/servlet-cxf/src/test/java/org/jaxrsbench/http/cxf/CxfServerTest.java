package org.jaxrsbench.http.cxf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.http.server.ServerProcess;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CxfServerTest {

    private static final Path JAR = Path.of(System.getProperty("server.jar"));
    private static final List<String> FLAGS = List.of();
    private static final String TEXT = "text/plain";

    private static ServerProcess server;

    @BeforeAll
    static void start() throws Exception {
        server = ServerProcess.start(JAR, FLAGS);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void runsTheReleaseItIsNamedAfter() throws Exception {
        assertThat(JAR.getParent().getFileName()).hasToString("cxf-jetty-" + System.getProperty("expected.version"));
        assertThat(ServerProcess.classPath(JAR))
                .contains("cxf-rt-frontend-jaxrs-" + System.getProperty("expected.version") + ".jar");
    }

    @ParameterizedTest
    @ValueSource(strings = {"helloworld", "helloworld/locator"})
    void answers(String path) throws Exception {
        HttpResponse<String> got = server.send("GET", path);
        assertThat(got.statusCode()).isEqualTo(200);
        assertThat(type(got)).isEqualTo(TEXT);
        assertThat(got.body()).isEqualTo(path.startsWith("text") ? "text" : "Hello World!");

        HttpResponse<String> posted = server.send("POST", path, TEXT, "a body");
        assertThat(posted.statusCode()).isEqualTo(200);
        assertThat(type(posted)).isEqualTo(TEXT);
        assertThat(posted.body()).isEqualTo("a body");

        HttpResponse<String> put = server.send("PUT", path, TEXT, "a body");
        assertThat(put.statusCode()).isEqualTo(204);
        assertThat(put.body()).isEmpty();
    }

    @Test
    void answersNothingElse() throws Exception {
        assertThat(server.send("GET", "nothing").statusCode()).isEqualTo(404);
        assertThat(server.send("GET", "application.wadl").statusCode()).isEqualTo(404);
    }

    @Test
    void keepsAConnectionForAnyNumberOfRequests() throws Exception {
        assertThat(server.answersOnOneConnection("/helloworld", 1000)).isEqualTo(1000);
    }

    @Test
    void endsWithItsInput() throws Exception {
        try (ServerProcess other = ServerProcess.start(JAR, FLAGS, "--variant", "cxf")) {
            other.send("GET", "helloworld");
            Ended ended = other.closeInput();

            assertThat(ended.exitCode()).isZero();
            assertThat(ended.output()).containsExactly("READY port=" + other.port());
        }
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        Ended ended = ServerProcess.run(JAR, FLAGS, "--port", Integer.toString(server.port()));

        assertThat(ended.exitCode()).isEqualTo(5);
        assertThat(ended.errors()).hasSize(1);
    }

    @Test
    void refusesToListenElsewhere() throws IOException {
        Ended ended = ServerProcess.run(JAR, FLAGS, "--host", "0.0.0.0");

        assertThat(ended.exitCode()).isEqualTo(2);
        assertThat(ended.errors()).hasSize(1);
    }

    private static String type(HttpResponse<String> response) {
        return response.headers().firstValue("Content-Type").orElse("none").split(";")[0];
    }
}
