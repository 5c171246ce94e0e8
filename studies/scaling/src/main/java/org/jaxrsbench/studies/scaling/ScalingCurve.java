package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.view.Words;

/**
 * What an operation costs along an axis: a parameter that is a number, with all else equal.
 *
 * @param subject what was measured
 * @param benchmark {@code Class.method}
 * @param parameter that is the axis
 * @param others the other parameters
 * @param metric of the cost: less is better
 * @param points by value, in order
 */
public record ScalingCurve(
        String subject, String benchmark, String parameter, Params others, Metric metric, List<Point> points) {

    /**
     * A value with what it cost.
     *
     * @param samples of all rounds
     */
    public record Point(long value, List<Sample> samples) {

        /** The median of each round's samples. */
        private Map<Integer, Double> costs() {
            Map<Integer, Double> costs = new TreeMap<>();
            samples.stream()
                    .collect(Collectors.groupingBy(Sample::round))
                    .forEach(
                            (round, own) -> costs.put(round, median(own.stream().map(Sample::value))));
            return costs;
        }

        /** The median of the rounds. */
        public double cost() {
            return median(costs().values().stream());
        }
    }

    private static double median(Stream<Double> values) {
        return Summary.median(values.mapToDouble(Double::doubleValue).toArray());
    }

    /**
     * From one value to the next.
     *
     * @param from the value before
     * @param to the value after
     * @param costFrom median of rounds, in the metric's unit
     * @param costTo likewise
     * @param change the ratio of costs with its 95% interval
     * @param rounds how many pairs that rests on
     */
    public record Step(
            long from, long to, Metric metric, double costFrom, double costTo, Estimate.AsRatio change, int rounds) {

        /** The ratio with its interval, in words. */
        String times() {
            return Words.times(change.estimate(rounds));
        }

        /** Whether noise can be excluded as the reason for a jump. */
        public boolean isJump() {
            return change.low() > Limits.jump(from, to);
        }

        /** Whether noise can be excluded as the reason for growth that is faster than a line. */
        public boolean isFasterThanALine() {
            return from > 0 && change.low() > Limits.growth(from, to);
        }
    }

    /**
     * The axes of what was measured: for each subject, benchmark and parameter all values of which are whole numbers, with two or
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
        // By the curve without its points.
        Map<ScalingCurve, TreeMap<Long, List<Sample>>> curves = new LinkedHashMap<>();
        own.forEach(s -> s.params().values().forEach((name, value) -> {
            String benchmark = s.benchmarkCase().benchmark();
            if (!words.contains(new Place(benchmark, name))) {
                Params others = s.params().without(name);
                curves.computeIfAbsent(
                                new ScalingCurve(s.subject(), benchmark, name, others, metric, List.of()),
                                k -> new TreeMap<>())
                        .computeIfAbsent(Long.parseLong(value), k -> new ArrayList<>())
                        .add(s);
            }
        }));
        return curves.entrySet().stream()
                .filter(curve -> curve.getValue().size() > 1)
                .map(curve -> curve.getKey()
                        .with(curve.getValue().entrySet().stream()
                                .map(point -> new Point(point.getKey(), point.getValue()))
                                .toList()))
                .toList();
    }

    private ScalingCurve with(List<Point> all) {
        return new ScalingCurve(subject, benchmark, parameter, others, metric, all);
    }

    /**
     * What one more costs, in the metric's unit: the least-squares line through the points in each round, and Student's interval of the
     * slopes of rounds. It says that of a line only; where there is a jump, the jump says more.
     *
     * @return empty if there are too few rounds that have all points
     */
    public Optional<Estimate> slope() {
        List<Map<Integer, Double>> costs = points.stream().map(Point::costs).toList();
        double[] x = points.stream().mapToDouble(Point::value).toArray();
        double[] slopes = costs.get(0).keySet().stream()
                .filter(round -> costs.stream().allMatch(c -> c.containsKey(round)))
                .mapToDouble(round ->
                        slope(x, costs.stream().mapToDouble(c -> c.get(round)).toArray()))
                .toArray();
        return slopes.length < Estimate.FEWEST ? Optional.empty() : Optional.of(Estimate.ofMean(slopes));
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

    /** From value to value, where there are enough rounds. The values of a round were measured in turn, so a round is a pair. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            Point from = points.get(i - 1);
            Point to = points.get(i);
            Estimate change = Estimate.ofPairs(PairTable.differences(from.samples(), to.samples(), metric, Pairs.NONE))
                    .ofScores(metric);
            if (change.hasInterval()) {
                steps.add(new Step(
                        from.value(), to.value(), metric, from.cost(), to.cost(), change.asRatio(), change.n()));
            }
        }
        return steps;
    }

    /** The step that jumps most. */
    Optional<Step> jump() {
        return steps().stream().filter(Step::isJump).max(Comparator.comparingDouble(s -> s.change.ratio()));
    }
}
