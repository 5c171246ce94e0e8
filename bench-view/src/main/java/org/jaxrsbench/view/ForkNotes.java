package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Status;

/** What a reader has to know of the forks of a run in slices. */
public final class ForkNotes {

    private ForkNotes() {}

    /** A line for each thing that was not as it should be; none if all was. */
    public static List<String> of(List<ForkRow> forks) {
        List<String> notes = new ArrayList<>();
        String unpinned = forks.stream()
                .filter(f -> f.status() == Status.OK && !f.conditions().pinned())
                .map(f -> f.place().subject())
                .distinct()
                .collect(Collectors.joining(", "));
        if (!unpinned.isEmpty()) {
            notes.add("workers were not pinned to one processor: " + unpinned);
        }
        record Round(int round, String application) {}
        List<ForkRow> discarded =
                forks.stream().filter(f -> f.status() == Status.DISCARDED).toList();
        long pairs = discarded.stream()
                .map(f -> new Round(f.place().round(), f.place().application()))
                .distinct()
                .count();
        if (pairs > 0) {
            notes.add(Units.count(pairs, "pair") + " discarded: "
                    + discarded.stream().map(ForkRow::why).distinct().collect(Collectors.joining("; ")));
        }
        return notes;
    }
}
