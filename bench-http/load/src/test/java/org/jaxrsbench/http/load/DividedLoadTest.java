package org.jaxrsbench.http.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.apache.commons.csv.CSVFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One generator and two that divide its users: what they report together is what the server saw. */
@Timeout(180)
class DividedLoadTest {
    private static final Path CLOSED = LoadProcess.YAML.resolve("closed.hf.yaml");
    private static final int USERS = 6;

    private static final List<LoadProcess> GENERATORS = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        GENERATORS.add(new LoadProcess());
        GENERATORS.add(new LoadProcess());
    }

    @AfterAll
    static void end() throws Exception {
        for (LoadProcess generator : GENERATORS) {
            generator.close();
        }
    }

    /** The latencies of a reply. */
    static Histogram latencies(List<String> reply) throws Exception {
        return Histogram.decodeFromCompressedByteBuffer(
                ByteBuffer.wrap(Base64.getDecoder().decode(reply.get(8))), 0);
    }

    /** What each of some generators says of its share of a load that all begin when all are ready. */
    private static List<List<String>> load(int generators, CountingServer server, String path) throws Exception {
        for (LoadProcess generator : GENERATORS.subList(0, generators)) {
            generator.say(CSVFormat.RFC4180.format(
                    "load",
                    CLOSED,
                    "127.0.0.1",
                    server.port(),
                    "GET",
                    path,
                    "",
                    "",
                    "",
                    200,
                    USERS / generators,
                    "",
                    500));
        }
        for (LoadProcess generator : GENERATORS.subList(0, generators)) {
            assertThat(generator.next()).containsExactly("ready");
        }
        assertThat(server.served).as("before the word to begin").hasValue(0);
        for (LoadProcess generator : GENERATORS.subList(0, generators)) {
            generator.say("go");
        }
        List<List<String>> replies = new ArrayList<>();
        for (LoadProcess generator : GENERATORS.subList(0, generators)) {
            replies.add(generator.next());
            assertThat(replies.get(replies.size() - 1)).hasSize(9).startsWith("ok");
        }
        return replies;
    }

    private static long sum(List<List<String>> replies, int field) {
        return replies.stream()
                .mapToLong(reply -> Long.parseLong(reply.get(field)))
                .sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void requestsAndLatenciesAddUpToWhatTheServerSaw(int generators) throws Exception {
        try (CountingServer server = new CountingServer()) {
            List<List<String>> replies = load(generators, server, "/200");
            long served = server.served.get();
            assertThat(sum(replies, 1)).isBetween(served - USERS, served);
            for (int other = 2; other <= 5; other++) {
                assertThat(sum(replies, other)).isZero();
            }
            Histogram all = new Histogram(2);
            for (List<String> reply : replies) {
                assertThat(Long.parseLong(reply.get(1))).isPositive();
                all.add(latencies(reply));
            }
            assertThat(all.getTotalCount()).isEqualTo(sum(replies, 1));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void wrongStatusesAddUpToo(int generators) throws Exception {
        try (CountingServer server = new CountingServer()) {
            List<List<String>> replies = load(generators, server, "/404");
            long served = server.served.get();
            assertThat(sum(replies, 1)).isZero();
            assertThat(sum(replies, 3)).isBetween(served - USERS, served);
        }
    }

    @Test
    void withoutTheWordNothingIsSentAndTheNextCommandIsCarriedOut() throws Exception {
        LoadProcess generator = GENERATORS.get(0);
        try (CountingServer server = new CountingServer()) {
            Object[] command = {
                "load", CLOSED, "127.0.0.1", server.port(), "GET", "/200", "", "", "", 200, USERS, "", 200
            };
            assertThat(generator.sendLine(CSVFormat.RFC4180.format(command))).isEqualTo("ready");
            assertThat(generator.sendLine("stop")).isEqualTo("failed,\"expected go, not stop\"");
            assertThat(server.served).hasValue(0);
            assertThat(generator.send(command)).startsWith("ok");
        }
    }
}
