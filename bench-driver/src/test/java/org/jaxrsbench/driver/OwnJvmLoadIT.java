package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said to a generator, and what is made of its replies. */
class OwnJvmLoadIT {

    private static final HttpTarget TARGET = ScriptedTier.target("a", "x");

    @TempDir
    Path folder;

    private ServerUnderLoad server;

    @BeforeEach
    void pack() throws IOException {
        ToyJar.pack(folder.resolve("toy.jar"), ToyGenerator.class);
        server = new ScriptedTier(ScriptedTier::allGood).launch(TARGET.subject());
    }

    private OwnJvmLoad start(String script) throws IOException {
        return new OwnJvmLoad(
                folder,
                new LoadGenerator(
                        "toy",
                        LoadGenerator.Kind.OWN_JVM,
                        List.of("closed"),
                        "",
                        "toy.jar",
                        "{model}.yaml",
                        List.of("-Xmx64m", "-XX:+UseSerialGC", "-Dscript=" + script)));
    }

    @Test
    void saysWhatItIsAndReports() throws IOException {
        try (OwnJvmLoad load = start("hello,toy,1.2;ok,100,1,2,3,1500.5,7,10.5,20,30,0")) {
            assertThat(load.name()).isEqualTo("toy 1.2");
            assertThat(load.slice(server, TARGET.endpoint(), 30, 0, 1000))
                    .isEqualTo(new LoadSlice(100, 1, 2, 3, 1.5005, 10.5, 20, 30));
            assertThat(load.alive()).isTrue();
        }
    }

    @Test
    void aFailureIsSaidAndTheGeneratorNotTrustedAnyMore() throws IOException {
        try (OwnJvmLoad load = start("hello,toy,1.2;failed,no response")) {
            assertThatThrownBy(() -> load.warm(server, TARGET.endpoint(), 30, 10, 1000))
                    .isInstanceOf(IOException.class)
                    .hasMessage("the load generator: no response");
            assertThat(load.alive()).isFalse();
        }
    }

    @Test
    void theLastWordsOfOneThatEndsAreSaid() throws IOException {
        // It ends after the line that it reads next, which it has noted: what it was told.
        try (OwnJvmLoad load = start("hello,toy,1.2;ok,1,0,0,0,1,1,1,1,1,0")) {
            load.slice(server, TARGET.endpoint(), 30, 0, 1000);
            assertThatThrownBy(() -> load.slice(server, TARGET.endpoint(), 30, 0, 1000))
                    .hasMessage("the load generator ended: load," + folder.resolve("closed.yaml")
                            + ",127.0.0.1,1,GET,/x,,,text/plain,200,30,,1000");
            assertThat(load.alive()).isFalse();
        }
        try (OwnJvmLoad load = start("hello,toy,1.2;ok,1,0,0,0,1,1,1,1,1,0")) {
            load.slice(server, TARGET.endpoint(), 30, 500, 1000);
            assertThatThrownBy(() -> load.warm(server, TARGET.endpoint(), 2, 10, 1000))
                    .hasMessageContaining("open.yaml,127.0.0.1,1,GET,/x,,,text/plain,200,30,500,1000");
        }
    }

    @Test
    void whatSaysNoHelloIsNoGenerator() {
        assertThatThrownBy(() -> start("READY port=1"))
                .isInstanceOf(IOException.class)
                .hasMessage("the load generator said 'READY port=1'; expected hello, its name and its version");
        assertThat(ToyJar.running(folder)).isEmpty();
    }
}
