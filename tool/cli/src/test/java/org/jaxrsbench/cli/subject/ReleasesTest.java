package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.protocol.JarList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReleasesTest {

    @TempDir
    Path folder;

    private final List<String> compiled = new ArrayList<>();
    private ToyCheckout toy;
    private ImplementationModule module;
    private Releases releases;
    private int downloads;

    @BeforeEach
    void makeCheckout() throws IOException {
        toy = ToyCheckout.in(folder);
        ToyCheckout.publish(toy.mirror(), "toy", "1.1", "");
        ToyCheckout.publish(toy.mirror(), "toy", "2.0", "");
        module = toy.module();
        releases = toy.releases(this::compile);
    }

    private static void replace(Path file, String text, String by) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst(text, by));
    }

    private Optional<String> compile(Path checkout, String name, String profile, boolean tests) throws IOException {
        compiled.add(profile + (tests ? " with tests" : ""));
        return ToyCheckout.leaveClasses(checkout, name, profile, tests);
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
        Releases broken = toy.releases((c, m, p, tests) -> Optional.of("A.java: ';' expected"));
        assertRefused(
                () -> broken.classPath(module, "1.0"), "cannot compile bench-toy for toy-1: A.java: ';' expected");
    }

    @Test
    void nothingIsCompiledForAReleaseThatDoesNotResolve() {
        assertThatThrownBy(() -> releases.classPath(module, "1.7"))
                .hasMessageContaining("Could not find artifact org.toy:toy:jar:1.7");
        assertThat(compiled).isEmpty();
    }

    private List<Path> classPathWith(String declared) throws Exception {
        replace(module.pom(), "<properties>", "<properties><subject.own.json>" + declared + "</subject.own.json>");
        return releases.classPath(toy.module(), "1.0");
    }

    private static List<String> list(List<Path> classPath) throws IOException {
        return Files.readAllLines(classPath.get(classPath.size() - 1).resolve(JarList.path("json")));
    }

    @Test
    void whatOneScenarioNeedsIsListedAndNotOnTheClassPath() throws Exception {
        List<Path> classPath = classPathWith("toy.Json org.toy:tool:1.0");
        List<String> lines = list(classPath);
        assertThat(lines.get(0)).isEqualTo("toy.Json");
        assertThat(lines.subList(1, lines.size())).singleElement().asString().endsWith("tool-1.0.jar");
        assertThat(classPath).noneMatch(path -> path.toString().contains("tool-1.0"));
    }

    /** Where a jar cannot be had the next choice is taken, which may be for some releases only; where none can be had, it says why. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "org.toy:tool:9.9 | [1,2) org.toy:tool:1.0 ! toy.Json\\n.*tool-1.0.jar",
                "org.toy:tool:9.9 | [2,) org.toy:tool:1.0 ! # its jars cannot be had: .*9\\.9.*",
                "org.toy:tool:9.9 | org.toy:tool:9.8 ! # its jars cannot be had: .*9\\.9.*",
            })
    void aChoiceOfJarsIsTheFirstThatCanBeHad(String choices, String listed) throws Exception {
        assertThat(String.join("\n", list(classPathWith("toy.Json " + choices))))
                .matches(listed);
    }

    private List<String> runtime(MavenSettings settings, String version) throws Exception {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (Releases own =
                new Releases(toy.checkout(), settings, ToyCheckout::leaveClasses, new PrintStream(said, true))) {
            return own.classPath(toy.module(), version).stream()
                    .map(p -> p.getFileName().toString())
                    .toList();
        } finally {
            downloads += said.toString().contains("downloading") ? 1 : 0;
        }
    }

    private List<String> runtime(String version) throws Exception {
        return runtime(toy.mavenSettings(), version);
    }

    @Test
    void theSettingsMirrorAndLocalRepositoryAreUsed() throws Exception {
        runtime("1.0");
        assertThat(downloads).isEqualTo(1);
        Path kept = toy.local().resolve("org/toy/toy/1.0");
        assertThat(kept.resolve("toy-1.0.jar")).isRegularFile();
        assertThat(kept.resolve("_remote.repositories")).content().contains("toy-1.0.jar>everything=");
        runtime("1.0");
        assertThat(downloads).as("the second time it is there").isEqualTo(1);
    }

    @Test
    void aHoleThatIsFilledLaterIsNotRemembered() throws Exception {
        assertRefused(
                UnresolvableException.class,
                () -> runtime("1.7"),
                "Could not find artifact org.toy:toy:jar:1.7 in everything");
        ToyCheckout.publish(toy.mirror(), "toy", "1.7", "");
        assertThat(runtime("1.7")).contains("toy-1.7.jar");
    }

    @Test
    void aSnapshotThatIsInstalledAgainIsLookedUpAgain() throws Exception {
        ToyCheckout.publish(toy.local(), "toy", "1.1-SNAPSHOT", "");
        assertThat(runtime("1.1-SNAPSHOT")).contains("toy-1.1-SNAPSHOT.jar").doesNotContain("helper-1.0.jar");
        ToyCheckout.publish(toy.local(), "toy", "1.1-SNAPSHOT", ToyCheckout.dependency("helper", "1.0", ""));
        assertThat(runtime("1.1-SNAPSHOT")).contains("toy-1.1-SNAPSHOT.jar", "helper-1.0.jar");
    }

    @Test
    void aSnapshotThatIsDeployedAgainIsLookedUpAgain() throws Exception {
        ToyCheckout.deploy(toy.mirror(), "toy", "1.1", 1, "");
        assertThat(runtime("1.1-SNAPSHOT")).doesNotContain("helper-1.0.jar");
        ToyCheckout.deploy(toy.mirror(), "toy", "1.1", 2, ToyCheckout.dependency("helper", "1.0", ""));
        assertThat(runtime("1.1-SNAPSHOT")).contains("helper-1.0.jar");
    }

    @Test
    void offlineOnlyTheLocalRepositoryIsUsed() throws Exception {
        MavenSettings offline = new MavenSettings(toy.settings(), Optional.empty(), Optional.empty(), true);
        assertRefused(UnresolvableException.class, () -> runtime(offline, "1.0"), "offline");
        List<String> online = runtime("1.0");
        assertThat(runtime(offline, "1.0")).isEqualTo(online);
    }

    @Test
    void preReleasesAreNotListed() throws Exception {
        String listed = "0.9 1.0-m01 1.0 1.1-rc1 1.1.0.Beta2 1.1.0.CR1 1.9.Final 2.0-M3 2.0";
        ToyCheckout.list(toy.mirror(), "toy", listed.split(" "));
        assertThat(releases.listed(module, module.lines().get(0))).containsExactly("1.0", "1.9.Final");
    }

    @Test
    void aPomThatCannotBeImportedIsOneLine() throws IOException {
        String bom = ToyCheckout.dependency("no-such-bom", "1.0", "<type>pom</type><scope>import</scope>");
        replace(toy.checkout().resolve("pom.xml"), "<dependencyManagement><dependencies>", "$0" + bom);
        assertRefused(UnresolvableException.class, () -> runtime("1.0"), "org.toy:no-such-bom:pom:1.0");
    }

    @Test
    void theInstallationsSettingsCountToo() throws Exception {
        Path none = folder.resolve("no-such-settings.xml");
        MavenSettings global =
                new MavenSettings(none, Optional.of(toy.settings()), Optional.of(folder.resolve("elsewhere")), false);
        assertThat(runtime(global, "1.0")).contains("toy-1.0.jar");
        assertThat(folder.resolve("elsewhere/org/toy/toy/1.0/_remote.repositories"))
                .content()
                .contains("toy-1.0.jar>everything=");
    }

    @Test
    void settingsThatCannotBeReadAreBadInput() throws IOException {
        Files.writeString(toy.settings(), "<settings><mirrors>");
        assertThatThrownBy(() -> runtime("1.0"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("Maven's settings cannot be read");
    }
}
