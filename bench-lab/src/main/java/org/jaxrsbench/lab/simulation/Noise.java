package org.jaxrsbench.lab.simulation;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;

/** How forks differ. Each is scaled so that the difference of two has the wanted standard deviation. */
public enum Noise {
    /** Normal. */
    NORMAL {
        @Override
        double fork(SplittableRandom random) {
            return random.nextGaussian();
        }
    },
    /** Student's t with three degrees of freedom: outliers. */
    HEAVY_TAILS {
        @Override
        double fork(SplittableRandom random) {
            double chi = 0;
            for (int i = 0; i < 3; i++) {
                double g = random.nextGaussian();
                chi += g * g;
            }
            return random.nextGaussian() / Math.sqrt(chi / 3) / Math.sqrt(3);
        }
    },
    /** Exponential: a fork can only be slowed down. */
    SKEWED {
        @Override
        double fork(SplittableRandom random) {
            return Math.log1p(-random.nextDouble());
        }
    },
    /** Two kinds of forks, as when the compiler decides one way or the other; three in ten are the slow kind. */
    BIMODAL {
        @Override
        double fork(SplittableRandom random) {
            double kind = random.nextDouble() < 0.3 ? -1 : 0;
            return (kind + 0.25 * random.nextGaussian()) / Math.sqrt(0.3 * 0.7 + 0.0625);
        }
    },
    /** One fork in ten is hit by a neighbour's burst. */
    BURSTY {
        @Override
        double fork(SplittableRandom random) {
            double scale = random.nextDouble() < 0.1 ? 5 : 1;
            return scale * random.nextGaussian() / Math.sqrt(0.9 + 0.1 * 25);
        }
    },
    /** Normal, and the fork that was launched first is faster by 0.7 standard deviations of a pair. */
    LAUNCH_ORDER {
        @Override
        double fork(SplittableRandom random) {
            return Math.sqrt(1 - FIRST_IS_FASTER * FIRST_IS_FASTER) * random.nextGaussian();
        }

        @Override
        double[] pairs(int count, SplittableRandom random) {
            double[] differences = super.pairs(count, random);
            Arrays.setAll(differences, i -> differences[i] + coin(random) * FIRST_IS_FASTER);
            return differences;
        }
    },
    /** The machine drifts inside pairs, in the same direction for several of them: autocorrelation 0.8. */
    DRIFT {
        @Override
        double fork(SplittableRandom random) {
            return Math.sqrt(0.5) * random.nextGaussian();
        }

        @Override
        double[] pairs(int count, SplittableRandom random) {
            double[] differences = super.pairs(count, random);
            double drift = random.nextGaussian();
            for (int i = 0; i < count; i++) {
                differences[i] += coin(random) * Math.sqrt(0.5) * drift;
                drift = 0.8 * drift + 0.6 * random.nextGaussian();
            }
            return differences;
        }
    };

    private static final double FIRST_IS_FASTER = 0.7;

    /** Decides which subject takes slot 1. */
    private static double coin(SplittableRandom random) {
        return random.nextBoolean() ? 1 : -1;
    }

    /** A fork's log deviation, with standard deviation 1. */
    abstract double fork(SplittableRandom random);

    /** Differences of consecutive pairs of a case, with standard deviation 1. */
    double[] pairs(int count, SplittableRandom random) {
        double[] differences = new double[count];
        Arrays.setAll(differences, i -> (fork(random) - fork(random)) / Math.sqrt(2));
        return differences;
    }

    /** What tables call it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
