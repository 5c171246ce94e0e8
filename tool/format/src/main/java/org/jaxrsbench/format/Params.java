package org.jaxrsbench.format;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parameters of a benchmark with one value each, which may hold any character. As text they are {@code name=value} joined by
 * semicolons, names sorted, with {@code %}, {@code ;}, {@code =} and control characters percent-encoded in UTF-8; this class alone reads
 * and writes that.
 */
public final class Params {

    /** No parameter. */
    public static final Params NONE = new Params(new TreeMap<>());

    private static final Pattern SEPARATORS = Pattern.compile("[%;=\\p{Cc}]");

    // What is encoded and nothing else: runs of before hold other percent signs as they are.
    private static final Pattern ENCODED = Pattern.compile("(?i)%(25|3B|3D|[01][0-9A-F]|7F|C2%[89][0-9A-F])");

    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Z}&&[^ ]]");

    // What would hide in a line, or read like a further parameter.
    private static final Pattern UNCLEAR = Pattern.compile("^$|^ | $|^\"| [^ =]+=|" + INVISIBLE);

    private final SortedMap<String, String> values;
    private final String text;

    private Params(SortedMap<String, String> values) {
        this.values = Collections.unmodifiableSortedMap(values);
        this.text = values.entrySet().stream()
                .map(e -> encoded(e.getKey()) + "=" + encoded(e.getValue()))
                .collect(Collectors.joining(";"));
    }

    /** Parameters from values by name. */
    public static Params of(Map<String, String> values) {
        return new Params(new TreeMap<>(values));
    }

    private static String encoded(String text) {
        return SEPARATORS.matcher(text).replaceAll(c -> URLEncoder.encode(c.group(), StandardCharsets.UTF_8));
    }

    private static String decoded(String text) {
        return ENCODED.matcher(text)
                .replaceAll(c -> Matcher.quoteReplacement(URLDecoder.decode(c.group(), StandardCharsets.UTF_8)));
    }

    /**
     * Of text.
     *
     * @throws IllegalArgumentException if a parameter is not {@code name=value}, or names are not sorted or occur twice
     */
    public static Params parse(String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        SortedMap<String, String> values = new TreeMap<>();
        for (String param : text.split(";", -1)) {
            int equals = param.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("params holds '" + param + "', expected name=value");
            }
            String name = decoded(param.substring(0, equals));
            if (!values.isEmpty() && name.compareTo(values.lastKey()) <= 0) {
                throw new IllegalArgumentException("params is '" + text + "': names must be sorted and occur once");
            }
            values.put(name, decoded(param.substring(equals + 1)));
        }
        return new Params(values);
    }

    /** Values by name, in order of names. */
    public SortedMap<String, String> values() {
        return values;
    }

    /** A value; empty if there is no such parameter. */
    public Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Whether a parameter has this value. */
    public boolean has(String name, String value) {
        return value.equals(values.get(name));
    }

    /** These parameters with another value of one of them, or with one more. */
    public Params with(String name, String value) {
        SortedMap<String, String> changed = new TreeMap<>(values);
        changed.put(name, value);
        return new Params(changed);
    }

    /** These parameters without one of them. */
    public Params without(String name) {
        SortedMap<String, String> fewer = new TreeMap<>(values);
        fewer.remove(name);
        return new Params(fewer);
    }

    /** Says which names others have more than these, or lack; empty if none. */
    public String differing(Params others) {
        Stream<String> added = others.values.keySet().stream()
                .filter(name -> !values.containsKey(name))
                .map(name -> "a parameter was added: " + name);
        Stream<String> removed = values.keySet().stream()
                .filter(name -> !others.values.containsKey(name))
                .map(name -> "a parameter was removed: " + name);
        return Stream.concat(added, removed).collect(Collectors.joining("; "));
    }

    /** Whether there is no parameter. */
    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** {@code name=value} with blanks between, for people; no two parameters show themselves alike. */
    public String words() {
        return values.entrySet().stream()
                .map(e -> e.getKey() + "=" + shown(e.getValue()))
                .collect(Collectors.joining(" "));
    }

    /** A value as it is, or as a JSON string if it is empty, has a blank at an end, or could be taken for something else. */
    public static String shown(String value) {
        if (!UNCLEAR.matcher(value).find()) {
            return value;
        }
        String escaped = String.valueOf(JsonStringEncoder.getInstance().quoteAsString(value));
        return '"'
                + INVISIBLE
                        .matcher(escaped)
                        .replaceAll(c -> String.format(
                                Locale.ROOT, "\\\\u%04X", c.group().codePointAt(0)))
                + '"';
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Params params && params.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** These parameters as text: {@code name=value}, joined by semicolons. */
    @Override
    public String toString() {
        return text;
    }
}
