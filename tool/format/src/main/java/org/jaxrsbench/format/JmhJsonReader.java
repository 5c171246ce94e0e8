package org.jaxrsbench.format;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Reads JMH's JSON, of any project and of every release that wrote it: all modes, all units of time, {@code gc.alloc.rate.norm} with and
 * without the dot in front, raw data and histograms, one list of results or several behind each other. What it cannot use it leaves out and
 * notes; what is no result of JMH's is bad input.
 */
final class JmhJsonReader {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP, Nulls.FAIL))
            .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .addModule(new SimpleModule().addDeserializer(double[].class, new Values()))
            .build();
    // The dot in front was not always read back in the encoding in which it was written.
    private static final Pattern ALLOCATION = Pattern.compile("(Â?·)?gc\\.alloc\\.rate\\.norm");
    private static final String SUBJECT = "subject";
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
    private final List<Result> results;
    private final List<Result> used = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private String name;
    private Map<String, String> classes;

    /**
     * Reads a file.
     *
     * @throws BadInputException if it is not JMH's JSON; the message says where
     */
    JmhJsonReader(Path file) {
        this.file = file;
        this.results = results();
    }

    /** The classes of its benchmarks, with their packages. */
    Stream<String> classes() {
        return results.stream().map(Result::type);
    }

    /**
     * All results as a run.
     *
     * @param called the file's name, which is the subject's, too, if results do not name one
     * @param shortened names of classes, with as much of their packages as is needed
     * @throws BadInputException if no result can be used
     */
    Run run(String called, Map<String, String> shortened) {
        name = called;
        classes = shortened;
        List<Sample> samples = samples();
        return new Run(new RunFolder(file), environment(), samples, List.of(), List.of(), name, notes);
    }

    /** Values of iterations: JMH writes NaN as a string, and other writers leave a value empty or write null. */
    private static final class Values extends JsonDeserializer<double[]> {

        @Override
        public double[] deserialize(JsonParser in, DeserializationContext context) throws IOException {
            DoubleStream.Builder values = DoubleStream.builder();
            if (!in.isExpectedStartArrayToken()) {
                context.handleUnexpectedToken(double[].class, in);
            }
            while (in.nextToken() != JsonToken.END_ARRAY) {
                if (in.currentToken().isStructStart()) {
                    context.handleUnexpectedToken(double.class, in);
                }
                values.add(in.currentToken().isNumeric() ? in.getDoubleValue() : number(in.getText()));
            }
            return values.build().toArray();
        }

        private static double number(String text) {
            try {
                return CsvFiles.numberOrNone(text);
            } catch (NumberFormatException e) {
                return Double.NaN;
            }
        }
    }

    /** A result, as JMH writes it; older releases did not write all of it. */
    private static final class Result {

        private String jmhVersion = UNKNOWN;
        private String benchmark = "";
        private String mode = "";
        private int threads;
        private List<String> jvmArgs;
        private String jdkVersion = UNKNOWN;
        private String vmName = UNKNOWN;
        private String vmVersion;
        private String warmupIterations = "?";
        private String warmupTime = "?";
        private String measurementIterations = "?";
        private String measurementTime = "?";
        private int measurementBatchSize = 1;
        private int forks;
        private Map<String, String> params = Map.of();
        private Figures primaryMetric = new Figures("", new double[0][], null);
        private Map<String, Figures> secondaryMetrics = Map.of();

        private String jvm() {
            return (vmName + " " + (vmVersion == null ? jdkVersion : vmVersion)).strip();
        }

        private String flags() {
            return jvmArgs == null ? UNKNOWN : jvmArgs.isEmpty() ? "none" : String.join(" ", jvmArgs);
        }

        private String settings() {
            return "warmup " + warmupIterations + " x " + warmupTime + ", measurement " + measurementIterations + " x "
                    + measurementTime + (measurementBatchSize > 1 ? " in batches of " + measurementBatchSize : "");
        }

        private String type() {
            return benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
        }

        /** Whether this project wrote it, where {@code subject} is no parameter of the benchmark's: JMH says how it warmed up. */
        private boolean isOurs() {
            return params.containsKey(SUBJECT) && warmupIterations.equals("?");
        }
    }

    /**
     * The benchmark with its parameters, except the one that names the subject.
     *
     * @throws IllegalArgumentException if it is none
     */
    private Case benchmarkCase(Result result) {
        String type = result.type();
        String method = text("benchmark", result.benchmark).substring(type.length());
        if (type.isEmpty() || method.length() < 2) {
            throw new IllegalArgumentException(
                    "benchmark is '" + result.benchmark + "', expected a class and a method");
        }
        Map<String, String> own = new TreeMap<>(result.params);
        if (result.isOurs()) {
            own.remove(SUBJECT);
        }
        return new Case(classes.get(type) + method, Params.of(own), text("mode", result.mode), result.threads);
    }

    private static String text(String name, String value) {
        if (value == null || value.isBlank() || value.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("'" + name + "' is missing, or empty, or holds a control character");
        }
        return value;
    }

    /** Figures by fork and iteration; of a histogram, values with how often each was seen. */
    private record Figures(String scoreUnit, double[][] rawData, double[][][][] rawDataHistogram) {

        private double[][] byFork() {
            if (rawDataHistogram == null) {
                return rawData == null ? new double[0][] : rawData;
            }
            return Arrays.stream(rawDataHistogram)
                    .map(fork -> Arrays.stream(fork).mapToDouble(Figures::mean).toArray())
                    .toArray(double[][]::new);
        }

        private static double mean(double[][] histogram) {
            if (Arrays.stream(histogram).anyMatch(pair -> pair.length != 2 || pair[1] < 0)) {
                throw new IllegalArgumentException("a histogram holds no pairs of a value and a count");
            }
            return Arrays.stream(histogram)
                            .mapToDouble(pair -> pair[0] * pair[1])
                            .sum()
                    / Arrays.stream(histogram).mapToDouble(pair -> pair[1]).sum();
        }
    }

    /** A metric of ours, and what a number is multiplied by to be one. */
    private record Unit(Metric metric, double factor) {

        static Unit ofScore(String text) {
            String[] parts = Objects.requireNonNullElse(text, "").split("/", -1);
            if (parts.length == 2 && parts[0].equals("ops") && NANOS.containsKey(parts[1])) {
                return new Unit(Metric.THROUGHPUT, NANOS.get("s") / NANOS.get(parts[1]));
            }
            if (parts.length == 2 && parts[1].equals("op") && NANOS.containsKey(parts[0])) {
                return new Unit(Metric.TIME, NANOS.get(parts[0]));
            }
            throw new IllegalArgumentException(
                    "the unit is '" + text + "'; expected operations by a time, or a time by operation");
        }

        /** The bytes that JMH counts, and what we wrote ourselves: a counter that a benchmark calls like a metric of ours is none. */
        static Optional<Unit> ofSecondary(String name, Figures figures, boolean ours) {
            String label = ALLOCATION.matcher(name).matches() ? Metric.ALLOC.label() : ours ? name : "";
            return Labeled.find(Metric.class, label)
                    .filter(metric -> metric.unit().equals(figures.scoreUnit()))
                    .map(known -> new Unit(known, 1));
        }
    }

    /** The samples of all results; what a benchmark has several results of is measured in further forks. */
    private List<Sample> samples() {
        List<Sample> samples = new ArrayList<>();
        Map<List<Object>, Integer> forks = new HashMap<>();
        Set<String> unknown = new TreeSet<>();
        Set<Object> known = new HashSet<>();
        int number = 0;
        for (Result result : results) {
            number++;
            try {
                Case of = benchmarkCase(result);
                double[][] primary = result.primaryMetric.byFork();
                if (Arrays.stream(primary).mapToInt(fork -> fork.length).sum() == 0) {
                    throw new IllegalArgumentException(of + " has no raw data");
                }
                Unit score = Unit.ofScore(result.primaryMetric.scoreUnit());
                if (!known.add(List.of(subject(result), of, score, Arrays.deepToString(primary)))) {
                    throw new IllegalArgumentException(of + " has the values of an earlier result, so it is a copy");
                }
                if (result.forks > primary.length) {
                    notes.add("left out, " + of + ": " + (result.forks - primary.length) + " of " + result.forks
                            + " forks have no values");
                }
                int before = forks.getOrDefault(List.of(subject(result), of), 0);
                List<Sample> own = new ArrayList<>(samples(result, of, before, score, "score", primary));
                result.secondaryMetrics.forEach((metric, figures) -> Unit.ofSecondary(metric, figures, result.isOurs())
                        .ifPresentOrElse(
                                unit -> own.addAll(samples(result, of, before, unit, metric, figures.byFork())),
                                () -> unknown.add(metric)));
                samples.addAll(own);
                forks.put(List.of(subject(result), of), before + primary.length);
                used.add(result);
            } catch (IllegalArgumentException e) {
                notes.add("left out, result " + number + ": " + e.getMessage());
            }
        }
        if (samples.isEmpty()) {
            throw bad("it has no value that can be used: " + notes.get(0));
        }
        if (used.size() > forks.size()) {
            notes.add(used.size() - forks.size() + " of " + used.size()
                    + " results are of a case that an earlier one is of: they count as further forks of it");
        }
        if (!unknown.isEmpty()) {
            notes.add("left out, not metrics of this tool: " + String.join(", ", unknown));
        }
        return samples;
    }

    private List<Sample> samples(Result result, Case of, int before, Unit unit, String metric, double[][] forks) {
        Subject subject = new Subject(subject(result), "imported", UNKNOWN, result.jdkVersion);
        List<Sample> samples = new ArrayList<>();
        int all = 0;
        for (int fork = 0; fork < forks.length; fork++) {
            Fork in = new Fork(before + fork + 1, 1, 1);
            for (int i = 0; i < forks[fork].length; i++) {
                all++;
                double value = unit.factor() * forks[fork][i];
                if (Double.isFinite(value) && value >= 0) {
                    samples.add(new Sample(name, subject, of, in, i + 1, unit.metric(), value, Status.OK));
                }
            }
        }
        if (samples.size() < all) {
            notes.add("left out, " + of + ": " + (all - samples.size()) + " of " + all + " values of " + metric
                    + " are no numbers from 0 on");
        }
        return samples;
    }

    /** The environment: JMH records no machine, only JVMs. The pairing is {@code none}, because the subjects did not take turns. */
    private Environment environment() {
        Environment environment = new Environment().put("tier", "imported");
        List.of("cpu_model", "cores", "memory_bytes", "os", "commit").forEach(key -> environment.put(key, UNKNOWN));
        environment.put("seed", 0).put("pairing", "none").put("subjects", distinct(used, this::subject, ","));
        Map<String, List<Result>> bySubject = used.stream().collect(Collectors.groupingBy(this::subject));
        bySubject.forEach((subject, own) -> environment.put("jvm." + subject, distinct(own, Result::jvm, ", ")));
        put(environment, "jvm", Result::jvm);
        put(environment, "jvm_flags", Result::flags);
        put(environment, "jmh", r -> r.jmhVersion);
        put(environment, "settings", Result::settings);
        return environment.fingerprint();
    }

    /** What is not the same for all of them is said of each as well. */
    private void put(Environment environment, String key, Function<Result, String> what) {
        environment.put(key, distinct(used, what, "; "));
        if (used.stream().map(what).distinct().count() > 1) {
            Map<String, Set<String>> mixed = new TreeMap<>();
            used.stream()
                    .collect(Collectors.groupingBy(
                            r -> List.of(subject(r), benchmarkCase(r).toString())))
                    .forEach((of, own) -> {
                        String values = distinct(own, what, "; ");
                        environment.put(key + "." + String.join(".", of), values);
                        if (own.stream().map(what).distinct().count() > 1) {
                            mixed.computeIfAbsent(values, v -> new TreeSet<>()).add(of.get(1));
                        }
                    });
            mixed.forEach((values, of) -> notes.add("not the same: " + key + ", '" + values
                    + "', in results that count as further forks of one case: " + String.join(", ", of)));
        }
    }

    private static String distinct(List<Result> results, Function<Result, String> what, String separator) {
        return results.stream().map(what).distinct().sorted().collect(Collectors.joining(separator));
    }

    private String subject(Result result) {
        return result.isOurs() ? result.params.get(SUBJECT) : name;
    }

    /** Of all lists in the file: some tools append one to another. */
    private List<Result> results() {
        try {
            if (Files.isDirectory(file) || Files.size(file) > CsvFiles.LONGEST) {
                throw bad("it is no file, or longer than " + (CsvFiles.LONGEST >> 20) + " MB");
            }
            List<Result> all = new ArrayList<>();
            try (JsonParser lists = JSON.createParser(Files.readAllBytes(file))) {
                while (lists.nextToken() != null) {
                    Result[] list = lists.readValueAs(Result[].class);
                    all.addAll(Arrays.asList(Objects.requireNonNullElse(list, new Result[] {null})));
                }
            }
            if (all.isEmpty() || all.contains(null)) {
                throw bad(all.isEmpty() ? "it holds no result: none was measured" : "it is not a list of results");
            }
            return all;
        } catch (JsonMappingException e) {
            if (e.getCause() instanceof StreamReadException cut) {
                throw bad("it is not JSON: " + cut.getOriginalMessage());
            }
            String place = e.getPath().stream()
                    .map(r -> r.getFieldName() == null ? "[" + r.getIndex() + "]" : "." + r.getFieldName())
                    .collect(Collectors.joining());
            throw bad(place.isEmpty() ? "it is not a list of results" : place + " is not as JMH writes it");
        } catch (JacksonException e) {
            throw bad("it is not JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw bad("it cannot be read: " + e.getMessage());
        }
    }

    private BadInputException bad(String what) {
        return new BadInputException(file + ": "
                + what.replaceAll("\\[Source: [^;]*; |(?<=column: [0-9]{1,9})]|(?s)\n.*", "")
                + "; expected what JMH writes with -rf json");
    }
}
