package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Status;

/** Notes for readers on the forks of a run in slices. */
public final class ForkNotes {

    /** A fork's other threads are named if they ran for more than this share of the other subjects' slices. */
    private static final double MOST_BACKGROUND = 0.02;

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
            if (key.startsWith(Environment.BACKGROUND)
                    && subjects.test(key.substring(Environment.BACKGROUND.length()))
                    && Double.parseDouble(value) > MOST_BACKGROUND) {
                notes.add(String.format(
                        Locale.ROOT,
                        "%s: its compiler and other threads ran during up to %.0f%% of the others' slices",
                        key.substring(Environment.BACKGROUND.length()),
                        100 * Double.parseDouble(value)));
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
