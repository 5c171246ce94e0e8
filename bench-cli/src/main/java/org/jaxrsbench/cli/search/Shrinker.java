package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jaxrsbench.cli.search.Observation.Suspicion;
import org.jaxrsbench.cli.search.Sketch.Method;
import org.jaxrsbench.cli.search.Sketch.Root;

/** Takes away from a sketch whatever a suspicion does not need. */
record Shrinker(Trials trials) {

    /** The smallest sketch that was found to show the same. */
    Sketch shrunk(Sketch sketch, Suspicion suspicion) throws IOException, InterruptedException {
        Sketch smallest = sketch;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Sketch candidate : smaller(smallest)) {
                if (shows(candidate, suspicion)) {
                    smallest = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    private boolean shows(Sketch candidate, Suspicion suspicion) throws IOException, InterruptedException {
        for (Axis axis : Axis.of(candidate)) {
            if (axis.name().equals(suspicion.axis())) {
                Observation seen = suspicion.needsOthers()
                        ? trials.observe(candidate, axis)
                        : trials.observe(candidate, axis, suspicion.subject());
                return seen.suspicions().stream().anyMatch(suspicion::isLike);
            }
        }
        return false;
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
