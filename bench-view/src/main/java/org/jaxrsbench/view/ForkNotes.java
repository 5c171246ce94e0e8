package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Status;

/** Notes for readers on the forks of a run in slices. */
public final class ForkNotes {

    private ForkNotes() {}

    /** A line for each thing that was not as it should be; none if all was. */
    public static List<String> of(List<ForkRow> forks, Environment environment) {
        return of(forks, environment, label -> true);
    }

    /** The notes on some subjects, by their labels. */
    public static List<String> of(List<ForkRow> all, Environment environment, Predicate<String> subjects) {
        List<ForkRow> forks =
                all.stream().filter(f -> subjects.test(f.place().subject())).toList();
        List<String> notes = new ArrayList<>();
        environment.values().forEach((key, value) -> {
            if (key.startsWith(Environment.PARAMETERS)
                    && subjects.test(key.substring(Environment.PARAMETERS.length()))) {
                notes.add(key.substring(Environment.PARAMETERS.length()) + ": " + value
                        + "; it has one value, so cases are compared by the others");
            }
        });
        String unpinned = forks.stream()
                .filter(f -> f.status() == Status.OK && !f.conditions().pinned())
                .map(f -> f.place().subject())
                .distinct()
                .collect(Collectors.joining(", "));
        if (!unpinned.isEmpty()) {
            notes.add("workers were not pinned to one processor: " + unpinned);
        }
        record Attempt(int round, String application, int fork) {}
        List<ForkRow> discarded =
                forks.stream().filter(f -> f.status() == Status.DISCARDED).toList();
        long pairs = discarded.stream()
                .map(f -> new Attempt(
                        f.place().round(), f.place().application(), f.place().fork()))
                .distinct()
                .count();
        if (pairs > 0) {
            notes.add(Words.count(pairs, "pair") + " discarded: "
                    + discarded.stream().map(ForkRow::why).distinct().collect(Collectors.joining("; ")));
        }
        return notes;
    }
}
