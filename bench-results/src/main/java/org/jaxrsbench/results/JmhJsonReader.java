package org.jaxrsbench.results;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads JMH's JSON, of any project and of every release that wrote it: all modes, all units of time, {@code gc.alloc.rate.norm} with and
 * without the dot in front, raw data and histograms. What it does not know as a metric it leaves out; what is no result of JMH's is bad
 * input.
 */
final class JmhJsonReader {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ALLOCATION = "gc.alloc.rate.norm";
    private static final String SUBJECT = "subject";
    private static final String HISTOGRAMS = "rawDataHistogram";
    private static final String UNKNOWN = "unknown";

    // Nanoseconds in JMH's units of time.
    private static final Map<String, Double> NANOS = Map.of(
            "ns", 1.0,
            "us", 1e3,
            "ms", 1e6,
            "s", 1e9,
            "min", 60e9,
            "hr", 3600e9,
            "day", 86_400e9);

    private final Path file;

    JmhJsonReader(Path file) {
        this.file = file;
    }

    /** A result, of a benchmark with its parameters; {@code settings} are iterations and times, {@code jmh} is a release. */
    record Result(String jvm, String flags, String jmh, String settings, List<Sample> samples) {

        /** What was measured. */
        String subject() {
            return samples.get(0).subject();
        }
    }

    /**
     * The samples of all results. The subject is that of the parameter {@code subject}, or else the file's name.
     *
     * @throws BadInputException if the file is not JMH's JSON; the message says where
     */
    List<Sample> samples() {
        return results().stream().flatMap(result -> result.samples().stream()).toList();
    }

    /**
     * What is known of the machine, which is nothing, and of the JVMs. The tier is {@code imported}, and the pairing {@code
     * none}: nobody took turns.
     *
     * @throws BadInputException if the file is not JMH's JSON; the message says where
     */
    Environment environment() {
        List<Result> all = results();
        Environment environment = new Environment()
                .put("tier", "imported")
                .put("cpu_model", UNKNOWN)
                .put("cores", UNKNOWN)
                .put("memory_bytes", UNKNOWN)
                .put("os", UNKNOWN)
                .put("commit", UNKNOWN)
                .put("seed", 0)
                .put("pairing", "none")
                .put("subjects", distinct(all, Result::subject, ","));
        Map<String, List<Result>> bySubject = all.stream().collect(Collectors.groupingBy(Result::subject));
        bySubject.forEach((subject, own) -> environment.put("jvm." + subject, distinct(own, Result::jvm, ", ")));
        return environment
                .put("jvm", distinct(all, Result::jvm, ", "))
                .put("jvm_flags", distinct(all, Result::flags, ", "))
                .put("jmh", distinct(all, Result::jmh, ", "))
                .put("settings", distinct(all, Result::settings, "; "))
                .fingerprint();
    }

    private static String distinct(List<Result> results, Function<Result, String> what, String separator) {
        return results.stream().map(what).distinct().sorted().collect(Collectors.joining(separator));
    }

    private List<Result> results() {
        JsonNode all = tree();
        if (!all.isArray() || all.isEmpty()) {
            throw bad("it is not a list of results; expected what JMH writes with -rf json");
        }

        List<Result> results = new ArrayList<>();
        Set<List<Object>> seen = new HashSet<>();
        for (int i = 0; i < all.size(); i++) {
            Result result = result(all.get(i), "result " + (i + 1));
            Sample first = result.samples().get(0);
            if (!seen.add(List.of(first.subject(), first.benchmarkCase()))) {
                throw bad(first.benchmarkCase() + " of '" + first.subject() + "' is in it already; expected each once");
            }
            results.add(result);
        }
        return results;
    }

    private JsonNode tree() {
        try {
            if (!Files.isRegularFile(file)) {
                throw bad("there is no such file; expected what JMH writes with -rf json");
            }
            if (Files.size(file) > CsvFiles.LONGEST) {
                throw bad("it is longer than " + (CsvFiles.LONGEST >> 20)
                        + " MB; expected less, such as the results of fewer benchmarks");
            }
            JsonNode tree = JSON.readTree(Files.readAllBytes(file));
            return tree == null ? JSON.missingNode() : tree;
        } catch (JacksonException e) {
            throw bad("it is not JSON: "
                    + e.getOriginalMessage().lines().findFirst().orElse(""));
        } catch (IOException e) {
            throw bad("it cannot be read: " + e.getMessage());
        }
    }

    private Result result(JsonNode node, String where) {
        String qualified = text(node, "benchmark", where);
        String mode = text(node, "mode", where);
        Map<String, String> params = params(node.path("params"), where);
        String own = params.remove(SUBJECT);
        String subject = own == null ? name() : own;
        int threads = count(node.path("threads"), where + ": threads");
        String jdk = node.path("jdkVersion").asText(UNKNOWN);
        JsonNode primary = node.path("primaryMetric");
        List<Sample> samples = new ArrayList<>();
        Case of = new Case(shortName(qualified, where), Params.of(params), mode, threads);
        Row row = new Row(name(), new Subject(subject, "imported", UNKNOWN, jdk), of);
        Unit unit = Unit.of(text(primary, "scoreUnit", where))
                .orElseThrow(() -> bad(
                        where + ": the unit is '" + primary.path("scoreUnit").asText()
                                + "'; expected operations by a time, or a time by operation"));
        add(samples, row, unit, primary, where + ": primaryMetric");
        if (samples.isEmpty()) {
            throw bad(where + ": it has no raw data; expected one list for each fork");
        }
        node.path("secondaryMetrics")
                .properties()
                .forEach(e -> secondary(e.getKey(), e.getValue()).ifPresent(u -> {
                    if (!shape(e.getValue()).equals(shape(primary))) {
                        throw bad(where + ": " + e.getKey() + " was not measured in the same iterations as the score");
                    }
                    add(samples, row, u, e.getValue(), where + ": " + e.getKey());
                }));
        return new Result(
                (node.path("vmName").asText(UNKNOWN) + " "
                                + node.path("vmVersion").asText(jdk))
                        .strip(),
                flags(node.path("jvmArgs")),
                node.path("jmhVersion").asText(UNKNOWN),
                "warmup " + node.path("warmupIterations").asText("?") + " x "
                        + node.path("warmupTime").asText("?") + ", measurement "
                        + node.path("measurementIterations").asText("?") + " x "
                        + node.path("measurementTime").asText("?") + ", threads " + threads + ", mode " + mode,
                List.copyOf(samples));
    }

