package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jaxrsbench.studies.scaling.Sketch.In;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Param;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.Sketch.Sent;

/** Small applications and requests, by chance. */
record Grammar(RandomGenerator random) {

    private static final List<String> WORDS = List.of("items", "v1", "a", "b", "orders", "by-name");
    // None that a slash matches: what follows the variable would then be a part of it.
    private static final List<String> REGEXES = List.of("[a-z]+", "\\w*", "[^/]+", "(a|b|x)+");
    private static final String TEXT = "text/plain";

    private boolean in(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private <T> List<T> some(int least, int most, Supplier<T> each) {
        return Stream.generate(each).limit(random.nextInt(least, most + 1)).toList();
    }

    /** A sketch. */
    Sketch sketch() {
        int[] number = {0};
        List<Root> roots = some(1, 3, () -> root(number[0]++));
        Method asked = roots.get(0).methods().get(0);
        boolean body = !asked.consumes().isEmpty();
        Sent sent = new Sent(
                in(30) ? List.of() : in(70) ? List.of(TEXT) : List.of("x/y;q=0.5", TEXT),
                some(0, 1, () -> new Param(In.QUERY, "extra", "1")),
                some(0, 2, () -> new Param(In.HEADER, in(50) ? "X-One" : "X-Two", "1")),
                body ? "hello" : "",
                TEXT,
                1);
        return new Sketch(roots, in(70) ? 0 : random.nextInt(1, 4), sent).unambiguous();
    }

    /** A sketch with a part of another one. */
    Sketch changed(Sketch s) {
        Draft changed = new Draft(s);
        Draft other = new Draft(sketch());
        switch (random.nextInt(6)) {
            case 0 -> changed.filters = other.filters;
            case 1 -> changed.roots.addAll(other.sketch().roots());
            case 2 -> replace(changed.params, other.params);
            case 3 -> changed.locators = random.nextInt(4);
            case 4 -> changed.produces = other.produces;
            default -> {
                replace(changed.accept, other.accept);
                replace(changed.query, other.query);
                replace(changed.headers, other.headers);
            }
        }
        return changed.sketch().unambiguous();
    }

    private static <T> void replace(List<T> list, List<T> by) {
        list.clear();
        list.addAll(by);
    }

    private Root root(int number) {
        List<Segment> path = new ArrayList<>(List.of(Segment.literal(one(WORDS) + number)));
        int[] variables = {0};
        path.addAll(some(0, 2, () -> segment(variables)));
        return new Root(path, some(1, 3, () -> method(variables)));
    }

    private Segment segment(int[] variables) {
        return in(50)
                ? Segment.literal(one(WORDS))
                : new Segment("p" + variables[0]++, in(30) ? one(REGEXES) : "", "x");
    }

    private Method method(int[] variables) {
        String verb = in(70) ? "GET" : in(60) ? "POST" : "PUT";
        int[] number = {0};
        return new Method(
                verb,
                some(0, 2, () -> segment(variables)),
                in(40) ? List.of() : List.of(TEXT),
                verb.equals("GET") ? List.of() : List.of(TEXT),
                some(0, 2, () -> new Param(one(List.of(In.values())), "i" + number[0]++, "w")),
                in(80) ? 0 : random.nextInt(1, 3));
    }
}
