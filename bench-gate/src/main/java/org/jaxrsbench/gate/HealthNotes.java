package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/** What the machine and the JVMs did beside the measured iterations, in a line for each subject. */
public final class HealthNotes {

    private HealthNotes() {}

    /**
     * Means over the iterations of forks that count; nothing where nobody watched, and a note where the file is damaged:
     * it explains a verdict and does not decide it.
     */
    public static List<String> of(RunFolder run, List<Sample> samples) {
        List<Health> rows;
        try {
            rows = run.readHealth();
        } catch (BadInputException e) {
            return List.of(e.getMessage());
        }
        Set<List<Object>> counted = samples.stream()
                .filter(s -> s.status() == Status.OK)
                .map(s -> List.<Object>of(s.subject(), s.benchmark(), s.params(), s.round(), s.fork()))
                .collect(Collectors.toSet());
        Map<String, List<Health>> bySubject = new LinkedHashMap<>();
        rows.stream()
                .filter(h ->
                        counted.contains(List.<Object>of(h.subject(), h.benchmark(), h.params(), h.round(), h.fork())))
                .forEach(h -> bySubject
                        .computeIfAbsent(h.subject(), k -> new ArrayList<>())
                        .add(h));
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
