package org.jaxrsbench.results;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parameters of a benchmark with one value each, which may hold any character. As text they are {@code name=value} joined by semicolons,
 * names sorted; there {@code %}, {@code ;}, {@code =} and control characters of a name or value are percent-encoded (UTF-8). This class alone
 * reads and writes that.
 */
public final class Params {

    /** No parameter. */
    public static final Params NONE = new Params(new TreeMap<>());

    private static final Pattern SPECIAL = Pattern.compile("[%;=\\p{Cc}]");
    private static final Pattern ENCODED = Pattern.compile("(?:%[0-9A-Fa-f]{2})+");

    private final SortedMap<String, String> values;
    private final String text;

    private Params(SortedMap<String, String> values) {
        this.values = Collections.unmodifiableSortedMap(values);
        this.text = joined(values, ";");
    }

    /** Parameters from values by name. */
    public static Params of(Map<String, String> values) {
        return new Params(new TreeMap<>(values));
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

    /** Whether all of these parameters have the values that they have there. */
    public boolean contains(Params others) {
        return values.entrySet().containsAll(others.values.entrySet());
    }

    /** These parameters with another value of one of them, or with one more. */
    public Params with(String name, String value) {
        SortedMap<String, String> changed = new TreeMap<>(values);
        changed.put(name, value);
        return of(changed);
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

    /** {@code name=value} with blanks between, encoded as in the text: in one line, and no two parameters look alike. */
    public String words() {
        return joined(values, " ");
    }

    private static String joined(Map<String, String> values, String separator) {
        return values.entrySet().stream()
                .map(e -> encoded(e.getKey()) + "=" + encoded(e.getValue()))
                .collect(Collectors.joining(separator));
    }

    private static String encoded(String plain) {
        return SPECIAL.matcher(plain).replaceAll(special -> {
            StringBuilder hex = new StringBuilder();
            for (byte b : special.group().getBytes(StandardCharsets.UTF_8)) {
                hex.append('%').append(HexFormat.of().withUpperCase().toHexDigits(b));
            }
            return hex.toString();
        });
    }

    private static String decoded(String text) {
        return ENCODED.matcher(text)
                .replaceAll(encoded -> Matcher.quoteReplacement(
                        new String(HexFormat.of().parseHex(encoded.group().replace("%", "")), StandardCharsets.UTF_8)));
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
