package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks on noise that is made up, judged by the rule as users have it.
 *
 * @param noise how pairs differ
 * @param pairSd standard deviation of a pair's log ratio
 * @param correlation of the cases of a round
 * @param cases how many a check has
 */
record Simulation(Noise noise, double pairSd, double correlation, int cases) {

    /** Those of the table in {@code docs/statistics.md}. */
    static final List<Simulation> PUBLISHED = List.of(
            new Simulation(Noise.NORMAL, 0.02, 0.5, 6),
            new Simulation(Noise.NORMAL, 0.026, 0.7, 6),
            new Simulation(Noise.NORMAL, 0.03, 0, 6),
            new Simulation(Noise.NORMAL, 0.03, 0.5, 6),
            new Simulation(Noise.NORMAL, 0.04, 0.5, 6),
            new Simulation(Noise.NORMAL, 0.05, 0.5, 6),
            new Simulation(Noise.HEAVY_TAILS, 0.03, 0.5, 6),
            new Simulation(Noise.BURSTY, 0.03, 0.5, 6),
            new Simulation(Noise.SKEWED, 0.03, 0.5, 6),
            new Simulation(Noise.OUTLIERS, 0.03, 0.5, 6),
            new Simulation(Noise.DRIFT, 0.03, 0.5, 6),
            new Simulation(Noise.TWO_KINDS, 0.03, 0.5, 6),
            new Simulation(Noise.NORMAL, 0.02, 0.5, 24),
            new Simulation(Noise.NORMAL, 0.026, 0.7, 24),
            new Simulation(Noise.NORMAL, 0.03, 0, 24));

    private static final double AUTOCORRELATION = 0.8;

    // The median of the mean of two gamma variables of shape four: half the median of one of shape eight.
    private static final double GAMMA_PSEUDO_MEDIAN = 7.66925 / 2;

    /** Kinds of deviations, each with standard deviation 1. */
    enum Noise {
        NORMAL(SplittableRandom::nextGaussian),
        /** Student's t with three degrees of freedom. */
        HEAVY_TAILS(random -> {
            double chi = squared(random) + squared(random) + squared(random);
            return random.nextGaussian() / Math.sqrt(chi);
        }),
        /** A tenth of the rounds is five times as wide, in all cases. */
        BURSTY(random -> random.nextGaussian() / Math.sqrt(0.9 + 0.1 * 25)),
        /** The candidate alone has a long tail, to the slow side: a gamma distribution of shape four about its pseudo-median. */
        SKEWED(random -> {
            double sum = 0;
            for (int i = 0; i < 4; i++) {
                sum -= StrictMath.log1p(-random.nextDouble());
            }
            return (GAMMA_PSEUDO_MEDIAN - sum) / 2;
        }),
        /** One pair of a case in twenty is off by five standard deviations, to either side. */
        OUTLIERS(random -> {
            double off = random.nextDouble() < 0.05 ? (random.nextBoolean() ? 5 : -5) : 0;
            return (random.nextGaussian() + off) / Math.sqrt(1 + 0.05 * 25);
        }),
        /** Half of the variance is the machine's, in the same direction for several rounds before the coin. */
        DRIFT(SplittableRandom::nextGaussian),
        /** Three forks in ten of either subject are slow. */
        TWO_KINDS(random -> (fork(random) - fork(random)) / Math.sqrt(2 * (0.3 * 0.7 + 0.0625)));

        private final ToDoubleFunction<SplittableRandom> pair;

        Noise(ToDoubleFunction<SplittableRandom> pair) {
            this.pair = pair;
        }

        private static double squared(SplittableRandom random) {
            double gaussian = random.nextGaussian();
            return gaussian * gaussian;
        }

        private static double fork(SplittableRandom random) {
            return (random.nextDouble() < 0.3 ? -1 : 0) + 0.25 * random.nextGaussian();
        }

        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What is true of the candidate. */
    enum Truth {
        NO_CHANGE(0),
        /** All cases, by as much as the rule calls noise. */
        ALL_SLOWER(GateSettings.PROMISED_NOISE),
        /** The first case. */
        DROP_5(0.05),
        DROP_10(0.10),
        DROP_50(0.50),
        /** The first case, in one fork of five. */
        MIXTURE(0.15);

        private final double shift;

        Truth(double drop) {
            this.shift = StrictMath.log1p(-drop);
        }

        private double ofCase(int number, SplittableRandom random) {
            return switch (this) {
                case NO_CHANGE, ALL_SLOWER -> shift;
                case DROP_5, DROP_10, DROP_50 -> number == 0 ? shift : 0;
                case MIXTURE -> number == 0 && random.nextDouble() < 0.2 ? shift : 0;
            };
        }
    }

    /**
     * How a check ended.
     *
     * @param worst verdict of all cases
     * @param rounds until all had one; those of the last look if some had none
     * @param first verdict of the first case
     * @param firstRounds the look at which it was given
     */
    record Ended(Verdict worst, int rounds, Verdict first, int firstRounds) {}

    /** So many checks: the same at each call, whatever their number. */
    Stream<Ended> checks(GateSettings settings, Truth truth, int number) {
        long kind = Arrays.hashCode(new long[] {
            noise.ordinal(), Math.round(pairSd * 1e5), Math.round(correlation * 1e5), cases, truth.ordinal()
        });
        return IntStream.range(0, number)
                .parallel()
                .mapToObj(i -> judged(settings, drawn(settings, truth, new SplittableRandom(kind * 1_000_033L + i))));
    }

    private double[][] drawn(GateSettings settings, Truth truth, SplittableRandom random) {
        double[][] table = new double[settings.mostRounds()][cases];
        double drift = random.nextGaussian();
        double drifting = noise == Noise.DRIFT ? 0.5 : 0;
        for (double[] row : table) {
            double width = noise == Noise.BURSTY && random.nextDouble() < 0.1 ? 5 : 1;
            double shared = noise.pair.applyAsDouble(random);
            // If nothing changed, the sign of a pair is the coin's.
            double coin = random.nextBoolean() ? 1 : -1;
            double sign = truth == Truth.NO_CHANGE ? coin : 1;
            for (int c = 0; c < cases; c++) {
                double own = noise.pair.applyAsDouble(random);
                double pair = width * (Math.sqrt(correlation) * shared + Math.sqrt(1 - correlation) * own);
                row[c] = pairSd * (sign * Math.sqrt(1 - drifting) * pair + Math.sqrt(drifting) * coin * drift)
                        + truth.ofCase(c, random);
            }
            drift = AUTOCORRELATION * drift + Math.sqrt(1 - AUTOCORRELATION * AUTOCORRELATION) * random.nextGaussian();
        }
        return table;
    }

    private static Ended judged(GateSettings settings, double[][] rounds) {
        List<Rule.Decision> decisions = Verdicts.of(settings, PairTable.of(rounds));
        return new Ended(
                decisions.stream().map(Rule.Decision::verdict).reduce(Verdict.PASS, Verdict::worse),
                decisions.stream().mapToInt(Rule.Decision::rounds).max().orElseThrow(),
                decisions.get(0).verdict(),
                decisions.get(0).rounds());
    }
}
