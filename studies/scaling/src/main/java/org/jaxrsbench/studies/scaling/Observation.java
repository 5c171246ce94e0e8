package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;

/**
 * A sketch that grew along an axis, and what each subject made of it.
 *
 * @param answers that are right, in the order of the axis' sizes
 * @param points by subject, in the order of the axis' sizes
 */
public record Observation(Axis axis, List<String> answers, Map<String, List<Hit>> points) {

    // What grows has to be a good part of the cost.
    private static final double NOTABLE = 2;

    /**
     * Something that may be wrong.
     *
     * @param size at which it shows
     * @param says what it is, in words
     */
    public record Suspicion(Kind kind, String subject, String axis, int size, String says) {

        @Override
        public String toString() {
            return subject + ", " + axis + ": " + says;
        }

        /** Whether the suspicion comes from a comparison with other subjects. */
        boolean needsOthers() {
            return kind == Kind.BEYOND_OTHERS || kind == Kind.ANSWER;
        }

        /** Whether another one says the same of another sketch: of an answer that is wrong at any size, along any axis. */
        boolean isLike(Suspicion other) {
            return (kind == Kind.ANSWER) == (other.kind == Kind.ANSWER)
                    && subject.equals(other.subject)
                    && (axis.equals(other.axis) || kind == Kind.ANSWER && says.equals(other.says));
        }
    }

    /** All suspicions, those of each subject in order of gravity. */
    List<Suspicion> suspicions() {
        List<Suspicion> all = new ArrayList<>();
        points.forEach((subject, hits) -> {
            answer(subject, hits).ifPresent(all::add);
            if (isRight(subject)) {
                double[] work = hits.stream().mapToDouble(Hit::work).toArray();
                double[] bytes = hits.stream().mapToDouble(Hit::bytes).toArray();
                jump(subject, "work", work).ifPresent(all::add);
                jump(subject, "bytes", bytes).ifPresent(all::add);
                growth(subject, "work", work).ifPresent(all::add);
                growth(subject, "bytes", bytes).ifPresent(all::add);
                beyondOthers(subject, work).ifPresent(all::add);
            }
        });
        return all;
    }

    private Optional<Suspicion> suspicion(Kind kind, String subject, int place, String says) {
        return Optional.of(new Suspicion(kind, subject, axis.name(), size(place), says));
    }

    private int size(int place) {
        return axis.sizes().get(place);
    }

    private int last() {
        return axis.sizes().size() - 1;
    }

    /** Whether a subject gives the right answer at each size. */
    boolean isRight(String subject) {
        return IntStream.range(0, points.get(subject).size()).allMatch(i -> isRight(subject, i));
    }

    /** Whether a subject gives the right answer at a size, by its place among the sizes. */
    boolean isRight(String subject, int i) {
        Hit hit = points.get(subject).get(i);
        return hit.failure().isEmpty() && hit.status() == 200 && hit.body().equals(answers.get(i));
    }

    /** An answer that a small sketch got, and a larger one does not; or one that most others do not give. */
    private Optional<Suspicion> answer(String subject, List<Hit> hits) {
        for (int i = 0; i < hits.size(); i++) {
            int place = i;
            long others =
                    points.keySet().stream().filter(p -> isRight(p, place)).count();
            boolean grewWrong = i > 0 && isRight(subject, 0);
            boolean another = points.size() == 1 || others > 0;
            if (!isRight(subject, i) && (grewWrong && another || others > points.size() / 2)) {
                Hit hit = hits.get(i);
                String says = hit.failure().isEmpty() ? "answers " + hit.status() : "fails, " + hit.failure();
                String right = i == 0 ? ", whatever the size, in place of 200" : " in place of 200 " + answers.get(i);
                return suspicion(Kind.ANSWER, subject, i, says + right);
            }
        }
        return Optional.empty();
    }

    /** The largest jump; if requests differ, one over their whole range, too. */
    private Optional<Suspicion> jump(String subject, String what, double[] cost) {
        Optional<Integer> worst = IntStream.range(1, cost.length)
                .filter(i -> cost[i] > jump(i) * cost[i - 1] && cost[i] > Limits.JUMP * cost[0])
                .boxed()
                .max(Comparator.comparingDouble(i -> cost[i] / cost[i - 1]));
        if (worst.isEmpty() && !(axis.varies() && cost[last()] > Limits.JUMP * cost[1])) {
            return Optional.empty();
        }
        int far = worst.orElse(last());
        int near = worst.map(i -> i - 1).orElse(1);
        String says = what + " " + Math.round(cost[far]) + " at " + size(far) + ", " + Math.round(cost[near]) + " at "
                + size(near);
        return suspicion(Kind.CLIFF, subject, far, says);
    }

