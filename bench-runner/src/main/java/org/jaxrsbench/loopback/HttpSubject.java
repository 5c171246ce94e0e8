package org.jaxrsbench.loopback;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/**
 * A server that can be measured, as {@code bench-http/subjects.csv} describes it.
 *
 * @param label what the rows call it
 * @param implementation short name of what it drives
 * @param version version of that
 * @param endpoints what it answers
 * @param module Maven module that builds it, below {@code bench-http}
 * @param profile further Maven profile of the build; empty for none
 * @param program the jar that starts it, below {@code bench-http}
 * @param arguments arguments of its own
 * @param flags JVM flags of its own
 */
public record HttpSubject(
        String label,
        String implementation,
        String version,
        List<Endpoint> endpoints,
        String module,
        String profile,
        String program,
        List<String> arguments,
        List<String> flags) {

    private static final List<String> COLUMNS =
            List.of("subject,implementation,version,endpoints,module,profile,program,arguments,flags".split(","));

    /**
     * All of a checkout, by label.
     *
     * @throws BadInputException if a file is missing or wrong
     */
    public static Map<String, HttpSubject> all(Path checkout) {
        Map<String, List<Endpoint>> groups = Endpoint.groups(checkout);
        Map<String, HttpSubject> subjects = new LinkedHashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(checkout.resolve("bench-http/subjects.csv"), COLUMNS)) {
            List<String> f = line.fields();
            List<Endpoint> endpoints = new ArrayList<>();
            for (String group : f.get(3).split(" ")) {
                if (!groups.containsKey(group)) {
                    throw line.error(
                            "unknown endpoints '" + group + "'; expected one of " + String.join(", ", groups.keySet()));
                }
                endpoints.addAll(groups.get(group));
            }
            HttpSubject subject = new HttpSubject(
                    f.get(0),
                    f.get(1),
                    f.get(2),
                    endpoints,
                    f.get(4),
                    f.get(5),
                    f.get(6),
                    words(f.get(7)),
                    words(f.get(8)));
            if (subjects.put(subject.label(), subject) != null) {
                throw line.error("subject '" + subject.label() + "' is in an earlier line already; remove one of them");
            }
        }
        return subjects;
    }

    /**
     * The subjects of these labels.
     *
     * @throws BadInputException if there is no such subject; the message lists them
     */
    public static List<HttpSubject> of(Path checkout, List<String> labels) {
        Map<String, HttpSubject> all = all(checkout);
        return labels.stream().map(label -> of(all, label)).toList();
    }

    /**
     * The subject of a label.
     *
     * @param all subjects by label
     * @throws BadInputException if there is no such subject; the message lists them
     */
    public static HttpSubject of(Map<String, HttpSubject> all, String label) {
        if (!all.containsKey(label)) {
            throw new BadInputException(
                    "unknown server '" + label + "'; expected one of " + String.join(", ", all.keySet()));
        }
        return all.get(label);
    }

    /**
     * One of its endpoints.
     *
     * @throws BadInputException if it has none of that method and path
     */
    public Endpoint endpoint(String method, String path) {
        return endpoints.stream()
                .filter(e -> e.method().equals(method) && e.path().equals(path))
                .findFirst()
                .orElseThrow(() -> new BadInputException(label + " does not answer " + method + " " + path
                        + "; it answers "
                        + endpoints.stream().map(Endpoint::toString).collect(Collectors.joining(", "))));
    }

    private static List<String> words(String text) {
        return Stream.of(text.split(" ")).filter(w -> !w.isEmpty()).toList();
    }
}