    /** JMH's own, under either name; and ours, under ours. */
    private static Optional<Unit> secondary(String name, JsonNode metric) {
        String unit = metric.path("scoreUnit").asText();
        String label = name.endsWith(ALLOCATION) ? Metric.ALLOC.label() : name;
        return Arrays.stream(Metric.values())
                .filter(known -> known.label().equals(label) && known.unit().equals(unit))
                .findFirst()
                .map(known -> new Unit(known, 1));
    }

    /** A row without its place and its figure. */
    private record Row(String run, Subject subject, Case of) {
        Sample sample(int fork, int iteration, Metric metric, double value) {
            return new Sample(run, new Fork(subject, fork, 1, 1), of, iteration, metric, value, Status.OK);
        }
    }

    /** A metric of ours, and what a number is multiplied by to be one. */
    private record Unit(Metric metric, double factor) {

        static Optional<Unit> of(String text) {
            String[] parts = text.split("/", -1);
            if (parts.length != 2) {
                return Optional.empty();
            }
            if (parts[0].equals("ops") && NANOS.containsKey(parts[1])) {
                return Optional.of(new Unit(Metric.THROUGHPUT, NANOS.get("s") / NANOS.get(parts[1])));
            }
            return parts[1].equals("op") && NANOS.containsKey(parts[0])
                    ? Optional.of(new Unit(Metric.TIME, NANOS.get(parts[0])))
                    : Optional.empty();
        }
    }

    private static JsonNode forks(JsonNode metric) {
        return metric.has(HISTOGRAMS) ? metric.path(HISTOGRAMS) : metric.path("rawData");
    }

    /** How many iterations each fork has. */
    private static List<Integer> shape(JsonNode metric) {
        List<Integer> iterations = new ArrayList<>();
        forks(metric).forEach(fork -> iterations.add(fork.size()));
        return iterations;
    }

    private void add(List<Sample> samples, Row row, Unit unit, JsonNode metric, String where) {
        boolean histogram = metric.has(HISTOGRAMS);
        JsonNode forks = forks(metric);
        for (int fork = 0; fork < forks.size(); fork++) {
            JsonNode iterations = forks.get(fork);
            for (int i = 0; i < iterations.size(); i++) {
                String place = where + ", fork " + (fork + 1) + ", iteration " + (i + 1);
                double raw = histogram ? mean(iterations.get(i), place) : number(iterations.get(i), place);
                samples.add(row.sample(fork + 1, i + 1, unit.metric(), unit.factor() * raw));
            }
        }
    }

    /** Of pairs of a value and how often it was seen. */
    private double mean(JsonNode histogram, String where) {
        double sum = 0;
        double count = 0;
        for (JsonNode pair : histogram) {
            double times = number(pair.path(1), where);
            sum += number(pair.path(0), where) * times;
            count += times;
        }
        if (count == 0) {
            throw bad(where + ": an empty histogram");
        }
        return sum / count;
    }

    private double number(JsonNode node, String where) {
        double value = node.isNumber() ? node.asDouble() : Double.NaN;
        if (!Double.isFinite(value) || value < 0) {
            throw bad(where + " is " + shown(node) + "; expected a number that is not negative");
        }
        return value;
    }

    private int count(JsonNode node, String where) {
        if (!node.canConvertToInt() || node.asInt() < 1) {
            throw bad(where + " is " + shown(node) + "; expected a number from 1");
        }
        return node.asInt();
    }

    private String text(JsonNode node, String key, String where) {
        String text = node.path(key).asText("");
        if (text.isBlank() || text.chars().anyMatch(Character::isISOControl)) {
            throw bad(where + ": '" + key + "' is " + shown(node.path(key)) + "; expected a text");
        }
        return text;
    }

    private Map<String, String> params(JsonNode node, String where) {
        Map<String, String> params = new TreeMap<>();
        node.properties().forEach(e -> {
            String value = e.getValue().asText();
            if ((e.getKey() + value).chars().anyMatch(Character::isISOControl)) {
                throw bad(where + ": parameter '" + shown(e.getValue()) + "' has a control character");
            }
            params.put(e.getKey(), value);
        });
        return params;
    }

    private static String flags(JsonNode node) {
        List<String> flags = new ArrayList<>();
        node.forEach(flag -> flags.add(flag.asText()));
        return String.join(" ", flags);
    }

    /** {@code Class.method}. */
    private String shortName(String qualified, String where) {
        String[] parts = qualified.split("\\.");
        if (parts.length < 2) {
            throw bad(where + ": the benchmark is '" + qualified + "'; expected a class and a method");
        }
        return parts[parts.length - 2] + "." + parts[parts.length - 1];
    }

    private String name() {
        return file.getFileName().toString().replaceFirst("\\.json$", "");
    }

    private static String shown(JsonNode node) {
        String text = node.isMissingNode() ? "missing" : node.toString();
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private BadInputException bad(String what) {
        return new BadInputException(file + ": " + what);
    }
}
