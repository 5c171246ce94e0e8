package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;

/** Takes away from a sketch whatever a suspicion does not need. */
record Shrinker(Trials trials) {

    /** A smaller sketch, and what it is suspected of. */
    record Shrunk(Sketch sketch, Suspicion suspicion) {}

    /**
     * The smallest sketch that was found to show the same.
     *
     * @param end when no further one is tried
     */
    Shrunk shrunk(Sketch sketch, Suspicion suspicion, Instant end) throws IOException, InterruptedException {
        for (Sketch candidate : smaller(sketch)) {
            Optional<Suspicion> same = Instant.now().isBefore(end) ? shown(candidate, suspicion) : Optional.empty();
            if (same.isPresent()) {
                return shrunk(candidate, same.get(), end);
            }
        }
        return new Shrunk(sketch, suspicion);
    }

    private Optional<Suspicion> shown(Sketch candidate, Suspicion suspicion) throws IOException, InterruptedException {
        Optional<Axis> axis = Axis.named(candidate, suspicion.axis());
        if (axis.isEmpty()) {
            return Optional.empty();
        }
        List<String> subjects = suspicion.needsOthers() ? trials.subjects() : List.of(suspicion.subject());
        return trials.observe(axis.get(), subjects).suspicions().stream()
                .filter(other -> other.kind() == suspicion.kind() && other.isLike(suspicion))
                .findFirst();
    }

    /** Sketches that have one thing less. */
    static List<Sketch> smaller(Sketch s) {
        List<Sketch> all = new ArrayList<>();
        without(s, d -> d.roots, all);
        if (s.filters() > 0) {
            all.add(changed(s, d -> d.filters = 0));
        }
        without(s, d -> d.methods, all);
        without(s, d -> d.path.subList(1, d.path.size()), all);
        without(s, d -> d.params, all);
        without(s, d -> d.below, all);
        if (s.method().locators() > 0) {
            all.add(changed(s, d -> d.locators = 0));
        }
        without(s, d -> d.headers, all);
        without(s, d -> d.query, all);
        without(s, d -> d.accept, all);
        return all;
    }

    /** Without each element of a list, the last one first. */
    private static void without(Sketch s, Function<Draft, List<?>> list, List<Sketch> all) {
        for (int i = list.apply(new Draft(s)).size() - 1; i >= 0; i--) {
            int place = i;
            all.add(changed(s, d -> list.apply(d).remove(place)));
        }
    }

    private static Sketch changed(Sketch s, Consumer<Draft> change) {
        Draft draft = new Draft(s);
        change.accept(draft);
        return draft.sketch();
    }
}
