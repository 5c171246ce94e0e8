package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignFlipTest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** The rule at work on the pairs of two subjects, look after look, whether they are measured meanwhile or were before. */
public final class Judging {

    private static final double FASTER_LEVEL = 0.05;

    private final GateSettings settings;
    private final Metric metric;
    private final PairedData data;
    private final List<Sample.Case> cases;
    private final Rule rule;
    private int judged;

    /**
     * Of a check that begins.
     *
     * @param metric the one that is gated
     * @param data the pairs, which may grow between looks
     * @param cases all cases of the check: they are one family
     */
    public Judging(GateSettings settings, Metric metric, PairedData data, List<Sample.Case> cases) {
        this.settings = settings;
        this.metric = metric;
        this.data = data;
        this.cases = List.copyOf(cases);
        this.rule = new Rule(settings, cases.size());
    }

    /**
     * A case's change as far as its pairs say it now.
     *
     * @param change the estimate, without an interval below six pairs
     * @param pairs how many there are, 1 or more
     * @param given its verdict; empty if it has none yet
     * @param toSettle about how many pairs a verdict takes altogether; empty if no number would do
     */
    public record SoFar(Estimate change, int pairs, Optional<Verdict> given, OptionalLong toSettle) {}

    /** A case's change as far as its pairs say it now; empty before the first one. */
    public Optional<SoFar> soFar(Sample.Case benchmarkCase) {
        double[] pairs = data.differences(benchmarkCase, metric);
        return pairs.length == 0
                ? Optional.empty()
                : Optional.of(new SoFar(
                        Estimate.of(new HodgesLehmann(pairs)),
                        pairs.length,
                        rule.given(cases.indexOf(benchmarkCase)),
                        PairsToSettle.of(settings, pairs)));
    }

    /**
     * Judges what is undecided.
     *
     * @param look later than those before
     * @throws BadInputException if the metric was not measured, or cannot be compared
     */
    public void judge(GateSettings.Look look) {
        judged = look.rounds();
        rule.judge(look, data.table(cases, metric, judged));
    }

    /** Judges at every look that the data reach. */
    void judgeAll() {
        settings.looksUpTo(data.lastRound()).forEach(this::judge);
    }

    /** The cases that have no verdict yet. */
    public List<Sample.Case> undecided() {
        return rule.undecided().stream().map(cases::get).toList();
    }

    List<Sample.Case> cases() {
        return cases;
    }

    PairedData data() {
        return data;
    }

    /** A decision for each case, in their order; a case that passed may have become faster. */
    List<Rule.Decision> decisions() {
        // If forks failed there are fewer rounds than were judged.
        int rounds = Math.max(judged, Math.min(data.lastRound(), settings.mostRounds()));
        RoundTable table = data.table(cases, metric, rounds);
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
