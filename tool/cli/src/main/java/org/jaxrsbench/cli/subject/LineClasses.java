package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.jaxrsbench.format.BadInputException;

/**
 * What is compiled for one line of releases: the module's engine and what engines share; their tests where they are wanted.
 *
 * <p>Maven compiles them; then they are copied to a folder that is named after the digest of their sources. So they are
 * compiled once, whichever release of the line is measured, and no later build changes them under a measurement.
 */
final class LineClasses {

    /** What a fork's class path has beside the engine: artifacts with their folders. */
    private static final Map<String, String> SHARED = Map.of(
            "bench-common", "bench-common",
            "bench-format", "tool/format",
            "bench-stats", "tool/stats",
            "bench-runner", "tool/runner");

    /** Compiles a module of a checkout, and what it needs, for a line of releases. */
    @FunctionalInterface
    interface Compiler {

        /** The checkout's own build, always to this phase: before it, Maven looks for other modules' tests in a repository. */
        Compiler MAVEN = (checkout, module, profile, tests) -> Maven.build(
                checkout, List.of(module), List.of("-P" + profile, "-Dmaven.test.skip=" + !tests), "test-compile");

        /**
         * Compiles.
         *
         * @param module its folder's name
         * @param tests whether tests are compiled, too
         * @return why it failed; empty if it did not
         */
        Optional<String> compile(Path checkout, String module, String profile, boolean tests)
                throws IOException, InterruptedException;
    }

    private final Path checkout;
    private final String module;
    private final String profile;
    private final boolean tests;
    private final Path folder;

    /**
     * The classes of a line as its sources are now.
     *
     * @param tests whether with those of tests
     */
    LineClasses(Path checkout, ImplementationModule module, String profile, boolean tests) throws IOException {
        this.checkout = checkout;
        this.module = module.folder().getFileName().toString();
        this.profile = profile;
        this.tests = tests;
        FileDigest digest = new FileDigest()
                .add(checkout, checkout.resolve("pom.xml"))
                .add(checkout, module.pom())
                .add(checkout, module.folder().resolve("src"));
        for (String shared : new TreeSet<>(SHARED.values())) {
            digest.add(checkout, checkout.resolve(shared + "/pom.xml"))
                    .add(checkout, checkout.resolve(shared + "/src"));
        }
        this.folder =
                module.folder().resolve("target/lines").resolve(profile + (tests ? "-tests-" : "-") + digest.hex());
    }

    /** The engine's class folder, or that of its tests. */
    Path engine(boolean ofTests) {
        return of(module, ofTests);
    }

    /** A module's class folder, or that of its tests. */
    Path of(String artifactId, boolean ofTests) {
        if (!artifactId.equals(module) && !SHARED.containsKey(artifactId)) {
            throw new IllegalStateException(
                    module + " needs " + artifactId + ", which is not among " + SHARED.keySet());
        }
        return folder.resolve(ofTests ? artifactId + "-tests" : artifactId);
    }

    /**
     * Compiles, unless that was done before.
     *
     * @param model the module's model under the profile: says where its build leaves classes
     * @throws BadInputException if the sources do not compile
     */
    void compile(Compiler compiler, Model model, PrintStream progress) throws IOException, InterruptedException {
        if (Files.isDirectory(folder)) {
            return;
        }
        progress.println("compiling " + module + " for " + profile);
        Optional<String> failure = compiler.compile(checkout, module, profile, tests);
        if (failure.isPresent()) {
            throw new BadInputException("cannot compile " + module + " for " + profile + ": " + failure.get());
        }
        Path made = Files.createTempDirectory(Files.createDirectories(folder.getParent()), "new");
        copy(model.getBuild().getOutputDirectory(), made, engine(false));
        if (tests) {
            copy(model.getBuild().getTestOutputDirectory(), made, engine(true));
        }
        for (Map.Entry<String, String> shared : SHARED.entrySet()) {
            String target = checkout.resolve(shared.getValue()) + "/target/";
            copy(target + "classes", made, of(shared.getKey(), false));
            if (tests) {
                copy(target + "test-classes", made, of(shared.getKey(), true));
            }
        }
        try {
            Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(folder)) { // else another process was faster, with the same classes
                throw e;
            }
        }
    }

    private static void copy(String output, Path made, Path name) throws IOException {
        Path from = Path.of(output);
        Path to = made.resolve(name.getFileName());
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }
}
