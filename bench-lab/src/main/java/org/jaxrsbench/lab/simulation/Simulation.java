package org.jaxrsbench.lab.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.Verdict;

/**
 * The rule on made-up noise: how often it raises a false alarm, how often it finds a drop. A suite is one check of 24
 * cases of which one dropped. Every pair is the difference of two forks; a fair coin decides which is launched first.
 */
public final class Simulation {

    /** Drops that are tried, as fractions. */
    public static final List<Double> DROPS = List.of(0.0, 0.01, 0.025, 0.03, 0.05, 0.10);

    private static final int CASES = 24;

    private final GateSettings settings;
    private final int suites;
    private final long seed;

    /**
     * A simulation.
     *
     * @param settings the rule's numbers
     * @param suites checks for each noise, spread and drop; 1 or more
     * @param seed the same seed gives the same figures, on any number of processors
     */
    public Simulation(GateSettings settings, int suites, long seed) {
        this.settings = settings;
        this.suites = suites;
        this.seed = seed;
    }

    /**
     * Simulates every noise with each of these spreads and all {@link #DROPS}.
     *
     * @param pairSds standard deviations of a pair's log difference, above 0
     */
    public List<SimulatedRates> run(List<Double> pairSds) {
        return Stream.of(Noise.values())
                .flatMap(noise -> pairSds.stream().flatMap(sd -> DROPS.stream().map(drop -> cell(noise, sd, drop))))
                .toList();
    }

    /**
     * Simulates one noise, spread and drop, with the figures that {@link #run} would give for it.
     *
     * @param sd standard deviation of a pair's log difference, above 0
     * @param drop by how much the one case drops, as a fraction
     */
    public SimulatedRates cell(Noise noise, double sd, double drop) {
        long cell = seed + 31L * noise.ordinal() + 1009L * Math.round(sd * 1e5) + 1000003L * Math.round(drop * 1e5);
        List<Outcome> outcomes = IntStream.range(0, suites)
                .parallel()
                .mapToObj(i -> suite(noise, sd, drop, new SplittableRandom(cell * 1_000_033L + i)))
                .toList();
        return new SimulatedRates(
                noise,
                sd,
                drop,
                suites,
                outcomes.stream().filter(Outcome::falseAlarm).count(),
                count(outcomes, Verdict.REGRESSION),
                count(outcomes, Verdict.PASS),
                count(outcomes, Verdict.INCONCLUSIVE));
    }

    private static long count(List<Outcome> outcomes, Verdict verdict) {
        return outcomes.stream().filter(o -> o.dropped() == verdict).count();
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
