package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignFlipTest;
import org.jaxrsbench.gate.stats.SignedRank;
import org.jaxrsbench.results.Summary;

/**
 * The regression rule, on numbers alone: fixed looks at all pairs so far, a verdict that is given stands, and every case stays
 * in the family of the joint tests until all are decided. One object judges one check, look after look, live or from data.
 *
 * <p>At a look, in this order:
 *
 * <ul>
 *   <li>three missing rounds leave a case undecided for good;
 *   <li>REGRESSION in time: the joint sign-flip test of "a drop of at most 1%" rejects at the look's error, and the
 *       Hodges-Lehmann estimate is a drop of the least one or more;
 *   <li>REGRESSION in allocation: the same flips of the signs of what it rose over the allowed rise;
 *   <li>PASS: the signed-rank test excludes a drop of the tolerance at the look's level; allocation is not suspect, that is the
 *       median of its rises is within what is allowed; and neither slow forks nor a total that got worse contradict the
 *       median ({@link SlowForks}, {@link TimeFinding.WorseTotal}).
 * </ul>
 */
public final class Rule {

    /** So many missing rounds leave a case undecided. */
    public static final int MISSING_ROUNDS = 3;

    private final GateSettings settings;
    private final Decision[] given;
    private GateSettings.Look last;

    /**
     * What the rule says of a case.
     *
     * @param time what was found on time
     * @param allocation REGRESSION if the candidate allocates more, INCONCLUSIVE if it may, else PASS
     * @param rounds the look at which it was given, by its number of rounds; 0 if there was none
     * @param p the joint p-value of a drop in time, else that of the signed-rank test; 1 without a pair
     * @param change estimate of the change with its 95% interval
     */
    public record Decision(TimeFinding time, Verdict allocation, int rounds, double p, Estimate change) {

        /** The worse of both. */
        public Verdict verdict() {
            return time.verdict().worse(allocation);
        }

        /** The same of a case that became faster. */
        Decision faster() {
            return new Decision(new TimeFinding.Faster(), allocation, rounds, p, change);
        }
    }

    /**
     * A check that begins.
     *
     * @param cases columns of its tables
     */
    public Rule(GateSettings settings, int cases) {
        this.settings = settings;
        this.given = new Decision[cases];
    }

    /** Cases without a verdict, by column. */
    public List<Integer> undecided() {
        return IntStream.range(0, given.length)
                .filter(c -> given[c] == null)
                .boxed()
                .toList();
    }

    /**
     * Judges the undecided cases.
     *
     * @param look later than those before
     * @param table at least as many rounds as the look names, of which the first ones are used
     */
    public void judge(GateSettings.Look look, PairTable table) {
        last = look;
        PairTable soFar = table.first(look.rounds());
        for (int c : undecided()) {
            int missing = look.rounds() - soFar.differences(c).length;
            if (missing >= MISSING_ROUNDS) {
                given[c] = decision(c, soFar, new TimeFinding.MissingRounds(missing), Verdict.PASS, passP(soFar, c));
            }
        }
        reject(look, soFar);
        for (int c : undecided()) {
            double p = passP(soFar, c);
            if (p <= look.passLevel() && !allocationSuspect(soFar, c) && contradiction(soFar, c) == null) {
                given[c] = decision(c, soFar, new TimeFinding.NoDrop(settings.tolerance()), Verdict.PASS, p);
            }
        }
    }

