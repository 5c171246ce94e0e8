package org.jaxrsbench.cli.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.example.planted.HonestEngine;
import org.jaxrsbench.cli.search.Observation.Kind;
import org.jaxrsbench.cli.search.Observation.Suspicion;
import org.jaxrsbench.cli.search.Sketch.Method;
import org.jaxrsbench.cli.search.Sketch.Root;
import org.jaxrsbench.cli.search.Sketch.Segment;
import org.jaxrsbench.cli.search.Sketch.Sent;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.process.ChildProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search, on engines whose cliffs are known. */
class CliffFuzzerIT {

    private static final Sketch SMALL = new Sketch(
            List.of(new Root(
                    List.of(Segment.literal("a"), new Segment("p", "", "x")),
                    List.of(new Method("GET", List.of(), List.of("text/plain"), List.of(), List.of(), 0)))),
            0,
            new Sent(List.of("text/plain"), List.of(), List.of(), "", "text/plain", 1));

    @TempDir
    Path folder;

    /** An engine on this test's class path. */
    private Trials trials(Class<? extends JaxRsEngine> engine) throws IOException {
        Path jar = folder.resolve("engine.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/services/org.jaxrsbench.engine.JaxRsEngine"));
            out.write(engine.getName().getBytes());
        }
        List<Path> classPath = Stream.concat(
                        Stream.of(jar),
                        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(Path::of))
                .toList();
        return Trials.of(
                List.of(new Launchable(SubjectLabel.parse("jar:" + jar), classPath, Path.of(ChildProcess.java()))),
                folder);
    }

    private static Observation observe(Trials trials, String axis) throws IOException, InterruptedException {
        return observation(trials, SMALL, axis);
    }

    private static Observation observation(Trials trials, Sketch sketch, String axis)
            throws IOException, InterruptedException {
        Axis named = Axis.of(sketch).stream()
                .filter(a -> a.name().equals(axis))
                .findFirst()
                .orElseThrow();
        return trials.observe(sketch, named);
    }

    private static List<Kind> kinds(Observation observation) {
        assertThat(observation.points()).as(observation.text()).isNotEmpty();
        return observation.suspicions().stream().map(Suspicion::kind).distinct().toList();
    }

    @Test
    void anHonestEngineIsNotSuspectedAlongAnyAxis() throws Exception {
        try (Trials trials = trials(HonestEngine.class)) {
            for (Axis axis : Axis.of(SMALL)) {
                Observation observation = trials.observe(SMALL, axis);
                assertThat(observation.suspicions())
                        .as(axis.name() + "\n" + observation.text())
                        .isEmpty();
            }
        }
    }

    @Test
    void whatIsPlantedIsSuspected() throws Exception {
        try (Trials trials = trials(HonestEngine.QuadraticHeaders.class)) {
            assertThat(kinds(observe(trials, "headers"))).contains(Kind.SUPERLINEAR);
            assertThat(kinds(observe(trials, "query parameters"))).isEmpty();
        }
        try (Trials trials = trials(HonestEngine.CollidingCache.class)) {
            Observation different = observe(trials, "different texts: accepted type");
            assertThat(kinds(different)).as(different.text()).contains(Kind.CLIFF);
            assertThat(kinds(observe(trials, "different texts: query value"))).isEmpty();
        }
        try (Trials trials = trials(HonestEngine.Misrouting.class)) {
            assertThat(kinds(observe(trials, "root resources"))).containsExactly(Kind.ANSWER);
        }
    }

    /** Of a large sketch the part that matters is left. */
    @Test
    void aSuspicionIsShrunk() throws Exception {
        Sketch large = SMALL.with(new Root(
                        SMALL.asked().path(),
                        List.of(
                                new Method(
                                        "GET",
                                        List.of(Segment.literal("b")),
                                        List.of(),
                                        List.of(),
                                        List.of(new Sketch.Param(Sketch.In.QUERY, "q", "1")),
                                        1),
                                SMALL.method())))
                .filtering(2);
        try (Trials trials = trials(HonestEngine.QuadraticHeaders.class)) {
            Axis headers = Axis.of(large).stream()
                    .filter(a -> a.name().equals("headers"))
                    .findFirst()
                    .orElseThrow();
            Suspicion suspicion = trials.observe(large, headers).suspicions().get(0);
            Sketch shrunk = new Shrinker(trials).shrunk(large, suspicion);
            assertThat(Shrinker.smaller(shrunk)).hasSizeLessThanOrEqualTo(1);
            assertThat(new SketchSource(shrunk, "", "jakarta").files()).hasSize(1);
            Path files = FoundFiles.write(
                    folder, 1, new CliffFuzzer.Found(suspicion, shrunk, observation(trials, shrunk, "headers"), 1));
            assertThat(files.resolve("request.txt"))
                    .content()
                    .startsWith("GET /a HTTP/1.1\n")
                    .contains("X-N31: v31");
            assertThat(files.resolve("work.csv"))
                    .content()
                    .hasLineCount(1 + headers.sizes().size());
            assertThat(files.resolve("Root0.java")).content().contains("@Path(\"a\")");
        }
    }

    /** Nobody names the axis; a seed that finds it within these seconds on a quiet machine has ten times as long. */
    @Test
    @Tag("nightly")
    void theSearchFindsWhatIsPlanted() throws Exception {
        try (Trials trials = trials(HonestEngine.QuadraticHeaders.class)) {
            CliffFuzzer fuzzer = new CliffFuzzer(trials, 1, new PrintStream(PrintStream.nullOutputStream()));
            Instant end = Instant.now().plusSeconds(600);
            assertThat(fuzzer.search(end, found -> !found.isEmpty()))
                    .allSatisfy(f -> assertThat(f.suspicion().axis())
                            .as(f.suspicion() + "\n" + f.sketch() + "\n"
                                    + f.observation().text())
                            .containsAnyOf("header", "cookie")); // which are headers to that engine
        }
    }

    @Test
    void everySketchCompiles() throws Exception {
        try (Trials trials = trials(HonestEngine.class)) {
            Grammar grammar = new Grammar(new SplittableRandom(7));
            for (int i = 0; i < 50; i++) {
                Sketch sketch = grammar.sketch();
                Map<String, String> files = new SketchSource(sketch, "S" + i, "jakarta").files();
                assertThat(files).isNotEmpty();
                assertThat(files.values().stream().collect(Collectors.joining()))
                        .contains("m0(");
                Axis filters = Axis.of(sketch).stream()
                        .filter(a -> a.name().equals("filters"))
                        .findFirst()
                        .orElseThrow();
                Observation observation = trials.observe(sketch, new Axis(filters.name(), List.of(1, 2), filters.at()));
                assertThat(observation.points().values().iterator().next())
                        .as(files.toString())
                        .allMatch(hit -> hit.body().equals(sketch.answer()));
            }
        }
    }
}
