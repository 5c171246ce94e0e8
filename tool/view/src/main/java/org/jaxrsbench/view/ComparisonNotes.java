package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.compare.AddedParams;
import org.jaxrsbench.gate.compare.Comparison;

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
        List<String> subjects = comparison.subjects();
        String first = subjects.get(0);
        comparison.added().forEach(one -> notes.add(of(one, first)));
        comparison
                .differences()
                .forEach((of, rows) -> notes.add("not the same: " + of.key() + ", " + value(of.first()) + " in " + first
                        + " and " + value(of.own()) + " in " + of.subject() + ": " + list(rows, names)));
        subjects.forEach(subject -> comparison.cases().forEach(of -> {
            long failed = comparison.forks(subject, of, Status.FAILED);
            if (failed > 0) {
                notes.add("left out, failed: " + names.get(of) + " of " + subject + ", " + Words.count(failed, "fork"));
            }
        }));
        List<Case> none = comparison.cases().stream()
                .filter(of -> subjects.stream().allMatch(s -> comparison.forks(s, of, Status.OK) == 0))
                .toList();
        if (!none.isEmpty()) {
            notes.add("left out, no valid sample: " + list(none, names));
        }
        return notes;
    }

    /** What each subject measured, in one line. */
    public static String measured(Comparison comparison) {
        Map<Case, String> names = CaseNames.of(comparison.cases());
        List<String> parts = new ArrayList<>();
        for (String subject : comparison.subjects()) {
            List<Case> own = new ArrayList<>(comparison.cases());
            own.removeIf(of -> comparison.forks(subject, of, Status.OK) == 0);
            parts.add(subject + " measured " + list(own, names));
        }
        parts.addAll(of(comparison));
        return String.join("; ", parts);
    }

    private static String of(AddedParams added, String first) {
        String what = added.benchmark() + ": a parameter was "
                + (added.subjects().contains(first) ? "removed: " : "added: ") + added.name() + ", which is "
                + added.values().stream().map(Params::shown).collect(Collectors.joining(" or ")) + " in "
                + String.join(", ", added.subjects());
        return added.same() ? what : what + "; not compared, for nobody knows what the others measure";
    }

    private static String value(String text) {
        return text.isEmpty() ? "not recorded" : "'" + text + "'";
    }

    private static String list(Collection<Case> cases, Map<Case, String> names) {
        return cases.stream().map(names::get).collect(Collectors.joining(", "));
    }
}
