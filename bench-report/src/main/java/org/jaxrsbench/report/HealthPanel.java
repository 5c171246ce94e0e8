package org.jaxrsbench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.text.Implementations;

/** What ran beside the measurement, window by window: mean and most over all forks of a subject. */
final class HealthPanel {

    private static final Map<String, String> TITLES = new LinkedHashMap<>();

    static {
        TITLES.put(Health.RUN_DELAY, "waiting for a processor");
        TITLES.put(Health.COMPILER, "compiler");
        TITLES.put(Health.COLLECTOR, "collector");
        TITLES.put(Health.STEAL, "processors given to other machines");
    }

    private HealthPanel() {}

    /** Of one share: a line for each subject. */
    record Share(String label, List<Line> lines) {}

    /** By window, in processors. */
    record Line(String subject, List<Double> mean, List<Double> most) {}

    /** All shares. */
    record Data(List<Share> shares) {}

    static Optional<Section> section(ReportedRun run, String of) {
        if (run.health().isEmpty()) {
            return Optional.empty();
        }
        List<Share> shares = new ArrayList<>();
        TITLES.forEach((share, title) -> shares.add(new Share(title, lines(run, share))));
        return Optional.of(Section.of(
                Section.Kind.health,
                "What ran beside it" + of,
                "By measured window: the mean over the forks of a subject, and fainter the most that one of them saw, in per cent of a"
                        + " processor. Flat and low is good; what rises at the first windows was not warm. Colors are those of the subjects above.",
                new Data(shares)));
    }

    private static List<Line> lines(ReportedRun run, String share) {
        return run.subjects().stream()
                .map(subject -> {
                    TreeMap<Integer, double[]> byWindow = new TreeMap<>(); // sum, number, most
                    run.health().stream()
                            .filter(h -> h.subject().equals(subject))
                            .forEach(h -> {
                                double[] window = byWindow.computeIfAbsent(h.iteration(), k -> new double[3]);
                                double value = h.shares().get(share);
                                window[0] += value;
                                window[1]++;
                                window[2] = Math.max(window[2], value);
                            });
                    return new Line(
                            Implementations.words(subject),
                            byWindow.values().stream()
                                    .map(w -> rounded(w[0] / w[1]))
                                    .toList(),
                            byWindow.values().stream().map(w -> rounded(w[2])).toList());
                })
                .filter(line -> !line.mean().isEmpty())
                .toList();
    }

    private static double rounded(double share) {
        return Math.round(share * 1000) / 1000.0;
    }
}
