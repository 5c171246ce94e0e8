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
public record Observation(Sketch sketch, Axis axis, List<String> answers, Map<String, List<Hit>> points) {

    static final double CLIFF = 3;
    static final double SUPERLINEAR = 1.3;
    static final double TIMES_OTHERS = 5;

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
            answers(subject, hits, all);
            if (isRight(subject)) {
                cost(subject, hits, all);
            }
        });
        return all;
    }

    /** Whether a subject gives the right answer at each size. */
    boolean isRight(String subject) {
        return IntStream.range(0, points.get(subject).size()).allMatch(i -> isRight(subject, i));
    }

    /** Whether a subject gives the right answer at a size, by its place among the sizes. */
    boolean isRight(String subject, int i) {
        return isRight(points.get(subject).get(i), answers.get(i));
    }

    private boolean isAnswered(Hit hit) {
        return hit.failure().isEmpty() && hit.status() == 200;
    }

    private static String given(Hit hit) {
        return hit.failure().isEmpty() ? "answers " + hit.status() : "fails, " + hit.failure();
    }

    /** An answer that a small sketch got, and a larger one does not; or one that most others do not give. */
    private void answers(String subject, List<Hit> hits, List<Suspicion> all) {
        for (int i = 0; i < hits.size(); i++) {
            String right = answers.get(i);
            boolean isRight = isRight(hits.get(i), right);
            int place = i;
            long others = points.values().stream()
                    .filter(p -> p.size() > place && isRight(p.get(place), right))
                    .count();
            boolean grewWrong = i > 0 && isRight(hits.get(0), answers.get(0));
            boolean another = points.size() == 1 || others > 0;
            if (!isRight && (grewWrong && another || others > points.size() / 2)) {
                all.add(new Suspicion(
                        Kind.ANSWER,
                        subject,
                        axis.name(),
                        axis.sizes().get(i),
                        given(hits.get(i))
                                + (i == 0 ? ", whatever the size, in place of 200" : " in place of 200 " + right)));
                return;
            }
        }
    }

    private boolean isRight(Hit hit, String right) {
        return isAnswered(hit) && hit.body().equals(right);
    }

    private void cost(String subject, List<Hit> hits, List<Suspicion> all) {
        List<Integer> sizes = axis.sizes();
        double[] work = hits.stream().mapToDouble(Hit::work).toArray();
        double[] bytes = hits.stream().mapToDouble(Hit::bytes).toArray();
        cliff(subject, "work", work, all);
        cliff(subject, "bytes", bytes, all);
        int last = sizes.size() - 1;
        if (!axis.varies()) {
            superlinear(subject, "work", work, all);
            superlinear(subject, "bytes", bytes, all);
        }
        double[] others = others(subject).stream()
                .mapToDouble(other -> added(points.get(other)))
                .sorted()
                .toArray();
        double added = added(hits);
        if (others.length > 1 && work[last] > NOTABLE * work[0] && added > TIMES_OTHERS * others[others.length / 2]) {
            all.add(new Suspicion(
                    Kind.BEYOND_OTHERS,
                    subject,
                    axis.name(),
                    sizes.get(last),
                    String.format(
                            Locale.ROOT,
                            "work grows by %.0f from %d to %d, the others' by %.0f",
                            added,
                            sizes.get(0),
                            sizes.get(last),
                            others[others.length / 2])));
        }
    }

    private static double added(List<Hit> hits) {
        return hits.get(hits.size() - 1).work() - hits.get(0).work();
    }

    /** The media type that a subject answers with, if it is the same at each size; some repeat parameters of what was accepted. */
    Optional<String> type(String subject) {
        List<String> types =
                points.get(subject).stream().map(Hit::type).distinct().toList();
        return types.size() == 1 ? Optional.of(types.get(0)) : Optional.empty();
    }

    /** The other subjects that answer right, the one whose work grows least first. */
    List<String> others(String subject) {
        return points.keySet().stream()
                .filter(other -> !other.equals(subject) && isRight(other))
                .sorted(Comparator.comparingDouble(other -> added(points.get(other))))
                .toList();
    }

    private void cliff(String subject, String what, double[] cost, List<Suspicion> all) {
        int worst = 0;
        for (int i = 1; i < cost.length; i++) {
            // From one request to many of them is no small step.
            double step = axis.varies() ? (i == 1 ? CLIFF * CLIFF : CLIFF) : CLIFF * axis.factor() / 2;
            if (cost[i] > step * cost[i - 1]
                    && cost[i] > CLIFF * cost[0]
                    && (worst == 0 || cost[i] / cost[i - 1] > cost[worst] / cost[worst - 1])) {
                worst = i;
            }
        }
        if (worst > 0) {
            all.add(new Suspicion(
                    Kind.CLIFF,
                    subject,
                    axis.name(),
                    axis.sizes().get(worst),
                    String.format(
                            Locale.ROOT,
                            "%s %.0f at %d, %.0f at %d",
                            what,
                            cost[worst],
                            axis.sizes().get(worst),
                            cost[worst - 1],
                            axis.sizes().get(worst - 1))));
            return;
        }
        int last = cost.length - 1;
        if (axis.varies() && cost[last] > CLIFF * cost[1]) {
            all.add(new Suspicion(
                    Kind.CLIFF,
                    subject,
                    axis.name(),
                    axis.sizes().get(last),
                    String.format(
                            Locale.ROOT,
                            "%s %.0f at %d different ones, %.0f at %d",
                            what,
                            cost[last],
                            axis.sizes().get(last),
                            cost[1],
                            axis.sizes().get(1))));
        }
    }

    /** Compares what each step adds with what the step before added: twice as much if sizes double and cost is linear. */
    private void superlinear(String subject, String what, double[] cost, List<Suspicion> all) {
        int last = cost.length - 1;
        double late = exponent(cost, last);
        double early = exponent(cost, last - 1);
        if (cost[last] > NOTABLE * cost[0] && Math.min(late, early) > SUPERLINEAR) {
            all.add(new Suspicion(
                    Kind.SUPERLINEAR,
                    subject,
                    axis.name(),
                    axis.sizes().get(last),
                    String.format(
                            Locale.ROOT,
                            "%s grows with exponent %.2f, before %.2f: %.0f at %d",
                            what,
                            late,
                            early,
                            cost[last],
                            axis.sizes().get(last))));
        }
    }

    private double exponent(double[] cost, int at) {
        double factor = (double) axis.sizes().get(at) / axis.sizes().get(at - 1);
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
