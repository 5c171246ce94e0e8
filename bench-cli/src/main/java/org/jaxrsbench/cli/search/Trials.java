package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.protocol.ProbeWords.Ask;
import org.jaxrsbench.protocol.ProbeWords.Hit;
import org.jaxrsbench.protocol.ProbeWords.Shot;
import org.jaxrsbench.protocol.ProbeWords.Told;

/** Has sketches tried by all subjects. */
public final class Trials implements AutoCloseable {

    private static final int WARM = 40;
    private static final int COUNT = 16;
    private static final int COUNT_OF_DIFFERENT = 64;

    private final Map<ProbeProcess, String> probes;
    private final Map<String, SketchCompiler> compilers;
    private int number;
    private int requests;

    /**
     * Of these subjects.
     *
     * @param probes each with its namespace
     * @param compilers by namespace
     */
    Trials(Map<ProbeProcess, String> probes, Map<String, SketchCompiler> compilers) {
        this.probes = probes;
        this.compilers = compilers;
    }

    /**
     * Of these subjects.
     *
     * @param folder for what is compiled
     */
    public static Trials of(List<Launchable> subjects, Path folder) throws IOException {
        Map<ProbeProcess, String> probes = new LinkedHashMap<>();
        Map<String, SketchCompiler> compilers = new LinkedHashMap<>();
        for (Launchable subject : subjects) {
            String namespace = holds(subject, "jakarta/ws/rs/GET.class") ? "jakarta" : "javax";
            if (!compilers.containsKey(namespace)) {
                compilers.put(namespace, new SketchCompiler(subject.classPath(), folder));
            }
            probes.put(new ProbeProcess(subject, folder), namespace);
        }
        return new Trials(probes, compilers);
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

    /** The jar of a sketch, as a subject takes it. */
    Path jar(String subject, Sketch sketch, String name) throws IOException {
        for (Map.Entry<ProbeProcess, String> probe : probes.entrySet()) {
            if (probe.getKey().label().equals(subject)) {
                SketchSource source = new SketchSource(sketch, name, probe.getValue());
                return compilers.get(probe.getValue()).jar(name, source.files());
            }
        }
        throw new IllegalArgumentException(subject + " is not searched");
    }

    /** What an axis shows. */
    Observation observe(Sketch sketch, Axis axis) throws IOException, InterruptedException {
        record Application(List<Sketch.Root> roots, int filters) {}
        Map<Application, List<Sketch>> byApplication = new LinkedHashMap<>();
        for (int size : axis.sizes()) {
            Sketch grown = axis.at().apply(size).unambiguous();
            byApplication
                    .computeIfAbsent(new Application(grown.roots(), grown.filters()), k -> new ArrayList<>())
                    .add(grown);
        }
        Map<String, List<Hit>> points = new LinkedHashMap<>();
        for (List<Sketch> same : byApplication.values()) {
            String prefix = "A" + ++number;
            Map<String, Path> jars = new LinkedHashMap<>();
            for (Map.Entry<ProbeProcess, String> probe : probes.entrySet()) {
                SketchSource source = new SketchSource(same.get(0), prefix, probe.getValue());
                Path jar = jars.get(probe.getValue());
                if (jar == null) {
                    jar = compilers.get(probe.getValue()).jar(prefix + "-" + probe.getValue(), source.files());
                    jars.put(probe.getValue(), jar);
                }
                Told told = probe.getKey()
                        .tell(new Ask(
                                jar.toString(),
                                source.resources(),
                                source.providers(),
                                same.stream().map(s -> shot(s, axis)).toList()));
                List<Hit> hits = points.computeIfAbsent(probe.getKey().label(), k -> new ArrayList<>());
                for (int i = 0; i < same.size(); i++) {
                    hits.add(told.failure().isEmpty() ? told.hits().get(i) : new Hit(told.failure(), 0, "", "", 0, 0));
                    requests += told.failure().isEmpty() ? WARM + COUNT : 0;
                }
            }
        }
        return new Observation(sketch, axis, points);
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
        probes.keySet().forEach(ProbeProcess::close);
        for (SketchCompiler compiler : compilers.values()) {
            compiler.close();
        }
    }
}
