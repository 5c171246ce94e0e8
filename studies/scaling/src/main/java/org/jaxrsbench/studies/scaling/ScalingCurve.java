package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.stats.Summary;

/**
 * What an operation costs along one parameter that is a number, with all else equal: a line, or one with a cliff in it.
 *
 * @param subject what was measured
 * @param benchmark {@code Class.method}
 * @param parameter whose values are the rungs
 * @param others the other parameters
 * @param metric of the cost: less is better
 * @param rungs by value, in order
 */
public record ScalingCurve(
        String subject, String benchmark, String parameter, Params others, Metric metric, List<Point> rungs) {

    /** A step of more than this between neighbours is a cliff, if its whole interval is beyond. */
    public static final double CLIFF = 3;

    /**
     * A value with what it cost.
     *
     * @param samples of all rounds
     */
    public record Point(long value, List<Sample> samples) {

        /** The median of each round's samples. */
        private Map<Integer, Double> costs() {
            Map<Integer, List<Sample>> rounds = samples.stream().collect(Collectors.groupingBy(Sample::round));
            Map<Integer, Double> costs = new TreeMap<>();
            rounds.forEach((round, own) -> costs.put(
                    round,
                    Summary.median(own.stream().mapToDouble(Sample::value).toArray())));
            return costs;
        }

        /** The median of the rounds. */
        public double cost() {
            return Summary.median(
                    costs().values().stream().mapToDouble(Double::doubleValue).toArray());
        }
    }

    /**
     * What one more costs.
     *
     * @param perUnit the slope, in the metric's unit for each unit of the parameter
     * @param low lower end of its 95% interval
     * @param high upper end
     * @param rounds how many slopes that rests on
     */
    public record Slope(double perUnit, double low, double high, int rounds) {}

    /**
     * From one rung to the next.
     *
     * @param change the ratio of costs
     */
    public record Step(Point from, Point to, Estimate change) {

        /** Whether noise can be excluded as the reason for a step of more than {@link ScalingCurve#CLIFF}. */
        public boolean isCliff() {
            return change.lowRatio() > CLIFF;
        }

        /** Whether cost grows by more than the parameter does, and noise can be excluded as the reason: faster than a line. */
        public boolean isFasterThanALine() {
            return from.value() > 0 && change.lowRatio() > (double) to.value() / from.value();
        }
    }

    /**
     * The ladders in what was measured: for each subject, benchmark and parameter all values of which are whole numbers, with two or
     * more of them.
     */
    public static List<ScalingCurve> of(List<Sample> samples, Metric metric) {
        record Place(String benchmark, String parameter) {}
        List<Sample> own = samples.stream()
                .filter(s -> s.status() == Status.OK && s.metric() == metric)
                .toList();
        Set<Place> words = new HashSet<>();
        own.forEach(s -> s.params().values().forEach((name, value) -> {
            if (!value.matches("\\d{1,18}")) {
                words.add(new Place(s.benchmarkCase().benchmark(), name));
            }
        }));
        // By the ladder without its rungs.
        Map<ScalingCurve, TreeMap<Long, List<Sample>>> ladders = new LinkedHashMap<>();
        own.forEach(s -> s.params().values().forEach((name, value) -> {
            String benchmark = s.benchmarkCase().benchmark();
            if (!words.contains(new Place(benchmark, name))) {
                Params others = s.params().without(name);
                ladders.computeIfAbsent(
                                new ScalingCurve(s.subject(), benchmark, name, others, metric, List.of()),
                                k -> new TreeMap<>())
                        .computeIfAbsent(Long.parseLong(value), k -> new ArrayList<>())
                        .add(s);
            }
        }));
        return ladders.entrySet().stream()
                .filter(ladder -> ladder.getValue().size() > 1)
                .map(ladder -> ladder.getKey().with(ladder.getValue()))
                .toList();
    }

    private ScalingCurve with(Map<Long, List<Sample>> costs) {
        List<Point> all = costs.entrySet().stream()
                .map(rung -> new Point(rung.getKey(), rung.getValue()))
                .toList();
        return new ScalingCurve(subject, benchmark, parameter, others, metric, all);
    }

    /**
     * What one more costs: the least-squares line through the rungs in each round, and Student's interval of the slopes of rounds. It
     * says that of a line only; where there is a cliff, the cliff says more.
     *
     * @return empty if there are too few rounds that have all rungs
     */
    public Optional<Slope> slope() {
        List<Map<Integer, Double>> costs = rungs.stream().map(Point::costs).toList();
        double[] x = rungs.stream().mapToDouble(Point::value).toArray();
        double[] slopes = costs.get(0).keySet().stream()
                .filter(round -> costs.stream().allMatch(c -> c.containsKey(round)))
                .mapToDouble(round ->
                        slope(x, costs.stream().mapToDouble(c -> c.get(round)).toArray()))
                .toArray();
        if (slopes.length < Estimate.FEWEST) {
            return Optional.empty();
        }
        Estimate mean = Estimate.ofMean(slopes);
        return Optional.of(new Slope(mean.log(), mean.low(), mean.high(), mean.n()));
    }

    private static double slope(double[] x, double[] y) {
        double meanX = Arrays.stream(x).average().orElseThrow();
        double meanY = Arrays.stream(y).average().orElseThrow();
        double above = 0;
        double below = 0;
        for (int i = 0; i < x.length; i++) {
            above += (x[i] - meanX) * (y[i] - meanY);
            below += (x[i] - meanX) * (x[i] - meanX);
        }
        return above / below;
    }

    /** From rung to rung, where there are enough rounds. Rungs of a round were measured in turn, so a round is a pair. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < rungs.size(); i++) {
            Point from = rungs.get(i - 1);
            Point to = rungs.get(i);
            Estimate change = Estimate.ofPairs(PairTable.differences(from.samples(), to.samples(), metric, Pairs.NONE))
                    .ofScores(metric);
            if (change.hasInterval()) {
                steps.add(new Step(from, to, change));
            }
        }
        return steps;
    }
}
