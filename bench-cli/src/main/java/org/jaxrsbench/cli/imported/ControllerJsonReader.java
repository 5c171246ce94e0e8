package org.jaxrsbench.cli.imported;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * The rows that a run under Hyperfoil's controller gives, from what the controller reports of it. A phase is a benchmark;
 * what its requests' metric is called says method and path, as in the load files of this project. A run is a launch, and
 * so a fork; the iterations of a phase are its iterations.
 */
final class ControllerJsonReader {

    private static final Pattern REQUEST = Pattern.compile("([A-Z]+) /(.*)");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");
    private static final String UNKNOWN = "unknown";

    private ControllerJsonReader() {}

    /** Whether this is what the controller of Hyperfoil reports of a run. */
    static boolean looksLike(JsonNode json) {
        return ControllerJson.looksLike(json);
    }

    /**
     * Whether a file holds such a report.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is missing or too long
     */
    static boolean looksLike(Path file) {
        return ControllerJson.looksLike(file);
    }

    /**
     * The samples of a run. An iteration with an error, a time-out or a wrong status is failed, as a slice would be.
     *
     * @param file what {@code /run/<id>/stats/all/json} answered, at most 256 MB
     * @param run value of the run column
     * @param label the subject; the file's name if there is none
     * @return a throughput in requests a second, and three percentiles of latency in microseconds, for each iteration of
     *     each phase that is no warm-up and each metric in it; one row for those that failed
     * @throws org.jaxrsbench.results.BadInputException if the file is missing, too long, or not such a report
     */
    static List<Sample> read(Path file, String run, Optional<String> label) {
        String subject = label.orElse(file.getFileName().toString().replaceFirst("\\.json$", ""));
        Map<String, List<ControllerJson.Entry>> cases = new LinkedHashMap<>();
        for (ControllerJson.Entry entry : ControllerJson.read(file)) {
            cases.computeIfAbsent(benchmark(entry) + ' ' + params(entry), k -> new ArrayList<>())
                    .add(entry);
        }
        List<Sample> samples = new ArrayList<>();
        for (List<ControllerJson.Entry> iterations : cases.values()) {
            // Sessions may differ a little between iterations, which are one case all the same.
            int users = iterations.stream()
                    .mapToInt(ControllerJson.Entry::users)
                    .max()
                    .orElseThrow();
            int measured = 0;
            for (ControllerJson.Entry entry : iterations) {
                if (!entry.failed()) {
                    samples.addAll(measured(new Row(run, subject, entry, users, 1, ++measured)));
                }
            }
            if (measured < iterations.size()) {
                // What was measured stays, under the fork's own number.
                Row row = new Row(run, subject, iterations.get(0), users, measured > 0 ? 2 : 1, 1);
                samples.add(row.sample(Metric.THROUGHPUT, Double.NaN, Status.FAILED));
            }
        }
        return samples;
    }

    private static List<Sample> measured(Row row) {
        ControllerJson.Entry entry = row.entry();
        return List.of(
                row.sample(Metric.THROUGHPUT, entry.responses() / entry.seconds(), Status.OK),
                row.sample(Metric.LATENCY_P50, entry.p50(), Status.OK),
                row.sample(Metric.LATENCY_P99, entry.p99(), Status.OK),
                row.sample(Metric.LATENCY_P999, entry.p999(), Status.OK));
    }

    private static String benchmark(ControllerJson.Entry entry) {
        return "Http." + entry.phase().replaceAll("[^A-Za-z0-9_.-]", "_");
    }

    /** Method and path, if the metric is called by them, else its name; sorted. */
    private static String params(ControllerJson.Entry entry) {
        Map<String, String> params = new LinkedHashMap<>();
        if (!entry.fork().isEmpty()) {
            params.put("fork", entry.fork());
        }
        Matcher request = REQUEST.matcher(entry.metric());
        if (request.matches()) {
            params.put("method", request.group(1));
            params.put("path", request.group(2));
        } else {
            params.put("metric", entry.metric());
        }
        return params.entrySet().stream()
                .map(e -> e.getKey() + "="
                        + CONTROL.matcher(e.getValue()).replaceAll("_").replace(";", "%3B"))
                .collect(Collectors.joining(";"));
    }

    private record Row(String run, String subject, ControllerJson.Entry entry, int users, int fork, int iteration) {

        Sample sample(Metric metric, double value, Status status) {
            return new Sample(
                    run,
                    subject,
                    "imported",
                    UNKNOWN,
                    UNKNOWN,
                    benchmark(entry),
                    params(entry),
                    "thrpt",
                    users,
                    1,
                    fork,
                    1,
                    iteration,
                    metric,
                    value,
                    status);
        }
    }
}
