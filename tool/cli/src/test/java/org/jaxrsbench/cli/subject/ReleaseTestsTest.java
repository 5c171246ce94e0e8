package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseTestsTest {

    private static final Path CHECKOUT = Path.of("../..").toAbsolutePath().normalize();
    private static final Duration LONG = Duration.ofMinutes(5);

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
        releases = toy.releases(ReleaseTestsTest::compile);
    }

    private static Optional<String> compile(Path checkout, String name, String profile, boolean tests)
            throws IOException {
        ToyCheckout.leaveClasses(checkout, name, profile, tests);
        assertThat(tests).as("tests are compiled").isTrue();
        Path classes = Files.createDirectories(checkout.resolve(name + "/target/test-classes-" + profile));
        Path source = Files.writeString(checkout.resolve("ReleaseTest.java"), TESTS);
        int exit = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
        return exit == 0 ? Optional.empty() : Optional.of("exit code " + exit);
    }

    private boolean test(Duration limit, String... words) throws IOException, InterruptedException {
        return new ReleaseTests(toy.checkout(), releases, folder.resolve("reports"), limit, new PrintStream(out, true))
                .test(List.of(words));
    }

    private boolean test(String... words) throws IOException, InterruptedException {
        return test(LONG, words);
    }

    @Test
    void whatFailsIsNamedAndTheOthersAreTestedAllTheSame() throws Exception {
        assertThat(test("toy:2.0", "toy:1.7", "toy:1.1", "toy:1.0")).isFalse();
        assertThat(out.toString())
                .containsPattern(
                        "toy:2.0  +3 tests, 1 failed.*: .*ReleaseTest:itIsNotTheSecond\\(\\) .*expected: not equal .*; see .*toy-2.0.txt\n")
                .containsPattern("toy:1.7  +failed: it cannot be resolved: Could not find artifact org.toy:toy:jar:1.7")
                .containsPattern("toy:1.1  +0 tests, 1 failed.*: the JVM ended with exit code 9")
                .containsPattern("toy:1.0  +3 tests, 0 failed")
                .endsWith("5 passed, 3 failed\n");
        assertThat(folder.resolve("reports/toy-1.0.txt")).content().contains("3 tests successful");
    }

    @Test
    void aStuckReleaseIsStopped() throws Exception {
        assertThat(test(Duration.ofMillis(1), "toy:1.0")).isFalse();
        assertThat(out.toString()).contains("it did not end within").endsWith("0 passed, 1 failed\n");
    }

    @Test
    void aReleaseForANewerJavaIsNotStarted() throws Exception {
        ToyCheckout.jar(toy.mirror().resolve("org/toy/toy/1.1/toy-1.1.jar"), 80, "a/A.class");
        assertThat(test("toy:1.1")).isFalse();
        assertThat(out.toString())
                .containsPattern("toy:1.1  +failed: it needs Java 80\n")
                .endsWith("0 passed, 1 failed\n");
    }

    @Test
    void aReleaseThatIsListedAndDoesNotResolveIsToldAndNotAFailure() throws Exception {
        ToyCheckout.list(toy.mirror(), "toy", "1.0", "1.7");
        assertThat(test("all", "toy")).isTrue();
        assertThat(out.toString())
                .containsPattern("toy:1.7  +is listed, but it cannot be resolved: Could not find")
                .endsWith("3 passed, 0 failed\n");
    }

    @Test
    void theNewestPatchOfEachMinorIsTested() throws Exception {
        ToyCheckout.list(toy.mirror(), "toy", "1.0", "1.1", "1.1.1", "1.10.2");
        assertThat(new ReleaseTests(toy.checkout(), releases, folder, LONG, System.out).plan(List.of("minors", "toy")))
                .extracting(ReleaseTests.Tested::version)
                .containsExactly("1.0", "1.1.1", "1.10.2");
    }

    @Test
    void thePlansOfThisCheckout() {
        assertThat(labels("profiles")).contains("jersey:2.0", "jersey:4.0.3", "jersey:1.19.4", "floor:4.0.0");
        assertThat(labels("oldest-and-newest"))
                .contains("jersey:2.0", "jersey:2.14", "jersey:2.15", "jersey:1.19.4", "jersey:4.0.3")
                .doesNotHaveDuplicates();
        assertThat(labels("oldest-and-newest", "floor")).containsExactly("floor:4.0.0");
    }

    private List<String> labels(String... words) {
        return new ReleaseTests(CHECKOUT, releases, folder, LONG, System.out)
                .plan(List.of(words)).stream().map(ReleaseTests.Tested::label).toList();
    }

    @Test
    void whatALineTestsItAlsoRuns() {
        for (ImplementationModule module : ImplementationModule.all(CHECKOUT)) {
            for (ImplementationModule.Line line : module.lines()) {
                assertThat(List.of(line.release(), line.oldest(), line.newest()))
                        .as(line.profile())
                        .allMatch(line::runs);
            }
        }
    }

    @Test
    void anUnknownReleaseIsBadInput() {
        assertRefused(() -> test("toy:3.0"), "no profile of bench-toy runs toy:3.0");
        assertRefused(() -> test("profiles", "all"), "expected one of");
        assertRefused(() -> test("profiles", "toy:1.0"), "or releases alone");
        assertRefused(() -> test("toy:1.0@25"));
    }
}
