package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said to the generator, and what is made of its replies. */
class LoadGeneratorIT {

    private static final Endpoint ENDPOINT = ScriptedTier.target("a", "x").endpoint();
    private static final String HELLO = "{\"name\":\"toy 1.2\"}";
    private static final String REPLY = """
            {"requests":100,"errors":1,"wrongStatus":2,"timeouts":3,"blockedSessions":4,"seconds":1.5005,"p50":50,"p99":60.5,"p999":70}""";
    private static final LoadSlice SLICE = new LoadSlice(100, 1, 2, 3, 4, 1.5005, 50, 60.5, 70);

    @TempDir
    Path folder;

    private LoadGenerator load;

    @BeforeEach
    void pack() throws IOException {
        ToyJar.pack(jar(), ToyGenerator.class);
        load = new LoadGenerator(folder);
    }

    @AfterEach
    void close() {
        load.close();
        assertThat(ToyJar.running(folder)).as("generators that were left").isEmpty();
    }

    private Path jar() {
        return folder.resolve("bench-http").resolve(LoadGenerator.PROGRAM.program());
    }

    /** What generators say that start from now on. */
    private void script(String... lines) throws IOException {
        Files.write(jar().resolveSibling("script"), List.of(lines));
    }

    private LoadSlice slice() throws IOException {
        return load.load(1, ENDPOINT, 30, 0, 1000, 0);
    }

    @Test
    void oneSaysWhatItIsAndReportsSliceAfterSlice() throws IOException {
        script(HELLO, REPLY, REPLY);
        assertThat(load.name()).isEqualTo("toy 1.2");
        assertThat(slice()).isEqualTo(SLICE);
        assertThat(slice()).isEqualTo(SLICE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"requests\":1}",
                "{\"name\":\"toy 1.2\"}",
                "{\"requests\":\"x\"}",
                "ready",
            })
    void aReportThatIsNoneIsSaidAndAnotherGeneratorGoesOn(String reply) throws IOException {
        script(HELLO, reply);
        assertThatThrownBy(this::slice)
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("the load generator said '" + reply + "': ");
        assertThat(ToyJar.running(folder)).as("one that is not trusted").isEmpty();
        script(HELLO, REPLY);
        assertThat(slice()).isEqualTo(SLICE);
    }

    @Test
    void aFailureIsSaidAndTheGeneratorNotTrustedAnyMore() throws IOException {
        script(HELLO, "{\"failed\":\"no response\"}");
        assertRefused(
                IOException.class, () -> load.load(1, ENDPOINT, 30, 0, 1000, 10), "the load generator: no response");
        assertThat(ToyJar.running(folder)).isEmpty();
    }

    @Test
    void theLastWordsOfOneThatEndsAreSaid() throws IOException {
        // It ends after the next line that it reads, which it has noted: what it was told.
        script(HELLO);
        assertThatThrownBy(this::slice)
                .hasMessage("the load generator ended: {\"yaml\":\""
                        + folder.resolve("bench-http/load/src/main/yaml/closed.hf.yaml")
                        + "\",\"millis\":1000,\"enough\":0,\"parameters\":{\"HOST\":\"127.0.0.1\",\"PORT\":1,"
                        + "\"METHOD\":\"GET\",\"PATH\":\"/x\",\"BODY\":\"\",\"CONTENT_TYPE\":\"\","
                        + "\"ACCEPT\":\"text/plain\",\"STATUS\":200,\"USERS\":30}}");
        assertThatThrownBy(() -> load.load(1, ENDPOINT, 30, 500, 1000, 0))
                .hasMessageContaining("open.hf.yaml")
                .hasMessageEndingWith("\"RATE\":500}}");
    }

    @Test
    void whatSaysNoHelloIsNoGenerator() throws IOException {
        script("READY port=1");
        assertRefused(IOException.class, load::name, "the load generator said 'READY port=1': ");
        assertThat(ToyJar.running(folder)).isEmpty();
    }

    /** A generator that makes no requests: what it says are the lines of the file {@code script} beside its jar. */
    static final class ToyGenerator {

        private ToyGenerator() {}

        /** Says the first line, then one more for each line that it reads; notes that line on its error stream. */
        public static void main(String[] arguments) throws IOException {
            Path jar = Path.of(System.getProperty("java.class.path"));
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line : Files.readAllLines(jar.resolveSibling("script"))) {
                System.out.println(line);
                System.err.println(in.readLine());
            }
        }
    }
}
