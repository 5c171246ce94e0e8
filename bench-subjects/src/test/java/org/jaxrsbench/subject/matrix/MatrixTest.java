package org.jaxrsbench.subject.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.subject.ImplementationModule;
import org.jaxrsbench.subject.ReleaseLine;
import org.jaxrsbench.subject.Releases;
import org.jaxrsbench.subject.ToyReleases;
import org.jaxrsbench.subject.matrix.MatrixPlan.Choice;
import org.jaxrsbench.subject.resolve.ToyCheckout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatrixTest {

    private static final Path CHECKOUT = Path.of("").toAbsolutePath().getParent();
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final SortedMap<Integer, Path> JDK =
            new TreeMap<>(Map.of(17, Path.of(System.getProperty("java.home"), "bin", "java")));

    private static final String TESTS = """
            import org.junit.jupiter.api.Assertions;
            import org.junit.jupiter.api.Test;
            class ReleaseTest {
                @Test void itsJarIsThere() {
                    Assertions.assertNotNull(ReleaseTest.class.getResource("/toy"));
                }
                @Test void itIsNotTheSecond() {
                    Assertions.assertNotEquals("2.0", System.getProperty("expected.version"));
                }
                @Test void itLetsTheJvmLive() {
                    if (System.getProperty("expected.version").equals("1.1")) {
                        Runtime.getRuntime().halt(9);
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private ToyCheckout toy;
    private Releases releases;

    @BeforeEach
    void makeCheckout() throws IOException {
        toy = ToyCheckout.in(folder);
        ToyCheckout.publish(toy.mirror(), "toy", "1.1", "");
        ToyCheckout.publish(toy.mirror(), "toy", "2.0", "");
        releases = ToyReleases.of(toy, MatrixTest::compile);
    }

    private static Optional<String> compile(Path checkout, String name, String profile, boolean tests)
            throws IOException {
        for (String output : List.of(
                name + "/target/classes-" + profile,
                "bench-common/target/classes",
                "bench-runner/target/classes",
                "bench-common/target/test-classes",
                "bench-runner/target/test-classes",
                "bench-results/target/classes",
                "bench-results/target/test-classes")) {
            Files.createDirectories(checkout.resolve(output));
        }
        Path classes = Files.createDirectories(checkout.resolve(name + "/target/test-classes-" + profile));
        Path source = Files.writeString(checkout.resolve("ReleaseTest.java"), TESTS);
        int exit = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
        return exit == 0 ? Optional.empty() : Optional.of("exit code " + exit);
    }

    private boolean test(MatrixPlan plan, Duration limit) throws IOException, InterruptedException {
        return new Matrix(releases, folder.resolve("reports"), limit, new PrintStream(out, true)).test(plan, 2);
    }

    private boolean test(String... labels) throws IOException, InterruptedException {
        return test(MatrixPlan.of(toy.checkout(), List.of(labels), JDK), LONG);
    }

    @Test
    void eachReleaseIsTestedInAJvmOfItsOwn() throws Exception {
        assertThat(test("toy:1.0")).isTrue();
        assertThat(out.toString())
                .containsPattern("toy:1.0@17 +3 tests, 0 failed")
                .endsWith("3 passed, 0 failed\n");
        assertThat(folder.resolve("reports/toy-1.0@17")).isDirectoryContaining("glob:**/TEST-*.xml");
    }

    @Test
    void whatFailsIsNamedAndTheOthersAreTestedAllTheSame() throws Exception {
        assertThat(test("toy:2.0", "toy:1.7", "toy:1.1", "toy:1.0")).isFalse();
        assertThat(out.toString())
                .containsPattern(
                        "toy:2.0@17 +3 tests, 1 failed.*: ReleaseTest.itIsNotTheSecond\\(\\): expected: not equal .*; see .*toy-2.0@17\n")
                .containsPattern(
                        "toy:1.7@17 +1 failed: it cannot be resolved: Could not find artifact org.toy:toy:jar:1.7")
                .containsPattern("toy:1.1@17 +0 tests, 1 failed.*: the JVM ended with exit code 9")
                .containsPattern("toy:1.0@17 +3 tests, 0 failed")
                .endsWith("5 passed, 3 failed\n");
    }

    @Test
    void aStuckReleaseIsStopped() throws Exception {
        assertThat(test(MatrixPlan.of(toy.checkout(), List.of("toy:1.0"), JDK), Duration.ofMillis(1)))
                .isFalse();
        assertThat(out.toString()).contains("it did not end within").endsWith("0 passed, 1 failed\n");
    }

    @Test
    void aReleaseForANewerJavaIsNotStarted() throws Exception {
        ToyCheckout.jar(toy.mirror().resolve("org/toy/toy/1.1/toy-1.1.jar"), 80, "a/A.class");
        assertThat(test("toy:1.1")).isFalse();
        assertThat(out.toString())
                .containsPattern("toy:1.1@17 +1 failed: it needs Java 80\n")
                .endsWith("0 passed, 1 failed\n");
    }

    @Test
    void aReleaseThatIsListedAndDoesNotResolveIsToldAndNotAFailure() throws Exception {
        ToyCheckout.list(toy.mirror(), "toy", "1.0", "1.7");
        assertThat(test(MatrixPlan.of(toy.checkout(), Choice.ALL, List.of("toy"), releases, JDK), LONG))
                .isTrue();
        assertThat(out.toString())
                .containsPattern("toy:1.7@17 +is listed, but it cannot be resolved: Could not find")
                .endsWith("3 passed, 0 failed\n");
    }

    @Test
    void thePlansOfThisCheckout() {
        assertThat(labels(Choice.DEFAULTS))
                .contains("jersey:2.0@17", "jersey:4.0.3@17", "jersey:1.19.4@17", "floor:4.0.0@17");
        assertThat(labels(Choice.OTHERS)).contains("jersey:2.0@17").doesNotContain("jersey:4.0.3@17", "floor:4.0.0@17");
        assertThat(labels(Choice.OLDEST_AND_NEWEST))
                .containsAll(labels(Choice.NEWEST))
                .contains("jersey:2.0@17", "jersey:2.14@17", "jersey:2.15@17")
                .doesNotHaveDuplicates();
        assertThat(labels(Choice.NEWEST, "floor")).containsExactly("floor:4.0.0@17");
        assertThat(labels(Choice.NEWEST, "jersey"))
                .as("an implementation may have several modules")
                .contains("jersey:1.19.4@17", "jersey:4.0.3@17");
    }

    private List<String> labels(Choice choice, String... implementations) {
        return MatrixPlan.of(CHECKOUT, choice, List.of(implementations), releases, JDK).cells().stream()
                .map(Cell::label)
                .toList();
    }

    @Test
    void whatALineTestsItAlsoRuns() {
        for (ImplementationModule module : ImplementationModule.all(CHECKOUT)) {
            for (ReleaseLine line : module.lines()) {
                assertThat(List.of(line.release(), line.oldest(), line.newest()))
                        .as(line.profile())
                        .allMatch(line::runs);
            }
        }
    }

    @Test
    void anUnknownReleaseIsBadInput() {
        assertThatThrownBy(() -> test("toy:3.0"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no profile of bench-toy runs toy:3.0");
        assertThatThrownBy(() -> test("toy:1.0@25")).isInstanceOf(BadInputException.class);
    }
}
