package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pins threads of a JVM, which has a dozen, and asks the kernel where each may run. */
class PinningTest {

    private Process jvm;

    /** What is pinned: waits until its input ends. */
    public static void main(String[] args) throws IOException {
        System.out.println("up");
        while (System.in.read() >= 0) {}
    }

    @BeforeEach
    void start() throws Exception {
        assumeTrue(Files.exists(Path.of("/usr/bin/taskset"))
                && Runtime.getRuntime().availableProcessors() > 1);
        jvm = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        PinningTest.class.getName())
                .start();
        assertThat(jvm.inputReader().readLine()).isEqualTo("up");
    }

    @AfterEach
    void end() {
        if (jvm != null) {
            jvm.destroyForcibly();
        }
    }

    @Test
    void aThreadAloneLeavesTheOthersWhereTheyWere() throws Exception {
        assertThat(Pinning.ofThisMachine().pin(jvm.pid(), false)).isTrue();
        assertThat(allowed()).filteredOn(PinningTest::isOne).hasSize(1);
        assertThat(allowed()).filteredOn(list -> !isOne(list)).isNotEmpty();
    }

    @Test
    void allThreadsOfAProcessGoToOne() throws Exception {
        assertThat(Pinning.ofThisMachine().pin(jvm.pid(), true)).isTrue();
        assertThat(allowed())
                .hasSizeGreaterThan(2)
                .allMatch(PinningTest::isOne)
                .containsOnly(allowed().get(0));
    }

    private static boolean isOne(String processors) {
        return processors.matches("\\d+");
    }

    private List<String> allowed() throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc", jvm.pid() + "", "task"))) {
            return threads.flatMap(PinningTest::allowed).toList();
        }
    }

    /** Nothing of a thread that has ended meanwhile. */
    private static Stream<String> allowed(Path thread) {
        try {
            return Stream.of(Files.readString(thread.resolve("status"))
                    .replaceAll("(?s).*Cpus_allowed_list:\\s*(\\S+).*", "$1"));
        } catch (IOException e) {
            return Stream.empty();
        }
    }
}
