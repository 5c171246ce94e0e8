package org.jaxrsbench.runner;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.ForeignApplication;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.Own;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.CompilerHints;

/** The part of a run that is ours: what it says of its cases to a tool that runs them, where it was loaded from, and a digest of it. */
final class Harness {

    private static final String COMPILE_COMMANDS = "-XX:CompileCommandFile=";

    private Harness() {}

    /** The cases of a command line. */
    static Listing listing(Arguments arguments) throws IOException {
        List<PlannedCase> plan;
        try {
            plan = Plan.of(arguments);
            requireNames(plan);
        } catch (BadInputException e) {
            return Listing.badInput(e.getMessage());
        }
        List<String> options = new ArrayList<>();
        CompilerHints.addCompilerHints(options);
        StringBuilder commands = new StringBuilder();
        for (String option : List.copyOf(options)) {
            if (option.startsWith(COMPILE_COMMANDS)) { // a file that goes with this JVM
                commands.append(Files.readString(Path.of(option.substring(COMPILE_COMMANDS.length()))));
                options.remove(option);
            }
        }
        JaxRsEngine engine = arguments.has("--foreign") ? null : Engines.load();
        Map<Capability, Limitation> lacking = engine == null ? Map.of() : Engines.unsupported(engine);
        return new Listing(
                ForkOrder.VERSION,
                engine == null ? "jmh" : engine.implementation(),
                engine == null ? "unknown" : engine.version(),
                digest(),
                SlicedBenchmark.CARRIER,
                options,
                commands.toString(),
                plan.stream().map(planned -> listed(planned, lacking)).toList(),
                "");
    }

    private static Listing.Listed listed(PlannedCase planned, Map<Capability, Limitation> lacking) {
        BenchmarkListEntry entry = planned.entry();
        Map<String, String> params = planned.params().values();
        Optional<Class<?>> ours = Plan.ourClass(entry);
        // Cases of one application can share a fork, and be sliced if what answers them is the worker alone.
        Optional<AppConfig> boots =
                ours.map(type -> BenchmarkInstances.parts(type, params).application());
        return new Listing.Listed(
                planned.benchmark(),
                params,
                entry.getMode().shortLabel(),
                entry.getUsername(),
                ours.flatMap(type -> BenchmarkInstances.application(type, params))
                        .orElse(""),
                boots.isPresent() && !boots.get().has(Own.LATE_ANSWERS),
                Stream.of(entry.getJvmArgsPrepend(), entry.getJvmArgs(), entry.getJvmArgsAppend())
                        .flatMap(flags -> flags.orElse(List.of()).stream())
                        .toList(),
                planned.unmet(lacking).orElse(""));
    }

    /** In results, benchmarks are called by their class and method alone. */
    private static void requireNames(List<PlannedCase> plan) {
        Map<String, String> known = new HashMap<>();
        for (PlannedCase planned : plan) {
            String name = planned.entry().getUsername();
            String other = known.putIfAbsent(planned.benchmark(), name);
            if (other != null && !other.equals(name)) {
                throw new BadInputException(other + " and " + name + " are both " + planned.benchmark()
                        + "; name one of them, with its package, as the pattern");
            }
        }
    }

    /** The jar or class folder that the harness was loaded from. */
    static Path codeSource() {
        try {
            return Path.of(Harness.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an address that is no URI", e);
        }
    }

    /**
     * A digest of everything of ours that runs while something is measured: benchmarks, resources and exchange. Two
     * runs of different harnesses are not comparable.
     */
    static String digest() {
        Path source = codeSource();
        try (FileSystem jar = Files.isDirectory(source) ? null : FileSystems.newFileSystem(source)) {
            Path root = jar == null ? source : jar.getPath("/");
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String part : List.of("benchmark", "engine", "resource")) {
                try (Stream<Path> files = Files.walk(root.resolve("org/jaxrsbench/" + part))) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                        String name = root.relativize(file).toString().replace(File.separatorChar, '/');
                        digest.update(name.getBytes(StandardCharsets.UTF_8));
                        digest.update(Files.readAllBytes(file));
                    }
                }
            }
            ForeignApplication.here()
                    .ifPresent(own -> digest.update(own.digest().getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("cannot read " + source, e);
        }
    }
}
