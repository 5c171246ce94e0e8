package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.jaxrsbench.cli.search.Observation.Suspicion;
import org.jaxrsbench.protocol.ProbeWords.Hit;

/**
 * Looks for requests that cost too much, or are answered wrong, along axes that nobody chose: draws a sketch, or changes one whose cost had a
 * shape that was new, lets it grow along one of its axes, and asks all subjects.
 *
 * @param seed of the sketches and of the choice of axes
 */
public record CliffFuzzer(Trials trials, long seed, PrintStream progress) {

    /**
     * A suspicion with the smallest sketch that shows it.
     *
     * @param after seconds of search
     */
    public record Found(Suspicion suspicion, Sketch sketch, Observation observation, double after) {

        /** Of different requests, no file holds more. */
        private static final int MOST_DIFFERENT = 1000;

        /** The size at which it shows. */
        Side far() {
            return side("Far", place());
        }

        /** The size before that; of many different requests the fewest. */
        Side near() {
            return side("Near", observation.axis().varies() ? 1 : Math.max(0, place() - 1));
        }

        /** Whether the application stays as it is, so that whoever sends requests decides. */
        boolean isOfTheRequest() {
            Sketch near = near().sketch();
            Sketch far = far().sketch();
            return near.roots().equals(far.roots()) && near.filters() == far.filters();
        }

        /** Of the other subjects, the one in the middle by how much more the largest size works than the smallest one. */
        String other() {
            List<String> others = observation.points().keySet().stream()
                    .filter(subject -> !subject.equals(suspicion.subject()))
                    .sorted(Comparator.comparingDouble(this::grown))
                    .toList();
            return others.get(others.size() / 2);
        }

        private double grown(String subject) {
            List<Hit> hits = observation.points().get(subject);
            return hits.get(hits.size() - 1).work() / hits.get(0).work();
        }

        private int place() {
            return observation.axis().sizes().indexOf(suspicion.size());
        }

        private Side side(String prefix, int place) {
            Axis axis = observation.axis();
            int size = axis.sizes().get(place);
            int had = axis.varies() ? Math.min(size, MOST_DIFFERENT) : size;
            Hit hit = observation.points().get(suspicion.subject()).get(place);
            return new Side(prefix, had, axis.at().apply(had).unambiguous(), hit);
        }
    }

    /**
     * A size of what was found.
     *
     * @param prefix what the names of its classes begin with
     * @param seen what the subject made of it
     */
    record Side(String prefix, int size, Sketch sketch, Hit seen) {}

    /** Searches until then. */
    public List<Found> search(Instant end) throws IOException, InterruptedException {
        return search(end, found -> false);
    }

    /** Searches until then, or until what was found is enough. */
    List<Found> search(Instant end, Predicate<List<Found>> enough) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        Grammar grammar = new Grammar(random);
        Shrinker shrinker = new Shrinker(trials);
        Map<String, Integer> tried = new HashMap<>();
        Set<String> shapes = new HashSet<>();
        List<Sketch> unlike = new ArrayList<>();
        List<Found> found = new ArrayList<>();
        long start = System.nanoTime();
        while (Instant.now().isBefore(end) && !enough.test(found)) {
            Sketch sketch = unlike.isEmpty() || random.nextBoolean()
                    ? grammar.sketch()
                    : grammar.changed(unlike.get(random.nextInt(unlike.size())));
            Axis axis = leastTried(Axis.of(sketch), tried, random);
            tried.merge(axis.name(), 1, Integer::sum);
            Observation seen = trials.observe(sketch, axis);
            if (shapes.addAll(seen.shapes())) {
                unlike.add(sketch);
            }
            for (Suspicion suspicion : seen.suspicions()) {
                if (found.stream().noneMatch(f -> f.suspicion().isLike(suspicion))) {
                    Sketch small = shrinker.shrunk(sketch, suspicion);
                    Axis own = Axis.of(small).stream()
                            .filter(a -> a.name().equals(axis.name()))
                            .findFirst()
                            .orElseThrow();
                    double after = (System.nanoTime() - start) / 1e9;
                    Observation all = trials.observe(small, own);
                    found.add(new Found(suspicion, small, all, after));
                    progress.printf(
                            Locale.ROOT,
                            "%.0f s: %s, %s: %s%n",
                            after,
                            suspicion.subject(),
                            suspicion.axis(),
                            suspicion.says());
                    all.grownIn(suspicion.subject()).entrySet().stream()
                            .limit(2)
                            .forEach(e ->
                                    progress.printf(Locale.ROOT, "    %.0f%% %s%n", 100 * e.getValue(), e.getKey()));
                }
            }
        }
        return found;
    }

    /** One of the two that were tried least, by chance. */
    private static Axis leastTried(List<Axis> axes, Map<String, Integer> tried, SplittableRandom random) {
        Axis one = axes.get(random.nextInt(axes.size()));
        Axis other = axes.get(random.nextInt(axes.size()));
        return tried.getOrDefault(one.name(), 0) <= tried.getOrDefault(other.name(), 0) ? one : other;
    }
}
