package org.jaxrsbench.cli.subject;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A small checkout of the same shape as this one, whose only implementation is {@code toy}, and Maven settings with an
 * empty local repository and one mirror of everything: a folder. Nothing asks the network.
 *
 * @param checkout the folder with the parent pom
 * @param mirror the folder that takes the place of all remote repositories
 * @param local the local repository
 * @param settings the settings file
 */
public record ToyCheckout(Path checkout, Path mirror, Path local, Path settings) {

    private static final String LINE = """
            <profile><id>%s</id><properties>
              <toy.version>%s</toy.version>
              <subject.versions>%s</subject.versions>
              <classes.name>classes-%1$s</classes.name>
            </properties></profile>
            """;

    /** Makes one with the release 1.0, which needs a helper, which needs what it does not pass on. */
    public static ToyCheckout in(Path folder) throws IOException {
        ToyCheckout toy = new ToyCheckout(
                folder.resolve("checkout"),
                folder.resolve("mirror"),
                folder.resolve("local"),
                folder.resolve("settings.xml"));
        toy.writePoms();
        write(toy.settings, """
                <settings>
                  <localRepository>%s</localRepository>
                  <mirrors><mirror><id>everything</id><mirrorOf>*</mirrorOf><url>%s</url></mirror></mirrors>
                  <profiles><profile><id>more</id><repositories><repository>
                    <id>snapshots</id><url>file:/no-such-folder</url><snapshots><enabled>true</enabled></snapshots>
                  </repository></repositories></profile></profiles>
                  <activeProfiles><activeProfile>more</activeProfile></activeProfiles>
                </settings>
                """.formatted(toy.local, toy.mirror.toUri()));
        publish(toy.mirror, "toy", "1.0", dependency("helper", "1.0", ""));
        publish(
                toy.mirror,
                "helper",
                "1.0",
                dependency("only-tests", "1.0", "<scope>test</scope>")
                        + dependency("container", "1.0", "<scope>provided</scope>")
                        + dependency("extra", "1.0", "<optional>true</optional>")
                        + dependency("unwanted", "1.0", ""));
        publish(toy.mirror, "pack", "1.0", dependency("packed", "1.0", ""));
        for (String plain : List.of("packed 1.0", "tool 1.0", "tool 2.0", "junit 1.0")) {
            publish(toy.mirror, plain.split(" ")[0], plain.split(" ")[1], "");
        }
        toy.publishLauncher();
        return toy;
    }

    /** JUnit's launcher as this JVM has it: a jar whose manifest names this JVM's class path. */
    private void publishLauncher() throws IOException {
        Path launcher = mirror.resolve("org/junit/platform/junit-platform-console/1.0/junit-platform-console-1.0.jar");
        write(
                launcher.resolveSibling("junit-platform-console-1.0.pom"),
                pom("junit-platform-console", "1.0", "").replace("org.toy", "org.junit.platform"));
        new JarOutputStream(Files.newOutputStream(launcher), classPathOfThisJvm()).close();
    }

