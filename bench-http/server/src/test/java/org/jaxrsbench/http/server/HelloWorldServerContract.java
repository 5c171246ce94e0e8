package org.jaxrsbench.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.http.server.ServerProcess.Ended;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every server of the shared resources has to do, as the packed program that is measured. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class HelloWorldServerContract {

    private static final Path JAR = Path.of(System.getProperty("server.jar"));
    private static final String VERSION = System.getProperty("expected.version");
    private static final String TEXT = "text/plain";

    private ServerProcess server;

    /** The server's name before its version. */
    protected abstract String name();

    /** Artifacts that have to be there in the version that the server is named after. */
    protected abstract List<String> artifacts();

    /** Options of the JVM. */
    protected List<String> flags() {
        return List.of();
    }

    /** Where the shared resources are. */
    protected List<String> paths() {
        return List.of("helloworld", "helloworld/locator");
    }

    /** Whether it writes of its start to the error stream. */
    protected boolean logsItsStart() {
        return false;
    }

    @BeforeAll
    void start() throws Exception {
        server = ServerProcess.start(JAR, flags());
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void runsTheReleaseItIsNamedAfter() throws Exception {
        assertThat(JAR.getParent().getFileName()).hasToString(name() + "-" + VERSION);
        assertThat(ServerProcess.classPath(JAR))
                .containsAll(artifacts().stream()
                        .map(artifact -> artifact + "-" + VERSION + ".jar")
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("paths")
    void answers(String path) throws Exception {
        assertText(server.send("GET", path), path.startsWith("text") ? "text" : "Hello World!");
        assertText(server.send("POST", path, TEXT, "a body"), "a body");

        HttpResponse<String> put = server.send("PUT", path, TEXT, "a body");
        assertThat(put.statusCode()).isEqualTo(204);
        assertThat(put.body()).isEmpty();
    }

    @Test
    void answersForTheService() throws Exception {
        HttpResponse<String> updated =
                server.send("PUT", "customers/c1", "application/json", "{\"first\":\"Jane\",\"miles\":1}");
        assertThat(updated.statusCode()).isEqualTo(200);
        assertThat(updated.body()).isEqualTo("{\"id\":\"c1\",\"first\":\"Jane\",\"last\":null,\"miles\":1}");
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
        try (ServerProcess other = ServerProcess.start(JAR, flags())) {
            other.send("GET", "helloworld");
            Ended ended = other.closeInput();

            assertThat(ended.exitCode()).isZero();
            assertThat(ended.output()).containsExactly("READY port=" + other.port());
        }
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        Ended ended = ServerProcess.run(JAR, flags(), "--port", Integer.toString(server.port()));

        assertThat(ended.exitCode()).isEqualTo(5);
        assertThat(ended.errors()).last().asString().startsWith("cannot listen on");
        if (!logsItsStart()) {
            assertThat(ended.errors()).hasSize(1);
        }
    }

    private static void assertText(HttpResponse<String> answer, String text) {
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("none").replaceFirst(";.*", ""))
                .isEqualTo(TEXT);
        assertThat(answer.body()).isEqualTo(text);
    }
}
