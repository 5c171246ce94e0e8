package org.jaxrsbench.main;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.contract.Launch;
import org.jaxrsbench.engine.DoubleEngine;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines that go wrong, each in the real harness: real forks, real files. Each test is a process of its own. */
@Tag("forks")
@Execution(ExecutionMode.CONCURRENT)
class WrongEnginesIT {

    private static final String[] SHORT = ("HelloWorld -p method=GET -p path=helloworld -wi 1 -w 100ms -i 1 -r 200ms"
                    + " --settle 100ms -jvmArgsAppend -Xmx256m")
            .split(" ");

    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("work"));
    }

    @ParameterizedTest
    @CsvSource({
        "404, answered 404",
        "wrong-bytes-later, wrong answer (bytes)",
        "throws, told to throw",
    })
    void aForkThatAnswersWrongFailsAndIsNotTimed(String behaviour, String reason) throws Exception {
        Launch launch = launch(behaviour, "-f", "1");

        assertThat(launch.exitCode()).as(launch.output()).isEqualTo(5);
        assertThat(launch.output())
                .contains("FAILED HelloWorldBenchmark.dispatch")
                .contains(reason);
        RunFolder run = launch.runFolder();
        assertThat(run.readSamples())
                .singleElement()
                .satisfies(s -> assertThat(s.status()).isEqualTo(Status.FAILED))
                .satisfies(s -> assertThat(s.metric()).isEqualTo(Metric.THROUGHPUT));
        assertThat(Files.readAllLines(run.summary())).as("only the header").hasSize(1);
        assertThat(new ObjectMapper().readTree(run.jmhJson().toFile())).isEmpty();
    }

    @Test
    void earlierForksOfAFailedCaseAreKept() throws Exception {
        Launch launch = launch("wrong-bytes-later", 3, Stream.concat(Stream.of(SHORT), Stream.of("-f", "4")));

        assertThat(launch.exitCode()).as(launch.output()).isEqualTo(5);
        RunFolder run = launch.runFolder();
        Map<Integer, List<Status>> byRound = run.readSamples().stream()
                .collect(Collectors.groupingBy(Sample::round, Collectors.mapping(Sample::status, Collectors.toList())));
        assertThat(byRound.keySet()).containsExactly(1, 2, 3);
        assertThat(byRound.get(1)).containsOnly(Status.OK);
        assertThat(byRound.get(2)).containsOnly(Status.OK);
        assertThat(byRound.get(3)).containsExactly(Status.FAILED);
        assertThat(Files.readString(run.summary())).contains(",throughput,ops/s,2,2,");
    }

    @Test
    void oneFailedCaseDoesNotTakeTheOthersAlong() throws Exception {
        // The first fork of all is right, later ones are not.
        String arguments = "HelloWorld -p path=helloworld -f 1 -wi 0 -i 1 -r 100ms --settle 0s -jvmArgsAppend -Xmx256m";
        Launch launch = launch("404", 2, Stream.of(arguments.split(" ")));

        assertThat(launch.exitCode()).as(launch.output()).isEqualTo(5);
        assertThat(launch.output()).contains("2 of 3 cases failed");
        assertThat(launch.runFolder().readSamples())
                .filteredOn(s -> s.status() == Status.FAILED)
                .hasSize(2);
    }

    /** JMH's own words come first, as if it had run all cases at once, and this project's table is last; in a Turkish locale, too. */
    @Test
    void jmhSpeaksAndTheTableIsLast() throws Exception {
        Launch launch = launch("right", "-f", "2");

        assertThat(launch.exitCode()).as(launch.output()).isZero();
        List<String> lines = launch.output().lines().toList();
        assertThat(lines.get(0)).matches("double:\\S+: 1 case, 2 forks");
        assertThat(lines.get(1)).contains(" for 0.1 s at most; --settle 0s leaves that out");
        assertThat(lines.get(2)).contains("-jvmArgsAppend takes the place of ", "-Xmx1g");
        assertThat(lines)
                .contains("# Fork: 1 of 2", "# Fork: 2 of 2")
                .anyMatch(line -> line.endsWith("double engine started"))
                .anyMatch(line -> line.startsWith("# Run progress: 50.00% complete, ETA "))
                .anyMatch(line -> line.startsWith("Iteration   1: "));
        assertThat(lines).filteredOn(line -> line.startsWith("Benchmark ")).hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.startsWith("# Run complete. "))
                .hasSize(1);
        assertThat(lines).anyMatch(line -> line.startsWith("GET helloworld  ") && line.contains("/s n<3"));
        assertThat(lines.get(lines.size() - 2)).startsWith("Results are in ");
        assertThat(lines.get(lines.size() - 1)).startsWith("The page is ");
        assertThat(launch.runFolder().readSamples()).hasSize(2 * 6).allMatch(s -> s.value() > 0);
    }

    /** JMH's own file has all forks of a case, and a fork that only warms up leaves nothing. */
    @Test
    void jmhsOwnFilesAreMade() throws Exception {
        Launch launch = launch("right", "-f", "2", "-wf", "1", "-rf", "json", "-rff", "own.json", "-o", "own.txt");

        assertThat(launch.exitCode()).as(launch.output()).isZero();
        JsonNode own = new ObjectMapper().readTree(folder.resolve("own.json").toFile());
        assertThat(own.at("/0/forks").asInt()).isEqualTo(2);
        assertThat(own.at("/0/primaryMetric/rawData")).hasSize(2);
        assertThat(folder.resolve("own.txt")).content().contains("# Warmup Fork: 1 of 1");
        assertThat(launch.runFolder().readSamples()).extracting(Sample::round).containsOnly(1, 2);
        assertThat(launch.runFolder().readSamples()).hasSize(2 * 6);
    }

    @ParameterizedTest
    @CsvSource({
        "-o, no/such/folder/jmh.txt, error: -o no/such/folder/jmh.txt: cannot be written",
        "-rff, no/such/folder/jmh.txt, error: -rff no/such/folder/jmh.txt: cannot be written",
        "--out, ../file/results, error: results folder ",
        "--out, '', error: --out '' is blank",
    })
    void whatCannotBeWrittenIsSaidBeforeAnythingIsMeasured(String option, String file, String error) throws Exception {
        Files.writeString(temporary.resolve("file"), "");
        Launch launch = launch("right", option, file);

        assertThat(launch.exitCode()).isEqualTo(2);
        assertThat(launch.output()).startsWith(error).hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
        assertThat(temporary.resolve("forks")).as("no engine was started").doesNotExist();
    }

    private Launch launch(String behaviour, String... more) throws Exception {
        return launch(behaviour, 1, Stream.concat(Stream.of(SHORT), Stream.of(more)));
    }

    /**
     * Runs the jar's main class with the double as the engine, and flags of JVMs that end soon.
     *
     * @param from number of the first fork that behaves so
     */
    private Launch launch(String behaviour, int from, Stream<String> arguments) throws Exception {
        Path services = Files.createDirectories(temporary.resolve("services/META-INF/services"));
        Files.writeString(services.resolve("org.jaxrsbench.engine.JaxRsEngine"), DoubleEngine.class.getName());
        // One flavor of the API.
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("javax.ws.rs-api"))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> options = List.of(
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                temporary.resolve("services") + File.pathSeparator + classPath,
                "org.jaxrsbench.main.Main");
        Map<String, String> environment = Map.of(
                "DOUBLE", behaviour,
                "DOUBLE_FROM", Integer.toString(from),
                "DOUBLE_FORKS", temporary.resolve("forks").toString());
        return Launch.java(folder, options, environment, arguments.toArray(String[]::new));
    }
}
