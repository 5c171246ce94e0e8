package org.jaxrsbench.cli.imported;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/**
 * A run folder made of files that JMH wrote, for whatever reads run folders. Its tier is {@code imported} and its pairing
 * {@code none}: nothing is known of the machine, and nobody took turns.
 */
public final class ImportedRun {

    private static final String UNKNOWN = "unknown";

    private ImportedRun() {}

    /** What is kept of the command line; the subject is empty if it names none. */
    record Plan(List<String> files, String subject) {}

    /**
     * Makes the folder.
     *
     * @param files that JMH wrote; each is a subject of its own unless its results name one
     * @param subject the label of all results; empty for that of the results or of the file
     * @param results the folder that holds runs
     * @throws BadInputException if one is not JMH's JSON, or two hold the same; nothing is written then
     */
    public static RunFolder of(List<Path> files, Optional<String> subject, Path results, Clock clock)
            throws IOException {
        String run = name(files);
        Map<Path, List<JmhJsonReader.Result>> read = new LinkedHashMap<>();
        Map<List<Object>, Path> seen = new HashMap<>();
        for (Path file : files) {
            List<JmhJsonReader.Result> own = new JmhJsonReader(file, subject).read(run);
            for (JmhJsonReader.Result result : own) {
                Sample first = result.samples().get(0);
                Path other = seen.put(List.of(first.subject(), first.benchmarkCase()), file);
                if (other != null) {
                    throw new BadInputException(file + ": " + first.benchmarkCase() + " of '" + first.subject()
                            + "' is in " + (other.equals(file) ? "it" : other)
                            + " already; expected each once, or --subject and one file at a time");
                }
            }
            read.put(file, own);
        }
        List<JmhJsonReader.Result> all =
                read.values().stream().flatMap(List::stream).toList();
        RunFolder folder = RunFolder.create(results, "imported", clock);
        try (RunRecorder recorder = RunRecorder.create(
                folder,
                environment(all, clock),
                new Plan(files.stream().map(Path::toString).toList(), subject.orElse("")))) {
            List<Sample> samples = new ArrayList<>();
            all.forEach(result -> samples.addAll(result.samples()));
            recorder.append(samples);
            recorder.writeReports();
        }
        return folder;
    }

    /** The same for the same files: what is imported twice is one run. */
    private static String name(List<Path> files) {
        CRC32 sum = new CRC32();
        for (Path file : files) {
            sum.update(JmhJsonReader.bytes(file));
        }
        return String.format("imported-%08x", sum.getValue());
    }

    private static Environment environment(List<JmhJsonReader.Result> all, Clock clock) {
        Environment environment = new Environment()
                .put("tier", "imported")
                .put("cpu_model", UNKNOWN)
                .put("cores", UNKNOWN)
                .put("memory_bytes", UNKNOWN)
                .put("os", UNKNOWN)
                .put("commit", UNKNOWN)
                .put("seed", 0)
                .put("pairing", "none")
                .put("started", clock.instant().truncatedTo(ChronoUnit.SECONDS))
                .put("subjects", distinct(all, JmhJsonReader.Result::subject, ","));
        Map<String, List<JmhJsonReader.Result>> bySubject =
                all.stream().collect(Collectors.groupingBy(JmhJsonReader.Result::subject));
        bySubject.forEach(
                (subject, own) -> environment.put("jvm." + subject, distinct(own, JmhJsonReader.Result::jvm, ", ")));
        return environment
                .put("jvm", distinct(all, JmhJsonReader.Result::jvm, ", "))
                .put("jvm_flags", distinct(all, JmhJsonReader.Result::flags, ", "))
                .put("jmh", distinct(all, JmhJsonReader.Result::jmh, ", "))
                .put("settings", distinct(all, JmhJsonReader.Result::settings, "; "))
                .fingerprint();
    }

    private static String distinct(
            List<JmhJsonReader.Result> results, Function<JmhJsonReader.Result, String> what, String separator) {
        return results.stream().map(what).distinct().sorted().collect(Collectors.joining(separator));
    }
}
