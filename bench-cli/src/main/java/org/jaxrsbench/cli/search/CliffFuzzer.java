package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.jaxrsbench.cli.search.Observation.Suspicion;

/**
 * Looks for requests that cost too much, or are answered wrong, along axes that nobody chose: draws a sketch, lets it grow along one of its
 * axes, and asks all subjects.
 *
 * @param seed of the sketches and of the choice of axes
 */
public record CliffFuzzer(Trials trials, long seed, PrintStream progress) {

    /**
     * A suspicion with the smallest sketch that shows it.
     *
     * @param after seconds of search
     */
    public record Found(Suspicion suspicion, Sketch sketch, Observation observation, double after) {}

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
        List<Found> found = new ArrayList<>();
        long start = System.nanoTime();
        while (Instant.now().isBefore(end) && !enough.test(found)) {
            Sketch sketch = grammar.sketch();
            Axis axis = leastTried(Axis.of(sketch), tried, random);
            tried.merge(axis.name(), 1, Integer::sum);
            for (Suspicion suspicion : trials.observe(sketch, axis).suspicions()) {
                if (found.stream().noneMatch(f -> f.suspicion().isLike(suspicion))) {
                    Sketch small = shrinker.shrunk(sketch, suspicion);
                    Axis own = Axis.of(small).stream()
                            .filter(a -> a.name().equals(axis.name()))
                            .findFirst()
                            .orElseThrow();
                    double after = (System.nanoTime() - start) / 1e9;
                    found.add(new Found(suspicion, small, trials.observe(small, own), after));
                    progress.printf(
                            Locale.ROOT,
                            "%.0f s: %s, %s: %s%n",
                            after,
                            suspicion.subject(),
                            suspicion.axis(),
                            suspicion.says());
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
