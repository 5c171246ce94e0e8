package org.jaxrsbench.cli.subject;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.Launchable;

/**
 * Makes subjects ready to be measured: a release gets a class path, another commit's harness is built. Always before
 * measuring, never beside it.
 *
 * @param checkout whose subjects are prepared
 * @param progress where builds are announced
 */
public record Preparation(Path checkout, Jdks jdks, PrintStream progress) {

    /** {@code group:artifact:version}, with an extension and a classifier before the version or without. */
    private static final Pattern COORDINATES = Pattern.compile("[\\w.-]+:[\\w.-]+(?::[\\w.-]+){1,3}");

    private static final String JMH = "org/openjdk/jmh/Main.class";

    /**
     * Makes a subject ready to be measured.
     *
     * @throws BadInputException if its version, jar, commit or JDK does not exist
     */
    public Launchable prepare(SubjectLabel subject) throws IOException, InterruptedException {
        Path jdk = subject.jdk().map(jdks::find).orElseGet(Jdks::current);
        Path java = jdk.resolve("bin/java");
        if (subject.jar().isPresent()) {
            Path jar = Path.of(subject.jar().get());
            List<Path> theirs = List.of(jar);
            if (subject.foreign()
                    && !Files.exists(jar)
                    && COORDINATES.matcher(jar.toString()).matches()) {
                theirs = resolved(subject);
            } else if (!Files.isRegularFile(jar)) {
                throw new BadInputException("subject '" + subject.label() + "': there is no file " + jar);
            } else if (subject.foreign()) {
                requireRunnable(subject, jar);
            }
            return subject.on(subject.foreign() ? withHarness(theirs) : theirs, java);
        }
        Checkout.find(); // says that there is none, before anything is resolved
        Path source = subject.gitRef().isPresent() ? worktree(subject) : checkout;
        ImplementationModule module = ImplementationModule.of(source, subject.implementation(), subject.label());
        ImplementationModule.Line line = module.line(subject.version());
        if (subject.gitRef().isPresent()) {
            return subject.on(List.of(built(subject, source, module, line)), java);
        }
        try (Releases releases = Releases.ofThisMachine(checkout, progress)) {
            List<Path> classPath = releases.classPath(module, subject.version());
            int needed = Jdks.needed(classPath);
            int runs = subject.jdk().orElse(Runtime.version().feature());
            if (needed > runs) {
                throw new BadInputException("subject '" + subject.label() + "' needs Java " + needed
                        + " and would run on " + runs + "; name a newer JDK, such as " + module.name() + ":"
                        + subject.version() + "@" + needed);
            }
            return subject.on(classPath, java);
        } catch (UnresolvableException e) {
            throw new BadInputException("subject '" + subject.label() + "' cannot be resolved: " + e.getMessage()
                    + "; \"list " + module.name() + "\" prints the releases that there are");
        }
    }

    /** A thin jar would run on the JMH of this tool, and on its libraries. */
    private static void requireRunnable(SubjectLabel subject, Path jar) throws IOException {
        String problem = "it is no jar";
        // A class loader follows the Class-Path of a manifest, as the JVM does.
        try (JarFile file = new JarFile(jar.toFile());
                URLClassLoader loader =
                        new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            Manifest manifest = file.getManifest();
            if (manifest == null || manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) == null) {
                problem = "its manifest has no Main-Class";
            } else if (loader.findResource(JMH) == null) {
                problem = "neither it nor the Class-Path of its manifest has JMH's " + JMH;
            } else {
                return;
            }
        } catch (ZipException e) {
            // Said below.
        }
        throw new BadInputException("subject '" + subject.label() + "': " + problem
                + "; expected the jar that java -jar runs, with JMH in it; name that one, mostly target/benchmarks.jar,"
                + " which maven-shade-plugin or Gradle's jmhJar builds");
    }

    /** Somebody else's benchmarks come first, so that theirs is the JMH that runs them; what serves forks and profiles stands behind. */
    private static List<Path> withHarness(List<Path> theirs) {
        Stream<String> harness = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator));
        return Stream.concat(theirs.stream(), harness.map(Path::of)).toList();
    }

    /** Benchmarks that a repository has, with what they need. */
    private List<Path> resolved(SubjectLabel subject) {
        try (Releases releases = Releases.ofThisMachine(checkout, progress)) {
            return releases.runtimeOf(subject.jar().orElseThrow());
        } catch (UnresolvableException e) {
            throw new BadInputException("subject '" + subject.label() + "' cannot be resolved: " + e.getMessage()
                    + "; expected the path of a jar, or group:artifact:version of a released one");
        }
    }

    /** The jar that the commit's own build makes: an old commit may have other conventions than this one. */
    private Path built(SubjectLabel subject, Path source, ImplementationModule module, ImplementationModule.Line line)
            throws IOException, InterruptedException {
        Path jar = module.folder().resolve("target/benchmarks-" + module.name() + "-" + subject.version() + ".jar");
        // A commit does not change, and a snapshot does.
        if (Files.isRegularFile(jar) && !subject.version().endsWith("-SNAPSHOT")) {
            return jar;
        }
        progress.println("building " + subject.label());
        Optional<String> failure = Maven.build(
                source,
                List.of(module.folder().getFileName().toString()),
                List.of("-P" + line.profile(), "-D" + module.versionProperty() + "=" + subject.version()),
                "package");
        if (failure.isPresent()) {
            throw new BadInputException("subject '" + subject.label() + "' cannot be built: " + failure.get()
                    + "; \"list " + module.name() + "\" prints the releases that there are");
        }
        return jar;
    }

    /** A checkout of the commit under the build folder, kept for the next time. */
    private Path worktree(SubjectLabel subject) throws IOException, InterruptedException {
        Git git = new Git(checkout);
        String hash = git.commit(subject.gitRef().orElseThrow());
        Path folder = checkout.resolve("target/worktrees").resolve(hash);
        if (!Files.isDirectory(folder)) {
            git.checkOut(hash, folder);
        }
        return folder;
    }
}
