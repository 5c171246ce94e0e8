package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.process.Talk;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.studies.scaling.probe.Meter;
import org.jaxrsbench.studies.scaling.probe.MeterAgent;
import org.jaxrsbench.studies.scaling.probe.Probe;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Ask;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Shot;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Told;
import org.objectweb.asm.ClassReader;

/** A JVM of a subject that tries applications, again and again; when it hangs or ends, a new one takes its place. */
final class ProbeProcess implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String NO_ANSWER = "its JVM ended, or gave no answer in " + LIMIT.toSeconds() + " s";
    private static final String METER = "meter.jar";

    // Each leaves classes behind.
    private static final int MOST_APPLICATIONS = 200;

    private final Launchable subject;
    private final Path agent;

    /** {@code jakarta} or {@code javax}. */
    final String namespace;

    private Talk talk;
    private int applications;

    /**
     * Of a subject.
     *
     * @param agent what {@link #writeAgent} wrote
     */
    ProbeProcess(Launchable subject, Path agent) throws IOException {
        this.subject = subject;
        this.agent = agent;
        List<URL> classPath = new ArrayList<>();
        for (Path entry : subject.classPath()) {
            classPath.add(entry.toUri().toURL());
        }
        try (URLClassLoader jars = new URLClassLoader(classPath.toArray(URL[]::new), null)) {
            namespace = jars.findResource("jakarta/ws/rs/GET.class") == null ? "javax" : "jakarta";
        }
    }

    /** Writes the agent's jar, and the one of what it counts by. */
    static Path writeAgent(Path folder) throws IOException {
        Path agent = folder.resolve("agent.jar");
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(new Attributes.Name("Premain-Class"), MeterAgent.class.getName());
        attributes.put(new Attributes.Name("Can-Retransform-Classes"), "true");
        new JarOutputStream(Files.newOutputStream(agent), manifest).close();
        String meter = Meter.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(folder.resolve(METER)));
                InputStream in = Meter.class.getClassLoader().getResourceAsStream(meter)) {
            out.putNextEntry(new JarEntry(meter));
            in.transferTo(out);
        }
        return agent;
    }

    /** Tries an application; where its JVM hangs or ends, each of its requests in one of its own. */
    List<Hit> tell(Ask ask) throws IOException {
        List<Hit> hits = new ArrayList<>(once(ask));
        if (hits.isEmpty()) {
            for (Shot shot : ask.shots()) {
                List<Hit> alone = once(new Ask(ask.jar(), ask.resources(), ask.providers(), List.of(shot)));
                hits.addAll(alone.isEmpty() ? List.of(Hit.failed(NO_ANSWER)) : alone);
            }
        }
        return hits;
    }

    /** None if the JVM hangs or ends. */
    private List<Hit> once(Ask ask) throws IOException {
        if (talk == null || ++applications > MOST_APPLICATIONS) {
            start();
        }
        try {
            talk.tell(ask);
            return talk.hear(Told.class, LIMIT).hits();
        } catch (IOException e) {
            // It hangs, or its last words are no answer.
            close();
            return List.of();
        }
    }

    private void start() throws IOException {
        close();
        applications = 1;
        List<Path> classPath = new ArrayList<>(subject.classPath());
        for (Class<?> own : List.of(Probe.class, ClassReader.class)) { // one jar where all is packed into one
            Path source = Path.of(URI.create(
                    own.getProtectionDomain().getCodeSource().getLocation().toString()));
            if (!classPath.contains(source)) {
                classPath.add(source);
            }
        }
        List<String> command = new ArrayList<>(List.of(
                subject.java().toString(),
                "-Xmx768m",
                JvmFlags.COLLECTOR,
                JvmFlags.OPEN,
                "-XX:TieredStopAtLevel=1", // what the second compiler leaves out would not be counted
                "-javaagent:" + agent + "=" + agent.resolveSibling(METER)));
        command.addAll(subject.flags());
        command.addAll(List.of("-cp", Launchable.join(classPath), Probe.class.getName()));
        talk = new Talk(subject.label(), command, false);
    }

    /** Ends its JVM, if there is one. */
    @Override
    public void close() {
        if (talk != null) {
            talk.kill();
            talk = null;
        }
    }
}
