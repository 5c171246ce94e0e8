package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignFlipTest;
import org.jaxrsbench.gate.stats.SignedRank;
import org.jaxrsbench.results.Summary;

/**
 * The regression rule, on numbers alone: fixed looks at all pairs so far, a verdict that is given stands, and every case stays
 * in the family of the joint tests until all are decided.
 *
 * <p>At a look, in this order:
 *
 * <ul>
 *   <li>three missing rounds leave a case undecided for good;
 *   <li>REGRESSION in time: the joint sign-flip test of "a drop of at most 1%" rejects at the look's error, and the
 *       Hodges-Lehmann estimate is a drop of the least one or more;
 *   <li>REGRESSION in memory: the same flips of the signs of what allocation, and what stays for good, rose over the allowed rise. Both are one
 *       family;
 *   <li>PASS: the signed-rank test excludes a drop of the tolerance at the look's level; memory is not suspect, that is the
 *       medians of its rises are within what is allowed; and neither busy threads nor slow forks nor stalls contradict the median
 *       ({@link TimeFinding.BusyThreads}, {@link Bimodality}, {@link TimeFinding.Stalls}). Busy threads leave the case undecided for
 *       good. In windows, where stalls are not known, a total that got worse contradicts, too ({@link TimeFinding.WorseTotal}); in slices
 *       it is told beside the verdict.
 * </ul>
 */
public final class Rule {

    /** With this many missing rounds a case stays undecided. */
    public static final int MISSING_ROUNDS = 3;

    /** One pair whose stalls take so much of the baseline's cost is enough: 100 ms, where 300 slices of half a millisecond are measured. */
    private static final double ONE_STALL = 2.0 / 3;

    private static final double FASTER_LEVEL = 0.05;
    private static final double TOLD_LEVEL = 0.05;

    private final GateSettings settings;
    private final Decision[] given;

