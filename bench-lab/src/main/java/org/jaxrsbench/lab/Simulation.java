package org.jaxrsbench.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.stats.ExactTests;

/**
 * The rule on made-up noise: how often it raises a false alarm, how often it finds a drop. A suite is one check of 24
 * cases of which one dropped. Every pair is the difference of two forks; a fair coin decides which is launched first.
 */
public final class Simulation {

    /** Columns of what {@link #run} returns. */
    public static final List<String> COLUMNS = List.of(
            ("noise,pair_sd,drop,suites,false_alarms,false_alarms_low,false_alarms_high,regression,regression_low,"
                            + "regression_high,pass,pass_low,pass_high,inconclusive,inconclusive_low,inconclusive_high")
                    .split(","));

    /** Drops that are tried. */
    public static final List<Double> DROPS = List.of(0.0, 0.01, 0.025, 0.03, 0.05, 0.10);

    private static final int CASES = 24;

    private final GateSettings settings;
    private final int suites;
    private final long seed;

    /** So many suites for each noise, spread and drop. */
    public Simulation(GateSettings settings, int suites, long seed) {
        this.settings = settings;
        this.suites = suites;
        this.seed = seed;
    }

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
        /** One pair in ten is hit by a neighbour's burst. */
        BURSTY {
            @Override
            double fork(SplittableRandom random) {
                double scale = random.nextDouble() < 0.1 ? 5 : 1;
                return scale * random.nextGaussian() / Math.sqrt(0.9 + 0.1 * 25);
            }
        },
        /** Normal, and whichever fork was launched first is faster by 0.7 standard deviations of a pair. */
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

        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * Simulates.
     *
     * @param pairSds standard deviations of a pair's difference
     * @return rows of {@link #COLUMNS}
     */
    public List<List<String>> run(List<Double> pairSds) {
        return Stream.of(Noise.values())
                .flatMap(noise -> pairSds.stream().flatMap(sd -> DROPS.stream().map(drop -> row(noise, sd, drop))))
                .toList();
    }

    private List<String> row(Noise noise, double sd, double drop) {
        long cell = seed + 31L * noise.ordinal() + 1009L * Math.round(sd * 1e5) + 1000003L * Math.round(drop * 1e5);
        List<Outcome> outcomes = IntStream.range(0, suites)
                .parallel()
                .mapToObj(i -> suite(noise, sd, drop, new SplittableRandom(cell * 1_000_033L + i)))
                .toList();
        long falseAlarms = outcomes.stream().filter(Outcome::falseAlarm).count();
        List<String> row = new ArrayList<>(
                List.of(noise.label(), Double.toString(sd), Double.toString(drop), Integer.toString(suites)));
        row.addAll(proportion(falseAlarms));
        for (Verdict verdict : List.of(Verdict.REGRESSION, Verdict.PASS, Verdict.INCONCLUSIVE)) {
            row.addAll(proportion(
                    outcomes.stream().filter(o -> o.dropped() == verdict).count()));
        }
        return row;
    }

    private List<String> proportion(long count) {
        double[] interval = ExactTests.clopperPearson(count, suites);
        return Stream.of((double) count / suites, interval[0], interval[1])
                .map(v -> String.format(Locale.ROOT, "%.5f", v))
                .toList();
    }

    /**
     * How a suite ended.
     *
     * @param falseAlarm whether a case that dropped by 1% or less was called a regression
     * @param dropped the verdict on the case that dropped
     */
    private record Outcome(boolean falseAlarm, Verdict dropped) {}

    private Outcome suite(Noise noise, double sd, double drop, SplittableRandom random) {
        Rule rule = new Rule(settings);
        List<double[]> first = new ArrayList<>();
        for (int c = 0; c < CASES; c++) {
            first.add(pairs(noise, sd, c == 0 ? drop : 0, settings.firstRounds(), random));
        }
        int suspects = (int) first.stream().filter(rule::timeSuspect).count();
        int more = settings.moreRoundsFor(suspects);
        List<Rule.Pairs> cases = new ArrayList<>();
        for (int c = 0; c < CASES; c++) {
            double[] second =
                    rule.timeSuspect(first.get(c)) ? pairs(noise, sd, c == 0 ? drop : 0, more, random) : new double[0];
            cases.add(Rule.Pairs.ofTime(first.get(c), second));
        }
        List<Rule.Decision> decisions = rule.decide(cases);
        boolean falseAlarm = IntStream.range(drop <= GateSettings.PROMISED_NOISE ? 0 : 1, CASES)
                .anyMatch(c -> decisions.get(c).verdict() == Verdict.REGRESSION);
        return new Outcome(falseAlarm, decisions.get(0).verdict());
    }

    private static double[] pairs(Noise noise, double sd, double drop, int count, SplittableRandom random) {
        double[] differences = noise.pairs(count, random);
        Arrays.setAll(differences, i -> Math.log1p(-drop) + sd * differences[i]);
        return differences;
    }
}
