package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Ask;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Shot;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Told;

/** Has sketches tried by all subjects. */
public final class Trials implements AutoCloseable {

    private static final int WARM = 40;
    private static final int COUNT = 16;
    private static final int COUNT_OF_DIFFERENT = 64;

    private final Map<ProbeProcess, String> probes;
    private final Map<String, SketchCompiler> compilers;
    private final Path folder;
    // Counts are the same whatever else runs.
    private final ExecutorService together = Executors.newCachedThreadPool();
    private int number;
    private int requests;

    /**
     * Of these subjects.
     *
     * @param probes each with its namespace
     * @param compilers by namespace
     * @param folder for what is compiled, which is deleted at the end
     */
    Trials(Map<ProbeProcess, String> probes, Map<String, SketchCompiler> compilers, Path folder) {
        this.probes = probes;
        this.compilers = compilers;
        this.folder = folder;
    }

    /** Starts a probe for each of these subjects. */
    public static Trials of(List<Launchable> subjects) throws IOException {
        Path folder = Files.createTempDirectory("jaxrs-bench-search");
        Path agent = ProbeProcess.writeAgent(folder);
        Map<ProbeProcess, String> probes = new LinkedHashMap<>();
        Map<String, SketchCompiler> compilers = new LinkedHashMap<>();
        for (Launchable subject : subjects) {
            String namespace = holds(subject, "jakarta/ws/rs/GET.class") ? "jakarta" : "javax";
            if (!compilers.containsKey(namespace)) {
                compilers.put(namespace, new SketchCompiler(subject.classPath(), folder));
            }
            probes.put(new ProbeProcess(subject, agent), namespace);
        }
        return new Trials(probes, compilers, folder);
    }

    private static boolean holds(Launchable subject, String entry) throws IOException {
        for (Path path : subject.classPath()) {
            if (Files.isDirectory(path)) {
                if (Files.exists(path.resolve(entry))) {
                    return true;
                }
            } else {
                try (JarFile jar = new JarFile(path.toFile())) {
                    if (jar.getEntry(entry) != null) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** How many applications were made so far. */
    public int applications() {
        return number;
    }

    /** How many requests were answered so far, by all subjects. */
    public int requests() {
        return requests;
    }

    /** The labels of all subjects. */
    List<String> subjects() {
        return probes.keySet().stream().map(ProbeProcess::label).toList();
    }

    /**
     * Counts again what a finding shows that was not measured yet.
     *
     * @throws BadInputException if nothing is left of it to measure
     */
    CliffFuzzer.Found observed(FindingsFile.Entry entry) throws IOException, InterruptedException {
        Sketch sketch = entry.sketch();
        if (sketch == null || entry.suspicion() == null) {
            throw new BadInputException(entry.finding() + " has no sketch left to measure; search again");
        }
        Axis axis = Axis.named(sketch, entry.suspicion().axis())
                .orElseThrow(() -> new BadInputException(entry.finding() + " grows along "
                        + entry.suspicion().axis() + ", which is no axis of its sketch; search again"));
        return new CliffFuzzer.Found(entry.suspicion(), sketch, observe(sketch, axis), 0);
    }

    /** The jar of a sketch, as a subject takes it; made once for all subjects of a namespace. */
    Path jar(String subject, Sketch sketch, String name) throws IOException {
        String namespace = namespace(subject);
        return compilers.get(namespace).jar(name + "-" + namespace, new SketchSource(sketch, name, namespace).files());
    }

    /** The namespace of a subject: {@code jakarta} or {@code javax}. */
    String namespace(String subject) {
        return probes.entrySet().stream()
                .filter(probe -> probe.getKey().label().equals(subject))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(subject + " is not searched"));
    }

    /** Observes all subjects along an axis. */
    Observation observe(Sketch sketch, Axis axis) throws IOException, InterruptedException {
        return observe(sketch, axis, probes.keySet());
    }

    /** Observes one subject along an axis. */
    Observation observe(Sketch sketch, Axis axis, String subject) throws IOException, InterruptedException {
        return observe(
                sketch,
                axis,
                probes.keySet().stream()
                        .filter(probe -> probe.label().equals(subject))
                        .toList());
    }

    private Observation observe(Sketch sketch, Axis axis, Collection<ProbeProcess> asked)
            throws IOException, InterruptedException {
        record Application(List<Sketch.Root> roots, int filters) {}
        List<Sketch> grown = axis.sizes().stream()
                .map(size -> axis.at().apply(size).unambiguous())
                .toList();
        List<Shot> shots = grown.stream().map(s -> shot(s, axis)).toList();
        Map<Application, List<Integer>> sizesOf = new LinkedHashMap<>();
        for (int i = 0; i < grown.size(); i++) {
            sizesOf.computeIfAbsent(
                            new Application(grown.get(i).roots(), grown.get(i).filters()), k -> new ArrayList<>())
                    .add(i);
        }
        Map<String, List<Hit>> points = new LinkedHashMap<>();
        asked.forEach(probe -> points.put(probe.label(), new ArrayList<>(Collections.nCopies(grown.size(), null))));
        for (List<Integer> places : sizesOf.values()) {
            String name = "A" + ++number;
            Sketch same = grown.get(places.get(0));
            Map<ProbeProcess, Future<Told>> tells = new LinkedHashMap<>();
            for (ProbeProcess probe : asked) {
                SketchSource source = new SketchSource(same, name, probes.get(probe));
                Ask ask = new Ask(
                        jar(probe.label(), same, name).toString(),
                        source.resources(),
                        source.providers(),
                        places.stream().map(shots::get).toList());
                tells.put(probe, together.submit(() -> probe.tell(ask)));
            }
            for (ProbeProcess probe : asked) {
                Told told = told(tells.get(probe));
                for (int i = 0; i < places.size(); i++) {
                    boolean booted = told.failure().isEmpty();
                    Shot shot = shots.get(places.get(i));
                    points.get(probe.label())
                            .set(places.get(i), booted ? told.hits().get(i) : Hit.failed(told.failure()));
                    requests += booted ? shot.warm() + shot.count() : 0;
                }
            }
        }
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < grown.size(); i++) {
            answers.add(answer(grown.get(i), shots.get(i)));
        }
        return new Observation(sketch, axis, answers, points);
    }

    private static Told told(Future<Told> future) throws IOException, InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    /** The expected answer to the last repetition of a request, with its number if requests differ. */
    private static String answer(Sketch s, Shot shot) {
        int last = (shot.warm() + shot.count() - 1) % shot.distinct();
        return s.answer().replace(Axis.NUMBER, String.format(Locale.ROOT, "%07d", last));
    }

    private static Shot shot(Sketch s, Axis axis) {
        int distinct = s.sent().distinct();
        return new Shot(
                s.method().verb(),
                s.target(),
                s.headers(),
                s.sent().body(),
                distinct,
                // All of them, and then half: what is counted lies in the middle of what is remembered.
                axis.varies() ? Math.max(COUNT_OF_DIFFERENT, distinct + distinct / 2) : WARM,
                axis.varies() ? COUNT_OF_DIFFERENT : COUNT);
    }

    @Override
    public void close() throws IOException {
        together.shutdownNow();
        probes.keySet().forEach(ProbeProcess::close);
        for (SketchCompiler compiler : compilers.values()) {
            compiler.close();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
