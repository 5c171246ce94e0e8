package org.jaxrsbench.lab.simulation;

import java.util.Locale;
import java.util.SplittableRandom;

/**
 * How pairs differ. Each kind is scaled to standard deviation 1. If nothing changed, the sign of a pair is the coin's, so all of
 * them are symmetric then.
 */
public enum Noise {
    /** Normal. */
    NORMAL {
        @Override
        double pair(SplittableRandom random) {
            return random.nextGaussian();
        }
    },
    /** Student's t with three degrees of freedom. */
    HEAVY_TAILS {
        @Override
        double pair(SplittableRandom random) {
            double chi = 0;
            for (int i = 0; i < 3; i++) {
                double g = random.nextGaussian();
                chi += g * g;
            }
            return random.nextGaussian() / Math.sqrt(chi / 3) / Math.sqrt(3);
        }
    },
    /** A tenth of the rounds is hit by a neighbour's burst: all cases of such a round are five times as wide. */
    BURSTY {
        @Override
        double pair(SplittableRandom random) {
            return random.nextGaussian() / Math.sqrt(0.9 + 0.1 * 25);
        }

        @Override
        double widthOfRound(SplittableRandom random) {
            return random.nextDouble() < 0.1 ? 5 : 1;
        }
    },
    /**
     * The candidate, and it alone, can only be slowed down: a gamma distribution of shape four (skewness one), turned so that its
     * tail is to the slow side, about its pseudo-median (the centre that the rule estimates).
     */
    SKEWED {
        @Override
        double pair(SplittableRandom random) {
            double sum = 0;
            for (int i = 0; i < 4; i++) {
                sum -= Math.log1p(-random.nextDouble());
            }
            return (GAMMA_PSEUDO_MEDIAN - sum) / 2;
        }
    },
    /** One pair in twenty of a case is off by five standard deviations of the others, to either side. */
    OUTLIERS {
        @Override
        double pair(SplittableRandom random) {
            double off = random.nextDouble() < 0.05 ? (random.nextBoolean() ? 5 : -5) : 0;
            return (random.nextGaussian() + off) / Math.sqrt(1 + 0.05 * 25);
        }
    },
    /** The machine drifts inside pairs, in the same direction for several rounds: autocorrelation 0.8 before the coin. */
    DRIFT {
        @Override
        double pair(SplittableRandom random) {
            return random.nextGaussian();
        }

        @Override
        double driftShare() {
            return 0.5;
        }
    },
    /** Two kinds of forks of either subject, as when the compiler decides one way or the other; three in ten are slow. */
    TWO_KINDS {
        @Override
        double pair(SplittableRandom random) {
            return (fork(random) - fork(random)) / Math.sqrt(2 * (0.3 * 0.7 + 0.0625));
        }

        private double fork(SplittableRandom random) {
            return (random.nextDouble() < 0.3 ? -1 : 0) + 0.25 * random.nextGaussian();
        }
    };

    // The median of the mean of two gamma variables of shape four: half the median of one of shape eight.
    private static final double GAMMA_PSEUDO_MEDIAN = 7.66925 / 2;

    /** A pair's deviation, with standard deviation 1 over all rounds. */
    abstract double pair(SplittableRandom random);

    /** By how much all cases of a round are wider than those of a calm one. */
    double widthOfRound(SplittableRandom random) {
        return 1;
    }

    /** The share of the variance that is the machine's drift. */
    double driftShare() {
        return 0;
    }

    /** What tables call it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
