package org.jaxrsbench.lab.simulation;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.RoundTable;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.Verdict;

/**
 * The rule on made-up noise: how often it raises a false alarm, how often it finds a drop, and how long both take. A suite is one
 * check from its first look to its last verdict.
 */
public final class Simulation {

    /** Drops of one case that are tried. */
    static final double[] DROPS = {0.05, 0.10, 0.50};

    /** By how much the candidate of the mixture is slower in one fork of five. */
    static final double MIXTURE_DROP = 0.15;

    private static final double MIXTURE_SHARE = 0.2;

    private final GateSettings settings;
    private final int suites;
    private final long seed;
    private final boolean parallel;

    /**
     * A simulation.
     *
     * @param settings the rule's numbers
     * @param suites checks of each kind, 1 or more
     * @param seed the same seed gives the same figures, on any number of processors
     * @param parallel whether to use them
     */
    public Simulation(GateSettings settings, int suites, long seed, boolean parallel) {
        this.settings = settings;
        this.suites = suites;
        this.seed = seed;
        this.parallel = parallel;
    }

    /** Simulates one kind of check, in each of its truths. */
    public SimulatedRates rates(SimulatedCheck check) {
        List<Suite> noChange = suites(check, Truth.NO_CHANGE, 0);
        List<Suite> allSlower = suites(check, Truth.ALL_SLOWER, GateSettings.PROMISED_NOISE);
        List<List<Suite>> drops = Arrays.stream(DROPS)
                .mapToObj(drop -> suites(check, Truth.ONE_DROPPED, drop))
                .toList();
        return SimulatedRates.of(check, noChange, allSlower, drops, suites(check, Truth.MIXTURE, MIXTURE_DROP));
    }

    /** What is true of the candidate. */
    private enum Truth {
        NO_CHANGE,
        ALL_SLOWER,
        ONE_DROPPED,
        MIXTURE
    }

    /**
     * How a suite ended.
     *
     * @param worst verdict of all cases that were judged
     * @param rounds until all had a verdict; those of the last look if some had none
     * @param first verdict of the first case, the one that dropped
     * @param firstRounds the look at which it was given
     */
    record Suite(Verdict worst, int rounds, Verdict first, int firstRounds) {}

    private List<Suite> suites(SimulatedCheck check, Truth truth, double drop) {
        long kind = Arrays.hashCode(new long[] {
            seed,
            check.noise().ordinal(),
            Math.round(check.pairSd() * 1e5),
            Math.round(check.correlation() * 1e5),
            check.cases(),
            truth.ordinal(),
            Math.round(drop * 1e5)
        });
        IntStream numbers = IntStream.range(0, suites);
        return (parallel ? numbers.parallel() : numbers)
                .mapToObj(i -> suite(check, truth, drop, new SplittableRandom(kind * 1_000_033L + i)))
                .toList();
    }

    private Suite suite(SimulatedCheck check, Truth truth, double drop, SplittableRandom random) {
        double[][] rounds = new SimulatedRounds(check).draw(settings.mostRounds(), truth != Truth.NO_CHANGE, random);
        double shift = Math.log1p(-drop);
        for (double[] row : rounds) {
            switch (truth) {
                case NO_CHANGE -> {}
                case ALL_SLOWER -> Arrays.setAll(row, c -> row[c] + shift);
                case ONE_DROPPED -> row[0] += shift;
                case MIXTURE -> row[0] += random.nextDouble() < MIXTURE_SHARE ? shift : 0;
            }
        }
        return judge(RoundTable.ofTime(rounds), truth == Truth.ONE_DROPPED || truth == Truth.MIXTURE);
    }

    /** Until all cases are decided, or the first one if the others do not matter. */
    private Suite judge(RoundTable table, boolean firstOnly) {
        Rule rule = new Rule(settings, table.differences()[0].length);
        int rounds = 0;
        for (GateSettings.Look look : settings.looks()) {
            rule.judge(look, table);
            rounds = look.rounds();
            List<Integer> undecided = rule.undecided();
            if (undecided.isEmpty() || firstOnly && undecided.get(0) != 0) {
                break;
            }
        }
        List<Rule.Decision> decisions = rule.decisions(table);
        return new Suite(
                decisions.stream().map(Rule.Decision::verdict).reduce(Verdict.PASS, Verdict::worse),
                rounds,
                decisions.get(0).verdict(),
                decisions.get(0).rounds());
    }
}
