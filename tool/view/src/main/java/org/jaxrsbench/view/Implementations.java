package org.jaxrsbench.view;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Run;

/** How people call implementations, and which of them nobody uses. {@code implementations.csv} beside this class has them. */
public final class Implementations {

    private static final Map<String, List<String>> LINES =
            CsvFiles.beside(Implementations.class, "implementations.csv").stream()
                    .collect(Collectors.toMap(line -> line.get(0), line -> line));

    private Implementations() {}

    /**
     * A subject as people say it: {@code Jersey 4.0.3} in place of {@code jersey:4.0.3}. Subjects have different names; a subject of
     * an implementation that is not listed keeps its label.
     *
     * @param subject a label
     */
    public static String words(String subject) {
        int colon = subject.indexOf(':');
        List<String> line = LINES.get(colon < 0 ? subject : subject.substring(0, colon));
        return line == null ? subject : line.get(1) + (colon < 0 ? "" : " " + subject.substring(colon + 1));
    }

    /** Implementations that are no competitors: they show what could be reached at best and come last in a table. */
    public static Set<String> references() {
        return LINES.values().stream()
                .filter(line -> line.get(2).equals("yes"))
                .map(line -> line.get(0))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a subject of a run is of one of these. */
    static boolean isReference(Run run, String subject) {
        return run.samples().stream()
                .anyMatch(s -> s.subject().equals(subject)
                        && references().contains(s.from().implementation()));
    }
}
