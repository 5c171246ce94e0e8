package org.jaxrsbench.studies.claims;

import java.util.List;
import java.util.Set;
import org.jaxrsbench.view.TextTable;

/**
 * A row of the one table of what others said, published figures and reported regressions alike.
 *
 * @param source where it was said
 * @param says what it says
 * @param command what measures it again
 * @param expected what is found if it holds here
 * @param found what was found, and what that is called
 */
record ClaimRow(String source, String says, String command, String expected, String found) {

    /** As Markdown. */
    static String markdown(List<ClaimRow> rows) {
        TextTable table =
                new TextTable(List.of("source", "what it says", "command", "expected", "found"), Set.of(0, 1, 2, 3, 4));
        rows.forEach(r -> table.add(List.of(r.source, r.says, "`" + r.command + "`", r.expected, r.found)));
        return table.markdown();
    }
}
