package org.jaxrsbench.gate;

import java.util.List;

/** What the rule says of whole tables. */
final class Verdicts {

    private Verdicts() {}

    /** Judges a table at all looks that its rounds reach. */
    static List<Rule.Decision> of(GateSettings settings, PairTable table) {
        return Rule.decisions(settings, table, table.rounds());
    }
}
