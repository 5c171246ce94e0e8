package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.Collection;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.stats.HodgesLehmann;

/**
 * What a check will take and be able to see, by formulas for normal noise and cases that do not move together; cases that do make it
 * a little better than said.
 *
 * @param typicalRounds by which half of the checks have passed all cases, if nothing changed
 * @param mostRounds by which nine of ten have; the last look's if fewer ever do
 * @param smallestDrop the smallest drop, as a fraction, that is found with 95% probability if it is the tolerance (what is smaller
 *     than the tolerance may pass before it is found); at least 2%, and 1 if even half of the speed would be missed
 */
public record Forecast(int typicalRounds, int mostRounds, double smallestDrop) {

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
    private static final double SMALLEST = 0.02;
    private static final double LARGEST = 0.5;
    // Normal quantiles of the errors of the later looks, by which most checks end, and of the power.
    private static final double Z_PASS = 2.88;
    private static final double Z_REGRESSION = 3.29;
    private static final double Z_POWER = 1.64;
    // Of 2%: looks pass another 3% of drops of the tolerance before they are found.
    private static final double Z_FOUND = 2.05;
    // With fewer pairs there is no standard deviation to speak of.
    private static final int FEWEST = 3;

    /**
     * The forecast.
     *
     * @param pairSd standard deviation of a case's pairs, as log ratios, above 0
     * @param cases from 1
     */
    public static Forecast of(GateSettings settings, double pairSd, int cases) {
        double drop = settings.looks().stream()
                .mapToDouble(look -> visibleDrop(look, pairSd, cases))
                .min()
                .orElseThrow();
        return new Forecast(
                roundsToPass(settings, pairSd, cases, 0.5),
                roundsToPass(settings, pairSd, cases, 0.9),
                drop > LARGEST ? 1 : Math.max(SMALLEST, drop));
    }

    private static int roundsToPass(GateSettings settings, double sd, int cases, double share) {
        double apart = -settings.toleranceLog() / sd;
        return settings.looks().stream()
                .filter(look -> StrictMath.pow(passProbability(look, apart), cases) >= share)
                .mapToInt(GateSettings.Look::rounds)
                .findFirst()
                .orElse(settings.mostRounds());
    }

    /** The probability that the signed-rank test passes a case whose pairs are so many standard deviations from the tolerance. */
    private static double passProbability(GateSettings.Look look, double apart) {
        int n = look.rounds();
        double leastP = StrictMath.pow(2, -n);
        if (leastP > look.passLevel()) {
            return 0;
        }
        // At the first look every pair has to be above the tolerance; later, ranks are nearly normal.
        return 2 * leastP > look.passLevel()
                ? StrictMath.pow(NORMAL.cumulativeProbability(apart), n)
                : NORMAL.cumulativeProbability(
                        apart * StrictMath.sqrt(3 * n / Math.PI) - NORMAL.inverseSurvivalProbability(look.passLevel()));
    }

    /** By a t test of one case at the error 1 - (1 - alpha)^(1/cases), to which the joint test comes for such noise. */
    private static double visibleDrop(GateSettings.Look look, double sd, int cases) {
        int n = look.rounds();
        double alpha = -StrictMath.expm1(StrictMath.log1p(-look.timeAlpha()) / cases);
        if (StrictMath.pow(2, -n) > look.timeAlpha()) {
            return 1;
        }
        double sds = TDistribution.of(n - 1.0).inverseSurvivalProbability(alpha) + Z_FOUND;
        return -StrictMath.expm1(GateSettings.promisedNoiseLog() - sds * sd / StrictMath.sqrt(n));
    }

    /**
     * About how many pairs would settle an undecided case with 95% probability: of the signed-rank test, n = (pi/3) ((z(0.2%) + z(5%))
     * sd / gap)^2 for a pass, and of a t test, n = ((z(0.05%) + z(5%)) sd / gap)^2 for a regression. The gaps are the distances of
     * the estimate from the tolerance and from a drop of 1%. What takes fewer counts, but never fewer than the next look's level needs.
     *
     * @param differences log ratios of the case's pairs
     * @return more than there are; that of the last look if there are fewer than three; empty if no number would do
     */
    static OptionalLong pairsToSettle(GateSettings settings, double[] differences) {
        if (differences.length < FEWEST) {
            return OptionalLong.of(settings.mostRounds());
        }
        double estimate = new HodgesLehmann(differences).estimate();
        double sd = Estimate.sd(differences);
        double toPass = Math.max(
                Math.PI / 3 * pairs(Z_PASS, sd, estimate - settings.toleranceLog()),
                fewest(settings, differences.length, GateSettings.Look::passLevel));
        double toRegression = Math.max(
                pairs(Z_REGRESSION, sd, GateSettings.promisedNoiseLog() - estimate),
                fewest(settings, differences.length, GateSettings.Look::timeAlpha));
        double pairs = Math.min(toPass, toRegression);
        return Double.isInfinite(pairs) ? OptionalLong.empty() : OptionalLong.of((long) Math.ceil(pairs));
    }

    /** More than there are, and so many that they reach the level of the next look even if all agree: 2^-n. */
    private static double fewest(GateSettings settings, int have, ToDoubleFunction<GateSettings.Look> level) {
        return settings.looks().stream()
                .filter(look -> level.applyAsDouble(look) > 0)
                .filter(look -> look.rounds() > have || look.rounds() == settings.mostRounds())
                .mapToDouble(look -> -StrictMath.log(level.applyAsDouble(look)) / StrictMath.log(2))
                .map(pairs -> Math.max(pairs, have + 1.0))
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** How many; infinite if there is no gap. */
    private static double pairs(double z, double sd, double gap) {
        return gap <= 0 ? Double.POSITIVE_INFINITY : StrictMath.pow((z + Z_POWER) * sd / gap, 2);
    }

    /** The standard deviation of pairs of a subject with itself: about a mean that is known, because it does not differ from itself. */
    public static double spreadOfTheSame(PairTable table, Collection<Case> cases) {
        return Math.sqrt(cases.stream()
                .flatMapToDouble(c -> Arrays.stream(table.differences(c)))
                .map(d -> d * d)
                .average()
                .orElse(0));
    }
}
