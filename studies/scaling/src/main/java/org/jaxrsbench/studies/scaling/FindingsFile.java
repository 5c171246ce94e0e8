package org.jaxrsbench.studies.scaling;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.Search.Found;
import org.jaxrsbench.studies.scaling.Search.Side;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;

/**
 * What a search found, in one file of its folder: of each finding the smallest application and request of two sizes, and what each subject
 * made of each size.
 *
 * @param folder of the search
 */
record FindingsFile(Path folder) {

    /** The name of the file. */
    static final String FILE = "findings.json";

    private static final int LONG = 200;

    private static final ObjectMapper JSON = new JsonMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);

    /**
     * An entry.
     *
     * @param finding its name, as in {@code found.csv}
     * @param says the suspicion in words
     * @param namespace {@code jakarta} or {@code javax}
     * @param suspicion by which it is measured later; null once it was
     * @param sketch that is measured; null once it was
     */
    record Entry(
            String finding,
            String says,
            String namespace,
            Side near,
            Side far,
            List<Work> work,
            Suspicion suspicion,
            Sketch sketch) {

        /** Of what was found, to be measured later. */
        static Entry of(String name, String namespace, Found found) {
            Observation seen = found.observation();
            List<Work> work = seen.points().keySet().stream()
                    .flatMap(subject ->
                            IntStream.range(0, seen.answers().size()).mapToObj(place -> Work.of(seen, subject, place)))
                    .toList();
            return new Entry(
                    name,
                    shortened(found.suspicion().toString()),
                    namespace,
                    found.near(),
                    found.far(),
                    work,
                    found.suspicion(),
                    found.axis().sketch());
        }
    }

    /**
     * The work of a subject at a size, as the search counted it.
     *
     * @param right whether the answer was the one that the specification asks for
     */
    record Work(
            String subject,
            int size,
            long work,
            long bytes,
            int status,
            String type,
            String answer,
            String failure,
            boolean right) {

        private static Work of(Observation seen, String subject, int place) {
            Hit hit = seen.points().get(subject).get(place);
            return new Work(
                    subject,
                    seen.axis().sizes().get(place),
                    Math.round(hit.work()),
                    Math.round(hit.bytes()),
                    hit.status(),
                    shortened(hit.type()),
                    shortened(hit.body()),
                    hit.failure(),
                    seen.isRight(subject, place));
        }
    }

    /**
     * All of them.
     *
     * @throws BadInputException if the file is missing or something else
     */
    List<Entry> all() {
        try {
            return JSON.readValue(folder.resolve(FILE).toFile(), new TypeReference<List<Entry>>() {});
        } catch (IOException e) {
            throw new BadInputException(folder.resolve(FILE) + ": expected findings as scaling --search writes them");
        }
    }

    /**
     * One of them.
     *
     * @throws BadInputException if there is none of that name
     */
    Entry named(String finding) {
        List<Entry> all = all();
        return all.stream()
                .filter(entry -> entry.finding().equals(finding))
                .findFirst()
                .orElseThrow(
                        () -> new BadInputException(folder.resolve(FILE) + " has no " + finding + "; expected one of "
                                + all.stream().map(Entry::finding).collect(Collectors.joining(", "))));
    }

    /** The subjects that were asked; none if nothing was found. */
    List<String> subjects() {
        return all().stream()
                .limit(1)
                .flatMap(entry -> entry.work().stream().map(Work::subject))
                .distinct()
                .toList();
    }

    /** Writes all of them. */
    void write(List<Entry> all) throws IOException {
        Files.writeString(folder.resolve(FILE), text(all));
    }

    /** A line for each, so that a difference shows which of them changed. */
    static String text(List<Entry> all) throws JsonProcessingException {
        List<String> lines = new ArrayList<>();
        for (Entry entry : all) {
            lines.add(JSON.writeValueAsString(entry));
        }
        return "[\n" + String.join(",\n", lines) + "\n]\n";
    }

    private static String shortened(String text) {
        String line = text.lines().findFirst().orElse("").replace('\\', '/');
        return line.length() > LONG ? line.substring(0, LONG) + "..." : line;
    }
}
