package org.jaxrsbench.studies.history;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.stats.ConstantPieces;
import org.jaxrsbench.stats.PooledVariance;

/**
 * Looks for steps in one chart, liberally: what it names is a candidate, to be confirmed on fresh pairs, and nothing more. Two ways
 * together, each with the variance of all releases pooled, for five rounds of one release cannot estimate their own; a release that
 * scatters more than the others keeps its own:
 *
 * <ul>
 *   <li>neighbour contrasts: the mean of a release's comparisons with the one before, by Student's t;
 *   <li>constant pieces along each branch, which show a lasting step that no neighbours alone show, and a release that dips alone.
 * </ul>
 *
 * @param before the place of the release before each, or -1
 * @param toReference for each release its comparisons with the reference; for the reference itself, a single one
 * @param toBefore for each release its comparisons with the release before
 */
public record Screening(List<Integer> before, List<List<Contrast>> toReference, List<List<Contrast>> toBefore) {

    /** A smaller change is no step. */
    public static final double LEAST_STEP = 0.025;

    /** Two-sided error of a neighbour contrast. */
    public static final double ALPHA = 0.005;

    /** A candidate is found with this probability at the step that {@link #visibleStep()} names. */
    private static final double POWER = 0.8;

    // So that figures without any noise, such as bytes, are not split at their last digit.
    private static final double LEAST_SD = 0.002;

    /**
     * A comparison in one round.
     *
     * @param log of the ratio of goodness: positive is better
     * @param weight inverse of its variance, in units of a pair's: 1 if both forks took turns, 0.5 if each met the reference, which
     *     are two pairs
     */
    public record Contrast(double log, double weight) {}

    /**
     * What may be a step.
     *
     * @param to the place of the release at which it is
     * @param log the change of goodness, as a logarithm
     * @param p two-sided, of its neighbour contrast
     * @param pairs comparisons with the release before
     */
    public record Candidate(int to, double log, double p, int pairs) {}

    /**
     * How far comparisons of the same two releases differ.
     *
     * @param releases the comparisons of each
     * @param pooled the variance of a pair; where a release scatters more than the others, it stands apart
     */
    private record Spread(List<List<Contrast>> releases, PooledVariance pooled) {

        static Spread of(List<List<Contrast>> releases) {
            double[] squares = releases.stream().mapToDouble(Screening::squares).toArray();
            double[] freedoms = releases.stream()
                    .mapToDouble(own -> Math.max(0, own.size() - 1.0))
                    .toArray();
            return new Spread(releases, PooledVariance.of(squares, freedoms, LEAST_SD * LEAST_SD));
        }

        /** The variance of a pair of a release: its own, if it stands apart. */
        double measured(int release) {
            return isApart(release)
                    ? squares(releases.get(release)) / (releases.get(release).size() - 1)
                    : pooled.variance();
        }

        double freedom(int release) {
            return isApart(release) ? releases.get(release).size() - 1.0 : pooled.freedom();
        }

        boolean isApart(int release) {
            return pooled.apart().contains(release);
        }
    }

    private static double squares(List<Contrast> own) {
        double mean = mean(own);
        return own.stream()
                .mapToDouble(c -> c.weight() * (c.log() - mean) * (c.log() - mean))
                .sum();
    }

    private static double atLeast(double variance) {
        return Math.max(LEAST_SD * LEAST_SD, variance);
    }

    private Spread contrasts() {
        return Spread.of(toBefore);
    }

    /**
     * A release against the reference: the mean of its comparisons with Student's 95% interval, whose variance is that of all
     * releases pooled, or its own if it scatters more than they do. Two or three comparisons of one release cannot estimate their own.
     *
     * @param release its place
     * @return without an interval if no release was compared twice
     */
    Estimate level(int release) {
        List<Contrast> own = toReference.get(release);
        Spread spread = Spread.of(toReference);
        double error = Math.sqrt(spread.measured(release) / weight(own));
        return Estimate.ofMean(mean(own), error, spread.freedom(release), own.size());
    }

    /** The standard deviation of the log ratio of a pair of neighbours, pooled over all releases; NaN if it cannot be told. */
    public double pairSd() {
        return Math.sqrt(contrasts().pooled().variance());
    }

    /** How many releases scatter more than the others against the reference, so that their intervals are their own. */
    long apart() {
        return Spread.of(toReference).pooled().apart().size();
    }

    /**
     * The step, as a fraction, that the neighbour contrasts name in four of five cases, at the median number of comparisons, but
     * no less than the least step; NaN if it cannot be told.
     */
    public double visibleStep() {
        double[] weights = toBefore.stream()
                .filter(c -> !c.isEmpty())
                .mapToDouble(Screening::weight)
                .sorted()
                .toArray();
        PooledVariance pooled = contrasts().pooled();
        if (weights.length == 0 || pooled.freedom() == 0) {
            return Double.NaN;
        }
        double z = TDistribution.of(pooled.freedom()).inverseSurvivalProbability(ALPHA / 2)
                + NormalDistribution.of(0, 1).inverseCumulativeProbability(POWER);
        return Math.max(
                LEAST_STEP, StrictMath.expm1(z * Math.sqrt(atLeast(pooled.variance()) / weights[weights.length / 2])));
    }

    /** All candidates, in order of releases. */
    public List<Candidate> candidates() {
        Spread spread = contrasts();
        if (spread.pooled().freedom() == 0) {
            return List.of();
        }
        Set<Integer> fitted = fitted();
        return IntStream.range(0, before.size())
                .filter(to -> !toBefore.get(to).isEmpty())
                .mapToObj(to -> contrast(to, spread))
                .filter(c -> c.p() < ALPHA || fitted.contains(c.to()))
                .filter(c -> Math.abs(StrictMath.expm1(c.log())) >= LEAST_STEP)
                .toList();
    }

    private Candidate contrast(int to, Spread spread) {
        List<Contrast> own = toBefore.get(to);
        double t = Math.abs(mean(own)) / Math.sqrt(atLeast(spread.measured(to)) / weight(own));
        double p = Math.min(1, 2 * TDistribution.of(spread.freedom(to)).survivalProbability(t));
        return new Candidate(to, mean(own), p, own.size());
    }

    private static double weight(List<Contrast> contrasts) {
        return contrasts.stream().mapToDouble(Contrast::weight).sum();
    }

    private static double mean(List<Contrast> contrasts) {
        return contrasts.stream().mapToDouble(c -> c.weight() * c.log()).sum() / weight(contrasts);
    }

    /** The releases at which pieces of the best fit begin, along the branch to each last release. */
    private Set<Integer> fitted() {
        double variance = atLeast(Spread.of(toReference).pooled().variance());
        Set<Integer> starts = new HashSet<>();
        for (int last = 0; last < before.size(); last++) {
            if (!before.contains(last)) {
                List<Integer> way = new ArrayList<>();
                for (int at = last; at >= 0; at = before.get(at)) {
                    if (!toReference.get(at).isEmpty()) {
                        way.add(0, at);
                    }
                }
                List<double[]> logs = way.stream()
                        .map(at -> toReference.get(at).stream()
                                .mapToDouble(Contrast::log)
                                .toArray())
                        .toList();
                ConstantPieces.starts(logs, variance).forEach(start -> starts.add(way.get(start)));
            }
        }
        return starts;
    }
}
