package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * What each step of an upgrade did. All subjects of the way took turns in the same rounds, so each step is the ratio of pairs of its
 * own, and so is the whole way: intervals are not added up. Over several cases, a step is the geometric mean of their ratios in each
 * round, with an interval from rounds (Student's t on logarithms).
 *
 * @param metric what was measured
 * @param cases how many cases the steps are means over, from 1
 * @param steps in order
 * @param whole from the first subject to the last
 */
public record UpgradePath(Metric metric, int cases, List<Step> steps, Step whole) {

    /** Copies the list. */
    public UpgradePath {
        steps = List.copyOf(steps);
    }

    /**
     * A step.
     *
     * @param from label of the subject before it
     * @param to label of the subject after it
     * @param change the ratio of what was measured after it to what was before; empty if there are fewer than three rounds
     */
    public record Step(String from, String to, Optional<Change> change) {

        /** Whether it made something better, worse, or neither that can be told: 1, -1 or 0. */
        public int direction(Metric metric) {
            if (change.isEmpty() || !change.get().clear()) {
                return 0;
            }
            return change.get().ratio() > 1 == metric.higherIsBetter() ? 1 : -1;
        }
    }

    /**
     * The steps of a run.
     *
     * @param samples of all subjects
     * @param way labels, two or more, from the oldest on
     * @return empty if no case has been measured of all subjects
     * @throws BadInputException if the way has fewer than two subjects
     */
    public static Optional<UpgradePath> of(List<Sample> samples, List<String> way, Metric metric) {
        if (way.size() < 2) {
            throw new BadInputException("an upgrade of " + way + " has no step; expected two subjects or more");
        }
        Map<String, Map<Sample.Case, Map<Integer, double[]>>> bySubject = new HashMap<>();
        for (Map.Entry<List<Object>, List<Double>> fork :
                values(samples, metric).entrySet()) {
            bySubject
                    .computeIfAbsent((String) fork.getKey().get(0), k -> new LinkedHashMap<>())
                    .computeIfAbsent((Sample.Case) fork.getKey().get(1), k -> new LinkedHashMap<>())
                    .put(
                            (Integer) fork.getKey().get(2),
                            fork.getValue().stream()
                                    .mapToDouble(Double::doubleValue)
                                    .toArray());
        }
        Set<Sample.Case> cases =
                new LinkedHashSet<>(bySubject.getOrDefault(way.get(0), Map.of()).keySet());
        way.forEach(
                label -> cases.retainAll(bySubject.getOrDefault(label, Map.of()).keySet()));
        cases.removeIf(Sample.Case::isBaseline);
        if (cases.isEmpty()) {
            return Optional.empty();
        }
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < way.size(); i++) {
            steps.add(step(bySubject, cases, way.get(i - 1), way.get(i)));
        }
        return Optional.of(new UpgradePath(
                metric, cases.size(), steps, step(bySubject, cases, way.get(0), way.get(way.size() - 1))));
    }

    private static Map<List<Object>, List<Double>> values(List<Sample> samples, Metric metric) {
        Map<List<Object>, List<Double>> values = new LinkedHashMap<>();
        samples.stream()
                .filter(s -> s.metric() == metric && s.status() == Status.OK)
                .forEach(s -> values.computeIfAbsent(
                                List.of(s.subject(), s.benchmarkCase(), s.round()), k -> new ArrayList<>())
                        .add(s.value()));
        return values;
    }

    private static Step step(
            Map<String, Map<Sample.Case, Map<Integer, double[]>>> bySubject,
            Set<Sample.Case> cases,
            String from,
            String to) {
        return new Step(
                from,
                to,
                Ratios.ofRounds(cases.stream()
                        .map(c -> Ratios.pairs(
                                bySubject.get(from).get(c), bySubject.get(to).get(c)))
                        .toList()));
    }
}
