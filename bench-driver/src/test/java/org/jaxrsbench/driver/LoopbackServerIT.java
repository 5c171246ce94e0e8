package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers as processes. */
class LoopbackServerIT {

    private static final List<String> FLAGS =
            List.of("-Xmx64m", "-XX:+UseSerialGC", "-Dsun.net.httpserver.nodelay=true");
    private static final Endpoint ENDPOINT =
            new Endpoint("GET", "a", "/a", "", "", "text/plain", 200, "text/plain", Pattern.compile("right"), "");

    /** How long a test waits before it says that something hangs. */
    private static final int HANGS_SECONDS = 300;

    @TempDir
    Path folder;

    @BeforeEach
    void pack() throws IOException {
        ToyJar.pack(folder.resolve("bench-http/toy.jar"), ToyServer.class);
    }

    @AfterEach
    void noServerIsLeftBehind() {
        assertThat(ToyJar.running(folder)).isEmpty();
    }

    private static HttpSubject toy(String label, String... arguments) {
        return new HttpSubject(label, "toy", "1", List.of(ENDPOINT), "", "", "toy.jar", List.of(arguments), List.of());
    }

    private static ServerUnderLoad launch(Path folder, String... arguments) throws IOException {
        return LoopbackServer.launcher(folder, FLAGS).launch(toy("toy", arguments));
    }

    @Test
    void anAnswerIsHeldAgainstTheExpectedOne() throws IOException {
        try (ServerUnderLoad server = launch(folder, "wrong", "1")) {
            assertThat(ToyJar.running(folder)).hasSize(1);
            server.verify(ENDPOINT);
            assertRefused(
                    IOException.class,
                    () -> server.verify(ENDPOINT),
                    "toy answers GET a with 200, text/plain, \"wrong\"; expected 200, text/plain," + " \"right\"");
            assertThat(server.alive()).isTrue();
            long user = server.userNanos();
            // The kernel rounds each of both to hundredths of a second.
            assertThat(user).isNotNegative().isLessThan(server.cpuNanos() + 20_000_000);
        }
    }

    @Test
    void aServerThatEndsAtOnceSaysWhy() {
        assertRefused(
                IOException.class,
                () -> launch(folder, "ends"),
                "toy ended before it listened: the toy was told to end");
    }

    @Test
    void aServerThatEndsLaterIsSeen() throws Exception {
        try (ServerUnderLoad server = launch(folder, "dies", "0")) {
            List<ProcessHandle> processes = ToyJar.running(folder);
            assertThatThrownBy(() -> server.verify(ENDPOINT)).hasMessageStartingWith("toy does not answer GET a: ");
            // The connection breaks before the system has taken the process away.
            processes.get(0).onExit().get(HANGS_SECONDS, TimeUnit.SECONDS);
            assertThat(server.alive()).isFalse();
            assertThatThrownBy(server::cpuNanos).hasMessageStartingWith("toy is gone");
        }
    }

    @Test
    void aRunMeasuresProcesses() throws IOException {
        RunFolder made = RunFolder.create(folder.resolve("results"), "http", Clock.systemUTC());
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (RunRecorder store = RunRecorder.create(made, new Environment().put("tier", "http"), List.of())) {
            HttpRun run = new HttpRun(
                    List.of(new HttpBatch(
                            List.of(
                                    new HttpTarget(toy("a", "right"), ENDPOINT),
                                    new HttpTarget(toy("b", "ends"), ENDPOINT)),
                            1)),
                    new HttpSettings(1, 0, 1, 2, 10, 20, 1000, FLAGS),
                    store,
                    1,
                    new PrintStream(said, true),
                    new ToyLoad(),
                    LoopbackServer.launcher(folder, FLAGS));
            run.measure();
            assertThat(run.failures())
                    .containsExactly("b GET a, round 1: b ended before it listened: the toy was told to end");
        }
        List<Sample> samples = made.readSamples();
        assertThat(samples)
                .filteredOn(s -> s.subject().equals("a") && s.metric() == Metric.THROUGHPUT)
                .hasSize(2)
                .extracting(Sample::value)
                .containsOnly((double) ToyLoad.REQUESTS);
        assertThat(samples)
                .filteredOn(s -> s.subject().equals("b"))
                .extracting(Sample::status)
                .containsExactly(Status.FAILED);
    }

    /** However this process ends, no server survives it. */
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
            assertThat(process.waitFor(HANGS_SECONDS, TimeUnit.SECONDS)).isTrue();
            servers.get(0).onExit().get(HANGS_SECONDS, TimeUnit.SECONDS);
        }
    }

    /** Holds one server until it is killed. */
    static final class Victim {

        private Victim() {}

        /** Argument: the folder. */
        public static void main(String[] arguments) throws IOException, InterruptedException {
            launch(Path.of(arguments[0]), "right").verify(ENDPOINT);
            System.out.println("measuring");
            Thread.currentThread().join();
        }
    }
}
