package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {

    @TempDir
    Path folder;

    private final List<String> compiled = new ArrayList<>();
    private ToyCheckout toy;
    private ImplementationModule module;
    private Releases releases;

    @BeforeEach
    void makeCheckout() throws IOException {
        toy = ToyCheckout.in(folder);
        ToyCheckout.publish(toy.mirror(), "toy", "1.1", "");
        ToyCheckout.publish(toy.mirror(), "toy", "2.0", "");
        module = ImplementationModule.all(toy.checkout()).get(0);
        releases = new Releases(toy.checkout(), toy.mavenSettings(), this::compile, System.err);
    }

    private Optional<String> compile(Path checkout, String name, String profile, boolean tests) throws IOException {
        compiled.add(profile + (tests ? " with tests" : ""));
        return ToyReleases.leaveClasses(checkout, name, profile, tests);
    }

    private static String classOf(Path classFolder) throws IOException {
        return Files.readString(classFolder.resolve("p/A.class"));
    }

    @Test
    void aReleaseIsItsJarsAndTheClassesOfItsLine() throws Exception {
        List<Path> classPath = releases.classPath(module, "1.0");
        assertThat(classPath)
                .extracting(p -> p.getFileName().toString())
                .containsExactly(("bench-toy bench-common bench-format tool-2.0.jar toy-1.0.jar helper-1.0.jar"
                                + " packed-1.0.jar")
                        .split(" "));
        assertThat(classOf(classPath.get(0))).isEqualTo("toy-1");
        assertThat(classOf(classPath.get(1))).isEqualTo("toy-1");
    }

    @Test
    void aLineIsCompiledOnceForAllItsReleases() throws Exception {
        List<Path> first = releases.classPath(module, "1.0");
        List<Path> second = releases.classPath(module, "1.1");
        releases.classPath(module, "2.0");
        releases.classPath(module, "1.0");
        assertThat(compiled).containsExactly("toy-1", "toy-2");
        assertThat(second.subList(0, 2)).isEqualTo(first.subList(0, 2));
    }

    @Test
    void aChangedSourceIsCompiledAndLeavesAlonePathsThatAreInUse() throws Exception {
        List<Path> before = releases.classPath(module, "1.0");
        for (String changed : List.of(
                "bench-toy/src/main/java/A.java",
                "bench-common/src/main/java/A.java",
                "tool/format/src/main/java/A.java")) {
            Files.writeString(toy.checkout().resolve(changed), "class A { /* changed */ }");
            assertThat(releases.classPath(module, "1.0").get(0)).isNotEqualTo(before.get(0));
        }
        assertThat(compiled).hasSize(4);
        assertThat(classOf(before.get(0))).isEqualTo("toy-1");
    }

    @Test
    void testsAreCompiledWhereTheyAreRun() throws Exception {
        releases.classPath(module, "1.0");
        assertThat(releases.testClassPath(module, "1.0"))
                .extracting(p -> p.getFileName().toString())
                .startsWith("bench-toy-tests", "bench-toy")
                .containsAll(List.of("bench-common-tests", "junit-1.0.jar", "junit-platform-console-1.0.jar"));
        assertThat(compiled).containsExactly("toy-1", "toy-1 with tests");
    }

    @Test
    void aLineThatDoesNotCompileIsBadInput() {
        Releases broken = new Releases(
                toy.checkout(),
                toy.mavenSettings(),
                (c, m, p, tests) -> Optional.of("A.java: ';' expected"),
                System.err);
        assertRefused(
                () -> broken.classPath(module, "1.0"), "cannot compile bench-toy for toy-1: A.java: ';' expected");
    }

    @Test
    void nothingIsCompiledForAReleaseThatDoesNotResolve() {
        assertThatThrownBy(() -> releases.classPath(module, "1.7"))
                .hasMessageContaining("Could not find artifact org.toy:toy:jar:1.7");
        assertThat(compiled).isEmpty();
    }
}
