package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    @Test
    void compilerAndSerialCollectorGoToOneAndTheProgramStays() throws Exception {
        Pinning.ofThisMachine().pinCompiler(jvm.pid());
        assertThat(allowed("C1 CompilerThre", "C2 CompilerThre", "VM Thread"))
                .hasSizeGreaterThanOrEqualTo(3)
                .allMatch(PinningTest::isOne);
        assertThat(allowed("java")).isNotEmpty().noneMatch(PinningTest::isOne);
    }

    @Test
    void whatIsKeptAsideRunsOnTheOthersUntilItIsReleased() throws Exception {
        Pinning pinning = Pinning.ofThisMachine();
        List<String> command = new ArrayList<>(pinning.beside());
        command.add("cat");
        Process aside = new ProcessBuilder(command).start();
        try {
            aside.outputWriter().append("up\n").flush();
            assertThat(aside.inputReader().readLine()).isEqualTo("up"); // it is no longer what launches it
            Path process = Path.of("/proc", aside.pid() + "");
            assertThat(allowed(process)).doesNotContain(allowed("java").get(0));
            pinning.release(aside.pid());
            assertThat(allowed(process)).containsExactly(allowed("java").get(0));
        } finally {
            aside.destroyForcibly();
        }
    }

    /** Where threads of these names may run. */
    private List<String> allowed(String... names) throws IOException {
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc", jvm.pid() + "", "task"))) {
            for (Path thread : threads) {
                if (List.of(names)
                        .contains(Files.readString(thread.resolve("comm")).strip())) {
                    allowed(thread).forEach(found::add);
                }
            }
        }
        return found;
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
