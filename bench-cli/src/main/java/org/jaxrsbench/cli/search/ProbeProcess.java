package org.jaxrsbench.cli.search;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.ProbeWords.Ask;
import org.jaxrsbench.protocol.ProbeWords.Told;
import org.objectweb.asm.ClassReader;

/** A JVM of a subject that tries applications, again and again; when it hangs or ends, a new one takes its place. */
final class ProbeProcess implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String PACKAGE = "org.jaxrsbench.search.";

    // Each leaves classes behind.
    private static final int MOST_APPLICATIONS = 200;

    private final Launchable subject;
    private final Path agent;
    private final Path meter;
    private ChildProcess process;
    private BufferedReader out;
    private int applications;
    private final Set<String> entered = new HashSet<>();

    /**
     * Of a subject.
     *
     * @param folder for the agent
     */
    ProbeProcess(Launchable subject, Path folder) throws IOException {
        this.subject = subject;
        meter = jar(folder.resolve("meter.jar"), new Manifest(), "Meter");
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(new Attributes.Name("Premain-Class"), PACKAGE + "MeterAgent");
        attributes.put(new Attributes.Name("Can-Retransform-Classes"), "true");
        agent = jar(folder.resolve("agent.jar"), manifest, null);
    }

    String label() {
        return subject.subject().label();
    }

    /** What of its class path the applications so far came through. */
    Coverage coverage() throws IOException {
        return Coverage.of(label(), subject.classPath(), entered);
    }

    /** Tries an application. */
    Told tell(Ask ask) throws IOException, InterruptedException {
        if (process == null || ++applications > MOST_APPLICATIONS) {
            start();
        }
        try {
            process.tell(JSON.writeValueAsString(ask));
            String line = CompletableFuture.supplyAsync(this::line).get(LIMIT.toSeconds(), TimeUnit.SECONDS);
            if (line != null) {
                Told told = JSON.readValue(line, Told.class);
                entered.addAll(told.entered());
                return told;
            }
            String words = process.lastWords(List.of());
            end();
            return new Told("its JVM ended" + words, List.of(), List.of());
        } catch (TimeoutException e) {
            end();
            return new Told("no answer in " + LIMIT.toSeconds() + " s", List.of(), List.of());
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    private String line() {
        try {
            return out.readLine();
        } catch (IOException e) {
            return null;
        }
    }

    private void start() throws IOException {
        end();
        applications = 1;
        List<Path> classPath = new ArrayList<>(subject.classPath());
        classPath.add(own());
        process = new ChildProcess(List.of(
                subject.java().toString(),
                "-Xmx768m",
                JvmFlags.COLLECTOR,
                JvmFlags.OPEN,
                "-XX:TieredStopAtLevel=1", // what the second compiler leaves out would not be counted
                "-javaagent:" + agent + "=" + meter,
                "-cp",
                Launchable.join(classPath),
                PACKAGE + "Probe"));
        out = process.out();
    }

    /** Where this tool was loaded from: it has the library that the agent needs. */
    private static Path own() throws IOException {
        try {
            return Path.of(ClassReader.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static Path jar(Path file, Manifest manifest, String className) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            if (className != null) {
                String name = PACKAGE.replace('.', '/') + className + ".class";
                out.putNextEntry(new JarEntry(name));
                try (InputStream in = ProbeProcess.class.getClassLoader().getResourceAsStream(name)) {
                    in.transferTo(out);
                }
            }
        }
        return file;
    }

    private void end() {
        if (process != null) {
            process.kill();
            process = null;
        }
    }

    @Override
    public void close() {
        end();
    }
}
