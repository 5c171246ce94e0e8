package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.text.CaseNames;

/** What the reader of a run has to be careful about, a line for each kind. */
final class RunWarnings {

    /** As a fork that settles takes it: more than a tenth of a processor is no quiet compiler. */
    private static final double BUSY_COMPILER = 0.1;

    private static final double BUSY_MACHINE = 0.9;

    // Half the interval, as a share of the score.
    private static final double WIDE = 0.1;

    // The fastest fork of a case over its slowest.
    private static final double FAR_APART = 1.5;

    private RunWarnings() {}

    private record Key(String benchmark, Params params, int round, int fork) {}

    private record CaseKey(String benchmark, Params params) {

        @Override
        public String toString() {
            return CaseNames.of(benchmark, params);
        }
    }

    /** The warnings; none if there is nothing to be careful about. */
    static List<String> of(List<Summary> summaries, List<Sample> samples, List<Health> health) {
        List<String> warnings = new ArrayList<>();
        Map<Key, Double> compiling = health.stream()
                .collect(Collectors.groupingBy(
                        h -> new Key(h.benchmark(), h.params(), h.round(), h.fork()),
                        LinkedHashMap::new,
                        Collectors.averagingDouble(h -> h.shares().get(Health.COMPILER))));
        add(warnings, "the compiler was still busy", compiling, share -> share > BUSY_COMPILER);
        Map<Key, Double> working = samples.stream()
                .filter(s -> s.status() == Status.OK && s.metric() == Metric.CPU_SHARE)
                .collect(Collectors.groupingBy(
                        s -> new Key(s.benchmark(), s.params(), s.round(), s.fork()),
                        LinkedHashMap::new,
                        Collectors.averagingDouble(Sample::value)));
        add(
                warnings,
                "the worker had a processor for less than 90% of the time",
                working,
                share -> share < BUSY_MACHINE);
        String wide = summaries.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT || s.metric() == Metric.TIME)
                .filter(s -> s.hasInterval() && s.high() - s.low() > 2 * WIDE * s.score())
                .map(s -> CaseNames.of(s.benchmarkCase()))
                .distinct()
                .collect(Collectors.joining(", "));
        if (!wide.isEmpty()) {
            warnings.add(String.format(
                    Locale.ROOT, "the interval is wider than ±%.0f%%; -f 10 narrows it: %s", 100 * WIDE, wide));
        }
        String apart = samples.stream()
                .filter(s -> s.status() == Status.OK && (s.metric() == Metric.THROUGHPUT || s.metric() == Metric.TIME))
                .collect(Collectors.groupingBy(
                        Sample::benchmarkCase,
                        LinkedHashMap::new,
                        Collectors.groupingBy(Sample::forkId, Collectors.averagingDouble(Sample::value))))
                .entrySet()
                .stream()
                .flatMap(e -> apart(CaseNames.of(e.getKey()), e.getValue().values()).stream())
                .collect(Collectors.joining(", "));
        if (!apart.isEmpty()) {
            warnings.add("forks of one case differ: " + apart);
        }
        return warnings;
    }

    private static Optional<String> apart(String name, Collection<Double> forks) {
        double factor = Collections.max(forks) / Collections.min(forks);
        return factor < FAR_APART
                ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT, "%s (up to %.1fx)", name, factor));
    }

    private static void add(List<String> warnings, String what, Map<Key, Double> forks, Predicate<Double> bad) {
        Map<CaseKey, List<Double>> cases = forks.entrySet().stream()
                .collect(Collectors.groupingBy(
                        e -> new CaseKey(e.getKey().benchmark(), e.getKey().params()),
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        String named = cases.entrySet().stream()
                .filter(e -> e.getValue().stream().anyMatch(bad))
                .map(e -> String.format(
                        Locale.ROOT,
                        "%s (%d of %d forks)",
                        e.getKey(),
                        e.getValue().stream().filter(bad).count(),
                        e.getValue().size()))
                .collect(Collectors.joining(", "));
        if (!named.isEmpty()) {
            warnings.add(what + ": " + named);
        }
    }
}
