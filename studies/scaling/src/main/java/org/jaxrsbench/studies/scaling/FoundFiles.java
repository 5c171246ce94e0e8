package org.jaxrsbench.studies.scaling;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.protocol.ProbeWords.Hit;
import org.jaxrsbench.studies.scaling.CliffFuzzer.Found;
import org.jaxrsbench.studies.scaling.CliffFuzzer.Side;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.SearchFinding.Work;

/**
 * What was found, as files that need the implementation's jars alone: the smallest application of two sizes, their requests, what sends them
 * in turn, and what each subject made of each size.
 *
 * @param checkout whose modules say how to boot their implementation without this project
 * @param parent where a folder for each is made
 * @param trials what found it
 */
public record FoundFiles(Path checkout, Path parent, Trials trials) {

    private static final String REPRODUCER = "src/reproducer";
    private static final String NAMESPACE = "jakarta";
    private static final int LONG = 200;
    private static final String KEPT = "found.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The part of a finding that is kept to measure it later. */
    private record Kept(Suspicion suspicion, Sketch sketch) {}

    /**
     * Writes a folder.
     *
     * @param number of what was found, from 1
     */
    public Path write(int number, Found found) throws IOException {
        Path folder = parent.resolve(String.format(Locale.ROOT, "found-%02d", number));
        Path sources = Files.createDirectories(folder.resolve("src/main/java/found"));
        Path resources = Files.createDirectories(folder.resolve("src/main/resources"));
        List<String> says =
                new ArrayList<>(List.of("says=" + shortened(found.suspicion().toString())));
        String namespace = trials.namespace(found.suspicion().subject());
        for (Side side : List.of(found.near(), found.far())) {
            SketchSource source = new SketchSource(side.sketch(), side.prefix(), namespace);
            for (Map.Entry<String, String> file : source.files().entrySet()) {
                Files.writeString(sources.resolve(file.getKey() + ".java"), file.getValue());
            }
            String name = side.prefix().toLowerCase(Locale.ROOT);
            Files.writeString(resources.resolve(name + ".txt"), request(side.sketch()));
            says.add(name + ".size=" + side.size());
            says.add(name + ".different=" + side.sketch().sent().distinct());
            Files.writeString(
                    resources.resolve(name + "-answer.txt"), side.sketch().answer());
            says.add(name + ".roots=" + String.join(" ", source.roots()));
            says.add(name + ".filters=" + String.join(" ", source.filters()));
        }
        Files.write(resources.resolve("finding.properties"), says);
        if (namespace.equals(NAMESPACE)) {
            reproducer(SubjectLabel.parse(found.suspicion().subject()), folder, sources);
        }
        work(folder.resolve(Work.FILE), found);
        JSON.writeValue(folder.resolve(KEPT).toFile(), new Kept(found.suspicion(), found.sketch()));
        return folder;
    }

    /** The subjects that were asked when a folder was written. */
    static List<String> subjects(Path folder) {
        return Work.TABLE.read(folder.resolve(Work.FILE)).stream()
                .map(Work::subject)
                .distinct()
                .toList();
    }

    /**
     * Reads a folder, and counts again what it shows.
     *
     * @throws BadInputException if it is no folder of a finding
     */
    Found read(Path folder) throws InterruptedException {
        Path file = folder.resolve(KEPT);
        try {
            Kept kept = JSON.readValue(file.toFile(), Kept.class);
            Axis axis = Axis.named(kept.sketch(), kept.suspicion().axis()).orElseThrow();
            return new Found(kept.suspicion(), kept.sketch(), trials.observe(kept.sketch(), axis), 0);
        } catch (IOException | NoSuchElementException e) {
            throw new BadInputException(file + ": expected a finding as scaling --search writes it");
        }
    }

    private static String shortened(String text) {
        String line = text.lines().findFirst().orElse("").replace('\\', '/');
        return line.length() > LONG ? line.substring(0, LONG) + "..." : line;
    }

    private static String request(Sketch sketch) {
        StringBuilder request = new StringBuilder(sketch.method().verb() + " /" + sketch.target() + " HTTP/1.1\n");
        List<String> headers = sketch.headers();
        for (int i = 0; i < headers.size(); i += 2) {
            request.append(headers.get(i))
                    .append(": ")
                    .append(headers.get(i + 1))
                    .append('\n');
        }
        return request + "\n" + sketch.sent().body();
    }

    /** Adds the files that boot the implementation without this project, if its module has them. */
    private void reproducer(SubjectLabel subject, Path folder, Path sources) throws IOException {
        Path own = checkout.resolve("bench-" + subject.implementation()).resolve(REPRODUCER);
        if (Files.isDirectory(own)) {
            String pom = Files.readString(own.resolve("pom.xml"));
            Files.writeString(folder.resolve("pom.xml"), pom.replace("@version@", subject.version()));
            Path implementation = own.resolve("Implementation.java");
            Path shared = checkout.resolve("bench-common").resolve(REPRODUCER);
            List<Path> needed = new ArrayList<>(List.of(implementation, shared.resolve("Reproduce.java")));
            if (Files.readString(implementation).contains("new Container(")) {
                needed.add(shared.resolve("Container.java"));
            }
            for (Path from : needed) {
                Files.copy(from, sources.resolve(from.getFileName()));
            }
        }
    }

    private static void work(Path file, Found found) throws IOException {
        List<Work> rows = new ArrayList<>();
        List<Integer> sizes = found.observation().axis().sizes();
        found.observation().points().forEach((subject, hits) -> {
            for (int i = 0; i < hits.size(); i++) {
                Hit hit = hits.get(i);
                rows.add(new Work(
                        subject,
                        sizes.get(i),
                        Math.round(hit.work()),
                        Math.round(hit.bytes()),
                        hit.status(),
                        shortened(hit.type()),
                        shortened(hit.body()),
                        hit.failure(),
                        found.observation().isRight(subject, i)));
            }
        });
        Work.TABLE.write(file, rows);
    }
}
