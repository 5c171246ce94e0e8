package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.DoubleStream;
import org.jaxrsbench.gate.stats.ExactTests;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignedRank;
import org.jaxrsbench.gate.stats.SignedRank.Alternative;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Summary;

/**
 * The regression rule, on numbers alone. A first look at every case; a second one, on fresh pairs, at the suspects.
 *
 * <p>Time: differences are log(goodness of the candidate) - log(goodness of the baseline), one a pair. A case passes the
 * first look if a drop of the tolerance is excluded with error betaFirst. A suspect is a regression if, on the
 * second look's pairs only (the first ones selected it), the signed-rank test of a 1% drop rejects after Holm over the
 * suspects, and the estimated drop is at least the least one. It passes if all pairs exclude the tolerance with error
 * betaLast. Else the data cannot say.
 *
 * <p>Allocation: rises in bytes over the allowed ones, one a pair; suspect if their median is positive, confirmed by
 * an exact sign test on the second look's pairs, after Holm over the suspects.
 */
public final class Rule {

    /** Of the last look's error, 0.9%, and of a probability of 95% to settle it. */
    private static final double Z_ALPHA = 2.37;

    private static final double Z_BETA = 1.64;

    private final GateSettings settings;

    /** With these numbers. */
    public Rule(GateSettings settings) {
        this.settings = settings;
    }

    /**
     * A case's pairs.
     *
     * @param first log ratios of the first look; positive is better
     * @param more of the second look; empty if there was none
     * @param firstAlloc bytes an operation that each pair rose over the allowed rise; empty if it was not measured
     * @param moreAlloc of the second look
     */
    public record Pairs(double[] first, double[] more, double[] firstAlloc, double[] moreAlloc) {

        /** Of time alone. */
        public static Pairs ofTime(double[] first, double[] more) {
            return new Pairs(first, more, new double[0], new double[0]);
        }
    }

    /**
     * What the rule says of a case.
     *
     * @param time the verdict on time
     * @param alloc the verdict on allocation; PASS if it was not measured
     * @param timeSuspect whether time needed a second look
     * @param allocSuspect whether allocation did
     * @param p the p-value that the verdict on time rests on, Holm-adjusted if it is a second look's
     * @param estimate Hodges-Lehmann estimate of the log ratio
     * @param low lower end of its 95% interval
     * @param high upper end
     * @param excludedDrop the smallest drop that all pairs exclude, as a fraction
     */
    public record Decision(
            Verdict time,
            Verdict alloc,
            boolean timeSuspect,
            boolean allocSuspect,
            double p,
            double estimate,
            double low,
            double high,
            double excludedDrop) {

        /** The worse of both. */
        public Verdict verdict() {
            return time.worse(alloc);
        }
    }

    /** Whether time needs a second look. */
    public boolean timeSuspect(double[] first) {
        return first.length < settings.firstRounds() || firstLook(first) > settings.betaFirst();
    }

    /** Whether allocation needs a second look. */
    public boolean allocSuspect(double[] firstAlloc) {
        return firstAlloc.length > 0 && Summary.median(firstAlloc) > 0;
    }

    private double firstLook(double[] first) {
        return SignedRank.pValue(first, settings.toleranceLog(), Alternative.GREATER);
    }

