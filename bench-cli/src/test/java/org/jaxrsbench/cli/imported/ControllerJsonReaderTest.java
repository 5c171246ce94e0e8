package org.jaxrsbench.cli.imported;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleReader;
import org.jaxrsbench.results.SampleWriter;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ControllerJsonReaderTest {

    private static final int MUTATIONS = 10_000;
    private static final String FAILED_ITERATION = "\"connectionErrors\": 3";

    @TempDir
    Path folder;

    private String good;

    @BeforeEach
    void load() throws IOException {
        try (InputStream in = getClass().getResourceAsStream("controller-all.json")) {
            good = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("all.json"), text);
    }

    private List<Sample> read(String text) throws IOException {
        return ControllerJsonReader.read(file(text), "run", Optional.of("a:1"));
    }

    @Test
    void iterationsOfAPhaseAreThoseOfOneFork() throws IOException {
        List<Sample> samples =
                read(good.replace(FAILED_ITERATION, "\"connectionErrors\": 0").replace("41003", "41000"));
        assertThat(samples)
                .extracting(Sample::iteration, Sample::metric, Sample::value)
                .startsWith(
                        tuple(1, Metric.THROUGHPUT, 20_000.0),
                        tuple(1, Metric.LATENCY_P50, 1204.223),
                        tuple(1, Metric.LATENCY_P99, 4014.079),
                        tuple(1, Metric.LATENCY_P999, 8060.927),
                        tuple(2, Metric.THROUGHPUT, 21_000.0))
                .hasSize(12);
        assertThat(samples).extracting(Sample::fork).containsOnly(1);
        Sample first = samples.get(0);
        assertThat(first.benchmarkCase())
                .as("as a run over HTTP has it")
                .isEqualTo(new Sample.Case("Http.load", "method=GET;path=helloworld", "thrpt", 60));
        assertThat(first.subject()).isEqualTo("a:1");
        assertThat(first.run()).isEqualTo("run");
    }

    @Test
    void whatHadAnErrorIsFailedAndTheRestStays() throws IOException {
        List<Sample> samples = read(good);
        assertThat(samples).filteredOn(s -> s.status() == Status.OK).hasSize(8);
        assertThat(samples)
                .filteredOn(s -> s.status() == Status.FAILED)
                .extracting(Sample::fork, Sample::iteration, Sample::metric)
                .containsExactly(tuple(2, 1, Metric.THROUGHPUT));
    }

    @ParameterizedTest
    @CsvSource({"invalid", "requestTimeouts", "internalErrors"})
    void everyKindOfErrorFails(String kind) throws IOException {
        List<Sample> samples = read(good.replace("\"" + kind + "\": 0", "\"" + kind + "\": 1"));
        assertThat(samples).singleElement().satisfies(s -> {
            assertThat(s.status()).isEqualTo(Status.FAILED);
            assertThat(s.fork()).isEqualTo(1);
        });
    }

    @Test
    void aRequestWithoutAnAnswerFails() throws IOException {
        assertThat(read(good.replace("\"requestCount\": 50000", "\"requestCount\": 50001")))
                .filteredOn(s -> s.status() == Status.OK)
                .hasSize(4);
    }

    @Test
    void namesThatAreNoRequestAndNoLabelAreTaken() throws IOException {
        List<Sample> samples = ControllerJsonReader.read(
                file(good.replace("GET /helloworld", "test; 1").replace("\"load", "\"ramp up")),
                "run",
                Optional.empty());
        assertThat(samples).allSatisfy(s -> {
            assertThat(s.subject()).isEqualTo("all");
            assertThat(s.benchmark()).isEqualTo("Http.ramp_up");
            assertThat(s.params()).isEqualTo("metric=test%3B 1");
        });
    }

    @Test
    void whatIsReadKeepsTheContractOfTheSamplesFile() throws IOException {
        for (String text : List.of(good, good.replace("\"fork\": \"\"", "\"fork\": \"other\\u0000\""))) {
            List<Sample> samples = read(text);
            Path written = folder.resolve("samples.csv");
            Files.deleteIfExists(written);
            try (SampleWriter writer = SampleWriter.create(written)) {
                writer.append(samples);
            }
            assertThat(SampleReader.read(written)).isEqualTo(samples);
        }
    }

    @Test
    void itIsKnownByItsSchema() throws IOException {
        ObjectMapper json = new ObjectMapper();
        assertThat(ControllerJsonReader.looksLike(json.readTree(good))).isTrue();
        for (String other : List.of("[]", "{}", "1", "{\"stats\": []}", "[{\"benchmark\": \"a\"}]")) {
            JsonNode tree = json.readTree(other);
            assertThat(ControllerJsonReader.looksLike(tree)).as(other).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"requestCount\": 50000 | \"requestCount\": -1"
                        + " | stats[0].total.summary.requestCount is something else; expected a whole number from 0",
                "\"99.9\" | \"99.8\""
                        + " | stats[0].total.summary.percentileResponseTime.99.9 is missing; expected a whole number from 0",
                "\"iteration\": \"001\" | \"iteration\": \"000\""
                        + " | stats[1].metric is 'GET /helloworld' as of an earlier step;"
                        + " give each step of the YAML file its own metric",
                "\"end\": 1790000004500 | \"end\": 1790000002000"
                        + " | stats[0].total.end is not after start; expected milliseconds since 1970",
                "\"cancelled\": false | \"cancelled\": true"
                        + " | the run was cancelled; import one that came to its end",
                "\"isWarmup\": false | \"isWarmup\": true"
                        + " | holds no statistics other than of warm-ups; import a run that has some",
                "http://hyperfoil.io/run-schema | http://elsewhere"
                        + " | is not a controller's report; expected a $schema with"
                        + " /run-schema/ and stats, as /run/<id>/stats/all/json answers",
            })
    void whatIsWrongIsNamed(String right, String wrong, String message) throws IOException {
        assertThat(good).contains(right);
        String text = good.replace(right, wrong);
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadInputException.class)
                .hasMessage(folder.resolve("all.json") + ": " + message);
    }

    @Test
    void aFileThatIsMissingTooLongOrMoreThanOneValueIsBadInput() throws IOException {
        Path missing = folder.resolve("missing.json");
        assertThatThrownBy(() -> ControllerJsonReader.read(missing, "run", Optional.empty()))
                .isInstanceOf(BadInputException.class)
                .hasMessage(missing + ": there is no such file; correct its name");
        assertThatThrownBy(() -> read(good + "{}"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("is not JSON: it holds more than one value; expected ");
        assertThatThrownBy(() -> read("")).isInstanceOf(BadInputException.class);
        Path huge = folder.resolve("huge.json");
        try (RandomAccessFile sparse = new RandomAccessFile(huge.toFile(), "rw")) {
            sparse.setLength((256L << 20) + 1);
        }
        assertThatThrownBy(() -> ControllerJsonReader.read(huge, "run", Optional.empty()))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("has 268435457 bytes; expected at most 268435456");
    }

    @Test
    void whateverIsInTheFileItIsReadOrIsBadInput() throws IOException {
        Random random = new Random(20_251);
        byte[] whole = good.replaceAll("\\n *", "").getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve("mutated.json");
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = mutated(whole, random);
            // Some file systems flush what is written over.
            Files.deleteIfExists(file);
            Files.write(file, bytes);
            try {
                ControllerJsonReader.read(file, "run", Optional.empty());
                read++;
            } catch (BadInputException e) {
                if (e.getMessage().contains("\n")) {
                    throw new AssertionError("mutation " + i + " is refused in more than one line", e);
                }
            } catch (RuntimeException e) {
                throw new AssertionError("mutation " + i, e);
            }
        }
        assertThat(read).as("mutations that are read, and others").isBetween(1, MUTATIONS - 1);
    }

    private static byte[] mutated(byte[] whole, Random random) {
        byte[] bytes = whole.clone();
        for (int change = random.nextInt(3); change >= 0; change--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes[at] = (byte) "0123456789-.eE{}[]\",:\\nut".charAt(random.nextInt(25));
                case 2 ->
                    System.arraycopy(whole, random.nextInt(whole.length - 8), bytes, Math.min(at, bytes.length - 8), 8);
                default -> bytes = Arrays.copyOf(bytes, Math.max(1, random.nextInt(8) == 0 ? at : bytes.length));
            }
        }
        return bytes;
    }
}
