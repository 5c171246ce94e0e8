package org.jaxrsbench.cli.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Health;

/** What the machine and the JVMs did beside the measured iterations, in a line for each subject. */
public final class HealthNotes {

    private HealthNotes() {}

    /** Means over all iterations; nothing where nobody watched. */
    public static List<String> of(List<Health> rows) {
        Map<String, List<Health>> bySubject = new LinkedHashMap<>();
        rows.forEach(h ->
                bySubject.computeIfAbsent(h.subject(), k -> new ArrayList<>()).add(h));
        List<String> lines = new ArrayList<>();
        bySubject.forEach((subject, own) -> lines.add(subject + ": "
                + Health.SHARES.stream()
                        .map(share -> String.format(
                                Locale.ROOT,
                                "%s %.1f%%",
                                share,
                                100
                                        * own.stream()
                                                .mapToDouble(h -> h.shares().get(share))
                                                .average()
                                                .orElse(0)))
                        .collect(Collectors.joining(", "))
                + " of a processor while measuring"));
        return lines;
    }
}
