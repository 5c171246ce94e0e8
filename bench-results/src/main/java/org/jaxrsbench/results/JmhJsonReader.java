package org.jaxrsbench.results;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

    private static final ObjectMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP, Nulls.FAIL))
            .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
            .build();
    private static final String ALLOCATION = "gc.alloc.rate.norm";
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

    JmhJsonReader(Path file) {
        this.file = file;
    }

    /**
     * All results as a run.
     *
     * @throws BadInputException if the file is not JMH's JSON; the message says where
     */
    Run run() {
        List<Result> results = results();
        return new Run(new RunFolder(file), environment(results), samples(results), List.of(), List.of());
    }

    /** A result, as JMH writes it; older releases did not write all of it. */
    private static final class Result {

        private String jmhVersion = UNKNOWN;
        private String benchmark = "";
        private String mode = "";
        private int threads;
        private List<String> jvmArgs = List.of();
        private String jdkVersion = UNKNOWN;
        private String vmName = UNKNOWN;
        private String vmVersion;
        private String warmupIterations = "?";
        private String warmupTime = "?";
        private String measurementIterations = "?";
        private String measurementTime = "?";
        private Map<String, String> params = Map.of();
        private Figures primaryMetric = new Figures("", new double[0][], null);
        private Map<String, Figures> secondaryMetrics = Map.of();

        private String jvm() {
            return (vmName + " " + (vmVersion == null ? jdkVersion : vmVersion)).strip();
        }

        private String flags() {
            return String.join(" ", jvmArgs);
        }

        private String settings() {
            return "warmup " + warmupIterations + " x " + warmupTime + ", measurement " + measurementIterations + " x "
                    + measurementTime + ", threads " + threads + ", mode " + mode;
        }

        /**
         * The benchmark with its parameters, except the one that names the subject.
         *
         * @throws IllegalArgumentException if it is none
         */
        private Case benchmarkCase() {
            String[] parts = text("benchmark", benchmark).split("\\.");
            if (parts.length < 2) {
                throw new IllegalArgumentException("benchmark is '" + benchmark + "', expected a class and a method");
            }
            params.forEach((name, value) -> text(text("a parameter", name), "=" + value));
            Map<String, String> own = new TreeMap<>(params);
            own.remove(SUBJECT);
            String name = parts[parts.length - 2] + "." + parts[parts.length - 1];
            return new Case(name, Params.of(own), text("mode", mode), threads);
        }
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

        private int[] iterations() {
            return Arrays.stream(byFork()).mapToInt(fork -> fork.length).toArray();
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

        /** JMH's own, under either name; and ours, under ours. */
        static Optional<Unit> ofSecondary(String name, Figures figures) {
            String label = name.endsWith(ALLOCATION) ? Metric.ALLOC.label() : name;
            return Arrays.stream(Metric.values())
                    .filter(m -> m.label().equals(label) && m.unit().equals(figures.scoreUnit()))
                    .findFirst()
                    .map(known -> new Unit(known, 1));
        }
    }

    /** The samples of all results. The subject is that of the parameter {@code subject}, or else the file's name. */
    private List<Sample> samples(List<Result> results) {
        List<Sample> samples = new ArrayList<>();
        Set<List<Object>> seen = new HashSet<>();
        int number = 0;
        for (Result result : results) {
            number++;
            try {
                Case of = result.benchmarkCase();
                if (!seen.add(List.of(subject(result), of))) {
                    throw new IllegalArgumentException(
                            of + " of '" + subject(result) + "' is in it already; expected each once");
                }
                add(samples, result, of);
            } catch (IllegalArgumentException e) {
                throw bad("result " + number + ": " + e.getMessage());
            }
        }
        return samples;
    }

    private void add(List<Sample> samples, Result result, Case of) {
        Figures primary = result.primaryMetric;
        if (primary.byFork().length == 0 || primary.byFork()[0].length == 0) {
            throw new IllegalArgumentException("it has no raw data; expected one list for each fork");
        }
        Subject subject = new Subject(subject(result), "imported", UNKNOWN, result.jdkVersion);
        add(samples, subject, of, Unit.ofScore(primary.scoreUnit()), primary);
        result.secondaryMetrics.forEach((name, figures) -> Unit.ofSecondary(name, figures)
                .ifPresent(unit -> {
                    if (!Arrays.equals(figures.iterations(), primary.iterations())) {
                        throw new IllegalArgumentException(
                                name + " was not measured in the same iterations as the score");
                    }
                    add(samples, subject, of, unit, figures);
                }));
    }

    private void add(List<Sample> samples, Subject subject, Case of, Unit unit, Figures figures) {
        double[][] forks = figures.byFork();
        for (int fork = 0; fork < forks.length; fork++) {
            Fork in = new Fork(fork + 1, 1, 1);
            for (int i = 0; i < forks[fork].length; i++) {
                double value = unit.factor() * forks[fork][i];
                samples.add(new Sample(name(), subject, of, in, i + 1, unit.metric(), value, Status.OK));
            }
        }
    }

    /** The environment: JMH records no machine, only JVMs. The pairing is {@code none}, because the subjects did not take turns. */
    private Environment environment(List<Result> all) {
        Environment environment = new Environment().put("tier", "imported");
        List.of("cpu_model", "cores", "memory_bytes", "os", "commit").forEach(key -> environment.put(key, UNKNOWN));
        environment.put("seed", 0).put("pairing", "none").put("subjects", distinct(all, this::subject, ","));
        Map<String, List<Result>> bySubject = all.stream().collect(Collectors.groupingBy(this::subject));
        bySubject.forEach((subject, own) -> environment.put("jvm." + subject, distinct(own, Result::jvm, ", ")));
        return environment
                .put("jvm", distinct(all, Result::jvm, ", "))
                .put("jvm_flags", distinct(all, Result::flags, ", "))
                .put("jmh", distinct(all, r -> r.jmhVersion, ", "))
                .put("settings", distinct(all, Result::settings, "; "))
                .fingerprint();
    }

    private static String distinct(List<Result> results, Function<Result, String> what, String separator) {
        return results.stream().map(what).distinct().sorted().collect(Collectors.joining(separator));
    }

    private String subject(Result result) {
        return result.params.getOrDefault(SUBJECT, name());
    }

    private List<Result> results() {
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > CsvFiles.LONGEST) {
                throw bad("it is no file, or longer than " + (CsvFiles.LONGEST >> 20) + " MB");
            }
            Result[] results = JSON.readValue(Files.readAllBytes(file), Result[].class);
            if (results == null || results.length == 0 || Arrays.asList(results).contains(null)) {
                throw bad("it is not a list of results");
            }
            return List.of(results);
        } catch (JsonMappingException e) {
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

    private String name() {
        return file.getFileName().toString().replaceFirst("\\.json$", "");
    }

    private BadInputException bad(String what) {
        return new BadInputException(
                file + ": " + what.lines().findFirst().orElse("") + "; expected what JMH writes with -rf json");
    }
}