    /**
     * What the rule says of a case.
     *
     * @param time what was found on time
     * @param memory what was found on memory
     * @param rounds the look at which it was given, by its number of rounds; 0 if there was none
     * @param p the joint p-value of a drop in time, else that of the signed-rank test; 1 without a pair
     * @param change estimate of the change with its 95% interval
     * @param worseTotal see {@link Reason.Measured}
     */
    public record Decision(
            TimeFinding time, Reason.Memory memory, int rounds, double p, Estimate change, double worseTotal) {

        /** The worse of both. */
        public Verdict verdict() {
            return time.verdict().worse(memory.verdict());
        }

        /** Whether it stands; else further rounds may change it. */
        public boolean isGiven() {
            return verdict() != Verdict.INCONCLUSIVE
                    || time instanceof TimeFinding.MissingRounds
                    || time instanceof TimeFinding.BusyThreads busy && busy.last();
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

    private Rule(GateSettings settings, int cases) {
        this.settings = settings;
        this.given = new Decision[cases];
    }

    /**
     * The verdicts that were given, and of the other cases what the rounds of the last look say.
     *
     * @param table pairs of all cases of the check: they are one family
     * @param rounds that were measured; those that the table lacks are missing
     * @return a decision for each case, in their order
     */
    public static List<Decision> decisions(GateSettings settings, PairTable table, int rounds) {
        Rule rule = new Rule(settings, table.cases().size());
        List<GateSettings.Look> looks = settings.looksUpTo(rounds);
        looks.forEach(look -> rule.judge(look, table.first(look.rounds())));
        if (looks.isEmpty()) {
            rule.fill(new GateSettings.Look(0, 0, 0, 0), table);
        } else {
            GateSettings.Look last = looks.get(looks.size() - 1);
            rule.fill(last, table.first(last.rounds()));
        }
        return List.of(rule.given);
    }

    /** Judges the undecided cases. */
    private void judge(GateSettings.Look look, PairTable table) {
        List<Seen> seen = seen(table);
        for (int c : undecided()) {
            int missing = look.rounds() - seen.get(c).differences.length;
            if (missing >= MISSING_ROUNDS) {
                given[c] = seen.get(c)
                        .decision(look, new TimeFinding.MissingRounds(missing), Reason.Memory.FINE, seen.get(c).passP);
            }
        }
        reject(look, table, seen);
        double noise = GateSettings.promisedNoiseLog();
        boolean[] passes = candidates(c -> seen.get(c).passes(look));
        double[] faster =
                SignFlipTest.pValues(PairTable.mapped(table.differences(), d -> -d - noise), passes, FASTER_LEVEL);
        for (int c : undecided()) {
            if (passes[c]) {
                TimeFinding time = faster[c] <= FASTER_LEVEL
                        ? new TimeFinding.Faster()
                        : new TimeFinding.NoDrop(settings.tolerance());
                given[c] = seen.get(c).decision(look, time, Reason.Memory.FINE, seen.get(c).passP);
            } else if (seen.get(c).excludesDrop(look)) {
                Seen own = seen.get(c);
                own.busyThreads(true)
                        .ifPresent(busy -> given[c] = own.decision(look, busy, Reason.Memory.FINE, own.passP));
            }
        }
    }

    private void reject(GateSettings.Look look, PairTable table, List<Seen> seen) {
        // Only cases that could be named are tested: the others stay in the family, and it costs nothing to skip them.
        double noise = GateSettings.promisedNoiseLog();
        boolean[] slower = candidates(c -> seen.get(c).drop() >= settings.leastDrop());
        int cases = given.length;
        boolean[] heavier = candidates(c -> seen.get(c).memory().allocation() != Verdict.PASS);
        boolean[] leaking = candidates(c -> seen.get(c).memory().leak() != Verdict.PASS);
        double[] time =
                SignFlipTest.pValues(PairTable.mapped(table.differences(), d -> d - noise), slower, look.timeAlpha());
        double[] memory = SignFlipTest.pValues(
                PairTable.mapped(beside(table.rises(), told(table.leaks())), rise -> -Math.signum(rise)),
                beside(heavier, leaking),
                look.allocAlpha());
        for (int c : undecided()) {
            Seen own = seen.get(c);
            Reason.Memory found = new Reason.Memory(
                    memory[c] <= look.allocAlpha()
                            ? Verdict.REGRESSION
                            : own.memory().allocation(),
                    memory[cases + c] <= look.allocAlpha()
                            ? Verdict.REGRESSION
                            : own.memory().leak());
            if (time[c] <= look.timeAlpha()) {
                given[c] = own.decision(look, new TimeFinding.Drop(time[c], own.differences.length), found, time[c]);
            } else if (found.verdict() == Verdict.REGRESSION) {
                given[c] = own.decision(look, own.undecidedTime(look), found, own.passP);
            }
        }
    }

    /** Without columns in which neither side ever leaked: whoever is called the candidate, they name nothing, and they would only cost power. */
    private static double[][] told(double[][] leaks) {
        return Arrays.stream(leaks)
                .map(row -> IntStream.range(0, row.length)
                        .mapToDouble(c -> isQuiet(leaks, c) ? Double.NaN : row[c])
                        .toArray())
                .toArray(double[][]::new);
    }

    private static boolean isQuiet(double[][] leaks, int column) {
        return Arrays.stream(PairTable.present(leaks, column)).allMatch(leak -> leak == -GateSettings.LEAK_BYTES);
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
            given[c] = own.decision(look, own.undecidedTime(look), own.memory(), own.passP);
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
        private final double[] totals;
        private final Reason.Memory memory;
        private final double[] stalls;
        private final double[] backgrounds;
        private final double passP;

        Seen(PairTable table, int column) {
            this.differences = table.differences(column);
            this.totals = table.totals(column);
            this.memory = new Reason.Memory(suspect(table.rises(), column), suspect(table.leaks(), column));
            this.stalls = table.stalls(column);
            this.backgrounds = table.backgrounds(column);
            this.passP = SignedRank.pValue(differences, settings.toleranceLog());
        }

        private static Verdict suspect(double[][] rises, int column) {
            double[] own = PairTable.present(rises, column);
            return own.length > 0 && Summary.median(own) > 0 ? Verdict.INCONCLUSIVE : Verdict.PASS;
        }

        /** INCONCLUSIVE where the candidate is suspect. */
        Reason.Memory memory() {
            return memory;
        }

        Decision decision(GateSettings.Look look, TimeFinding time, Reason.Memory found, double p) {
            Estimate change = Estimate.ofPairs(differences);
            return new Decision(time, found, look.rounds(), p, change, stalls.length == 0 ? 0 : worseTotal());
        }

        double drop() {
            return differences.length == 0 ? 0 : -StrictMath.expm1(new HodgesLehmann(differences).estimate());
        }

        boolean passes(GateSettings.Look look) {
            return excludesDrop(look) && contradiction().isEmpty();
        }

        /** Whether nothing is left to be found against it but what contradicts the median. */
        boolean excludesDrop(GateSettings.Look look) {
            return passP <= look.passLevel() && memory.verdict() == Verdict.PASS;
        }

        Optional<TimeFinding> busyThreads(boolean last) {
            double excess = backgrounds.length == 0 ? -1 : Summary.median(backgrounds);
            return excess < 0
                    ? Optional.empty()
                    : Optional.of(new TimeFinding.BusyThreads(excess + GateSettings.BACKGROUND_SHARE, last));
        }

        /** A reason against a pass even if the medians of slices and of forks are fine. */
        private Optional<TimeFinding> contradiction() {
            Optional<TimeFinding> busy = busyThreads(false);
            if (busy.isPresent()) {
                return busy;
            }
            int slow = Bimodality.count(differences, settings.toleranceLog());
            if (slow > 0) {
                return Optional.of(new TimeFinding.Bimodal(slow, differences.length));
            }
            if (stalls.length > 0) {
                return stalled();
            }
            double total = worseTotal();
            return total > 0 ? Optional.of(new TimeFinding.WorseTotal(total)) : Optional.empty();
        }

        private Optional<TimeFinding> stalled() {
            double longest = Arrays.stream(stalls).max().orElseThrow();
            if (longest >= ONE_STALL) {
                return Optional.of(new TimeFinding.Stalls(longest, true));
            }
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
            double[] worse = Arrays.stream(totals).map(t -> -t).toArray();
            return total <= most && SignedRank.pValue(worse, 0) <= TOLD_LEVEL ? -StrictMath.expm1(total) : 0;
        }

        /** The finding on the time of a case without a drop. */
        TimeFinding undecidedTime(GateSettings.Look look) {
            if (differences.length < settings.fewestRounds()) {
                return new TimeFinding.TooFewPairs(differences.length, settings.fewestRounds());
            }
            return contradiction()
                    .orElseGet(() -> passP <= look.passLevel()
                            ? new TimeFinding.NoDrop(settings.tolerance())
                            : new TimeFinding.Undecided(
                                    -StrictMath.expm1(new HodgesLehmann(differences).lowerBound(look.passLevel())),
                                    Forecast.pairsToSettle(settings, differences)));
        }
    }
}
