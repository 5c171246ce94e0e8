package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jaxrsbench.stats.HodgesLehmann;
import org.jaxrsbench.stats.SignFlipTest;
import org.jaxrsbench.stats.SignedRank;
import org.jaxrsbench.stats.Summary;

/**
 * The regression rule, on numbers alone: fixed looks at all pairs so far, a verdict that is given stands, and every case stays
 * in the family of the joint tests until all are decided.
 *
 * <p>At a look, in this order:
 *
 * <ul>
 *   <li>three missing rounds leave a case undecided for good;
 *   <li>REGRESSION by a leak that was read in all of the candidate's forks, three at least, and in none of the baseline's;
 *   <li>REGRESSION in time: the joint sign-flip test of "a drop of at most 1%" rejects at the look's error, and the
 *       Hodges-Lehmann estimate is a drop of the least one or more;
 *   <li>REGRESSION in memory: the same flips of signs, of allocation whose median rise is the tolerance or more, and of leaks that some
 *       forks show. Both are one family, and pairs that read no leak on either side say nothing;
 *   <li>PASS: the signed-rank test excludes a drop of the tolerance at the look's level, and memory is not suspect. Slow forks, stalls in
 *       the median pair and a worse total are told beside it ({@link Bimodality}, {@link TimeFinding.Stalls},
 *       {@link TimeFinding.WorseTotal}). Busy threads, or one pair that stood still for long, leave the case undecided for good.
 *   <li>Where threads help that the worker waits for, each look judges by the clock or by CPU time of all Java threads, whichever scatters less
 *       ({@link PairTable#steadier}); by CPU time, a drop by the clock leaves the case undecided for good ({@link TimeFinding.ByCpu}).
 * </ul>
 */
public final class Rule {

    /** With this many missing rounds a case stays undecided. */
    public static final int MISSING_ROUNDS = 3;

    /** Unless the baseline stood still in another pair for so long that the candidate's standstill is at most so many times as long. */
    private static final double AS_LONG = 1.5;

    /** One pair whose stalls take so much of the baseline's cost is enough: 100 ms, where 300 slices of half a millisecond are measured. */
    private static final double ONE_STALL = 2.0 / 3;

    private static final double FASTER_LEVEL = 0.05;
    private static final double TOLD_LEVEL = 0.05;

    /** As six pairs that all got slower by the clock. */
    private static final double CLOCK_LEVEL = 0.016;

    /** A leak that no more than one in so many forks shows is told, and lets the case pass. */
    private static final int RARE = 10;

    private final GateSettings settings;
    private final PairTable all;
    private final int rounds;
    private final Decision[] given;

    /**
     * What the rule says of a case.
     *
     * @param time what was found on time
     * @param memory what was found on memory
     * @param rounds the look at which it was given, by its number of rounds; 0 if there was none
     * @param p the joint p-value of a drop in time, else that of the signed-rank test; 1 without a pair
     * @param change estimate of the change with its 95% interval
     * @param beside see {@link Reason.Measured}
     * @param isGiven whether it stands; else further rounds may change it
     */
    public record Decision(
            TimeFinding time,
            Reason.Memory memory,
            int rounds,
            double p,
            Estimate change,
            List<TimeFinding> beside,
            boolean isGiven) {

        /** The worse of both. */
        public Verdict verdict() {
            return time.verdict().worse(memory.verdict());
        }
    }

    /**
     * A case's change as far as its pairs say it now.
     *
     * @param change the estimate
     * @param given its verdict; empty if it has none yet
     * @param toSettle about how many pairs a verdict takes altogether; empty if no number would do
     */
    public record SoFar(Estimate change, Optional<Verdict> given, OptionalLong toSettle) {

        /** What a case's pairs show so far; empty before the first pair. */
        public static Optional<SoFar> of(GateSettings settings, double[] pairs, Optional<Verdict> given) {
            return pairs.length == 0
                    ? Optional.empty()
                    : Optional.of(new SoFar(Estimate.ofPairs(pairs), given, Forecast.pairsToSettle(settings, pairs)));
        }
    }

