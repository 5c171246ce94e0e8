package org.jaxrsbench.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The export that JMH viewers read: its names and shape are JMH's. */
class JmhJsonTest {

    @TempDir
    Path root;

    private static Sample sample(String subject, int round, int iteration, Metric metric, double value, Status status) {
        return new Sample(
                "r",
                new Subject(subject, "impl", "1", "17.0.1"),
                Case.of("B.m", "a=1;b=x=y", "thrpt", 2),
                new Fork(round, 1, 1),
                iteration,
                metric,
                value,
                status);
    }

    private JsonNode export(List<Sample> samples) throws IOException {
        RunFolder folder = RunFolder.create(root, "x", Clock.systemUTC());
        Environment environment = new Environment()
                .put("tier", "in-process")
                .put("jmh", "1.37")
                .put("jvm", "Some VM 17")
                .put("jvm_flags", "-Xmx1g -Xms1g");
        RunRecorder recorder = RunRecorder.create(folder, environment, List.of());
        recorder.qualified("B.m", "org.example.B.m");
        recorder.append(samples);
        recorder.writeReports();
        return new ObjectMapper().readTree(folder.jmhJson().toFile());
    }

    @Test
    void eachSubjectIsAResultWithItsForksAndIterations() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (String subject : List.of("old", "new")) {
            for (int round = 1; round <= 2; round++) {
                for (int i = 1; i <= 3; i++) {
                    double ops = 100 * round + i + (subject.equals("new") ? 1000 : 0);
                    samples.add(sample(subject, round, i, Metric.THROUGHPUT, ops, Status.OK));
                    samples.add(sample(subject, round, i, Metric.ALLOC, 7, Status.OK));
                }
            }
        }
        samples.add(sample("new", 3, 1, Metric.THROUGHPUT, Double.NaN, Status.DISCARDED));
        JsonNode json = export(samples);

        assertThat(json).hasSize(2);
        JsonNode old = json.get(0);
        assertThat(old.get("benchmark").asText()).isEqualTo("org.example.B.m");
        assertThat(old.get("mode").asText()).isEqualTo("thrpt");
        assertThat(old.get("threads").asInt()).isEqualTo(2);
        assertThat(old.get("forks").asInt()).isEqualTo(2);
        assertThat(old.get("measurementIterations").asInt()).isEqualTo(3);
        assertThat(old.get("jmhVersion").asText()).isEqualTo("1.37");
        assertThat(old.get("jvmArgs")).hasSize(2);
        assertThat(old.get("params").toString()).isEqualTo("{\"a\":\"1\",\"b\":\"x=y\",\"subject\":\"old\"}");
        JsonNode primary = old.get("primaryMetric");
        assertThat(primary.get("rawData").toString()).isEqualTo("[[101.0,102.0,103.0],[201.0,202.0,203.0]]");
        assertThat(primary.get("score").asDouble()).isCloseTo(152, within(1e-9));
        assertThat(primary.get("scoreConfidence")).hasSize(2);
        assertThat(primary.get("scorePercentiles").get("50.0").asDouble()).isCloseTo(152, within(1e-9));
        assertThat(primary.get("scoreUnit").asText()).isEqualTo("ops/s");
        assertThat(old.get("secondaryMetrics").get("alloc").get("score").asDouble())
                .isEqualTo(7);
        assertThat(json.get(1).get("primaryMetric").get("rawData").toString())
                .as("a discarded fork is no fork")
                .isEqualTo("[[1101.0,1102.0,1103.0],[1201.0,1202.0,1203.0]]");
    }

    @Test
    void aRunInWhichAllForksFailedIsAnEmptyList() throws IOException {
        assertThat(export(List.of(sample("old", 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED))))
                .isEmpty();
    }

    @Test
    void oneIterationHasNoErrorRatherThanAnUnreadableNumber() throws IOException {
        JsonNode primary = export(List.of(sample("old", 1, 1, Metric.THROUGHPUT, 5, Status.OK)))
                .get(0)
                .get("primaryMetric");
        assertThat(primary.get("score").asDouble()).isEqualTo(5);
        assertThat(primary.get("scoreError").asText()).isEqualTo("NaN");
    }
}
