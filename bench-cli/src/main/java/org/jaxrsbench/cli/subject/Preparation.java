package org.jaxrsbench.cli.subject;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;

/** Builds, or reuses, the benchmarks jar of each subject. Always before measuring, never beside it. */
public final class Preparation {

    private final Path checkout;
    private final Jdks jdks;
    private final PrintStream progress;

    /**
     * Prepares subjects of a checkout.
     *
     * @param progress where builds are announced
     */
    public Preparation(Path checkout, Jdks jdks, PrintStream progress) {
        this.checkout = checkout;
        this.jdks = jdks;
        this.progress = progress;
    }

    /**
     * Makes a subject ready to be measured.
     *
     * @throws BadInputException where its version, jar, commit or JDK does not exist
     */
    public Prepared prepare(Subject subject) throws IOException, InterruptedException {
        Path jdk = subject.jdk().map(jdks::find).orElseGet(Jdks::current);
        Path java = jdk.resolve("bin/java");
        if (subject.jar().isPresent()) {
            Path jar = Path.of(subject.jar().get());
            if (!Files.isRegularFile(jar)) {
                throw new BadInputException("subject '" + subject.label() + "': there is no file " + jar);
            }
            return new Prepared(subject, jar, java);
        }
        Path source = subject.gitRef().isPresent() ? worktree(subject) : checkout;
        Map<String, Module> modules = Module.all(source);
        Module module = modules.get(subject.implementation());
        if (module == null) {
            throw new BadInputException("subject '" + subject.label() + "': there is no implementation '"
                    + subject.implementation() + "'; there are " + String.join(", ", modules.keySet()));
        }
        String profile = module.profile(subject.version());
        Path jar = module.jar(subject.version());
        if (!upToDate(jar, source, module)) {
            build(subject, source, module, profile, jar);
        }
        return new Prepared(subject, jar, java);
    }

    private void build(Subject subject, Path source, Module module, String profile, Path jar)
            throws IOException, InterruptedException {
        progress.println("building " + subject.label());
        List<String> command = List.of(
                maven(source),
                "-B",
                "-q",
                "-P" + profile,
                "-D" + module.name() + ".version=" + subject.version(),
                "-DskipTests",
                "-Dspotless.check.skip",
                "-Denforcer.skip",
                "-pl",
                module.folder().getFileName().toString(),
                "-am",
                "package");
        Output built = run(source, command);
        if (built.exitCode() != 0) {
            throw new BadInputException("subject '" + subject.label() + "' cannot be built: " + reason(built.text())
                    + "; is there such a release?");
        }
        // A build that changes nothing leaves the jar as it was, and it must still count as new.
        Files.setLastModifiedTime(jar, FileTime.fromMillis(System.currentTimeMillis()));
    }

    private static String reason(String output) {
        return output.lines()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .filter(line -> line.startsWith("[ERROR]"))
                .map(line -> line.substring("[ERROR]".length()).strip())
                .map(line -> line.replaceAll("\\(?https?://\\S+\\)?", "").strip())
                .findFirst()
                .orElse("the build failed");
    }

    private static boolean upToDate(Path jar, Path source, Module module) throws IOException {
        if (!Files.isRegularFile(jar) || jar.toString().contains("-SNAPSHOT")) {
            return false;
        }
        FileTime built = Files.getLastModifiedTime(jar);
        for (Path input : List.of(
                source.resolve("pom.xml"),
                source.resolve("bench-common/pom.xml"),
                source.resolve("bench-common/src/main"),
                module.folder().resolve("pom.xml"),
                module.folder().resolve("src"))) {
            try (Stream<Path> files = Files.walk(input)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (Files.getLastModifiedTime(file).compareTo(built) > 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** A checkout of the commit under the build folder, kept for the next time. */
    private Path worktree(Subject subject) throws IOException, InterruptedException {
        String ref = subject.gitRef().orElseThrow();
        Output commit = run(
                checkout, List.of("git", "rev-parse", "--verify", "--quiet", "--end-of-options", ref + "^{commit}"));
        if (commit.exitCode() != 0) {
            throw new BadInputException("subject '" + subject.label() + "': there is no commit '" + ref + "'");
        }
        String hash = commit.text().strip();
        Path folder = checkout.resolve("target/worktrees").resolve(hash);
        if (!Files.isDirectory(folder)) {
            Output added =
                    run(checkout, List.of("git", "worktree", "add", "--force", "--detach", folder.toString(), hash));
            if (added.exitCode() != 0) {
                throw new BadInputException("subject '" + subject.label() + "': cannot check out " + hash + ": "
                        + added.text().strip());
            }
        }
        return folder;
    }

    private static String maven(Path source) {
        boolean installed = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "mvn")));
        return installed ? "mvn" : source.resolve("mvnw").toString();
    }

    private record Output(int exitCode, String text) {}

    private static Output run(Path folder, List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(new ArrayList<>(command))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Output(process.waitFor(), text);
    }
}
