package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jaxrsbench.stats.ExactTests;

/**
 * How often the rule gives each verdict on real pairs of which the truth is known.
 *
 * <p>The checks are disjoint: one begins with the round after the one that decided the check before it. Rounds keep the order
 * and the signs that were measured, because flipping signs at random would impose the very symmetry that is in question. Where
 * the rounds end before a check is decided, it counts as INCONCLUSIVE; fewer rounds than a first look needs are no check.
 *
 * @param ends how many checks ended with each verdict
 * @param rounds that all of them took together
 */
public record ErrorRates(Map<Verdict, Integer> ends, int rounds) {

    /**
     * The verdicts on whole checks, or on one of their cases.
     *
     * @param pairs log ratios of goodness, a row for each round and a column for each case; NaN for a missing pair
     * @param column the case whose verdict counts; empty for the worst verdict of all cases
     */
    public static ErrorRates of(GateSettings settings, double[][] pairs, OptionalInt column) {
        Map<Verdict, Integer> ends = new EnumMap<>(Verdict.class);
        int begin = 0;
        while (pairs.length - begin >= settings.fewestRounds()) {
            PairTable table = PairTable.of(Arrays.copyOfRange(pairs, begin, pairs.length));
            List<Rule.Decision> decisions = Rule.decisions(settings, table, table.rounds());
            if (column.isPresent()) {
                decisions = List.of(decisions.get(column.getAsInt()));
            }
            int taken = decisions.stream()
                    .mapToInt(d -> d.isGiven() ? d.rounds() : Math.min(table.rounds(), settings.mostRounds()))
                    .max()
                    .orElseThrow();
            Verdict verdict = decisions.stream().map(Rule.Decision::verdict).reduce(Verdict.PASS, Verdict::worse);
            ends.merge(verdict, 1, Integer::sum);
            begin += taken;
        }
        return new ErrorRates(ends, begin);
    }

    /** How many checks there were. */
    public int checks() {
        return ends.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The share of a verdict; NaN without a check. */
    public double share(Verdict verdict) {
        return (double) ends.getOrDefault(verdict, 0) / checks();
    }

    /** The Clopper-Pearson interval of that share: the probabilities that these checks do not exclude at 95%. */
    public double[] interval(Verdict verdict) {
        return ExactTests.clopperPearson(ends.getOrDefault(verdict, 0), checks());
    }
}