    /** The manifest of a jar that has this JVM's class path. */
    public static Manifest classPathOfThisJvm() {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(entry -> Path.of(entry).toUri().toString())
                                .collect(Collectors.joining(" ")));
        return manifest;
    }

    private void writePoms() throws IOException {
        write(checkout.resolve("pom.xml"), pom("parent", "1", """
                        <packaging>pom</packaging>
                        <properties><junit.version>1.0</junit.version><classes.name>classes</classes.name></properties>
                        <dependencyManagement><dependencies>%s</dependencies></dependencyManagement>
                        <build>
                          <outputDirectory>${project.build.directory}/${classes.name}</outputDirectory>
                          <testOutputDirectory>${project.build.directory}/test-${classes.name}</testOutputDirectory>
                        </build>
                        """.formatted(dependency("tool", "2.0", ""))));
        for (String room : List.of("format", "stats", "runner")) {
            write(checkout.resolve("tool/" + room + "/pom.xml"), module("bench-" + room, ""));
        }
        write(
                checkout.resolve("bench-common/pom.xml"),
                module(
                        "bench-common",
                        "<dependencies>" + dependency("bench-format", "1", "") + dependency("tool", "1.0", "")
                                + "</dependencies>"));
        write(
                checkout.resolve("bench-toy/src/main/resources/META-INF/services/org.jaxrsbench.engine.JaxRsEngine"),
                "toy.Engine");
        write(
                checkout.resolve("bench-toy/pom.xml"),
                module(
                        "bench-toy",
                        "<properties><toy.version>1.0</toy.version></properties><dependencies>"
                                + dependency("bench-common", "1", "")
                                + dependency("bench-main", "1", "<scope>runtime</scope>")
                                + dependency(
                                        "toy",
                                        "${toy.version}",
                                        "<exclusions><exclusion><groupId>org.toy</groupId>"
                                                + "<artifactId>unwanted</artifactId></exclusion></exclusions>")
                                + dependency("pack", "1.0", "<type>pom</type>")
                                + dependency("bench-common", "1", "<type>test-jar</type><scope>test</scope>")
                                + dependency("junit", "1.0", "<scope>test</scope>")
                                + "</dependencies><profiles>"
                                + LINE.formatted("toy-1", "1.0", "[1,2)")
                                + LINE.formatted("toy-2", "2.0", "[2,3)")
                                + "</profiles>"));
        for (String module : List.of("tool/format", "tool/stats", "tool/runner", "bench-common", "bench-toy")) {
            write(checkout.resolve(module).resolve("src/main/java/A.java"), "class A {}");
            write(checkout.resolve(module).resolve("src/test/java/ATest.java"), "class ATest {}");
        }
    }

    /** The settings, as they would be found. */
    public MavenSettings mavenSettings() {
        return new MavenSettings(settings, Optional.empty(), Optional.empty(), false);
    }

    /** Its releases, of which each line compiles. */
    public Releases releases() {
        return releases(ToyCheckout::leaveClasses);
    }

    /** Its releases, compiled by a stand-in for Maven. */
    Releases releases(LineClasses.Compiler compiler) {
        return new Releases(checkout, mavenSettings(), compiler, System.err);
    }

    /** Its implementation, as the pom has it now. */
    ImplementationModule module() {
        return ImplementationModule.all(checkout).get(0);
    }

    /** Leaves class folders as a build of a line would, with its profile in them. */
    static Optional<String> leaveClasses(Path checkout, String module, String profile, boolean tests)
            throws IOException {
        List<String> outputs = new ArrayList<>();
        for (String kind : tests ? List.of("classes", "test-classes") : List.of("classes")) {
            outputs.add(module + "/target/" + kind + "-" + profile);
            for (String shared : List.of("bench-common", "tool/runner", "tool/stats", "tool/format")) {
                outputs.add(shared + "/target/" + kind);
            }
        }
        for (String output : outputs) {
            Path classes = Files.createDirectories(checkout.resolve(output).resolve("p"));
            Files.writeString(classes.resolve("A.class"), profile);
        }
        return Optional.empty();
    }

    private static String module(String artifactId, String rest) {
        return pom(
                artifactId,
                "1",
                "<parent><groupId>org.toy</groupId><artifactId>parent</artifactId><version>1</version></parent>"
                        + rest);
    }

    private static String pom(String artifactId, String version, String rest) {
        return "<project><modelVersion>4.0.0</modelVersion><groupId>org.toy</groupId><artifactId>" + artifactId
                + "</artifactId><version>" + version + "</version>" + rest + "</project>";
    }

    /** An element of a pom. */
    public static String dependency(String artifactId, String version, String more) {
        return "<dependency><groupId>org.toy</groupId><artifactId>" + artifactId + "</artifactId><version>" + version
                + "</version>" + more + "</dependency>";
    }

    /** Puts a release, or a snapshot as an installation leaves it, into a repository. */
    public static void publish(Path repository, String artifactId, String version, String dependencies)
            throws IOException {
        publishAs(repository, artifactId, version, version, dependencies);
    }

    /**
     * Puts a snapshot into a remote repository.
     *
     * @param build its number, from 1
     */
    public static void deploy(Path repository, String artifactId, String base, int build, String dependencies)
            throws IOException {
        String timestamp = "20260101.00000" + build;
        String version = base + "-SNAPSHOT";
        publishAs(repository, artifactId, version, base + "-" + timestamp + "-" + build, dependencies);
        write(folder(repository, artifactId, version).resolve("maven-metadata.xml"), """
                <metadata><groupId>org.toy</groupId><artifactId>%s</artifactId><version>%s</version><versioning>
                  <snapshot><timestamp>%s</timestamp><buildNumber>%d</buildNumber></snapshot>
                  <lastUpdated>2026010100000%4$d</lastUpdated>
                </versioning></metadata>
                """.formatted(
                        artifactId, version, timestamp, build));
    }

    /** Writes a repository's list of an artifact's releases. */
    public static void list(Path repository, String artifactId, String... versions) throws IOException {
        write(
                folder(repository, artifactId, "").resolve("maven-metadata.xml"),
                "<metadata><groupId>org.toy</groupId><artifactId>" + artifactId
                        + "</artifactId><versioning><versions><version>" + String.join("</version><version>", versions)
                        + "</version></versions></versioning></metadata>");
    }

    /** Writes a jar whose entries all are the first bytes of a class for this Java. */
    public static Path jar(Path file, int java, String... entries) throws IOException {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            for (String entry : entries) {
                jar.putNextEntry(new JarEntry(entry));
                jar.write(new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, (byte) (44 + java)});
            }
        }
        return file;
    }

    private static void publishAs(
            Path repository, String artifactId, String version, String fileVersion, String dependencies)
            throws IOException {
        Path name = folder(repository, artifactId, version).resolve(artifactId + "-" + fileVersion);
        write(
                name.resolveSibling(name.getFileName() + ".pom"),
                pom(artifactId, version, "<dependencies>" + dependencies + "</dependencies>"));
        try (JarOutputStream jar =
                new JarOutputStream(Files.newOutputStream(name.resolveSibling(name.getFileName() + ".jar")))) {
            jar.putNextEntry(new JarEntry(artifactId));
            jar.write(fileVersion.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Path folder(Path repository, String artifactId, String version) {
        return repository.resolve("org/toy").resolve(artifactId).resolve(version);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
