package org.jaxrsbench.gate;

import java.util.List;

/** What the rule says of whole tables. */
final class Verdicts {

    private Verdicts() {}

    /** Judges a table at all looks that its rounds reach. */
    static List<Rule.Decision> of(GateSettings settings, PairTable table) {
        Rule rule = new Rule(settings, table.cases().size());
        settings.looksUpTo(table.rounds()).forEach(look -> rule.judge(look, table));
        return rule.decisions(table);
    }
}
