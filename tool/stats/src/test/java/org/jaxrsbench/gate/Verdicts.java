package org.jaxrsbench.gate;

import static java.lang.Double.NaN;

import java.util.List;
import org.jaxrsbench.format.Case;

/** What the rule says of whole tables. */
final class Verdicts {

    private Verdicts() {}

    /** Judges a table at all looks that its rounds reach. */
    static List<Rule.Decision> of(GateSettings settings, PairTable table) {
        return Rule.decisions(settings, table, table.rounds());
    }

    /**
     * A table of figures, a row for each round and a column for each case.
     *
     * @param figures differences, totals, rises of any share, leaks where the baseline has none, and stalls; the last ones may be left out
     */
    static PairTable table(List<Case> cases, double[][]... figures) {
        PairFigures[][] rounds = new PairFigures[figures[0].length][cases.size()];
        for (int r = 0; r < rounds.length; r++) {
            for (int c = 0; c < cases.size(); c++) {
                double[] own = {NaN, NaN, NaN, NaN, NaN};
                for (int f = 0; f < figures.length; f++) {
                    own[f] = figures[f][r][c];
                }
                double share = own[2] > 0 ? Double.POSITIVE_INFINITY : 0;
                rounds[r][c] = new PairFigures(own[0], NaN, NaN, own[1], own[2], share, 0, own[3], own[4], NaN);
            }
        }
        return new PairTable(cases, rounds);
    }

    /** Settings with these looks alone, each with its own errors. */
    static GateSettings at(GateSettings settings, Integer... rounds) {
        List<Integer> kept = List.of(rounds);
        return new GateSettings(
                settings.tolerance(),
                settings.leastDrop(),
                settings.allocTolerance(),
                settings.looks().stream()
                        .filter(look -> kept.contains(look.rounds()))
                        .toList());
    }
}
