package org.jaxrsbench.http.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * One line of standard input.
 *
 * @param millis how long
 * @param enough after how many answers it may end earlier; 0 for never
 * @param parameters of the YAML file's template; what is left out has its default there
 */
record LoadCommand(Path yaml, String host, int port, long millis, long enough, Map<String, String> parameters) {
    /** How long a request may take; Hyperfoil closes its connection then. */
    static final long TIMEOUT_MILLIS = 3_000;

    /** What is left to users who wait when the time is over: more than the timeout. */
    private static final long GRACE_MILLIS = 1_000;

    private static final long MOST = 1_000_000_000;
    private static final int FIELDS = 14;
    private static final int FIRST_PARAMETER = 2;
    /** The parameters that are fields, in their order. */
    private static final List<String> PARAMETERS =
            List.of("HOST", "PORT", "METHOD", "PATH", "BODY", "CONTENT_TYPE", "ACCEPT", "STATUS", "USERS", "RATE");

    static LoadCommand parse(String line) throws LoadFailedException {
        List<String> fields = fields(line);
        if (!fields.get(0).equals("load")) {
            throw new LoadFailedException("not a command: " + fields.get(0));
        }
        if (fields.size() != FIELDS) {
            throw new LoadFailedException("load takes " + (FIELDS - 1) + " fields, not " + (fields.size() - 1));
        }
        for (String field : fields) {
            if (field.chars().anyMatch(Character::isISOControl)) {
                throw new LoadFailedException("a control character in: " + field);
            }
        }
        String path = fields.get(5);
        if (!path.startsWith("/") || !path.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new LoadFailedException("not a path of ASCII characters that begins with /: " + path);
        }
        int port = (int) number("port", fields.get(3), 1, 65_535);
        long millis = number("number of milliseconds", fields.get(12), 1, MOST);
        long enough = number("number of requests", fields.get(13), 0, MOST);
        return new LoadCommand(Path.of(fields.get(1)), fields.get(2), port, millis, enough, parameters(fields, millis));
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

    private static Map<String, String> parameters(List<String> fields, long millis) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (int i = 0; i < PARAMETERS.size(); i++) {
            // Hyperfoil would put a session variable in place of ${name}.
            parameters.put(PARAMETERS.get(i), fields.get(FIRST_PARAMETER + i).replace("${", "$${"));
        }
        parameters.put("DURATION", millis + "ms");
        parameters.put("MAX_DURATION", maxMillis(millis) + "ms");
        parameters.put("TIMEOUT", TIMEOUT_MILLIS + "ms");
        parameters.values().removeIf(String::isEmpty);
        return parameters;
    }

    private static long maxMillis(long millis) {
        return millis + TIMEOUT_MILLIS + GRACE_MILLIS;
    }

    /** The longest that users can be under way. */
    long maxMillis() {
        return maxMillis(millis);
    }
}
