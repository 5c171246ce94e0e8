package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.subject.ToyCheckout;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Benchmarks of other projects that do what few do, and files that are none. */
class OddJarsIT {

    private static final String LIST = "META-INF/BenchmarkList";

    private static final List<String> VALUES = List.of(";", "%3B", "a\tb\nc", "", " x,y=\u00e9\ud83d\ude00\"\\ ");

    private static final String CODE = """
            package org.example.odd;
            import java.nio.charset.StandardCharsets;
            import java.nio.file.*;
            import org.openjdk.jmh.annotations.*;
            @Fork(1)
            public class Odd {
                @State(Scope.Benchmark)
                public static class Value {
                    @Param({";", "%3B", "a\\tb\\nc", "", " x,y=\\u00e9\\ud83d\\ude00\\"\\\\ "}) public String value;
                    @Setup public void keep() throws Exception {
                        String line = java.util.Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)) + "\\n";
                        Files.writeString(Path.of(System.getProperty("seen")), line,
                            StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    }
                }
                @Benchmark public String value(Value value) { return new String(value.value); }
                @Benchmark public byte[] renamed() {
                    Thread.currentThread().setName("mine");
                    return new byte[10];
                }
                @Benchmark @Fork(value = 1, jvmArgsAppend = "-Djmh.executor=FJP") public byte[] elsewhere() {
                    return new byte[10];
                }
                @Benchmark @BenchmarkMode(Mode.SingleShotTime) public byte[] once() {
                    return new byte[10];
                }
                @Benchmark @Threads(4) public byte[] four() {
                    return new byte[10];
                }
                @Benchmark @Group("pair") public byte[] give() {
                    return new byte[10];
                }
                @Benchmark @Group("pair") public byte[] take() {
                    return new byte[10];
                }
            }
            """;

    @TempDir
    private static Path made;

    private static Path jar;

    @TempDir
    private Path root;

    private Path results;

    @BeforeAll
    static void compile() throws IOException {
        Path source = Files.writeString(made.resolve("Odd.java"), CODE);
        Path classes = Files.createDirectory(made.resolve("classes"));
        String path = System.getProperty("java.class.path");
        String[] options = {"-cp", path, "-processorpath", path, "-d", classes.toString(), source.toString()};
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, options);
        assertThat(result).isZero();
        jar = zip(made.resolve("odd.jar"), classes);
    }

    private static Path zip(Path file, Path folder) throws IOException {
        Manifest manifest = ToyCheckout.classPathOfThisJvm();
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "org.openjdk.jmh.Main");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest);
                Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                jar.putNextEntry(new JarEntry(folder.relativize(each).toString()));
                Files.copy(each, jar);
            }
        }
        return file;
    }

    @BeforeEach
    void makeResults() {
        results = root.resolve("results");
    }

    private Cli run(Path subject, String pattern, String... more) {
        String words = "run --rounds 1 --settle 0s --slices 100 --ignore-conditions --no-page --subjects jmh:" + subject
                + " --out " + results + " --jvm-args=-Dseen=" + root.resolve("seen") + " " + pattern;
        return Cli.run(Stream.of(words.split(" "), more).flatMap(Stream::of).toArray());
    }

    private List<Path> runs() throws IOException {
        try (Stream<Path> runs = Files.list(results)) {
            return runs.toList();
        }
    }

    private List<String> seen() throws IOException {
        return Files.readAllLines(root.resolve("seen")).stream()
                .map(line -> new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8))
                .toList();
    }

    /** Before anything is measured. */
    @Test
    void whatHasNoRateOfOneThreadIsNamed() {
        for (String[] each : new String[][] {
            {"Odd.once", "a single shot"}, {"Odd.four", "@Threads(4)"}, {"Odd.pair", "@Group of 2 threads"}
        }) {
            Cli cli = run(jar, each[0]);
            assertThat(cli.exit()).isEqualTo(2);
            assertThat(cli.err()).contains("not supported by jmh:" + jar + ": " + each[0] + ": it ", each[1]);
        }
        assertThat(run(jar, "Odd.four --threads 2").exit()).isZero();
    }

    /** Whether it is measured, read again or resumed, in ten forks. */
    @Test
    @Tag("nightly")
    void aBenchmarkIsGivenItsOwnValue() throws Exception {
        Cli first = run(jar, "Odd.value");
        assertThat(first.exit()).as(first.err()).isZero();
        assertThat(seen()).containsExactlyInAnyOrderElementsOf(VALUES);
        List<Sample> samples = new RunFolder(runs().get(0)).readSamples();
        assertThat(samples)
                .extracting(s -> s.params().get("value").orElseThrow())
                .containsAll(VALUES);
        Cli.passes("run", "--resume", runs().get(0), "--rounds", "2", "--no-page");
        assertThat(seen()).hasSize(2 * VALUES.size());
        assertThat(new RunFolder(runs().get(0)).readSamples()).hasSize(2 * samples.size());
        assertThat(runs().get(0).resolve("plan.json")).content().contains("\"rounds\" : 2,");
    }

    @Test
    void oneValueIsChosen() throws Exception {
        Cli cli = run(jar, "Odd.value", "-p", "value=" + VALUES.get(4));
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(seen()).containsExactly(VALUES.get(4));
    }

    @Test
    void threadsThatCannotBeReadAreRefused() throws Exception {
        Cli cli = Cli.run("run", "--subjects", "jmh:" + jar, "--out", results, "Odd.elsewhere");
        cli.saysInOneLine(2, "-Djmh.executor=FJP");
        assertThat(runs()).isEmpty();
        Cli renamed = run(jar, "Odd.renamed");
        assertThat(renamed.exit()).isEqualTo(5);
        assertThat(renamed.err()).contains("cannot be read");
    }

    @ParameterizedTest
    @CsvSource({
        "empty, it is no jar",
        "text, it is no jar",
        "zip, holds no JMH benchmarks",
        "list, holds no JMH benchmarks",
        "half, holds no JMH benchmarks",
    })
    void aFileWithoutBenchmarksIsSaidToBeOne(String kind, String says) throws Exception {
        Path file = root.resolve(kind + ".jar");
        Path folder = Files.createDirectories(root.resolve("folder"));
        byte[] list = Files.readAllBytes(made.resolve("classes").resolve(LIST));
        Path copy = folder.resolve(LIST);
        Files.createDirectories(copy.getParent());
        switch (kind) {
            case "empty" -> Files.createFile(file);
            case "text" -> Files.writeString(file, "no jar");
            case "list" -> Files.write(copy, list);
            case "half" -> Files.write(copy, Arrays.copyOf(list, list.length / 2));
            default -> Files.writeString(folder.resolve("a.txt"), "no class");
        }
        if (Files.notExists(file)) {
            zip(file, folder);
        }
        run(file, "Odd").saysInOneLine(2, file.toString(), says);
        assertThat(runs()).isEmpty();
    }
}