    private void reject(GateSettings.Look look, PairTable table) {
        // Only cases that could be named are tested: the others stay in the family, and it costs nothing to skip them.
        boolean[] slower = candidates(c -> drop(table, c) >= settings.leastDrop());
        boolean[] heavier = candidates(c -> allocationSuspect(table, c));
        double[] time =
                SignFlipTest.pValues(table.differencesOver(GateSettings.promisedNoiseLog()), slower, look.timeAlpha());
        double[] alloc = SignFlipTest.pValues(table.riseSigns(), heavier, look.allocAlpha());
        for (int c : undecided()) {
            boolean timeDropped = time[c] <= look.timeAlpha();
            boolean allocRose = alloc[c] <= look.allocAlpha();
            if (timeDropped || allocRose) {
                TimeFinding finding = timeDropped
                        ? new TimeFinding.Drop(time[c], table.differences(c).length)
                        : undecidedTime(table, c);
                Verdict allocation = allocRose ? Verdict.REGRESSION : heavier[c] ? Verdict.INCONCLUSIVE : Verdict.PASS;
                given[c] = decision(c, table, finding, allocation, timeDropped ? time[c] : passP(table, c));
            }
        }
    }

    private boolean[] candidates(IntPredicate named) {
        boolean[] candidates = new boolean[given.length];
        undecided().forEach(c -> candidates[c] = named.test(c));
        return candidates;
    }

    private Decision decision(int column, PairTable table, TimeFinding time, Verdict allocation, double p) {
        double[] differences = table.differences(column);
        return new Decision(time, allocation, last == null ? 0 : last.rounds(), p, Estimate.ofPairs(differences));
    }

    private static double drop(PairTable table, int column) {
        double[] differences = table.differences(column);
        return differences.length == 0 ? 0 : -StrictMath.expm1(new HodgesLehmann(differences).estimate());
    }

    private double passP(PairTable table, int column) {
        return SignedRank.pValue(table.differences(column), settings.toleranceLog());
    }

    private static boolean allocationSuspect(PairTable table, int column) {
        double[] rises = table.rises(column);
        return rises.length > 0 && Summary.median(rises) > 0;
    }

    /** What speaks against a pass though the median of windows and of forks is fine; null if nothing does. */
    private TimeFinding contradiction(PairTable table, int column) {
        double[] differences = table.differences(column);
        int slow = SlowForks.count(differences, settings.toleranceLog());
        if (slow > 0) {
            return new TimeFinding.Bimodal(slow, differences.length);
        }
        double[] totals = table.totals(column);
        if (totals.length == 0) {
            return null;
        }
        double total = new HodgesLehmann(totals).estimate();
        return total <= settings.toleranceLog() && new HodgesLehmann(differences).estimate() > settings.toleranceLog()
                ? new TimeFinding.WorseTotal(-StrictMath.expm1(total))
                : null;
    }

    /** What is known of the time of a case that has no drop. */
    private TimeFinding undecidedTime(PairTable table, int column) {
        double[] differences = table.differences(column);
        if (differences.length < settings.fewestRounds()) {
            return new TimeFinding.TooFewPairs(differences.length, settings.fewestRounds());
        }
        TimeFinding contradiction = contradiction(table, column);
        if (contradiction != null) {
            return contradiction;
        }
        return passP(table, column) <= last.passLevel()
                ? new TimeFinding.NoDrop(settings.tolerance())
                : new TimeFinding.Undecided(
                        -StrictMath.expm1(new HodgesLehmann(differences).lowerBound(last.passLevel())),
                        Forecast.pairsToSettle(settings, differences));
    }

    /**
     * The verdicts that were given, and of the other cases what the rounds of the last look say.
     *
     * @param table at least as many rounds as the last look names; any number if there was no look
     */
    public List<Decision> decisions(PairTable table) {
        PairTable used = last == null ? table : table.first(last.rounds());
        List<Decision> decisions = new ArrayList<>();
        for (int c = 0; c < given.length; c++) {
            Verdict allocation = allocationSuspect(used, c) ? Verdict.INCONCLUSIVE : Verdict.PASS;
            decisions.add(
                    given[c] != null
                            ? given[c]
                            : decision(c, used, undecidedTime(used, c), allocation, passP(used, c)));
        }
        return decisions;
    }

    /** The verdict that a case was given at a look; empty if it is undecided. */
    Optional<Verdict> given(int column) {
        return Optional.ofNullable(given[column]).map(Decision::verdict);
    }
}