    private Rule(GateSettings settings, PairTable all, int rounds) {
        this.settings = settings;
        this.all = all;
        this.rounds = rounds;
        this.given = new Decision[all.cases().size()];
    }

    /**
     * The verdicts that were given, and of the other cases what the rounds of the last look say.
     *
     * @param table pairs of all cases of the check: they are one family
     * @param rounds that were measured; those that the table lacks are missing
     * @return a decision for each case, in their order
     */
    public static List<Decision> decisions(GateSettings settings, PairTable table, int rounds) {
        Rule rule = new Rule(settings, table, rounds);
        List<GateSettings.Look> looks = settings.looksUpTo(rounds);
        looks.forEach(look -> rule.judge(look, table.first(look.rounds()).steadier()));
        if (rounds < settings.fewestRounds()) {
            rule.fill(new GateSettings.Look(0, 0, 0, 0), table.steadier());
        } else {
            GateSettings.Look last = looks.get(looks.size() - 1);
            rule.fill(last, table.first(last.rounds()).steadier());
        }
        return List.of(rule.given);
    }

    /** Judges the undecided cases. */
    private void judge(GateSettings.Look look, PairTable table) {
        List<Seen> seen = seen(table);
        for (int c : undecided()) {
            Seen own = seen.get(c);
            if (look.rounds() - own.differences.length >= MISSING_ROUNDS) {
                int missing = rounds - all.differences(c).length;
                given[c] = own.decision(look, new TimeFinding.MissingRounds(missing, rounds), own.memory, own.passP);
            } else if (own.memory.leak() == Verdict.REGRESSION) {
                given[c] = own.decision(look, own.undecidedTime(look), own.memory, own.passP);
            }
        }
        reject(look, table, seen);
        double noise = GateSettings.promisedNoiseLog();
        boolean[] passes = candidates(
                c -> seen.get(c).excludesDrop(look) && seen.get(c).standstill().isEmpty());
        double[] faster =
                SignFlipTest.pValues(PairTable.mapped(table.differences(), d -> -d - noise), passes, FASTER_LEVEL);
        for (int c : undecided()) {
            Seen own = seen.get(c);
            if (own.excludesDrop(look)) {
                TimeFinding time = own.standstill()
                        .orElse(
                                faster[c] <= FASTER_LEVEL
                                        ? new TimeFinding.Faster()
                                        : new TimeFinding.NoDrop(settings.tolerance()));
                given[c] = own.decision(look, time, own.memory, own.passP);
            }
        }
    }

    private void reject(GateSettings.Look look, PairTable table, List<Seen> seen) {
        // Only cases that could be named are tested: the others stay in the family, and it costs nothing to skip them.
        double noise = GateSettings.promisedNoiseLog();
        boolean[] slower = candidates(c -> seen.get(c).drop() >= settings.leastDrop());
        int cases = given.length;
        boolean[] heavier = candidates(c -> seen.get(c).memory.allocation() != Verdict.PASS);
        boolean[] leaking = candidates(c -> seen.get(c).memory.leak() != Verdict.PASS);
        double[] time =
                SignFlipTest.pValues(PairTable.mapped(table.differences(), d -> d - noise), slower, look.timeAlpha());
        double[] memory = SignFlipTest.pValues(
                PairTable.mapped(
                        beside(table.rises(), PairTable.mapped(table.leaks(), sign -> sign == 0 ? Double.NaN : sign)),
                        rise -> -Math.signum(rise)),
                beside(heavier, leaking),
                look.allocAlpha());
        for (int c : undecided()) {
            Seen own = seen.get(c);
            Reason.Memory found = new Reason.Memory(
                    memory[c] <= look.allocAlpha() ? Verdict.REGRESSION : own.memory.allocation(),
                    memory[cases + c] <= look.allocAlpha() ? Verdict.REGRESSION : own.memory.leak(),
                    own.memory.rise());
            if (time[c] <= look.timeAlpha()) {
                given[c] = own.decision(look, new TimeFinding.Drop(time[c], own.differences.length), found, time[c]);
            } else if (found.verdict() == Verdict.REGRESSION) {
                given[c] = own.decision(look, own.undecidedTime(look), found, own.passP);
            }
        }
    }

