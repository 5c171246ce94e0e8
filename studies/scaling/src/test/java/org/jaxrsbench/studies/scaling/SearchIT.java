package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.example.planted.HonestEngine;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.Sketch.Sent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search, on engines that are planted with what it looks for. */
class SearchIT {

    private static final Sketch SMALL = new Sketch(
            List.of(new Root(
                    List.of(Segment.literal("a"), new Segment("p", "", "x")),
                    List.of(new Method("GET", List.of(), List.of("text/plain"), List.of(), List.of(), 0)))),
            0,
            new Sent(List.of("text/plain"), List.of(), List.of(), "", "text/plain", 1));

    /** Seconds. */
    private static final int LIMIT = 600;

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
        return new Trials(List.of(SubjectLabel.parse("jar:" + jar).on(classPath, Path.of(ChildProcess.java()))));
    }

    private static Observation observe(Trials trials, String axis) throws IOException, InterruptedException {
        return trials.observe(Axis.named(SMALL, axis).orElseThrow());
    }

    private static List<Kind> kinds(Observation observation) {
        return observation.suspicions().stream().map(Suspicion::kind).distinct().toList();
    }

    @Test
    @Tag("nightly")
    void anHonestEngineIsNotSuspectedAlongAnyAxis() throws Exception {
        try (Trials trials = trials(HonestEngine.class)) {
            for (Axis axis : Axis.of(SMALL)) {
                Observation observation = trials.observe(axis);
                assertThat(observation.suspicions())
                        .as(axis.name() + "\n" + observation.points().toString())
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
            assertThat(kinds(different)).as(different.points().toString()).contains(Kind.CLIFF);
            assertThat(kinds(observe(trials, "different texts: query value"))).isEmpty();
        }
        try (Trials trials = trials(HonestEngine.Misrouting.class)) {
            assertThat(kinds(observe(trials, "root resources"))).containsExactly(Kind.ANSWER);
        }
    }

    /** Of a large sketch the part that matters is left. */
    @Test
    void aSuspicionIsShrunk() throws Exception {
        Draft draft = new Draft(SMALL);
        draft.methods.add(new Method(
                "GET",
                List.of(Segment.literal("b")),
                List.of(),
                List.of(),
                List.of(new Sketch.Param(Sketch.In.QUERY, "q", "1")),
                1));
        draft.filters = 2;
        Sketch large = draft.sketch();
        try (Trials trials = trials(HonestEngine.QuadraticHeaders.class)) {
            Observation seen = trials.observe(Axis.named(large, "headers").orElseThrow());
            Suspicion suspicion = seen.suspicions().get(0);
            Sketch shrunk =
                    new Shrinker(trials).shrunk(large, suspicion, Instant.MAX).sketch();
            assertThat(Shrinker.smaller(shrunk)).hasSizeLessThanOrEqualTo(1);
            assertThat(new SketchSource(shrunk, "", "jakarta").resources()).hasSize(1);
            Axis headers = Axis.named(shrunk, "headers").orElseThrow();
            Search.Found found = new Search.Found(suspicion, trials.observe(headers), 1);
            FindingsFile kept = new FindingsFile(folder);
            kept.write(List.of(
                    FindingsFile.Entry.of("found-01", "jakarta", found),
                    FindingsFile.Entry.of("found-02", "jakarta", found)));
            assertThat(kept.all()).extracting(FindingsFile.Entry::finding).containsExactly("found-01", "found-02");
            assertThat(kept.named("found-01").work()).hasSameSizeAs(headers.sizes());
            assertThat(kept.subjects()).containsExactly(suspicion.subject());
            Search.Found again = trials.observed(kept.named("found-02"));
            assertThat(again.suspicion()).isEqualTo(suspicion);
            assertThat(again.far()).as("what is timed later").isEqualTo(found.far());
            assertThat(again.near()).isEqualTo(found.near());
        }
    }

    /** Nobody names the axis; a seed that finds it within seconds on a quiet machine has ten minutes. */
    @Test
    @Tag("nightly")
    void theSearchFindsWhatIsPlanted() throws Exception {
        assertThat(seconds(HonestEngine.QuadraticHeaders.class, 1)).isLessThan(LIMIT);
    }

    /**
     * Of each planted cliff and so many seeds, nineteen of twenty; and nothing where nothing is planted, in an hour. It asks for
     * {@code -Dplanted.seeds=20 -Dplanted.minutes=60}. Its table is committed.
     */
    @Test
    void theSearchFindsWhatIsPlantedAtMostSeeds() throws Exception {
        int seeds = Integer.getInteger("planted.seeds", 0);
        assumeTrue(seeds > 0, "-Dplanted.seeds=20");
        List<List<String>> rows = new ArrayList<>();
        for (Class<? extends JaxRsEngine> engine : List.of(
                HonestEngine.QuadraticHeaders.class,
                HonestEngine.CollidingCache.class,
                HonestEngine.Misrouting.class)) {
            int found = 0;
            for (int seed = 1; seed <= seeds; seed++) {
                double after = seconds(engine, seed);
                found += after < LIMIT ? 1 : 0;
                row(rows, engine, seed, after, after < LIMIT);
            }
            assertThat(found).as(engine.toString()).isGreaterThanOrEqualTo(seeds * 19 / 20);
        }
        int honest = 60 * Integer.getInteger("planted.minutes", 1);
        List<Search.Found> found = found(HonestEngine.class, 1, honest);
        row(rows, HonestEngine.class, 1, honest, !found.isEmpty());
        assertThat(found).isEmpty();
    }

    private static void row(
            List<List<String>> rows, Class<? extends JaxRsEngine> engine, int seed, double after, boolean found)
            throws IOException {
        rows.add(List.of(
                engine.getSimpleName(), "" + seed, String.format(Locale.ROOT, "%.0f", after), found ? "yes" : "no"));
        CsvFiles.write(Path.of("../../results/planted.csv"), List.of("planted", "seed", "seconds", "found"), rows);
    }

    /** After how long something is found; the limit if nothing is. */
    private double seconds(Class<? extends JaxRsEngine> engine, long seed) throws Exception {
        List<Search.Found> found = found(engine, seed, LIMIT);
        assertThat(found)
                .allSatisfy(f -> assertThat(f.suspicion().axis())
                        .as(f.suspicion() + "\n" + f.axis().sketch() + "\n"
                                + f.observation().points())
                        // Cookies are headers to these engines; of a route that is forgotten any application of
                        // many roots tells.
                        .containsAnyOf("header", "cookie", "accepted type", "root resources"));
        return found.isEmpty() ? LIMIT : found.get(0).after();
    }

    /** The first that is found in so many seconds, if anything is. */
    private List<Search.Found> found(Class<? extends JaxRsEngine> engine, long seed, int seconds) throws Exception {
        try (Trials trials = trials(engine)) {
            Search search = new Search(trials, seed, new PrintStream(PrintStream.nullOutputStream()));
            List<Search.Found> found = new ArrayList<>();
            search.search(Instant.now().plusSeconds(seconds), one -> !found.add(one));
            return found;
        }
    }

    @Test
    void everySketchCompiles() throws Exception {
        try (Trials trials = trials(HonestEngine.class)) {
            Grammar grammar = new Grammar(new SplittableRandom(7));
            for (int i = 0; i < 50; i++) {
                Sketch sketch = i % 2 == 0 ? grammar.sketch() : grammar.changed(grammar.sketch());
                Axis filters = Axis.named(sketch, "filters").orElseThrow();
                Observation observation =
                        trials.observe(new Axis(sketch, filters.name(), List.of(1, 2), filters.change()));
                assertThat(observation.points().values().iterator().next())
                        .as(sketch.toString())
                        .allMatch(hit -> hit.body().equals(sketch.answer()));
            }
        }
    }
}
