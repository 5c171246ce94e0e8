package org.jaxrsbench.http.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * One line of standard input.
 *
 * @param warm whether {@code amount} is a number of requests, not of milliseconds
 * @param users users of the closed model, connections of the open one; empty for what the YAML file says
 * @param rate requests per second of the open model; empty for what the YAML file says
 * @param millis how long; a warm-up may end earlier
 */
record LoadCommand(
        boolean warm,
        Path yaml,
        String host,
        int port,
        String method,
        String path,
        String body,
        String contentType,
        String accept,
        int status,
        String users,
        String rate,
        long amount,
        long millis) {
    private static final int LOAD_FIELDS = 13;
    private static final int WARM_FIELDS = 14;
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH");
    /** How long a request may take; Hyperfoil closes its connection then. */
    static final long TIMEOUT_MILLIS = 3_000;

    private static final String MILLIS = "number of milliseconds";
    /** What is left to users who wait when the time is over: more than the timeout. */
    private static final long GRACE_MILLIS = 1_000;

    static LoadCommand parse(String line) throws LoadFailedException {
        List<String> fields = fields(line);
        if (!fields.get(0).equals("load") && !fields.get(0).equals("warm")) {
            throw new LoadFailedException("not a command: " + fields.get(0));
        }
        boolean warm = fields.get(0).equals("warm");
        int expected = warm ? WARM_FIELDS : LOAD_FIELDS;
        if (fields.size() != expected) {
            throw new LoadFailedException(
                    fields.get(0) + " takes " + (expected - 1) + " fields, not " + (fields.size() - 1));
        }
        for (String field : fields) {
            if (field.chars().anyMatch(Character::isISOControl)) {
                throw new LoadFailedException("a control character in: " + field);
            }
        }
        if (!METHODS.contains(fields.get(4))) {
            throw new LoadFailedException("not a method: " + fields.get(4));
        }
        String path = fields.get(5);
        if (!path.startsWith("/") || !path.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new LoadFailedException("not a path of ASCII characters that begins with /: " + path);
        }
        if (fields.get(1).isEmpty() || fields.get(2).isEmpty()) {
            throw new LoadFailedException("no " + (fields.get(1).isEmpty() ? "YAML file" : "host"));
        }
        if (!fields.get(10).isEmpty()) {
            number("number of users", fields.get(10), 1, 100_000);
        }
        if (!fields.get(11).isEmpty()) {
            number("rate", fields.get(11), 1, 10_000_000);
        }
        return new LoadCommand(
                warm,
                Path.of(fields.get(1)),
                fields.get(2),
                (int) number("port", fields.get(3), 1, 65_535),
                fields.get(4),
                path,
                fields.get(6),
                fields.get(7),
                fields.get(8),
                (int) number("status", fields.get(9), 200, 599),
                fields.get(10),
                fields.get(11),
                number(warm ? "number of requests" : MILLIS, fields.get(12), 1, 1_000_000_000),
                number(MILLIS, fields.get(expected - 1), 1, 1_000_000_000));
    }

    private static List<String> fields(String line) throws LoadFailedException {
        try (CSVParser parser = CSVParser.parse(line, CSVFormat.RFC4180)) {
            List<CSVRecord> records = parser.getRecords();
            if (records.size() != 1) {
                throw new LoadFailedException("not a line of CSV: " + line);
            }
            return records.get(0).toList();
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            throw new LoadFailedException("not a line of CSV: " + line, e);
        }
    }

    private static long number(String what, String text, long min, long max) throws LoadFailedException {
        try {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            // The same reply as to a number out of range.
        }
        throw new LoadFailedException("not a " + what + ": " + text);
    }

    /** The longest that users can be under way. */
    long maxMillis() {
        return millis + TIMEOUT_MILLIS + GRACE_MILLIS;
    }

    /** The template's parameters; what is empty is left to the defaults in the file. */
    Map<String, String> parameters() {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("HOST", host);
        parameters.put("PORT", String.valueOf(port));
        parameters.put("METHOD", method);
        parameters.put("PATH", literally(path));
        parameters.put("BODY", literally(body));
        parameters.put("CONTENT_TYPE", literally(contentType));
        parameters.put("ACCEPT", literally(accept));
        parameters.put("STATUS", String.valueOf(status));
        parameters.put("USERS", users);
        parameters.put("RATE", rate);
        parameters.put("DURATION", millis + "ms");
        parameters.put("MAX_DURATION", maxMillis() + "ms");
        parameters.put("TIMEOUT", TIMEOUT_MILLIS + "ms");
        parameters.values().removeIf(String::isEmpty);
        return parameters;
    }

    /** Hyperfoil would put a session variable in place of <code>${name}</code>. */
    private static String literally(String text) {
        return text.replace("${", "$${");
    }
}
