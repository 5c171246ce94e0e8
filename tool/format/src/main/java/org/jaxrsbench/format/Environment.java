package org.jaxrsbench.format;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where and how a run was measured: {@code environment.csv}, keys and values in the order they were put. */
public final class Environment {

    /** The header of the file. */
    public static final List<String> COLUMNS = List.of("key", "value");

    /** The values that must be equal for two runs to be comparable, in hashing order. */
    public static final List<String> COMPARED =
            List.of("tier", "cpu_model", "cpu_id", "cores", "jvm", "jvm_flags", "jmh", "harness", "settings");

    /** Before a subject's label: the digest of its engine, which two runs of that subject must have in common. */
    public static final String ENGINE = "engine.";

    /** Before a subject's label: which of its parameters the first subject lacks, or has alone; each has one value. */
    public static final String PARAMETERS = "parameters.";

    /** Before a subject's label and a case: why its engine declares that it cannot run it. */
    static final String NOT_SUPPORTED = "not_supported.";

    private final Map<String, String> values = new LinkedHashMap<>();
    private final String origin;

    /** An empty environment. */
    public Environment() {
        this("environment.csv");
    }

    private Environment(String origin) {
        this.origin = origin;
    }

    /** Sets a value; line ends and other control characters become spaces, for the file holds none. */
    public Environment put(String key, Object value) {
        values.put(key, value.toString().replaceAll("\\p{Cntrl}+", " ").strip());
        return this;
    }

    /**
     * Says that a subject's engine declares that it cannot run a case.
     *
     * @param benchmarkCase the case as it shows itself: the benchmark, then {@code name=value} of each parameter
     */
    public Environment putNotSupported(String subject, String benchmarkCase, String reason) {
        return put(notSupported(subject, benchmarkCase), reason);
    }

    /** Why a subject has no figures of a case, if its engine declares that it cannot run it. */
    public Optional<String> whyNotSupported(String subject, String benchmarkCase) {
        return get(notSupported(subject, benchmarkCase));
    }

    private static String notSupported(String subject, String benchmarkCase) {
        return NOT_SUPPORTED + subject + "." + benchmarkCase;
    }

    /** The key of how many objects of a class an operation would have to leave behind to be seen, in the case where that is most. */
    public static final String LEAST_LEAK = "least_leak";

    /**
     * Says what operations of a subject leave behind.
     *
     * @param benchmarkCase the case as it shows itself
     * @param leak in words, such as {@code 1.00 org.example.Descriptor/op, 56 B}
     */
    public Environment putLeak(String subject, String benchmarkCase, String leak) {
        return put("leak." + subject + "." + benchmarkCase, leak);
    }

    /** What operations of a subject leave behind, if a fork said so. */
    public Optional<String> leak(String subject, String benchmarkCase) {
        return get("leak." + subject + "." + benchmarkCase);
    }

    /** A value, or nothing if the key is absent. */
    public Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** What was set for a case of a subject: its own value, or else the subject's, or else that of all. */
    public Optional<String> get(String key, String subject, Case benchmarkCase) {
        return get(key + "." + subject + "." + benchmarkCase)
                .or(() -> get(key + "." + subject))
                .or(() -> get(key));
    }

    /**
     * A value that has to be there.
     *
     * @throws BadInputException if it is not
     */
    public String require(String key) {
        return get(key).orElseThrow(() -> new BadInputException(origin + ": lacks the key '" + key + "'"));
    }

    /**
     * The day on which the measurement began, in UTC.
     *
     * @throws BadInputException if that is not known
     */
    public LocalDate day() {
        return LocalDate.parse(require("started").replaceFirst("T.*", ""));
    }

    /**
     * Makes sure that another part of the same measurement has the same values of some keys.
     *
     * @throws IncomparableException naming the first one that differs
     */
    public void requireSame(Environment other, List<String> keys) {
        for (String key : keys) {
            if (!get(key).equals(other.get(key))) {
                throw new IncomparableException(
                        other.origin + ": " + key + " is " + other.get(key).orElse("missing") + ", and "
                                + get(key).orElse("missing") + " in " + origin
                                + "; measure all parts with the same JDK, checkout and options");
            }
        }
    }

    /** The file that it was read from, for messages. */
    public String origin() {
        return origin;
    }

    /** All keys with their values, in the order they were put. */
    public Map<String, String> values() {
        return Collections.unmodifiableMap(values);
    }

    /**
     * The keys that must be equal for this run to be comparable with another, in the order they are hashed: those of
     * {@link #COMPARED}, and of a run whose forks carry several cases which of them go together, for they make each other
     * slower. A run of one case a fork, or without {@code cpu_id}, has no more keys than runs had before there were others.
     */
    public List<String> compared() {
        Stream<String> keys = COMPARED.stream().filter(key -> !key.equals("cpu_id") || values.containsKey(key));
        return (get("grouping").equals(Optional.of("application"))
                        ? Stream.concat(keys, Stream.of("grouping", "groups"))
                        : keys)
                .toList();
    }

    /** The keys of engines that another run has, too: of the same subject, they must be the same. */
    public List<String> engines(Environment other) {
        return values.keySet().stream()
                .filter(key -> key.startsWith(ENGINE) && other.values.containsKey(key))
                .toList();
    }

    /** Sets {@code fingerprint}: SHA-256 over the {@link #compared()} keys that are set, 16 hexadecimal digits of it. */
    public Environment fingerprint() {
        String text = compared().stream()
                .map(key -> key + "=" + values.getOrDefault(key, "") + "\n")
                .collect(Collectors.joining());
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return put("fingerprint", HexFormat.of().formatHex(hash, 0, 8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /**
     * Writes the file.
     *
     * @throws IOException if it cannot be written
     */
    public void write(Path file) throws IOException {
        // Written again while a run grows: a reader must find the old one or the new one.
        CsvFiles.write(
                file,
                COLUMNS,
                values.entrySet().stream()
                        .map(e -> List.of(e.getKey(), e.getValue()))
                        .toList());
    }

    /**
     * Reads the file.
     *
     * @throws BadInputException if it is missing or breaks the contract
     */
    public static Environment read(Path file) {
        Environment environment = new Environment(file.toString());
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            String key = line.fields().get(0);
            if (key.isBlank()) {
                throw line.error("the key is empty");
            }
            if (environment.values.put(key, line.fields().get(1)) != null) {
                throw line.error("the key '" + key + "' is in an earlier line already");
            }
        }
        return environment;
    }
}
