package org.jaxrsbench.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What every server of the shared resources has to do. */
public abstract class HelloWorldServerContract extends ServerContract {

    private static final String VERSION = System.getProperty("expected.version");

    /** The server's name before its version. */
    protected abstract String name();

    /** Artifacts that have to be there in the version that the server is named after. */
    protected abstract List<String> artifacts();

    @Override
    protected List<String> paths() {
        return List.of("helloworld", "helloworld/locator");
    }

    @Test
    void runsTheReleaseItIsNamedAfter() throws Exception {
        assertThat(JAR.getParent().getFileName()).hasToString(name() + "-" + VERSION);
        assertThat(ServerProcess.classPath(JAR))
                .containsAll(artifacts().stream()
                        .map(artifact -> artifact + "-" + VERSION + ".jar")
                        .toList());
    }

    @Test
    void answersForTheService() throws Exception {
        assertAnswer(
                server.send("PUT", "customers/c1", "application/json", "{\"first\":\"Jane\",\"miles\":1}"),
                "application/json",
                "{\"id\":\"c1\",\"first\":\"Jane\",\"last\":null,\"miles\":1}");
    }

    @Test
    void answersNothingElse() throws Exception {
        assertThat(server.send("GET", "nothing").statusCode()).isEqualTo(404);
        assertThat(server.send("GET", "application.wadl").statusCode()).isEqualTo(404);
    }
}