    private static double[][] beside(double[][] left, double[][] right) {
        return IntStream.range(0, left.length)
                .mapToObj(r -> DoubleStream.concat(DoubleStream.of(left[r]), DoubleStream.of(right[r]))
                        .toArray())
                .toArray(double[][]::new);
    }

    private static boolean[] beside(boolean[] left, boolean[] right) {
        boolean[] both = Arrays.copyOf(left, left.length + right.length);
        System.arraycopy(right, 0, both, left.length, right.length);
        return both;
    }

    /** Fills in decisions for the cases without a verdict. */
    private void fill(GateSettings.Look look, PairTable table) {
        List<Seen> seen = seen(table);
        for (int c : undecided()) {
            Seen own = seen.get(c);
            given[c] = own.decision(look, own.undecidedTime(look), own.memory, own.passP, false);
        }
    }

    private List<Integer> undecided() {
        return IntStream.range(0, given.length)
                .filter(c -> given[c] == null)
                .boxed()
                .toList();
    }

    private boolean[] candidates(IntPredicate named) {
        boolean[] candidates = new boolean[given.length];
        undecided().forEach(c -> candidates[c] = named.test(c));
        return candidates;
    }

    private List<Seen> seen(PairTable table) {
        return IntStream.range(0, given.length)
                .mapToObj(c -> new Seen(table, c))
                .toList();
    }

    /** A case's figures at a look. */
    private final class Seen {

        private final double[] differences;
        private final double[] walls;
        private final double[] totals;
        private final Reason.Memory memory;
        private final double[] stalls;
        private final double[] backgrounds;
        private final double passP;

        Seen(PairTable table, int column) {
            this.differences = table.differences(column);
            this.walls = table.walls(column);
            this.totals = table.totals(column);
            double[] rises = PairTable.present(table.rises(), column);
            double rise = rises.length > 0 && Summary.median(rises) > 0 ? Summary.median(table.shares(column)) : 0;
            this.memory = new Reason.Memory(
                    rise >= settings.allocTolerance() ? Verdict.INCONCLUSIVE : Verdict.PASS,
                    leak(PairTable.present(table.leaks(), column), table.newLeaks(column)),
                    rise);
            this.stalls = table.stalls(column);
            this.backgrounds = table.backgrounds(column);
            this.passP = SignedRank.pValue(differences, settings.toleranceLog());
        }

        private static Verdict leak(double[] signs, long anew) {
            if (anew >= GateSettings.LEAK_PAIRS && anew == signs.length) {
                return Verdict.REGRESSION;
            }
            double more = Arrays.stream(signs).filter(s -> s > 0).sum();
            return more > -Arrays.stream(signs).filter(s -> s < 0).sum() && RARE * more > signs.length
                    ? Verdict.INCONCLUSIVE
                    : Verdict.PASS;
        }

        Decision decision(GateSettings.Look look, TimeFinding time, Reason.Memory found, double p) {
            return decision(look, time, found, p, true);
        }

        Decision decision(GateSettings.Look look, TimeFinding time, Reason.Memory found, double p, boolean stands) {
            Estimate change = Estimate.ofPairs(differences);
            return new Decision(time, found, look.rounds(), p, change, beside(), stands);
        }

        double drop() {
            return differences.length == 0 ? 0 : -StrictMath.expm1(new HodgesLehmann(differences).estimate());
        }

