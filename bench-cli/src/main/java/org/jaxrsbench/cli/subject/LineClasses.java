package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.jaxrsbench.cli.subject.resolve.OwnClasses;
import org.jaxrsbench.results.BadInputException;

/**
 * What is compiled for one line of releases: the module's engine, what engines share, and their tests if they are asked for.
 *
 * <p>Maven compiles them; then they are copied to a folder that is named after the digest of their sources. So they are
 * compiled once, whichever release of the line is measured, and no later build changes them under a measurement.
 */
final class LineClasses implements OwnClasses {

    private static final List<String> SHARED = List.of("bench-common", "bench-results", "bench-runner");

    /** Compiles a module of a checkout, and what it needs, for a line of releases. */
    @FunctionalInterface
    interface Compiler {

        /**
         * The checkout's own build; its tests, too, or Maven looks for those of other modules in a repository, where a
         * stranger has none.
         */
        Compiler MAVEN = (checkout, module, profile, tests) ->
                Maven.build(checkout, List.of(module), List.of("-P" + profile), "test-compile");

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
    private final ImplementationModule module;
    private final String profile;
    private final boolean tests;
    private final Path folder;

    /**
     * The classes of a line as its sources are now.
     *
     * @param tests whether tests are wanted, too
     */
    LineClasses(Path checkout, ImplementationModule module, String profile, boolean tests) throws IOException {
        this.checkout = checkout;
        this.module = module;
        this.profile = profile;
        this.tests = tests;
        Path lines = module.folder().resolve("target/lines");
        Path withTests = lines.resolve(profile + "-" + digest(true));
        // What was compiled with tests holds all the rest, too.
        this.folder = tests || Files.isDirectory(withTests) ? withTests : lines.resolve(profile + "-" + digest(false));
    }

    /** The engine's class folder, or that of its tests. */
    Path engine(boolean ofTests) {
        return of(module.folder().getFileName().toString(), ofTests);
    }

    @Override
    public Path of(String artifactId, boolean ofTests) {
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
        String name = module.folder().getFileName().toString();
        progress.println("compiling " + name + " for " + profile);
        Optional<String> failure = compiler.compile(checkout, name, profile, tests);
        if (failure.isPresent()) {
            throw new BadInputException("cannot compile " + name + " for " + profile + ": " + failure.get());
        }
        Path made = Files.createTempDirectory(Files.createDirectories(folder.getParent()), "new");
        gather(made, model.getBuild().getOutputDirectory(), false);
        if (tests) {
            gather(made, model.getBuild().getTestOutputDirectory(), true);
        }
        try {
            Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(folder)) { // else another process was faster, with the same classes
                throw e;
            }
        }
    }

    private void gather(Path made, String output, boolean ofTests) throws IOException {
        copy(Path.of(output), made.resolve(engine(ofTests).getFileName()));
        for (String shared : SHARED) {
            Path compiled = checkout.resolve(shared).resolve(ofTests ? "target/test-classes" : "target/classes");
            copy(compiled, made.resolve(of(shared, ofTests).getFileName()));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    private String digest(boolean tests) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
        digest.update((byte) (tests ? 1 : 0));
        List<Path> parts = new ArrayList<>(List.of(
                checkout.resolve("pom.xml"), module.pom(), module.folder().resolve("src")));
        for (String name : SHARED) {
            parts.add(checkout.resolve(name).resolve("pom.xml"));
            parts.add(checkout.resolve(name).resolve("src"));
        }
        for (Path part : parts) {
            try (Stream<Path> files = Files.walk(part)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    Path name = checkout.relativize(file);
                    if (tests || !name.toString().contains("/src/test/")) {
                        digest.update(name.toString().getBytes(StandardCharsets.UTF_8));
                        digest.update(Files.readAllBytes(file));
                    }
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 6);
    }
}
