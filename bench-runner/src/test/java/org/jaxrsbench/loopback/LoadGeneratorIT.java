package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.results.Refusals.assertRefused;

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
    private static final String HELLO = "hello,toy,1.2";
    private static final String REPLY = "ok,100,1,2,3,4,1500.5,50,60.5,70";
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
        return folder.resolve("bench-http").resolve(LoadGenerator.PROGRAM);
    }

    /** What generators say that start from now on. */
    private void script(String... lines) throws IOException {
        Files.write(jar().resolveSibling("script"), List.of(lines));
    }

    private LoadSlice slice() throws IOException {
        return load.slice(1, ENDPOINT, 30, 0, 1000);
    }

    @Test
    void oneSaysWhatItIsAndReportsSliceAfterSlice() throws IOException {
        script(HELLO, REPLY, "ok,1,0,0,0,0,1,1,1,1");
        assertThat(load.name()).isEqualTo("toy 1.2");
        assertThat(slice()).isEqualTo(SLICE);
        assertThat(slice()).isEqualTo(new LoadSlice(1, 0, 0, 0, 0, 0.001, 1, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ok,1,0,0,0,0,1,1,1",
                "ok,x,0,0,0,0,1,1,1,1",
                "ok,1,0,0,0,0,1,1,1,?",
                "ready",
            })
    void aReportThatIsNoneIsSaidAndAnotherGeneratorGoesOn(String reply) throws IOException {
        script(HELLO, reply);
        assertRefused(
                IOException.class, this::slice, "the load generator said '" + reply + "'; expected ok and 9 numbers");
        assertThat(ToyJar.running(folder)).as("one that is not trusted").isEmpty();
        script(HELLO, REPLY);
        assertThat(slice()).isEqualTo(SLICE);
    }

    @Test
    void aFailureIsSaidAndTheGeneratorNotTrustedAnyMore() throws IOException {
        script(HELLO, "failed,no response");
        assertRefused(IOException.class, () -> load.warm(1, ENDPOINT, 30, 10, 1000), "the load generator: no response");
        assertThat(ToyJar.running(folder)).isEmpty();
    }

    @Test
    void theLastWordsOfOneThatEndsAreSaid() throws IOException {
        // It ends after the next line that it reads, which it has noted: what it was told.
        script(HELLO);
        assertThatThrownBy(this::slice)
                .hasMessage("the load generator ended: load,"
                        + folder.resolve("bench-http/load/src/main/yaml/closed.hf.yaml")
                        + ",127.0.0.1,1,GET,/x,,,text/plain,200,30,,1000,0");
        assertThatThrownBy(() -> load.slice(1, ENDPOINT, 30, 500, 1000))
                .hasMessageEndingWith("open.hf.yaml,127.0.0.1,1,GET,/x,,,text/plain,200,30,500,1000,0");
        assertThatThrownBy(() -> load.warm(1, ENDPOINT, 2, 10, 1000))
                .hasMessageEndingWith("closed.hf.yaml,127.0.0.1,1,GET,/x,,,text/plain,200,2,,1000,10");
    }

    @Test
    void whatSaysNoHelloIsNoGenerator() throws IOException {
        script("READY port=1");
        assertRefused(
                IOException.class,
                load::name,
                "the load generator said 'READY port=1'; expected hello, its name and its version");
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
