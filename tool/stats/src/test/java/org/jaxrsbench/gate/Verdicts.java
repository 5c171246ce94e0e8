package org.jaxrsbench.gate;

import java.util.List;

/** What the rule says of whole tables. */
final class Verdicts {

    private Verdicts() {}

    /** Judges a table at all looks that its rounds reach. */
    static List<Rule.Decision> of(GateSettings settings, PairTable table) {
        return Rule.decisions(settings, table, table.rounds());
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
