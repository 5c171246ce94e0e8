package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.jaxrsbench.studies.scaling.Sketch.In;
import org.jaxrsbench.studies.scaling.Sketch.Param;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.probe.ProbeWords;

/**
 * A way in which a sketch can grow: one of its lists gets more elements, one of its texts gets longer, or a text is another one in each
 * request.
 *
 * @param name what grows
 * @param sizes at which it is looked at, ascending
 * @param change makes a draft one of a size
 */
public record Axis(Sketch sketch, String name, List<Integer> sizes, ObjIntConsumer<Draft> change) {

    private static final List<Integer> ELEMENTS = List.of(1, 2, 4, 8, 16, 32, 64, 128);
    private static final List<Integer> CHARACTERS = List.of(16, 64, 256, 1024, 4096);
    private static final List<Integer> DIFFERENT = List.of(1, 64, 128, 256, 512, 1024, 2048);

    /** The placeholder for a request's number, if all requests differ. */
    static final String NUMBER = String.valueOf(ProbeWords.MARK).repeat(7);

    private static final String TEXT = "text/plain";

    /** Texts that take no number. */
    private static final Set<String> FIXED = Set.of("body", "header name", "encoded query value");

    /** The sketch of a size. */
    Sketch at(int size) {
        Draft draft = new Draft(sketch);
        change.accept(draft, size);
        return draft.sketch().unambiguous();
    }

    /** Whether each request is another one. */
    boolean varies() {
        return sizes.equals(DIFFERENT);
    }

    /** The ratio of costs above which a step is a jump. How many different requests there are should cost nothing. */
    double jump(int from, int to) {
        return varies() ? Limits.JUMP : Limits.jump(from, to);
    }

    /** The way of a name, if a sketch has it. */
    static Optional<Axis> named(Sketch s, String name) {
        return of(s).stream().filter(axis -> axis.name().equals(name)).findFirst();
    }

    /** All ways in which a sketch can grow, each of another name. */
    static List<Axis> of(Sketch s) {
        Ways ways = new Ways(s, new LinkedHashMap<>());
        ways.applications();
        ways.requests();
        ways.texts();
        return List.copyOf(ways.axes.values());
    }

    /** The ways of a sketch by name: of two parameters of a kind, one is enough, because what is said of an axis is said by its name. */
    private record Ways(Sketch sketch, Map<String, Axis> axes) {

        void add(String name, List<Integer> sizes, ObjIntConsumer<Draft> change) {
            axes.putIfAbsent(name, new Axis(sketch, name, sizes, change));
        }

        void elements(String name, ObjIntConsumer<Draft> change) {
            add(name, ELEMENTS, change);
        }

        void applications() {
            elements(
                    "root resources",
                    (d, k) -> d.roots.addAll(numbered(1, k, i -> {
                        List<Segment> path = new ArrayList<>(d.path);
                        path.set(0, Segment.literal("root" + i));
                        return d.root(path);
                    })));
            elements(
                    "methods of a resource",
                    (d, k) -> d.methods.addAll(numbered(1, k, i -> {
                        List<Segment> path = new ArrayList<>(d.below);
                        path.add(Segment.literal("m" + i));
                        return d.method(path, d.produces);
                    })));
            elements("methods of a path, by type", (d, k) -> {
                // The method and the request name the type, so that it is clear which of several methods is asked.
                d.produces = List.of(TEXT);
                accept(d, TEXT);
                d.methods.addAll(numbered(1, k, i -> d.method(d.below, List.of("x/t" + i))));
            });
            elements("types that a method produces", (d, k) -> {
                List<String> types = new ArrayList<>(d.produces);
                types(types, k, i -> "x/t" + (i - 1));
                d.produces = types;
            });
            elements("literal segments", (d, k) -> d.path.addAll(numbered(1, k, i -> Segment.literal("s"))));
            elements("template variables", (d, k) -> d.path.addAll(numbered(1, k, i -> new Segment("v" + i, "", "x"))));
            elements("locators", (d, k) -> d.locators = k - 1);
            elements("filters", (d, k) -> d.filters = k - 1);
            for (In in : In.values()) {
                elements(
                        "injected parameters of the " + in.label(),
                        (d, k) -> d.params.addAll(numbered(1, k, i -> new Param(in, "n" + i, "v" + i))));
            }
        }

