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
 * A run folder made of files that JMH wrote, or Hyperfoil's controller, for whatever reads run folders. Its tier is {@code imported}, or
 * {@code http} for the controller's, and its pairing {@code none}: nothing is known of the machine, and nobody took turns.
 */
public final class ImportedRun {

    private static final String UNKNOWN = "unknown";

    private ImportedRun() {}

    /** What is kept of the command line; the subject is empty if it names none. */
    record Plan(List<String> files, String subject) {}

    /**
     * Makes the folder.
     *
     * @param files that JMH wrote, or the controller; each is a subject of its own unless its results name one
     * @param subject the label of all results; empty for that of the results or of the file
     * @param results the folder that holds runs
     * @throws BadInputException if one is neither's JSON, two hold the same, or one is JMH's and another is the
     *     controller's; nothing is written then
     */
    public static RunFolder of(List<Path> files, Optional<String> subject, Path results, Clock clock)
            throws IOException {
        String run = name(files);
        boolean http = ControllerJsonReader.looksLike(files.get(0));
        Map<Path, List<JmhJsonReader.Result>> read = new LinkedHashMap<>();
        Map<List<Object>, Path> seen = new HashMap<>();
        for (Path file : files) {
            List<JmhJsonReader.Result> own = results(file, http, run, subject);
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
                environment(all, http ? "http" : "imported", clock),
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

    private static List<JmhJsonReader.Result> results(Path file, boolean http, String run, Optional<String> subject) {
        if (http != ControllerJsonReader.looksLike(file)) {
            throw new BadInputException(file + ": is " + (http ? "no" : "a")
                    + " report of a controller, unlike the first file; import both kinds one by one");
        }
        return http
                ? ControllerJsonReader.read(file, run, subject).stream()
                        .collect(Collectors.groupingBy(Sample::benchmarkCase, LinkedHashMap::new, Collectors.toList()))
                        .values()
                        .stream()
                        .map(samples ->
                                new JmhJsonReader.Result(UNKNOWN, UNKNOWN, "none", "load of a controller", samples))
                        .toList()
                : new JmhJsonReader(file, subject).read(run);
    }

    private static Environment environment(List<JmhJsonReader.Result> all, String tier, Clock clock) {
        Environment environment = new Environment()
                .put("tier", tier)
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
