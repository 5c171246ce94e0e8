package org.jaxrsbench.loopback;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.process.ChildProcess;

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

    private static final Table<Row> TABLE = new Table<>(Row.class);

    /** A row of the file: groups of endpoints, arguments and flags are words with a blank between. */
    private record Row(
            String subject,
            String implementation,
            String version,
            String endpoints,
            String module,
            String profile,
            String program,
            String arguments,
            String flags) {}

    /**
     * All of a checkout, by label.
     *
     * @throws BadInputException if a file is missing or wrong
     */
    public static Map<String, HttpSubject> all(Path checkout) {
        Map<String, List<Endpoint>> groups = Endpoint.groups(checkout);
        Path file = checkout.resolve("bench-http/subjects.csv");
        Map<String, HttpSubject> subjects = new LinkedHashMap<>();
        for (Row row : TABLE.read(file)) {
            List<Endpoint> endpoints = words(row.endpoints()).stream()
                    .flatMap(group -> Optional.ofNullable(groups.get(group))
                            .orElseThrow(
                                    () -> new BadInputException(file + ": " + row.subject() + ": unknown endpoints '"
                                            + group + "'; expected one of " + String.join(", ", groups.keySet())))
                            .stream())
                    .toList();
            HttpSubject subject = new HttpSubject(
                    row.subject(),
                    row.implementation(),
                    row.version(),
                    endpoints,
                    row.module(),
                    row.profile(),
                    row.program(),
                    words(row.arguments()),
                    words(row.flags()));
            if (subjects.put(row.subject(), subject) != null) {
                throw new BadInputException(file + ": two rows of subject '" + row.subject() + "'; remove one");
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

    /** What starts it, from the folder {@code bench-http}, with common JVM flags beside its own. */
    List<String> command(Path folder, List<String> common) {
        List<String> command = new ArrayList<>(List.of(ChildProcess.java()));
        command.addAll(common);
        command.addAll(flags);
        command.addAll(List.of("-jar", folder.resolve(program).toString()));
        command.addAll(arguments);
        return command;
    }

    private static List<String> words(String text) {
        return Stream.of(text.split(" ")).filter(w -> !w.isEmpty()).toList();
    }
}
