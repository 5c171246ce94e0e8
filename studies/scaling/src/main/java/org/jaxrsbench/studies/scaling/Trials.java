package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.studies.scaling.Search.Found;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Ask;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Shot;

/** Has sketches tried by all subjects. */
public final class Trials implements AutoCloseable {

    private static final int WARM = 40;
    private static final int COUNT = 16;
    private static final int COUNT_OF_DIFFERENT = 64;

    private final Map<String, ProbeProcess> probes = new LinkedHashMap<>();
    private final Map<String, SketchCompiler> compilers = new LinkedHashMap<>();
    private final Path folder = Files.createTempDirectory("jaxrs-bench-search");
    // Counts are the same whatever else runs.
    private final ExecutorService together = Executors.newCachedThreadPool();
    private int number;
    private int requests;

    /** Of these subjects, each of which gets a JVM as soon as it is asked. */
    public Trials(List<Launchable> subjects) throws IOException {
        Path agent = ProbeProcess.writeAgent(folder);
        for (Launchable subject : subjects) {
            ProbeProcess probe = new ProbeProcess(subject, agent);
            probes.put(subject.label(), probe);
            if (!compilers.containsKey(probe.namespace)) {
                compilers.put(probe.namespace, new SketchCompiler(subject.classPath(), folder));
            }
        }
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
        return List.copyOf(probes.keySet());
    }

    /** The namespace of a subject: {@code jakarta} or {@code javax}. */
    String namespace(String subject) {
        return probes.get(subject).namespace;
    }

    /**
     * Counts again what a finding shows that was not measured yet.
     *
     * @throws BadInputException if nothing is left of it to measure
     */
    Found observed(FindingsFile.Entry entry) throws IOException, InterruptedException {
        if (entry.sketch() == null || entry.suspicion() == null) {
            throw new BadInputException(entry.finding() + " has no sketch left to measure; search again");
        }
        Axis axis = Axis.named(entry.sketch(), entry.suspicion().axis())
                .orElseThrow(() -> new BadInputException(entry.finding() + " grows along "
                        + entry.suspicion().axis() + ", which is no axis of its sketch; search again"));
        return new Found(entry.suspicion(), observe(axis), 0);
    }

    /** The jar of a sketch, as a subject takes it; made once for all subjects of a namespace. */
    Path jar(String subject, Sketch sketch, String name) throws IOException {
        String namespace = namespace(subject);
        return compilers.get(namespace).jar(name + "-" + namespace, new SketchSource(sketch, name, namespace));
    }

    /** Observes all subjects along an axis. */
    Observation observe(Axis axis) throws IOException, InterruptedException {
        return observe(axis, subjects());
    }

    /** Observes some subjects along an axis. */
    Observation observe(Axis axis, List<String> subjects) throws IOException, InterruptedException {
        List<Sketch> grown = axis.sizes().stream().map(axis::at).toList();
        List<Shot> shots = grown.stream().map(s -> shot(s, axis)).toList();
        // Requests to the same application are sent to one that is started once.
        Map<Object, List<Integer>> sizesOf = new LinkedHashMap<>();
        for (int i = 0; i < grown.size(); i++) {
            Sketch sketch = grown.get(i);
            sizesOf.computeIfAbsent(List.of(sketch.roots(), sketch.filters()), k -> new ArrayList<>())
                    .add(i);
        }
        Map<String, List<Hit>> points = new LinkedHashMap<>();
        subjects.forEach(label -> points.put(label, new ArrayList<>(Collections.nCopies(grown.size(), null))));
        for (List<Integer> places : sizesOf.values()) {
            String name = "A" + ++number;
            Sketch same = grown.get(places.get(0));
            List<Callable<List<Hit>>> asked = new ArrayList<>();
            for (String label : subjects) {
                SketchSource source = new SketchSource(same, name, namespace(label));
                Ask ask = new Ask(
                        jar(label, same, name).toString(),
                        source.resources(),
                        source.providers(),
                        places.stream().map(shots::get).toList());
                asked.add(() -> probes.get(label).tell(ask));
            }
            List<Future<List<Hit>>> tells = together.invokeAll(asked);
            for (int s = 0; s < subjects.size(); s++) {
                List<Hit> hits = hits(tells.get(s));
                for (int i = 0; i < places.size(); i++) {
                    Shot shot = shots.get(places.get(i));
                    points.get(subjects.get(s)).set(places.get(i), hits.get(i));
                    requests += hits.get(i).failure().isEmpty() ? shot.warm() + shot.count() : 0;
                }
            }
        }
        List<String> answers = IntStream.range(0, grown.size())
                .mapToObj(i -> answer(grown.get(i), shots.get(i)))
                .toList();
        return new Observation(axis, answers, points);
    }

    private static List<Hit> hits(Future<List<Hit>> future) throws IOException, InterruptedException {
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
        probes.values().forEach(ProbeProcess::close);
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
