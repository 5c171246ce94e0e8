package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Root;

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
        Shrunk smallest = new Shrunk(sketch, suspicion);
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Sketch candidate : smaller(smallest.sketch())) {
                Optional<Suspicion> same = Instant.now().isBefore(end) ? shown(candidate, suspicion) : Optional.empty();
                if (same.isPresent()) {
                    smallest = new Shrunk(candidate, same.get());
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    private Optional<Suspicion> shown(Sketch candidate, Suspicion suspicion) throws IOException, InterruptedException {
        Optional<Axis> axis = Axis.named(candidate, suspicion.axis());
        if (axis.isEmpty()) {
            return Optional.empty();
        }
        Observation seen = suspicion.needsOthers()
                ? trials.observe(candidate, axis.get())
                : trials.observe(candidate, axis.get(), suspicion.subject());
        return seen.suspicions().stream()
                .filter(other -> other.kind() == suspicion.kind() && other.isLike(suspicion))
                .findFirst();
    }

    /** Sketches that have one thing less. */
    static List<Sketch> smaller(Sketch s) {
        List<Sketch> all = new ArrayList<>();
        without(s.roots(), 1, all, s::with);
        if (s.filters() > 0) {
            all.add(s.filtering(0));
        }
        Root root = s.asked();
        without(root.methods(), 1, all, methods -> s.with(new Root(root.path(), methods)));
        without(root.path(), 1, all, path -> s.with(new Root(path, root.methods())));
        Method m = s.method();
        without(m.params(), 0, all, params -> s.with(m.with(params)));
        without(m.path(), 0, all, path -> s.with(m.at(path)));
        if (m.locators() > 0) {
            all.add(s.with(m.behind(0)));
        }
        without(s.sent().headers(), 0, all, headers -> s.sending(x -> x.heading(headers)));
        without(s.sent().query(), 0, all, query -> s.sending(x -> x.asking(query)));
        without(s.sent().accept(), 0, all, accept -> s.sending(x -> x.accepting(accept)));
        return all;
    }

    /** The list without each of its elements from a place on. */
    private static <T> void without(List<T> list, int from, List<Sketch> all, Function<List<T>, Sketch> with) {
        for (int i = list.size() - 1; i >= from; i--) {
            List<T> less = new ArrayList<>(list);
            less.remove(i);
            all.add(with.apply(less));
        }
    }
}
