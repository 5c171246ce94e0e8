package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** A reply with one latency. */
    private static String ok(String counts, Histogram latencies) {
        ByteBuffer buffer = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
        int length = latencies.encodeIntoCompressedByteBuffer(buffer);
        return "ok," + counts + "," + Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    private static Histogram latencies(long... nanos) {
        Histogram latencies = new Histogram(2);
        LongStream.of(nanos).forEach(latencies::recordValue);
        return latencies;
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
                        List.of("-Xmx64m", "-XX:+UseSerialGC", "-Dscript=" + script),
                        1));
    }

    @Test
    void saysWhatItIsAndReports() throws IOException {
        try (OwnJvmLoad load =
                start("hello,toy,1.2;ready;" + ok("100,1,2,3,4,1700000000000000,1500.5", latencies(50_000)))) {
            assertThat(load.name()).isEqualTo("toy 1.2");
            double micros = latencies(50_000).getMaxValue() / 1000.0;
            assertThat(load.slice(server, TARGET.endpoint(), 30, 0, 1000))
                    .isEqualTo(new LoadSlice(100, 1, 2, 3, 1.5005, micros, micros, micros, 4, List.of()));
            assertThat(load.alive()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ok,1,0,0,0,0,0,1 | the load generator: it reported 8 fields, expected 9",
                "ok,1,0,0,0,0,0,1,AAAA | the load generator: it reported what cannot be read: ",
                "ok,1,0,0,0,0,0,1,! | the load generator: it reported what cannot be read: ",
                "ok,x,0,0,0,0,0,1,AAAA | the load generator: it reported what cannot be read: ",
                "ready | the load generator said 'ready'; expected ok",
            })
    void aReportThatIsNoneIsSaid(String reply, String message) throws IOException {
        try (OwnJvmLoad load = start("hello,toy,1.2;ready;" + reply)) {
            assertThatThrownBy(() -> load.slice(server, TARGET.endpoint(), 30, 0, 1000))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith(message);
            assertThat(load.alive()).isFalse();
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
        // It ends after the next line that it reads, which it has noted: what it was told.
        try (OwnJvmLoad load = start("hello,toy,1.2")) {
            assertThatThrownBy(() -> load.slice(server, TARGET.endpoint(), 30, 0, 1000))
                    .hasMessage("the load generator ended: load," + folder.resolve("closed.yaml")
                            + ",127.0.0.1,1,GET,/x,,,text/plain,200,30,,1000");
            assertThat(load.alive()).isFalse();
        }
        try (OwnJvmLoad load = start("hello,toy,1.2")) {
            assertThatThrownBy(() -> load.slice(server, TARGET.endpoint(), 30, 500, 1000))
                    .hasMessageEndingWith("open.yaml,127.0.0.1,1,GET,/x,,,text/plain,200,30,500,1000");
        }
        try (OwnJvmLoad load = start("hello,toy,1.2")) {
            assertThatThrownBy(() -> load.warm(server, TARGET.endpoint(), 2, 10, 1000))
                    .hasMessageContaining(": warm,")
                    .hasMessageEndingWith("closed.yaml,127.0.0.1,1,GET,/x,,,text/plain,200,2,,10,1000");
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
