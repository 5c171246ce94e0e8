package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.gate.stats.SignedRank;

/**
 * What a check will cost and be able to see, from the noise of its pairs: simulated with normal noise and a fixed seed, in
 * less than a second.
 *
 * <p>Passes are judged by the rule's own test. For the smallest drop, the joint sign-flip test is stood in for by a t test
 * of the one case at the error 1 - (1 - alpha)^(1/cases), which is what it comes to for normal noise and independent cases; cases
 * that move together make it a little better than said.
 *
 * @param meanRounds mean number of rounds until all cases pass, if nothing changed
 * @param mostRounds its 90% quantile; the last look's if a tenth of checks or more do not pass at all
 * @param smallestDrop the smallest drop, in steps of half a percent from 2%, that is found with 95% probability in the
 *     noisiest case if it is the tolerance (what is smaller than the tolerance may pass before it is found); 1 if even half of
 *     the speed would be missed
 */
public record Outlook(double meanRounds, int mostRounds, double smallestDrop) {

    private static final int CHECKS = 200;
    private static final int DRAWS = 1000;
    private static final double FOUND = 0.95;
    private static final double STEP = 0.005;
    private static final double QUANTILE = 0.9;
    private static final double SMALLEST = 0.02;
    private static final double LARGEST = 0.5;

    /**
     * The outlook.
     *
     * @param pairSds standard deviation of each case's pairs, as log ratios, 0 or more; at least one
     * @param correlation of the cases of one pair, 0 to 1
     */
    public static Outlook of(GateSettings settings, double[] pairSds, double correlation) {
        SplittableRandom random = new SplittableRandom(1);
        int[] rounds = IntStream.range(0, CHECKS)
                .map(i -> roundsToPass(settings, noise(settings, pairSds, correlation, random)))
                .sorted()
                .toArray();
        double worst = Arrays.stream(pairSds).max().orElseThrow();
        return new Outlook(
                Arrays.stream(rounds)
                        .map(r -> Math.min(r, settings.mostRounds()))
                        .average()
                        .orElseThrow(),
                Math.min(rounds[(int) (QUANTILE * CHECKS)], settings.mostRounds()),
                smallestDrop(settings, worst, pairSds.length));
    }

    private static double[][] noise(GateSettings settings, double[] sds, double correlation, SplittableRandom random) {
        double[][] rounds = new double[settings.mostRounds()][sds.length];
        for (double[] row : rounds) {
            double shared = Math.sqrt(correlation) * random.nextGaussian();
            Arrays.setAll(row, c -> sds[c] * (shared + Math.sqrt(1 - correlation) * random.nextGaussian()));
        }
        return rounds;
    }

    /** The look by which all cases pass; more rounds than the last one has if some never do. */
    private static int roundsToPass(GateSettings settings, double[][] rounds) {
        return IntStream.range(0, rounds[0].length)
                .mapToObj(c -> Arrays.stream(rounds).mapToDouble(row -> row[c]).toArray())
                .mapToInt(pairs -> settings.looks().stream()
                        .filter(look -> passes(settings, look, pairs))
                        .mapToInt(GateSettings.Look::rounds)
                        .findFirst()
                        .orElse(settings.mostRounds() + 1))
                .max()
                .orElse(0);
    }

    private static boolean passes(GateSettings settings, GateSettings.Look look, double[] pairs) {
        double[] soFar = Arrays.copyOf(pairs, look.rounds());
        return SignedRank.pValue(soFar, settings.toleranceLog()) <= look.passLevel();
    }

    private static double smallestDrop(GateSettings settings, double sd, int cases) {
        double[] critical = settings.looks().stream()
                .mapToDouble(look -> critical(look, cases))
                .toArray();
        int low = 0;
        int high = (int) Math.round((LARGEST - SMALLEST) / STEP) + 1;
        int never = high;
        while (low < high) {
            int middle = (low + high) / 2;
            if (found(settings, sd, SMALLEST + middle * STEP, critical) >= FOUND) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low == never ? 1 : SMALLEST + low * STEP;
    }

    /** Student's t above which a look names a drop; infinite if it names none. */
    private static double critical(GateSettings.Look look, int cases) {
        double alpha = -StrictMath.expm1(StrictMath.log1p(-look.timeAlpha()) / cases);
        // So many flips at most: a smaller error cannot be spent.
        boolean possible = StrictMath.pow(2, -look.rounds()) <= look.timeAlpha();
        return possible && alpha > 0
                ? TDistribution.of(look.rounds() - 1.0).inverseSurvivalProbability(alpha)
                : Double.POSITIVE_INFINITY;
    }

    private static double found(GateSettings settings, double sd, double drop, double[] critical) {
        GateSettings asked = settings.withTolerance(drop);
        SplittableRandom random = new SplittableRandom(1);
        int found = 0;
        for (int i = 0; i < DRAWS; i++) {
            double[] pairs = new double[settings.mostRounds()];
            Arrays.setAll(pairs, r -> StrictMath.log1p(-drop) + sd * random.nextGaussian());
            if (named(asked, pairs, critical)) {
                found++;
            }
        }
        return (double) found / DRAWS;
    }

    private static boolean named(GateSettings settings, double[] pairs, double[] critical) {
        double sum = 0;
        double squares = 0;
        int n = 0;
        for (int k = 0; k < critical.length; k++) {
            GateSettings.Look look = settings.looks().get(k);
            for (; n < look.rounds(); n++) {
                sum += pairs[n];
                squares += pairs[n] * pairs[n];
            }
            double mean = sum / n;
            double sd = Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1));
            double t = (GateSettings.promisedNoiseLog() - mean) / (sd / Math.sqrt(n));
            if (t >= critical[k] && -StrictMath.expm1(mean) >= settings.leastDrop()) {
                return true;
            }
            if (passes(settings, look, pairs)) {
                return false;
            }
        }
        return false;
    }
}
