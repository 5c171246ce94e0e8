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
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The export that JMH viewers read: its names and shape are JMH's. */
class JmhJsonTest {

    private static final Case CASE = Case.of("B.m", "a=1;b=x=y", "thrpt", 2);

    @TempDir
    Path root;

    private static List<Sample> fork(String subject, int round, Metric metric, double... values) {
        return TestSamples.fork(subject, CASE, round, 1, metric, values);
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
                double ops = 100 * round + (subject.equals("new") ? 1000 : 0);
                samples.addAll(fork(subject, round, Metric.THROUGHPUT, ops + 1, ops + 2, ops + 3));
                samples.addAll(fork(subject, round, Metric.ALLOC, 7, 7, 7));
            }
        }
        samples.addAll(fork("new", 3, Metric.THROUGHPUT, Double.NaN));
        JsonNode json = export(samples);

        assertThat(json).hasSize(2);
        JsonNode old = json.get(0);
        assertThat(old.toString()).startsWith("""
                        {"jmhVersion":"1.37","benchmark":"org.example.B.m","mode":"thrpt","threads":2,"forks":2,\
                        "jvmArgs":["-Xmx1g","-Xms1g"],"jdkVersion":"17","vmName":"Some VM 17",\
                        "params":{"a":"1","b":"x=y","subject":"old"},"measurementIterations":3,""");
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
        Subject who = new Subject("old", "impl", "1", "17");
        Sample failed =
                new Sample("run", who, CASE, new Fork(1, 1, 1), 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
        assertThat(export(List.of(failed))).isEmpty();
    }

    @Test
    void oneIterationHasNoErrorRatherThanAnUnreadableNumber() throws IOException {
        JsonNode primary = export(fork("old", 1, Metric.THROUGHPUT, 5)).get(0).get("primaryMetric");
        assertThat(primary.get("score").asDouble()).isEqualTo(5);
        assertThat(primary.get("scoreError").asText()).isEqualTo("NaN");
    }
}