    /** Decides all cases of a check together: how many are suspect is part of the rule. */
    public List<Decision> decide(List<Pairs> cases) {
        boolean[] timeSuspects = new boolean[cases.size()];
        boolean[] allocSuspects = new boolean[cases.size()];
        for (int i = 0; i < timeSuspects.length; i++) {
            timeSuspects[i] = timeSuspect(cases.get(i).first());
            allocSuspects[i] = allocSuspect(cases.get(i).firstAlloc());
        }
        double[] time = holm(
                cases,
                timeSuspects,
                c -> SignedRank.pValue(c.more(), Math.log1p(-GateSettings.PROMISED_NOISE), Alternative.LESS));
        double[] alloc = holm(cases, allocSuspects, c -> ExactTests.signTestGreater(c.moreAlloc(), 0));
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < timeSuspects.length; i++) {
            decisions.add(decide(cases.get(i), timeSuspects[i], allocSuspects[i], time[i], alloc[i]));
        }
        return decisions;
    }

    private interface Test {
        double pValue(Pairs pairs);
    }

    private static double[] holm(List<Pairs> cases, boolean[] suspects, Test test) {
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < suspects.length; i++) {
            if (suspects[i]) {
                indices.add(i);
            }
        }
        double[] adjusted = ExactTests.holm(
                indices.stream().mapToDouble(i -> test.pValue(cases.get(i))).toArray());
        double[] all = new double[suspects.length];
        Arrays.fill(all, 1);
        for (int i = 0; i < adjusted.length; i++) {
            all[indices.get(i)] = adjusted[i];
        }
        return all;
    }

    private Decision decide(Pairs pairs, boolean timeSuspect, boolean allocSuspect, double timeP, double allocP) {
        double[] all = DoubleStream.concat(Arrays.stream(pairs.first()), Arrays.stream(pairs.more()))
                .toArray();
        Verdict alloc = Verdict.PASS;
        if (allocSuspect) {
            boolean stillRisen = pairs.moreAlloc().length == 0 || Summary.median(pairs.moreAlloc()) > 0;
            alloc = allocP <= settings.alphaAlloc()
                    ? Verdict.REGRESSION
                    : stillRisen ? Verdict.INCONCLUSIVE : Verdict.PASS;
        }
        if (all.length == 0) {
            return new Decision(
                    Verdict.INCONCLUSIVE, alloc, true, allocSuspect, 1, Double.NaN, Double.NaN, Double.NaN, 1);
        }
        boolean secondLook = timeSuspect && pairs.more().length > 0;
        HodgesLehmann shown = new HodgesLehmann(secondLook ? pairs.more() : pairs.first());
        double excluded = -Math.expm1(new HodgesLehmann(all).lowerBound(settings.betaLast()));
        Verdict time;
        double p;
        if (!timeSuspect) {
            time = Verdict.PASS;
            p = firstLook(pairs.first());
        } else if (secondLook
                && timeP <= settings.alphaTime()
                && -Math.expm1(shown.estimate()) >= settings.leastDrop()) {
            time = Verdict.REGRESSION;
            p = timeP;
        } else {
            p = SignedRank.pValue(all, settings.toleranceLog(), Alternative.GREATER);
            boolean enough = pairs.first().length >= settings.firstRounds() && secondLook;
            time = enough && p <= settings.betaLast() ? Verdict.PASS : Verdict.INCONCLUSIVE;
        }
        return new Decision(
                time,
                alloc,
                timeSuspect,
                allocSuspect,
                p,
                shown.estimate(),
                shown.lowerBound(0.025),
                shown.upperBound(0.025),
                excluded);
    }

    /**
     * About how many pairs would settle an undecided case, from the normal approximation of the signed-rank test:
     * n = (pi/3) ((z_alpha + z_beta) sd / gap)^2. The gap is the larger of two distances: of the estimate from the
     * tolerance, if it is the smaller drop, and from 1%, if it is the larger one.
     *
     * @return more than there are; of both looks if there are fewer than three pairs; empty if no number would
     */
    public OptionalLong pairsToSettle(Pairs pairs, Decision decision) {
        double[] all = DoubleStream.concat(Arrays.stream(pairs.first()), Arrays.stream(pairs.more()))
                .toArray();
        if (all.length < 3) {
            return OptionalLong.of(settings.firstRounds() + (long) settings.moreRounds());
        }
        double toPass = decision.estimate() - settings.toleranceLog();
        double toRegression = Math.log1p(-GateSettings.PROMISED_NOISE) - decision.estimate();
        double gap = Math.max(toPass, toRegression);
        if (gap <= 0) {
            return OptionalLong.empty();
        }
        long pairsNeeded =
                (long) Math.ceil(Math.PI / 3 * Math.pow((Z_ALPHA + Z_BETA) * StandardDeviation.sd(all) / gap, 2));
        return OptionalLong.of(Math.max(pairsNeeded, all.length + 1L));
    }
}
