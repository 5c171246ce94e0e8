package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jaxrsbench.gate.stats.SignFlipTest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;

/** The rule at work on the pairs of two subjects, look after look, whether they are measured meanwhile or were before. */
public final class Judging {

    private static final double FASTER_LEVEL = 0.05;

    private final GateSettings settings;
    private final List<Case> cases;
    private final Rule rule;
    private int judged;

    /**
     * Of a check that begins.
     *
     * @param cases all cases of the check: they are one family
     */
    public Judging(GateSettings settings, List<Case> cases) {
        this.settings = settings;
        this.cases = List.copyOf(cases);
        this.rule = new Rule(settings, cases.size());
    }

    /**
     * A case's change as far as its pairs say it now.
     *
     * @param change the estimate
     * @param given its verdict; empty if it has none yet
     * @param toSettle about how many pairs a verdict takes altogether; empty if no number would do
     */
    public record SoFar(Estimate change, Optional<Verdict> given, OptionalLong toSettle) {}

    /** A case's change as far as its pairs say it now; empty before the first one. */
    public Optional<SoFar> soFar(PairTable table, Case benchmarkCase) {
        double[] pairs = table.differences(benchmarkCase);
        return pairs.length == 0
                ? Optional.empty()
                : Optional.of(new SoFar(
                        Estimate.ofPairs(pairs),
                        rule.given(cases.indexOf(benchmarkCase)),
                        Forecast.pairsToSettle(settings, pairs)));
    }

    /**
     * Judges what is undecided.
     *
     * @param look later than those before
     * @param table the pairs so far
     * @throws BadInputException if the metric was not measured, or cannot be compared
     */
    public void judge(GateSettings.Look look, PairTable table) {
        judged = look.rounds();
        rule.judge(look, table.requireComparable().of(cases).first(judged));
    }

    /** The cases that have no verdict yet. */
    public List<Case> undecided() {
        return rule.undecided().stream().map(cases::get).toList();
    }

    List<Case> cases() {
        return cases;
    }

    /** A decision for each case, in their order; a case that passed may have become faster. */
    List<Rule.Decision> decisions(PairTable pairs) {
        // If forks failed there are fewer rounds than were judged.
        int rounds = Math.max(judged, Math.min(pairs.rounds(), settings.mostRounds()));
        PairTable table = pairs.requireComparable().of(cases).first(rounds);
        List<Rule.Decision> decisions = new ArrayList<>(rule.decisions(table));
        for (GateSettings.Look look : settings.looksUpTo(table.rounds())) {
            boolean[] passed = new boolean[cases.size()];
            for (int c = 0; c < passed.length; c++) {
                Rule.Decision decision = decisions.get(c);
                passed[c] = decision.rounds() == look.rounds() && decision.verdict() == Verdict.PASS;
            }
            double[] p = SignFlipTest.pValues(
                    table.first(look.rounds()).mirroredOver(GateSettings.promisedNoiseLog()), passed, FASTER_LEVEL);
            for (int c = 0; c < passed.length; c++) {
                if (passed[c] && p[c] <= FASTER_LEVEL) {
                    decisions.set(c, decisions.get(c).faster());
                }
            }
        }
        return decisions;
    }
}
