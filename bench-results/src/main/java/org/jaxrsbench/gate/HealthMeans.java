package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * What the machine and a subject's JVMs did beside the measured iterations, on average: it explains a verdict and does not
 * decide it.
 *
 * @param subject its label
 * @param shares by {@link Health#SHARES}, in processors, 0 or more
 */
public record HealthMeans(String subject, Map<String, Double> shares) {

    private record Key(String subject, String benchmark, Params params, int round, int fork) {}

    /**
     * The means over the iterations of forks that count, by subject.
     *
     * @param samples those with status ok say which forks count
     */
    public static List<HealthMeans> of(List<Health> rows, List<Sample> samples) {
        Set<Key> counted = samples.stream()
                .filter(s -> s.status() == Status.OK)
                .map(s -> new Key(s.subject(), s.benchmark(), s.params(), s.round(), s.fork()))
                .collect(Collectors.toSet());
        Map<String, List<Health>> bySubject = new LinkedHashMap<>();
        rows.stream()
                .filter(h -> counted.contains(new Key(h.subject(), h.benchmark(), h.params(), h.round(), h.fork())))
                .forEach(h -> bySubject
                        .computeIfAbsent(h.subject(), k -> new ArrayList<>())
                        .add(h));
        return bySubject.entrySet().stream()
                .map(e -> new HealthMeans(e.getKey(), means(e.getValue())))
                .toList();
    }

    private static Map<String, Double> means(List<Health> rows) {
        Map<String, Double> means = new LinkedHashMap<>();
        Health.SHARES.forEach(share -> means.put(
                share,
                rows.stream().mapToDouble(h -> h.shares().get(share)).average().orElse(0)));
        return means;
    }
}
