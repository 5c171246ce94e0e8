package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jaxrsbench.process.Launchable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubjectLabelTest {

    private static final Path CHECKOUT = Path.of("../..").toAbsolutePath().normalize();

    @ParameterizedTest
    @CsvSource({
        "jersey:2.16, jersey, 2.16, , ''",
        "resteasy:6.2.16.Final@25, resteasy, 6.2.16.Final, 25, ''",
        "jaxrs2:1.0, jaxrs2, 1.0, , ''",
        "jersey:4.0.3@25[-Xint -Da=b], jersey, 4.0.3, 25, -Xint -Da=b",
        "git:feature/x/jersey:4.0.3@25, jersey, 4.0.3, 25, ''",
    })
    void theFormsAreRead(String label, String implementation, String version, Integer jdk, String flags) {
        SubjectLabel subject = SubjectLabel.parse(label);
        assertThat(List.of(
                        subject.label(),
                        subject.implementation(),
                        subject.version(),
                        String.join(" ", subject.flags())))
                .containsExactly(label, implementation, version, flags);
        assertThat(subject.jdk()).isEqualTo(Optional.ofNullable(jdk));
        assertThat(subject.gitRef().isPresent()).isEqualTo(label.startsWith("git:"));
    }

    @Test
    void aJarAndACommitAreRead() {
        assertThat(SubjectLabel.parse("jar:a/b.jar").jar()).hasValue("a/b.jar");
        assertThat(SubjectLabel.parse("git:feature/x/jersey:4.0.3@25").gitRef()).hasValue("feature/x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jersey:4.0.3[-XX:+UseG1GC]",
                "jar:a.jar[-Xmx1g -XX:-UseSerialGC]",
                "jersey:4.0.3@25[-XX:+UseZGC]"
            })
    void aCollectorIsTheBenchmarks(String label) {
        assertRefused(() -> SubjectLabel.parse(label), "collector");
    }

    @Test
    void aReleaseIsPlainWithoutAnythingElse() {
        assertThat(SubjectLabel.parse("jersey:2.16").isPlainRelease()).isTrue();
        for (String more : List.of("jersey:2.16@25", "git:x/jersey:2.16", "jar:a.jar", "jersey:2.16[-Xint]")) {
            assertThat(SubjectLabel.parse(more).isPlainRelease()).as(more).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "jersey",
                "jersey:",
                ":2.16",
                "jar:",
                "git:x",
                "jersey:2.16@",
                "Jersey:2;rm",
                "jersey:4.0.3[]",
                "jersey:4.0.3[x]",
                "jersey:4.0.3[-a][-b]"
            })
    void otherFormsAreBadInput(String label) {
        assertRefused(() -> SubjectLabel.parse(label), "expected implementation:version");
    }

    @ParameterizedTest
    @CsvSource({
        "jersey, 1.19.4, jersey-1",
        "jersey, 2.0, jersey-2.0",
        "jersey, 2.22.4, jersey-2.16",
        "jersey, 4.0.4-SNAPSHOT, jersey-4",
        "resteasy, 6.2.16.Final, resteasy-6",
    })
    void theModulesPomSaysWhichProfileRunsARelease(String implementation, String version, String profile) {
        assertThat(ImplementationModule.of(CHECKOUT, implementation, "label")
                        .line(version)
                        .profile())
                .isEqualTo(profile);
    }

    @Test
    void aReleaseThatNoProfileRunsIsBadInput() {
        assertRefused(
                () -> ImplementationModule.of(CHECKOUT, "jersey", "jersey:9.9").line("9.9"),
                "no profile of bench-jersey runs jersey:9.9",
                "(jersey-1)",
                "(jersey-2.16)");
    }

    @ParameterizedTest
    @CsvSource({
        "'', property new.version",
        "<properties><new.version>1</new.version></properties>, no profile of it names the releases",
    })
    void anEngineWhosePomLeavesSomethingOutIsNamed(String pom, String says, @TempDir Path checkout) throws IOException {
        Path services = Files.createDirectories(checkout.resolve("bench-new/src/main/resources/META-INF/services"));
        Files.writeString(services.resolve("org.jaxrsbench.engine.JaxRsEngine"), "a.NewEngine");
        Files.writeString(
                checkout.resolve("bench-new/pom.xml"),
                "<project><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>b</artifactId>"
                        + "<version>1</version>" + (pom == null ? "" : pom) + "</project>");
        assertRefused(() -> ImplementationModule.all(checkout), "bench-new/pom.xml holds an engine", says);
    }

    @Test
    void aBenchmarksJarIsStartedAsItIs(@TempDir Path folder) throws Exception {
        Path jar = Files.writeString(folder.resolve("some.jar"), "");
        Launchable prepared =
                new Preparation(CHECKOUT, Jdks.ofThisMachine(), System.err).prepare(SubjectLabel.parse("jar:" + jar));
        assertThat(prepared.classPath()).containsExactly(jar);
        assertThat(prepared.program()).containsExactly("-jar", jar.toString());
    }

    private static Launchable theirs(Path jar) throws Exception {
        return new Preparation(CHECKOUT, Jdks.ofThisMachine(), System.err).prepare(SubjectLabel.parse("jmh:" + jar));
    }

    private static Path theirJar(Path jar, String attributes, String entry) throws IOException {
        String manifest = "Manifest-Version: 1.0\n" + attributes;
        try (JarOutputStream out = new JarOutputStream(
                Files.newOutputStream(jar), new Manifest(new ByteArrayInputStream(manifest.getBytes())))) {
            out.putNextEntry(new JarEntry(entry));
        }
        return jar;
    }

    @Test
    void aJarOfTheirsHasAMainClassAndJmh(@TempDir Path folder) throws Exception {
        String list = "META-INF/BenchmarkList";
        String jmh = "org/openjdk/jmh/Main.class";
        String main = "Main-Class: org.openjdk.jmh.Main\n";
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertRefused(
                () -> theirs(text), "subject 'jmh:" + text + "': it is no jar; expected the jar that java -jar runs");
        Path noMain = theirJar(folder.resolve("no-main.jar"), "", jmh);
        assertRefused(() -> theirs(noMain), "subject 'jmh:" + noMain + "': its manifest has no Main-Class; expected");
        Path thin = theirJar(folder.resolve("thin.jar"), main, list);
        assertRefused(
                () -> theirs(thin), "subject 'jmh:" + thin + "': neither it nor the Class-Path", jmh + "; expected");
        Path whole = theirJar(folder.resolve("whole.jar"), main, jmh);
        assertThat(theirs(whole).classPath()).startsWith(whole);
        theirJar(thin, main + "Class-Path: gone.jar whole.jar\n", list);
        assertThat(theirs(thin).classPath()).startsWith(thin);
    }

    @Test
    void anUnknownImplementationIsBadInputAndTheMessageListsTheKnown() {
        assertRefused(
                () -> new Preparation(CHECKOUT, Jdks.ofThisMachine(), System.err)
                        .prepare(SubjectLabel.parse("no-such:1")),
                "subject 'no-such:1': unknown implementation 'no-such'",
                "jersey, resteasy");
    }

    @Test
    void jdksAreFoundInVariablesAndFoldersAndTheMessageListsThem(@TempDir Path home) throws IOException {
        Path jdk = fakeJdk(home.resolve("a"), "98.0.1");
        Path other = fakeJdk(home.resolve(".jdks/b"), "99.0.1");
        Jdks jdks = new Jdks(Map.of("JAVA_HOME_98_X64", jdk.toString()), home);
        assertThat(jdks.find(98)).isEqualTo(jdk);
        assertThat(jdks.find(99)).isEqualTo(other);
        assertRefused(() -> jdks.find(97), "no JDK 97 found", "98 (", "JAVA_HOME_97_X64");
    }

    /** Classes for a newer Java on purpose do not count. */
    @Test
    void jarsNeedTheJavaOfTheNewestOfThem(@TempDir Path folder) throws IOException {
        Path old = ToyCheckout.jar(
                folder.resolve("a.jar"), 8, "META-INF/versions/25/a/A.class", "module-info.class", "a/A.class");
        Path recent = ToyCheckout.jar(folder.resolve("b.jar"), 21, "readme.txt", "b/B.class");
        Path none = ToyCheckout.jar(folder.resolve("c.jar"), 25, "META-INF/versions/25/a/A.class", "module-info.class");
        assertThat(Jdks.needed(List.of(folder, old, recent, none))).isEqualTo(21);
        assertThat(Jdks.needed(List.of(old))).isEqualTo(8);
        assertThat(Jdks.needed(List.of(none))).isZero();
    }

    private static Path fakeJdk(Path folder, String version) throws IOException {
        Path java = Files.createDirectories(folder.resolve("bin")).resolve("java");
        Files.writeString(java, "");
        java.toFile().setExecutable(true);
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        return folder;
    }
}