        /** Whether nothing is left to be found against it. */
        boolean excludesDrop(GateSettings.Look look) {
            return passP <= look.passLevel() && memory.verdict() == Verdict.PASS;
        }

        /** What keeps a case from passing although no operation is slower: busy threads, waiting, or one pair that stood still for long. */
        Optional<TimeFinding> standstill() {
            double busy = backgrounds.length == 0 ? -1 : Summary.median(backgrounds);
            if (busy >= 0) {
                return Optional.of(new TimeFinding.BusyThreads(busy + GateSettings.BACKGROUND_SHARE));
            }
            double drop = dropByTheClock();
            if (drop >= settings.tolerance() && SignedRank.pValue(negated(walls), 0) <= CLOCK_LEVEL) {
                return Optional.of(new TimeFinding.ByCpu(drop, true));
            }
            double longest = Arrays.stream(stalls).max().orElse(0);
            // On a slow machine most forks stand still once for about 100 ms, as for a late compilation, on either
            // side.
            double baseline = -Arrays.stream(stalls).min().orElse(0);
            return longest >= ONE_STALL && longest > AS_LONG * baseline
                    ? Optional.of(new TimeFinding.Stalls(longest, true))
                    : Optional.empty();
        }

        /** What the medians of slices and of forks do not say. */
        private List<TimeFinding> beside() {
            int slow = Bimodality.count(differences, settings.toleranceLog());
            double total = worseTotal();
            List<TimeFinding> beside = new ArrayList<>();
            if (walls.length > 0) {
                beside.add(new TimeFinding.ByCpu(dropByTheClock(), false));
            }
            if (slow > 0) {
                beside.add(new TimeFinding.Bimodal(slow, differences.length));
            }
            stalled().ifPresent(beside::add);
            if (total > 0) {
                beside.add(new TimeFinding.WorseTotal(total));
            }
            return beside;
        }

        private double dropByTheClock() {
            return walls.length == 0 ? 0 : -StrictMath.expm1(new HodgesLehmann(walls).estimate());
        }

        private static double[] negated(double[] logs) {
            return Arrays.stream(logs).map(log -> -log).toArray();
        }

        private Optional<TimeFinding> stalled() {
            // Where the baseline stood still for so long, the pair says nothing of the candidate: one such pair of six
            // would hide a lock.
            double[] telling = Arrays.stream(stalls).filter(s -> s > -ONE_STALL).toArray();
            double typical = telling.length == 0 ? 0 : Summary.median(telling);
            // A collector that has to wait for a processor stalls one side or the other by chance.
            return typical >= settings.tolerance() && SignedRank.pValue(telling, 0) <= TOLD_LEVEL
                    ? Optional.of(new TimeFinding.Stalls(typical, false))
                    : Optional.empty();
        }

        /** By how much the total got worse though the median did not, as a fraction; 0 if it did not, or the pairs do not show it. */
        private double worseTotal() {
            double most = settings.toleranceLog();
            if (totals.length == 0 || new HodgesLehmann(differences).estimate() <= most) {
                return 0;
            }
            double total = new HodgesLehmann(totals).estimate();
            return total <= most && SignedRank.pValue(negated(totals), 0) <= TOLD_LEVEL ? -StrictMath.expm1(total) : 0;
        }

        /** The finding on the time of a case without a drop. */
        TimeFinding undecidedTime(GateSettings.Look look) {
            if (differences.length < settings.fewestRounds()) {
                return new TimeFinding.TooFewPairs(differences.length, settings.fewestRounds());
            }
            if (passP <= look.passLevel()) {
                return standstill().orElseGet(() -> new TimeFinding.NoDrop(settings.tolerance()));
            }
            return new TimeFinding.Undecided(
                    -StrictMath.expm1(new HodgesLehmann(differences).lowerBound(look.passLevel())),
                    Forecast.pairsToSettle(settings, differences),
                    Estimate.ofPairs(differences).high() < StrictMath.log1p(-settings.leastDrop()));
        }
    }
}
