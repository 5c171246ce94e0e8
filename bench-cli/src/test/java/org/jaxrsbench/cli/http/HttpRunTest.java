package org.jaxrsbench.cli.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers that go wrong, in each way and at each time. */
class HttpRunTest {

    private static final Endpoint ENDPOINT =
            new Endpoint("GET", "a", "/a", "", "", "text/plain", 200, "text/plain", Pattern.compile("right"));
    private static final HttpRun.Settings SETTINGS = new HttpRun.Settings(
            1, 0, 2, 3, 10, 20, 1000, List.of("-Xmx64m", "-XX:+UseSerialGC", "-Dsun.net.httpserver.nodelay=true"));

    // What a round of a target that answers right takes: one answer to look at it, the warm-up, then three slices, each
    // with an answer to look at it again.
    private static final int LAUNCH = 1 + 20;
    private static final int PASS = 50 + 1;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private HttpRun run;

    @BeforeEach
    void packToy() throws IOException {
        packToy(folder.resolve("bench-http/toy.jar"));
    }

    /** A jar that holds nothing and names the test's own class path. */
    static void packToy(Path jar) throws IOException {
        Files.createDirectories(jar.getParent());
        StringBuilder classPath = new StringBuilder();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            classPath.append(Path.of(entry).toUri()).append(' ');
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, ToyServer.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath.toString());
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
    }

    static HttpRun.Target toy(String label, String... arguments) {
        return new HttpRun.Target(
                new HttpSubject(label, "toy", "1", List.of(ENDPOINT), "", "", "toy.jar", List.of(arguments), List.of()),
                ENDPOINT);
    }

    private List<Sample> measure(int slicesOfLoad, HttpRun.Target... targets) throws IOException {
        RunFolder made = RunFolder.create(folder.resolve("results"), "http", Clock.systemUTC());
        try (RunRecorder store = RunRecorder.create(made, new Environment().put("tier", "http"), List.of())) {
            run = new HttpRun(
                    folder,
                    List.of(targets),
                    SETTINGS,
                    store,
                    1,
                    new PrintStream(said, true),
                    () -> new ToyLoad(slicesOfLoad));
            run.measure();
        } finally {
            assertThat(ProcessHandle.current().children())
                    .as("servers left behind")
                    .noneMatch(ProcessHandle::isAlive);
        }
        return made.readSamples();
    }

    private static long slices(List<Sample> samples, String subject, int round) {
        return samples.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT
                        && s.status() == Status.OK
                        && s.subject().equals(subject)
                        && s.round() == round)
                .count();
    }

    @Test
    void everySliceOfEveryTargetIsThere() throws IOException {
        List<Sample> samples = measure(-1, toy("a", "right"), toy("b", "right"));
        assertThat(run.failures()).isEmpty();
        assertThat(samples).extracting(Sample::status).containsOnly(Status.OK);
        // 2 targets, 2 rounds, 3 slices; throughput, CPU, two of three percentiles
        assertThat(samples).hasSize(2 * 2 * 3 * 4);
        assertThat(samples)
                .filteredOn(s -> s.metric() == Metric.CPU_PROCESS)
                .hasSize(2 * 2 * 3)
                .anyMatch(s -> s.value() > 0); // the clock of a process is coarse
        assertThat(samples)
                .filteredOn(s -> s.metric() == Metric.THROUGHPUT)
                .extracting(Sample::value)
                .containsOnly(50.0);
    }

    @Test
    void aServerThatEndsAtOnceSaysWhyAndTheOthersGoOn() throws IOException {
        List<Sample> samples = measure(-1, toy("a", "right"), toy("b", "ends"));
        assertThat(run.failures())
                .hasSize(2)
                .allMatch(f -> f.contains("b ended before it listened: the toy was told to end"));
        assertThat(slices(samples, "a", 1)).isEqualTo(3);
        assertThat(slices(samples, "b", 1)).isZero();
        assertThat(samples)
                .filteredOn(s -> s.subject().equals("b"))
                .extracting(Sample::status)
                .containsOnly(Status.FAILED);
    }

    @Test
    void aServerThatDiesUnderLoadKeepsItsFinishedSlices() throws IOException {
        String late = Integer.toString(LAUNCH + PASS + 10);
        List<Sample> samples = measure(-1, toy("a", "right"), toy("b", "dies", late));
        assertThat(said.toString())
                .contains("voided: b GET a, round 1, slice 2")
                .contains("the server is gone");
        assertThat(slices(samples, "b", 1)).isEqualTo(1);
        assertThat(slices(samples, "b", 2)).isEqualTo(1);
        assertThat(slices(samples, "a", 2)).isEqualTo(3);
    }

    @Test
    void aWrongBodyAfterManyGoodOnesVoidsTheSliceBeforeIt() throws IOException {
        String late = Integer.toString(LAUNCH + 2 * PASS - 5);
        List<Sample> samples = measure(-1, toy("b", "wrong", late));
        assertThat(run.failures()).hasSize(2).allMatch(f -> f.contains("\"wrong\"; expected 200, text/plain"));
        assertThat(slices(samples, "b", 1)).isEqualTo(1);
    }

    @Test
    void aWrongStatusIsTriedAgainAndThenFails() throws IOException {
        List<Sample> samples = measure(-1, toy("b", "status", Integer.toString(LAUNCH + 10)));
        assertThat(said.toString().split("voided: ")).hasSize(1 + 2 * 3);
        assertThat(said.toString()).contains("40 wrong answers");
        assertThat(slices(samples, "b", 1)).isZero();
    }

    @Test
    void aLoadGeneratorThatDiesFailsTheTargetsAndKeepsWhatWasMeasured() throws IOException {
        List<Sample> samples = measure(2, toy("a", "right"));
        assertThat(run.failures()).hasSize(2).allMatch(f -> f.contains("the load generator ended"));
        assertThat(slices(samples, "a", 1)).isEqualTo(2);
        assertThat(slices(samples, "a", 2)).isEqualTo(2);
    }

    @Test
    void aRateThatIsNotKeptUpIsNotMeasured() {
        LoadSource.Slice slice = new LoadSource.Slice(500, 0, 0, 0, 1, 10, 20, 30);
        assertThat(slice.voided(0)).isEmpty();
        assertThat(slice.voided(550)).isEmpty();
        assertThat(slice.voided(600)).isEqualTo("only 500 requests a second were answered, not 600");
        assertThat(new LoadSource.Slice(500, 1, 0, 0, 1, 10, 20, 30).voided(600))
                .startsWith("1 connection errors");
    }

    @Test
    void anEndpointThatNobodyAnswersIsOneClearLine() {
        HttpSubject subject = toy("a", "right").subject();
        assertThatThrownBy(() -> subject.endpoint("GET", "b")).hasMessage("a does not answer GET b; it answers GET a");
    }

    @Test
    void whatWrkPrintsIsRead() throws IOException {
        LoadSource.Slice slice = WrkLoad.parse("""
                Running 1s test @ http://127.0.0.1:1/
                  Latency Distribution
                     50%  310.00us
                     75%    1.12ms
                     99%    2.50ms
                  24126 requests in 1.10s, 3.55MB read
                  Socket errors: connect 0, read 2, write 1, timeout 4
                  Non-2xx or 3xx responses: 26
                Requests/sec:  21932.73
                """);
        assertThat(slice)
                .isEqualTo(new LoadSource.Slice(24100, 3, 26, 4, 1.1, 310, 2500, Double.NaN))
                .extracting(LoadSource.Slice::voided)
                .isEqualTo("3 connection errors, 26 wrong answers, 4 time-outs");
    }

    /** Whoever is killed leaves no server. */
    @Test
    void aRunThatIsKilledLeavesNoServer() throws Exception {
        for (boolean forcibly : new boolean[] {false, true}) {
            Process process = new ProcessBuilder(
                            ChildProcess.java(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Victim.class.getName(),
                            folder.toString())
                    .redirectErrorStream(true)
                    .start();
            List<ProcessHandle> servers = new ArrayList<>();
            try {
                assertThat(process.inputReader().readLine()).isEqualTo("measuring");
                process.children().forEach(servers::add);
                assertThat(servers).hasSize(1);
            } finally {
                if (forcibly) {
                    process.destroyForcibly();
                } else {
                    process.destroy();
                }
            }
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            servers.get(0).onExit().get(20, TimeUnit.SECONDS);
        }
    }

    /** Holds one server until it is killed. */
    static final class Victim {

        private Victim() {}

        /** Argument: the folder. */
        public static void main(String[] arguments) throws IOException, InterruptedException {
            HttpRun.Target toy = toy("a", "right");
            ServerUnderLoad server = new ServerUnderLoad(
                    toy.subject(), ServerUnderLoad.command(Path.of(arguments[0]), toy.subject(), SETTINGS.flags()));
            server.verify(toy.endpoint());
            System.out.println("measuring");
            Thread.currentThread().join();
        }
    }
}
