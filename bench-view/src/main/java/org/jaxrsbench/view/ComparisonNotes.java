package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.compare.AddedParams;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Status;

/** What the tables of a comparison do not show: what was left out, and what was not the same for its subjects. */
public final class ComparisonNotes {

    private ComparisonNotes() {}

    /** A line for each thing; none if all is in the tables. */
    public static List<String> of(Comparison comparison) {
        Map<Case, String> names = CaseNames.of(comparison.cases());
        List<String> notes = new ArrayList<>();
        for (Run run : comparison.runs()) {
            run.notes().forEach(note -> notes.add(run.name() + ": " + note));
        }
        comparison
                .added()
                .forEach(one -> notes.add(of(one, comparison.subjects().get(0))));
        comparison
                .differences()
                .forEach((difference, rows) -> notes.add("not the same: " + difference.key() + ", "
                        + value(difference.first()) + " in "
                        + comparison.subjects().get(0) + " and "
                        + value(difference.own()) + " in " + difference.subject() + ": " + list(rows, names)));
        for (String subject : comparison.subjects()) {
            comparison.cases().forEach(of -> {
                long failed = comparison.forks(subject, of, Status.FAILED);
                if (failed > 0) {
                    notes.add("failed, and left out: " + names.get(of) + " of " + subject + ", "
                            + Words.count(failed, "fork"));
                }
            });
        }
        Set<Case> shown = comparison.tables().values().stream()
                .flatMap(List::stream)
                .map(Comparison.Row::benchmarkCase)
                .collect(Collectors.toSet());
        List<Case> none =
                comparison.cases().stream().filter(of -> !shown.contains(of)).toList();
        if (!none.isEmpty()) {
            notes.add("left out, no valid sample: " + list(none, names));
        }
        return notes;
    }

    /** What each subject measured, in one line. */
    public static String measured(Comparison comparison) {
        Map<Case, String> names = CaseNames.of(comparison.cases());
        List<String> parts = new ArrayList<>();
        comparison
                .subjects()
                .forEach(subject -> parts.add(subject + " measured "
                        + list(
                                comparison.cases().stream()
                                        .filter(of -> comparison.forks(subject, of, Status.OK) > 0)
                                        .toList(),
                                names)));
        parts.addAll(of(comparison));
        return String.join("; ", parts);
    }

    private static String of(AddedParams added, String first) {
        String what = added.benchmark() + ": a parameter was "
                + (added.subjects().contains(first) ? "removed: " : "added: ") + added.name() + ", which is "
                + String.join(" or ", added.values()) + " in " + String.join(", ", added.subjects());
        return added.same() ? what : what + "; not compared, for nobody knows what the others measure";
    }

    private static String value(String text) {
        return text.isEmpty() ? "not recorded" : "'" + text + "'";
    }

    private static String list(Collection<Case> cases, Map<Case, String> names) {
        return cases.stream().map(names::get).collect(Collectors.joining(", "));
    }
}
