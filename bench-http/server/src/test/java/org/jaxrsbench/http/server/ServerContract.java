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

/** What every server does that has the texts of {@code helloworld}, as the packed program that is measured. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ServerContract {

    /** The program. */
    protected static final Path JAR = Path.of(System.getProperty("server.jar"));

    private static final String TEXT = "text/plain";

    /** The server, started. */
    protected ServerProcess server;

    /** Options of the JVM. */
    protected List<String> flags() {
        return List.of();
    }

    /** Where the texts are. */
    protected List<String> paths() {
        return List.of("helloworld");
    }

    /** Whether it never writes to the error stream. */
    protected boolean isSilent() {
        return false;
    }

    /** Whether it writes of its start to the error stream even if the port is taken. */
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

    @ParameterizedTest
    @MethodSource("paths")
    void answersAndTakesText(String path) throws Exception {
        assertAnswer(server.send("GET", path), TEXT, path.startsWith("text") ? "text" : "Hello World!");
        assertAnswer(server.send("POST", path, TEXT, "a body"), TEXT, "a body");
        HttpResponse<String> put = server.send("PUT", path, TEXT, "a body");
        assertThat(put.statusCode()).isEqualTo(204);
        assertThat(put.body()).isEmpty();
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
            if (isSilent()) {
                assertThat(ended.errors()).isEmpty();
            }
        }
    }

    @Test
    void saysThatThePortIsTaken() throws Exception {
        Ended ended = ServerProcess.run(JAR, flags(), "--port", Integer.toString(server.port()));
        assertThat(ended.exitCode()).isEqualTo(5);
        assertThat(ended.errors()).last().asString().startsWith("cannot listen on");
        if (!logsItsStart()) {
            ended.assertRefused(5);
        }
    }

    /** That it is 200, of this media type whatever its parameters, and has this text. */
    protected static void assertAnswer(HttpResponse<String> answer, String type, String text) {
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("none").replaceFirst(";.*", ""))
                .isEqualTo(type);
        assertThat(answer.body()).isEqualTo(text);
    }
}