    private double jump(int place) {
        double limit = axis.jump(size(place - 1), size(place));
        // From one request to many of them is no small step.
        return axis.varies() && place == 1 ? limit * limit : limit;
    }

    /** Compares what each step adds with what the step before added: twice as much if sizes double and cost is linear. */
    private Optional<Suspicion> growth(String subject, String what, double[] cost) {
        int last = last();
        double late = exponent(cost, last);
        double early = exponent(cost, last - 1);
        if (axis.varies() || cost[last] <= NOTABLE * cost[0] || Math.min(late, early) <= Limits.EXPONENT) {
            return Optional.empty();
        }
        String says = String.format(Locale.ROOT, "%s grows with exponent %.2f, before %.2f", what, late, early);
        return suspicion(Kind.SUPERLINEAR, subject, last, says + ": " + Math.round(cost[last]) + " at " + size(last));
    }

    private Optional<Suspicion> beyondOthers(String subject, double[] work) {
        List<String> others = others(subject);
        double added = added(subject);
        double there = others.size() < 2 ? Double.NaN : added(others.get(others.size() / 2));
        if (work[last()] <= NOTABLE * work[0] || !(added > Limits.OTHERS * there)) {
            return Optional.empty();
        }
        String says = "work grows by " + Math.round(added) + " from " + size(0) + " to " + size(last())
                + ", the others' by " + Math.round(there);
        return suspicion(Kind.BEYOND_OTHERS, subject, last(), says);
    }

    private double added(String subject) {
        List<Hit> hits = points.get(subject);
        return hits.get(last()).work() - hits.get(0).work();
    }

    /** The media type that subjects answer with, if it is the same at each size; some repeat parameters of what was accepted. */
    Optional<String> type(List<String> subjects) {
        List<String> types = subjects.stream()
                .flatMap(subject -> points.get(subject).stream())
                .map(Hit::type)
                .distinct()
                .toList();
        return types.size() == 1 ? Optional.of(types.get(0)) : Optional.empty();
    }

    /** The other subjects that answer right, the one whose work grows least first. */
    List<String> others(String subject) {
        return points.keySet().stream()
                .filter(other -> !other.equals(subject) && isRight(other))
                .sorted(Comparator.comparingDouble(this::added))
                .toList();
    }

    private double exponent(double[] cost, int at) {
        double factor = (double) size(at) / size(at - 1);
        double now = cost[at] - cost[at - 1];
        double before = cost[at - 1] - cost[at - 2];
        return now > 0 && before > 0 ? Math.log(now / before) / Math.log(factor) : 0;
    }

    /**
     * What sketches have in common whose costs grow alike: by subject, how many times as much the largest size works as the smallest one, in
     * powers of two, and with which exponent in fifths. Sketches of a shape that nobody saw are worth changing further.
     */
    Set<String> shapes() {
        Set<String> shapes = new HashSet<>();
        points.forEach((subject, hits) -> {
            if (isRight(subject)) {
                double[] work = hits.stream().mapToDouble(Hit::work).toArray();
                int last = work.length - 1;
                long grown = Math.round(Math.log(work[last] / work[0]) / Math.log(2));
                shapes.add(axis.name() + " " + subject + " " + grown + " "
                        + (axis.varies() ? 0 : Math.round(5 * exponent(work, last))));
            }
        });
        return shapes;
    }

    /** The methods that do the work which the largest size adds to the size before, each with its share of it. */
    public Map<String, Double> grownIn(String subject) {
        List<Hit> hits = points.get(subject);
        Hit far = hits.get(hits.size() - 1);
        Hit near = hits.get(hits.size() - 2);
        Map<String, Double> grown = new LinkedHashMap<>();
        far.most().forEach((method, work) -> {
            double part = (work - near.most().getOrDefault(method, 0.0)) / (far.work() - near.work());
            if (part > 0) {
                grown.put(method, part);
            }
        });
        return grown;
    }

    /** How much of that is ours: an engine's, or of what stands for a server. */
    double isOurs(String subject) {
        return grownIn(subject).entrySet().stream()
                .filter(e -> e.getKey().startsWith("org/jaxrsbench/"))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }
}
