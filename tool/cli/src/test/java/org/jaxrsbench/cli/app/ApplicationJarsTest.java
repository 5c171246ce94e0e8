package org.jaxrsbench.cli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;
import static org.jaxrsbench.format.Refusals.mutate;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.plan.AppPlan;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.protocol.UserApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApplicationJarsTest {

    @TempDir
    private Path folder;

    private Path jar(String namespace, boolean api) throws IOException {
        return jar(namespace, "ws.rs", api);
    }

    /** A jar with an API of a namespace, or one with a class that uses it. */
    private Path jar(String namespace, String packages, boolean api) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src-" + namespace));
        Path annotation = sources.resolve("Path.java");
        Files.writeString(annotation, "package " + namespace + "." + packages + "; public @interface Path {}");
        Path user = sources.resolve("Used.java");
        Files.writeString(user, "package app; @" + namespace + "." + packages + ".Path public class Used {}");
        Path classes = Files.createDirectories(folder.resolve("classes-" + namespace));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int result = compiler.run(null, null, null, "-d", classes.toString(), annotation.toString(), user.toString());
        assertThat(result).isZero();
        String name = api ? namespace + "/" + packages.replace('.', '/') + "/Path.class" : "app/Used.class";
        Path jar = folder.resolve(namespace + (api ? "-api.jar" : "-app.jar"));
        return zipped(jar, name, Files.readAllBytes(classes.resolve(name)));
    }

    private static Path zipped(Path jar, String name, byte[] content) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return jar;
    }

    private ApplicationJars application(Path app, Path... candidate) throws IOException {
        return application(",GET,/a,,,,,204,,,\n", app, candidate);
    }

    private ApplicationJars application(String lines, Path app, Path... candidate) throws IOException {
        Path requests = Files.writeString(
                folder.resolve("requests.csv"), String.join(",", RequestsFile.COLUMNS) + "\n" + lines);
        List<String> others = Stream.of(candidate).map(Path::toString).toList();
        return new ApplicationJars(
                new AppPlan(
                        List.of(app.toString()),
                        List.of(),
                        List.of("a.B"),
                        "",
                        true,
                        "own-jackson",
                        requests.toString(),
                        others,
                        ""),
                folder.resolve("work"));
    }

    @Test
    void theCandidateRunsItsOwnBuildOfTheSameName() throws IOException {
        Path old = jar("javax", false);
        Path now = Files.copy(old, Files.createDirectory(folder.resolve("now")).resolve(old.getFileName()));
        Path other = zipped(folder.resolve("other.jar"), "a", new byte[0]);
        List<Path> release = List.of(jar("jakarta", true));
        ApplicationJars both = application(old, now, other);
        List<Path> baseline = both.behind(release, 0);
        List<Path> candidate = both.behind(release, 1);
        assertThat(candidate).hasSize(baseline.size() + 1).contains(other);
        assertThat(candidate.get(1)).hasFileName(old.getFileName().toString()).isNotEqualTo(baseline.get(1));
        assertThat(application(old).behind(release, 1))
                .isEqualTo(application(old).behind(release, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "javax, ws.rs, jakarta",
        "jakarta, ws.rs, javax",
        "javax, ws.rs, javax",
        "jakarta, ws.rs, jakarta",
        "javax, validation, jakarta",
        "jakarta, inject, javax"
    })
    void classesGetTheNamespaceOfTheRelease(String own, String packages, String release) throws IOException {
        Path app = jar(own, packages, false);
        List<Path> classPath = application(app).behind(List.of(jar(release, true)), 0);
        Path used = classPath.get(1);
        assertThat(used.getFileName()).isEqualTo(app.getFileName());
        if (own.equals(release)) {
            assertThat(used).isEqualTo(app);
        }
        try (ZipFile jar = new ZipFile(used.toFile());
                InputStream code = jar.getInputStream(jar.getEntry("app/Used.class"))) {
            assertThat(new String(code.readAllBytes(), StandardCharsets.ISO_8859_1))
                    .contains(release + "/" + packages.replace('.', '/') + "/Path");
        }
    }

    @Test
    void theDescriptionIsOnTheClassPathWithADigestOfWhatWasGiven() throws IOException {
        Path app = jar("jakarta", false);
        List<Path> one = application(app).behind(List.of(jar("jakarta", true)), 0);
        List<Path> other = application(app).behind(List.of(jar("javax", true)), 0);
        String description = Files.readString(one.get(2).resolve(UserApplication.FILE));
        assertThat(description).contains("jakarta-app.jar", "own-jackson", "a.B");
        assertThat(Files.readString(other.get(2).resolve(UserApplication.FILE))).isEqualTo(description);
        zipped(app, "app/Other.class", new byte[] {1});
        List<Path> changed = application(app).behind(List.of(jar("jakarta", true)), 0);
        assertThat(Files.readString(changed.get(2).resolve(UserApplication.FILE)))
                .isNotEqualTo(description);
    }

    private static final String REPLY = """
            reply() { printf '{"status":%s,"type":"","entity":"","late":%s,"wrong":"%s"}\\n' "$1" "$2" "$3"; }
            """;

    private Launchable answering(String label, String lines) throws IOException {
        Path java = Files.writeString(folder.resolve("java" + label.hashCode()), "#!/bin/sh\n" + REPLY + lines);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return SubjectLabel.parse(label).on(List.of(jar("jakarta", true)), java);
    }

    /** What one answers wrong is not in the mix of any; one that answers nothing right leaves the others their mix. */
    @Test
    void aMixIsTheSameForAllSubjects() throws IOException {
        ApplicationJars app = application("a,GET,/a,,,,2,204,,,\nb,GET,/b,,,,3,204,,,\n", jar("jakarta", false));
        Launchable right = answering("jersey:4.0.1", "for i in 1 2 3 4; do reply 204 false; done");
        Launchable half =
                answering("jersey:4.0.2", "reply 204 true; reply 500 false no; reply 204 false; reply 204 false");
        Launchable none = answering("jersey:4.0.3", "echo error: no such class >&2; exit 2");
        List<Map<String, String>> wrong = app.rehearse(List.of(right, half, none));
        assertThat(wrong.get(0)).isEmpty();
        assertThat(wrong.get(1)).containsOnlyKeys("b").containsValue("no; the mix of all subjects is without it");
        assertThat(wrong.get(2)).containsOnlyKeys("a", "b", "mix");
        List<Path> classPath = app.behind(List.of(jar("jakarta", true)), 0);
        assertThat(classPath.get(classPath.size() - 1).resolve(UserApplication.FILE))
                .content()
                .contains("\"late\":true")
                .contains("\"weight\":2", "\"weight\":0")
                .doesNotContain("\"weight\":3");
        List<Launchable> refusing = List.of(none, none);
        assertRefused(() -> app.rehearse(refusing), "jersey:4.0.3: no such class");
    }

    /** A POST that creates once: the second answer counts like the first. */
    @Test
    void whatIsWrongTheSecondTimeIsNotInTheMix() throws IOException {
        ApplicationJars app = application("a,GET,/a,,,,2,204,,,\nb,GET,/b,,,,3,204,,,\n", jar("jakarta", false));
        Launchable once =
                answering("jersey:4.0.1", "reply 204 false; reply 204 false; reply 409 false exists; reply 204 false");
        assertThat(app.rehearse(List.of(once)).get(0))
                .containsOnlyKeys("b")
                .containsValue("exists; the mix of all subjects is without it");
    }

    /** As class folders of two modules are. */
    @Test
    void jarsOfOneNameAreEachRenamed() throws IOException {
        Path one = jar("javax", false);
        Path other = Files.createDirectories(folder.resolve("other")).resolve(one.getFileName());
        Path requests = Files.writeString(
                folder.resolve("requests.csv"), String.join(",", RequestsFile.COLUMNS) + "\n,GET,/a,,,,,204,,,\n");
        ApplicationJars both = new ApplicationJars(
                new AppPlan(
                        List.of(
                                one.toString(),
                                Files.copy(one, other, StandardCopyOption.REPLACE_EXISTING)
                                        .toString()),
                        List.of(),
                        List.of(),
                        "",
                        false,
                        "",
                        requests.toString(),
                        List.of(),
                        ""),
                folder.resolve("work"));
        List<Path> classPath = both.behind(List.of(jar("jakarta", true)), 0);
        assertThat(classPath.subList(1, 3)).doesNotHaveDuplicates().allMatch(Files::exists);
    }

    @Test
    void whatIsNotThereIsSaid() throws IOException {
        assertRefused(() -> application(folder.resolve("none.jar")), "there is no such jar");
        Path war = Files.write(folder.resolve("shop.war"), new byte[0]);
        assertRefused(() -> application(war), "a WAR is no class path");
    }

    /** Whatever is done to a jar, it is taken or refused in one line. */
    @Test
    void mutatedJarsAreTakenOrRefused() throws Exception {
        byte[] right = Files.readAllBytes(jar("javax", false));
        List<Path> release = List.of(jar("jakarta", true));
        Path jar = folder.resolve("mutated.jar");
        mutate(
                right,
                Integer.getInteger("mutations", 50),
                bytes -> application(Files.write(jar, bytes)).behind(release, 0));
    }
}
