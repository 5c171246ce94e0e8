package org.jaxrsbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.protocol.UserApplication.Answer;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.jaxrsbench.resource.Resources;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every implementation's runnable jar has to do: run as people run it, and leave a run folder. Each test is a process
 * of its own.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class BenchmarksJarContract {

    private final Path jar = Path.of(System.getProperty("benchmarks.jar"));

    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("work"));
    }

    /** The entities are JSON, so that the packed jar has to hold everything that entities need. */
    @Test
    void aRunLeavesAFolderThatReadsBack() throws Exception {
        String arguments = "JsonBenchmark -p json=databind -p entity=person -p method=POST"
                + " -f 1 -wi 1 -w 100ms -i 2 -r 100ms --settle 100ms";
        Launch launch = Launch.jar(folder, jar, arguments.split(" "));
        assertThat(launch.exitCode()).as(launch.output()).isZero();

        RunFolder run = launch.runFolder();
        List<Sample> samples = run.readSamples();
        assertThat(samples).extracting(Sample::status).containsOnly(Status.OK);
        assertThat(samples).extracting(s -> s.from().version()).containsOnly(System.getProperty("expected.version"));
        assertThat(samples)
                .extracting(s -> s.params().toString())
                .containsOnly("entity=person;json=databind;method=POST");
        // 1 fork, 2 iterations, 6 metrics
        assertThat(samples).hasSize(12);
        assertThat(samples)
                .extracting(Sample::metric)
                .containsOnly(
                        Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS, Metric.ALLOC, Metric.CPU_SHARE);
        assertThat(samples).filteredOn(s -> s.metric() != Metric.CPU_SHARE).allMatch(s -> s.value() > 1);
        assertThat(Files.readAllLines(run.summary())).hasSize(1 + 6);
        assertThat(run.path().resolve("report.html")).content().contains("POST", "person");

        JsonNode json = new ObjectMapper().readTree(run.jmhJson().toFile());
        assertThat(json).hasSize(1);
        JsonNode raw = json.get(0).at("/primaryMetric/rawData/0");
        assertThat(raw).hasSize(2);
        double first = raw.get(0).asDouble();
        assertThat(samples).anyMatch(s -> s.metric() == Metric.THROUGHPUT && Math.abs(s.value() / first - 1) < 1e-9);

        Environment environment = run.readEnvironment();
        String flags = environment.require("jvm_flags");
        json.get(0).get("jvmArgs").forEach(arg -> assertThat(flags).contains(arg.asText()));
        assertThat(flags).contains("-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch", "-Djaxrsbench.settle=100");
    }

    @Test
    void theBenchmarksAreTheVeryOnesOfBenchCommon() throws Exception {
        try (JarFile packed = new JarFile(jar.toFile())) {
            List<String> classes = packed.stream()
                    .map(e -> e.getName())
                    .filter(n -> n.startsWith("org/jaxrsbench/benchmark/") && n.endsWith(".class"))
                    .toList();
            assertThat(classes).hasSizeGreaterThan(10);
            for (String name : classes) {
                try (InputStream ours = packed.getInputStream(packed.getJarEntry(name));
                        InputStream common =
                                EngineBenchmark.class.getClassLoader().getResourceAsStream(name)) {
                    assertThat(ours.readAllBytes()).as(name).isEqualTo(common.readAllBytes());
                }
            }
        }
    }

    /** Whoever passes the jar on passes on what it owes to others. */
    @Test
    void theJarHoldsTheLicensesOfWhatIsInside() throws Exception {
        try (JarFile packed = new JarFile(jar.toFile())) {
            assertThat(text(packed, "META-INF/LICENSE")).contains("Apache License");
            assertThat(text(packed, "META-INF/NOTICE")).startsWith("jaxrs-bench");
            assertThat(text(packed, "META-INF/THIRD-PARTY.txt"))
                    .contains("org.openjdk.jmh:jmh-core:", "com.fasterxml.jackson.core:jackson-databind:")
                    .doesNotContain("org.jaxrsbench", "org.junit");
            assertThat(packed.stream().map(e -> e.getName()))
                    .anyMatch(n -> n.matches("META-INF/third-party/jmh-core-[^/]*/LICENSE"))
                    .contains("META-INF/licenses/MIT.txt");
        }
    }

    private static String text(JarFile packed, String name) throws IOException {
        try (InputStream entry = packed.getInputStream(packed.getJarEntry(name))) {
            return new String(entry.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Somebody else's resource, of this jar's namespace: its answers come late, or when their time is over, or have no entity. */
    private static final String RESOURCE = """
            package app;
            import java.util.concurrent.TimeUnit;
            import NAMESPACE.ws.rs.*;
            import NAMESPACE.ws.rs.container.*;
            import NAMESPACE.ws.rs.core.Response;
            @Path("late")
            @Produces("text/plain")
            public class LateResource {
                @GET @Path("plain") public String plain() { return "plain"; }
                @GET @Path("resumed") public void resumed(@Suspended AsyncResponse late) { late.resume("resumed"); }
                @GET @Path("thread") public void thread(@Suspended AsyncResponse late) {
                    new Thread(() -> late.resume("thread")).start();
                }
                @GET @Path("over") public void over(@Suspended AsyncResponse late) {
                    late.setTimeout(1, TimeUnit.MILLISECONDS);
                }
                @GET @Path("handled") public void handled(@Suspended AsyncResponse late) {
                    late.setTimeoutHandler(over -> over.resume("handled"));
                    late.setTimeout(1, TimeUnit.MILLISECONDS);
                }
                @GET @Path("throws") public String fails() { throw new IllegalStateException("told to"); }
            }
            """;

    /** Status, entity and whether it was late. */
    @Test
    void anApplicationIsAnsweredHoweverLate() throws Exception {
        assumeThat(Engines.load().unsupported()).doesNotContainKeys(Capability.ROUTING, Capability.ASYNC_RESPONSE);
        Path classes = compiled("", "LateResource", RESOURCE);
        List<UserRequest> requests = Stream.of(
                        "GET plain", "HEAD plain", "GET resumed", "GET thread", "GET over", "GET handled", "GET throws")
                .map(words -> words.split(" "))
                .map(words -> request(words[0], "late/" + words[1]))
                .toList();
        Launch launch = record(
                new UserApplication(List.of(), List.of("app.LateResource"), "", false, "", false, requests, "digest"),
                "0,1,2,3,4,5,6,0",
                classes);
        assertThat(launch.exitCode()).as(launch.output()).isZero();
        List<String> answers = launch.output()
                .lines()
                .filter(line -> line.startsWith("{\"status\":"))
                .map(BenchmarksJarContract::reply)
                .map(r -> r.status() + " " + new String(r.entity()) + " " + r.late())
                .toList();
        assertThat(answers).as(launch.output()).hasSize(8);
        assertThat(answers.subList(0, 4))
                .containsExactly("200 plain false", "200  false", "200 resumed true", "200 thread true");
        assertThat(answers.get(4)).startsWith("503 ");
        assertThat(answers.get(5)).isEqualTo("200 handled true");
        assertThat(answers.get(7)).as("one that throws takes no other with it").isEqualTo("200 plain false");
    }

    private static final String USER = """
            package app;
            import NAMESPACE.ws.rs.*;
            @Path("NAME")
            public class NAME extends Base { @GET public String get() { return "NAME"; } }
            class Base {}
            """;

    /** A class folder that the application is searched in; another may have the same name. */
    private Path compiled(String module, String name, String source) throws IOException {
        Path file = Files.createDirectories(temporary.resolve(module + "/app")).resolve(name + ".java");
        Files.writeString(
                file, source.replace("NAMESPACE", Resources.namespace()).replace("NAME", name));
        Path classes = Files.createDirectories(temporary.resolve(module + "/user-classes"));
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), "-cp", jar.toString(), file.toString()))
                .isZero();
        return classes;
    }

    /** As those of a build with two modules are called. */
    @Test
    void twoClassFoldersOfOneNameAreBothSearched() throws Exception {
        assumeThat(Engines.load().unsupported())
                .as("by hand there is no application")
                .doesNotContainKey(Capability.ROUTING);
        List<UserRequest> requests = List.of(request("GET", "Web"), request("GET", "Core"));
        Launch launch = record(
                new UserApplication(
                        List.of("user-classes", "user-classes"), List.of(), "", false, "", false, requests, ""),
                "0,1",
                compiled("web", "Web", USER),
                compiled("core", "Core", USER));
        assertThat(launch.output()
                        .lines()
                        .filter(line -> line.startsWith("{\"status\":"))
                        .map(BenchmarksJarContract::reply)
                        .map(reply -> new String(reply.entity())))
                .as(launch.output())
                .containsExactly("Web", "Core");
    }

    /** Without a filter or a resource that cannot be loaded, the others would be measured as if they were all. */
    @Test
    void aClassOfTheApplicationThatLacksItsSuperclassIsBadInput() throws Exception {
        Path classes = compiled("lacking", "Lacking", USER);
        Files.delete(classes.resolve("app/Base.class"));
        Launch launch = record(
                new UserApplication(
                        List.of("user-classes"), List.of(), "", false, "", false, List.of(request("GET", "any")), ""),
                "0",
                classes);
        assertThat(launch.exitCode()).as(launch.output()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(launch.output()).contains("app.Lacking cannot be loaded", "app/Base", "--classpath");
    }

    private static UserApplication.Reply reply(String line) {
        try {
            return new ObjectMapper().readValue(line, UserApplication.Reply.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(line, e);
        }
    }

    /** Neither a failed measurement nor an error of ours. */
    @ParameterizedTest
    @ValueSource(strings = {"Misspelt", "CodedApplication"})
    void anApplicationThatCannotBeDeployedIsBadInput(String application) throws Exception {
        String name = ApplicationContract.class.getPackageName() + "." + Resources.namespace() + "." + application;
        Path fixtures = Path.of(ApplicationContract.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Launch launch = record(
                new UserApplication(List.of(), List.of(), name, false, "", false, List.of(request("GET", "any")), ""),
                "0",
                fixtures);
        assertThat(launch.exitCode()).as(launch.output()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(launch.output().lines())
                .filteredOn(line -> line.startsWith("error: "))
                .singleElement()
                .asString()
                .contains(application);
    }

    /** A request whose answer is not known yet. */
    private static UserRequest request(String method, String path) {
        return new UserRequest(path, method, path, List.of(), new byte[0], 1, new Answer(0, "", new byte[0], true));
    }

    /** Sends an application of these classes some of its requests. */
    private Launch record(UserApplication application, String places, Path... classes) throws Exception {
        Path description = folder.resolve(UserApplication.FILE);
        Files.createDirectories(description.getParent());
        Files.write(description, application.toJson());
        String classPath = Stream.concat(Stream.of(jar.toAbsolutePath(), folder), Stream.of(classes))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        List<String> options = List.of(JvmFlags.OPEN, "-cp", classPath);
        return Launch.java(folder, options, Map.of(), "org.jaxrsbench.main.Main", "--record", places);
    }
}