        void requests() {
            elements("accepted types", (d, k) -> types(d.accept, k, i -> "x/t" + (i - 1)));
            elements("accepted types with weights", (d, k) -> types(d.accept, k, i -> weighted("x/t", i)));
            elements("headers", (d, k) -> further(d.headers, k, i -> "X-N" + i));
            elements("headers of a name", (d, k) -> further(d.headers, k, i -> "X-N"));
            elements("query parameters", (d, k) -> further(d.query, k, i -> "q" + i));
            elements("query parameters of a name", (d, k) -> further(d.query, k, i -> "q"));
            listed("cookies", "Cookie", "; ", i -> "c" + i + "=" + i);
            listed("languages", "Accept-Language", ", ", i -> "en;q=0." + (1 + i % 9));
            listed("charsets", "Accept-Charset", ", ", i -> "utf-8;q=0." + (1 + i % 9));
            listed("content codings", "Accept-Encoding", ", ", i -> weighted("x-", i));
            elements("parameters of an accepted type", (d, k) -> accept(d, TEXT + attributes(k)));
            if (!sketch.sent().body().isEmpty()) {
                elements("parameters of the content type", (d, k) -> d.bodyType = TEXT + attributes(k));
            }
        }

        /** A further header that lists so many. */
        private void listed(String name, String header, String between, IntFunction<String> each) {
            elements(
                    name,
                    (d, k) -> d.headers.add(new Param(In.HEADER, header, String.join(between, numbered(0, k, each)))));
        }

        /** Every text of the request, made long, and made another one in each request. */
        void texts() {
            List<Segment> path = new Draft(sketch).path;
            for (int i = 0; i < path.size(); i++) {
                int place = i;
                Segment segment = path.get(i);
                if (!segment.name().isEmpty() && segment.regex().isEmpty()) {
                    text(
                            "value of a template variable",
                            (d, t) -> d.path.set(place, new Segment(segment.name(), "", t)));
                }
            }
            List<Param> params = sketch.method().params();
            for (int i = 0; i < params.size(); i++) {
                int place = i;
                Param param = params.get(i);
                text(
                        "injected value of the " + param.in().label(),
                        (d, t) -> d.params.set(place, new Param(param.in(), param.name(), t)));
            }
            text("query value", (d, t) -> d.query.add(new Param(In.QUERY, "q", t)));
            text("encoded query value", (d, t) -> d.query.add(new Param(In.QUERY, "q", t.replace("x", "%78"))));
            text("query name", (d, t) -> d.query.add(new Param(In.QUERY, t, "1")));
            text("header value", (d, t) -> d.headers.add(new Param(In.HEADER, "X-N", t)));
            text("header name", (d, t) -> d.headers.add(new Param(In.HEADER, "X-" + t, "1")));
            text("cookie", (d, t) -> d.headers.add(new Param(In.HEADER, "Cookie", "c=" + t)));
            text("accepted type", (d, t) -> {
                types(d.accept, 1, i -> "");
                d.accept.add("x/" + t);
            });
            text("parameter of an accepted type", (d, t) -> accept(d, TEXT + ";p=" + t));
            if (!sketch.sent().body().isEmpty()) {
                text("body", (d, t) -> d.body = t);
                text("parameter of the content type", (d, t) -> d.bodyType = TEXT + ";p=" + t);
            }
        }

        private void text(String name, BiConsumer<Draft, String> change) {
            add(
                    "length of " + (name.matches("[aeiou].*") ? "an " : "a ") + name,
                    CHARACTERS,
                    (d, k) -> change.accept(d, "x".repeat(k)));
            if (!FIXED.contains(name)) {
                add("different texts: " + name, DIFFERENT, (d, k) -> {
                    change.accept(d, k == 1 ? "n0000000" : "n" + NUMBER);
                    d.distinct = k;
                });
            }
        }
    }

    private static String weighted(String name, int i) {
        return name + i + ";q=0." + (1 + i % 9);
    }

    private static String attributes(int count) {
        return String.join("", numbered(0, count, i -> ";p" + i + "=1"));
    }

    private static void accept(Draft draft, String type) {
        draft.accept.clear();
        draft.accept.add(type);
    }

    /** Makes so many types of these, the own ones last: whoever looks for them passes by all others. */
    private static void types(List<String> own, int count, IntFunction<String> other) {
        if (own.isEmpty()) {
            own.add(TEXT);
        }
        own.addAll(0, numbered(1, count, other));
    }

    private static void further(List<Param> own, int count, IntFunction<String> name) {
        own.addAll(numbered(0, count, i -> new Param(In.HEADER, name.apply(i), "v" + i)));
    }

    private static <T> List<T> numbered(int from, int to, IntFunction<T> each) {
        return IntStream.range(from, to).mapToObj(each).toList();
    }
}
