package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.Shrinker.Shrunk;

/**
 * Looks for requests that cost too much, or are answered wrong, along axes that nobody chose: draws a sketch, or changes one whose cost had a
 * shape that was new, lets it grow along one of its axes, and asks all subjects.
 *
 * @param seed of the sketches and of the choice of axes
 */
public record Search(Trials trials, long seed, PrintStream progress) {

    /**
     * A suspicion, along an axis of the smallest sketch that shows it.
     *
     * @param after seconds of search
     */
    public record Found(Suspicion suspicion, Observation observation, double after) {

        /** The size at which it shows. */
        Side far() {
            return side("Far", place());
        }

        /** The size at which it shows; if requests differ, the largest size up to a limit, because a requests file holds no more. */
        Side far(int most) {
            int place = place();
            while (axis().varies() && axis().sizes().get(place) > most) {
                place--;
            }
            return side("Far", place);
        }

        /** The size to compare with: the size before; the smallest number above one if requests differ; the smallest size if compared with others. */
        Side near() {
            if (suspicion.kind() == Kind.BEYOND_OTHERS || axis().varies() && place() == 1) {
                return side("Near", 0);
            }
            return side("Near", axis().varies() ? Math.min(1, place()) : Math.max(0, place() - 1));
        }

        /** The other subject to compare with: the median, by the work that the largest size adds, of those that answer right. */
        String other() {
            List<String> others = observation.others(suspicion.subject());
            return others.get(others.size() / 2);
        }

        /** Whether the application stays as it is while something grows, so that whoever sends requests decides. */
        boolean isOfTheRequest() {
            Side near = near();
            Side far = far();
            return near.size() < far.size() && near.sketch().isOneApplicationWith(far.sketch());
        }

        Axis axis() {
            return observation.axis();
        }

        private int place() {
            return axis().sizes().indexOf(suspicion.size());
        }

        private Side side(String prefix, int place) {
            int size = axis().sizes().get(place);
            return new Side(prefix, size, axis().at(size));
        }
    }

    /**
     * A size of what was found.
     *
     * @param prefix what the names of its classes begin with
     */
    record Side(String prefix, int size, Sketch sketch) {}

    /** Takes each finding as soon as it is found. */
    @FunctionalInterface
    public interface Keeper {

        /** Keeps it, and says whether the search goes on. */
        boolean keep(Found found) throws IOException;
    }

    /** A cost that grows by so large a part in what is ours is no finding. */
    private static final double OURS = 0.1;

    /** Searches until then, or until the keeper has enough. */
    public void search(Instant end, Keeper keeper) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        Grammar grammar = new Grammar(random);
        Map<String, Integer> tried = new HashMap<>();
        Set<String> shapes = new HashSet<>();
        List<Sketch> unlike = new ArrayList<>();
        List<Suspicion> known = new ArrayList<>();
        long start = System.nanoTime();
        boolean goesOn = true;
        while (goesOn && Instant.now().isBefore(end)) {
            Sketch sketch = unlike.isEmpty() || random.nextBoolean()
                    ? grammar.sketch()
                    : grammar.changed(unlike.get(random.nextInt(unlike.size())));
            Axis axis = leastTried(Axis.of(sketch), tried, random);
            tried.merge(axis.name(), 1, Integer::sum);
            Observation seen = trials.observe(axis);
            if (shapes.addAll(seen.shapes())) {
                unlike.add(sketch);
            }
            for (Suspicion suspicion : seen.suspicions()) {
                if (known.stream().noneMatch(suspicion::isLike)) {
                    known.add(suspicion);
                    Shrunk small = new Shrinker(trials).shrunk(sketch, suspicion, end);
                    Observation all = trials.observe(
                            Axis.named(small.sketch(), axis.name()).orElseThrow());
                    Found one = new Found(small.suspicion(), all, (System.nanoTime() - start) / 1e9);
                    tell(one);
                    // Of an answer, where the work is tells nothing.
                    if (suspicion.kind() == Kind.ANSWER || all.isOurs(suspicion.subject()) < OURS) {
                        goesOn &= keeper.keep(one);
                    }
                }
            }
        }
    }

    private void tell(Found one) {
        progress.printf(Locale.ROOT, "%.0f s: %s%n", one.after(), one.suspicion());
        one.observation().grownIn(one.suspicion().subject()).entrySet().stream()
                .limit(2)
                .forEach(e -> progress.printf(Locale.ROOT, "    %.0f%% %s%n", 100 * e.getValue(), e.getKey()));
    }

    /** One of the two that were tried least, by chance. */
    private static Axis leastTried(List<Axis> axes, Map<String, Integer> tried, SplittableRandom random) {
        Axis one = axes.get(random.nextInt(axes.size()));
        Axis other = axes.get(random.nextInt(axes.size()));
        return tried.getOrDefault(one.name(), 0) <= tried.getOrDefault(other.name(), 0) ? one : other;
    }
}
