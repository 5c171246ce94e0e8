package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * What each step of an upgrade did. All subjects of the way took turns in the same rounds, so each step is the ratio of pairs of its
 * own, and so is the whole way: intervals are not added up. Over several cases, a step is the geometric mean of their ratios in each
 * round, with an interval from rounds.
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
     * @param change of goodness; empty if there are fewer than three rounds
     */
    public record Step(String from, String to, Optional<Estimate> change) {

        /** Whether it made something better, worse, or neither that can be told: 1, -1 or 0. */
        public int direction() {
            return change.filter(Estimate::clear)
                    .map(c -> (int) Math.signum(c.log()))
                    .orElse(0);
        }
    }

    /**
     * The steps of a run.
     *
     * @param run with samples of all subjects
     * @param way labels, two or more, from the oldest on
     * @return empty if no case has been measured of all subjects
     * @throws BadInputException if the way has fewer than two subjects
     */
    public static Optional<UpgradePath> of(Run run, List<String> way, Metric metric) {
        List<Sample> samples = run.samples();
        if (way.size() < 2) {
            throw new BadInputException("an upgrade of " + way + " has no step; expected two subjects or more");
        }
        Map<String, Set<Case>> measured = new HashMap<>();
        samples.stream()
                .filter(s -> s.metric() == metric && s.status() == Status.OK)
                .forEach(s -> measured.computeIfAbsent(s.subject(), k -> new LinkedHashSet<>())
                        .add(s.benchmarkCase()));
        Set<Case> cases = new LinkedHashSet<>(measured.getOrDefault(way.get(0), Set.of()));
        way.forEach(label -> cases.retainAll(measured.getOrDefault(label, Set.of())));
        cases.removeIf(Case::isBaseline);
        if (cases.isEmpty()) {
            return Optional.empty();
        }
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < way.size(); i++) {
            steps.add(step(run, cases, metric, way.get(i - 1), way.get(i)));
        }
        return Optional.of(new UpgradePath(
                metric, cases.size(), steps, step(run, cases, metric, way.get(0), way.get(way.size() - 1))));
    }

    private static Step step(Run run, Set<Case> cases, Metric metric, String from, String to) {
        Pairs pairs = new Pairs(run.pairs());
        PairTable table = PairTable.of(run.samples(), pairs, from, to, metric, pairs.pairing(metric));
        return new Step(from, to, table.geometricMean(cases));
    }
}
