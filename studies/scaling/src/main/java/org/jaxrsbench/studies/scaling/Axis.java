package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.studies.scaling.Sketch.In;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Param;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.probe.ProbeWords;

/**
 * A way in which a sketch can grow: one of its lists gets more elements, one of its texts gets longer, or a text is another one in each
 * request.
 *
 * @param name what grows
 * @param sizes at which it is looked at, ascending
 * @param at the sketch of a size
 */
public record Axis(String name, List<Integer> sizes, IntFunction<Sketch> at) {

    private static final List<Integer> ELEMENTS = List.of(1, 2, 4, 8, 16, 32, 64, 128);
    private static final List<Integer> CHARACTERS = List.of(16, 64, 256, 1024, 4096);
    private static final List<Integer> DIFFERENT = List.of(1, 64, 128, 256, 512, 1024, 2048);

    /** The placeholder for a request's number, if all requests differ. */
    static final String NUMBER = String.valueOf(ProbeWords.MARK).repeat(7);

    private static final String TEXT = "text/plain";

    /** Texts that take no number. */
    private static final Set<String> FIXED = Set.of("body", "header name", "encoded query value");

    /** Whether each request is another one. */
    boolean varies() {
        return sizes.equals(DIFFERENT);
    }

    /** How much larger each size is than the one before. */
    int factor() {
        return sizes.get(1) / sizes.get(0);
    }

    /** The way of a name, if a sketch has it. */
    static Optional<Axis> named(Sketch s, String name) {
        return of(s).stream().filter(axis -> axis.name().equals(name)).findFirst();
    }

    /** All ways in which a sketch can grow, each of another name. */
    static List<Axis> of(Sketch s) {
        List<Axis> axes = new ArrayList<>();
        applications(s, axes);
        parameters(s, axes);
        requests(s, axes);
        texts(s, axes);
        // Of two parameters of a kind, one is enough: what is said of an axis is said by its name.
        Set<String> names = new HashSet<>();
        axes.removeIf(axis -> !names.add(axis.name()));
        return axes;
    }

    private static void elements(List<Axis> axes, String name, IntFunction<Sketch> at) {
        axes.add(new Axis(name, ELEMENTS, at));
    }

    private static void applications(Sketch s, List<Axis> axes) {
        elements(
                axes,
                "root resources",
                k -> s.with(more(s.roots(), k, (root, i) -> new Root(numbered(root.path(), i), root.methods()))));
        elements(
                axes,
                "methods of a resource",
                k -> methods(s, k, (m, i) -> m.at(appended(m.path(), Segment.literal("m" + i)))));
        elements(
                axes,
                "methods of a path, by type",
                k -> methods(plain(s), k, (m, i) -> m.producing(List.of("x/t" + i))));
        elements(
                axes,
                "types that a method produces",
                k -> s.with(s.method().producing(types(s.method().produces(), k))));
        elements(axes, "literal segments", k -> longer(s, k, i -> Segment.literal("s")));
        elements(axes, "template variables", k -> longer(s, k, i -> new Segment("v" + i, "", "x")));
        elements(axes, "locators", k -> s.with(s.method().behind(k - 1)));
        elements(axes, "filters", k -> s.filtering(k - 1));
    }

    /** With further segments behind those of the asked root. */
    private static Sketch longer(Sketch s, int count, IntFunction<Segment> segment) {
        List<Segment> path = new ArrayList<>(s.asked().path());
        IntStream.range(1, count).mapToObj(segment).forEach(path::add);
        return s.with(new Root(path, s.asked().methods()));
    }

    /** A sketch whose method and request name the media type, so that it is clear which of several methods is asked. */
    private static Sketch plain(Sketch s) {
        return s.with(s.method().producing(List.of(TEXT))).sending(x -> x.accepting(List.of(TEXT)));
    }

    private static Sketch methods(Sketch s, int k, BiFunction<Method, Integer, Method> copy) {
        return s.with(new Root(s.asked().path(), more(s.asked().methods(), k, copy)));
    }

    private static void parameters(Sketch s, List<Axis> axes) {
        for (In in : In.values()) {
            elements(
                    axes,
                    "injected parameters of the " + in.name().toLowerCase(Locale.ROOT),
                    k -> s.with(s.method()
                            .with(Stream.concat(
                                            s.method().params().stream(),
                                            IntStream.range(1, k).mapToObj(i -> new Param(in, "n" + i, "v" + i)))
                                    .toList())));
        }
    }

    private static void requests(Sketch s, List<Axis> axes) {
        elements(axes, "accepted types", k -> s.sending(x -> x.accepting(types(accepted(x.accept()), k))));
        elements(
                axes,
                "accepted types with weights",
                k -> s.sending(x -> x.accepting(Stream.concat(
                                IntStream.range(1, k).mapToObj(i -> "x/t" + i + ";q=0." + (1 + i % 9)),
                                accepted(x.accept()).stream())
                        .toList())));
        elements(axes, "headers", k -> s.sending(x -> x.heading(further(x.headers(), k, i -> "X-N" + i))));
        elements(axes, "headers of a name", k -> s.sending(x -> x.heading(further(x.headers(), k, i -> "X-N"))));
        elements(axes, "query parameters", k -> s.sending(x -> x.asking(further(x.query(), k, i -> "q" + i))));
        elements(axes, "query parameters of a name", k -> s.sending(x -> x.asking(further(x.query(), k, i -> "q"))));
        elements(axes, "cookies", k -> listed(s, "Cookie", "; ", numbers(k, i -> "c" + i + "=" + i)));
        elements(axes, "languages", k -> listed(s, "Accept-Language", ", ", numbers(k, i -> "en;q=0." + (1 + i % 9))));
        elements(axes, "charsets", k -> listed(s, "Accept-Charset", ", ", numbers(k, i -> "utf-8;q=0." + (1 + i % 9))));
        elements(
                axes,
                "content codings",
                k -> listed(s, "Accept-Encoding", ", ", numbers(k, i -> "x-" + i + ";q=0." + (1 + i % 9))));
        elements(
                axes,
                "parameters of an accepted type",
                k -> s.sending(x -> x.accepting(List.of(TEXT + attributes(k)))));
        if (!s.sent().body().isEmpty()) {
            elements(axes, "parameters of the content type", k -> s.sending(x -> x.typed(TEXT + attributes(k))));
        }
    }

    /** With a further header that lists these. */
    private static Sketch listed(Sketch s, String header, String between, List<String> all) {
        return s.sending(x ->
                x.heading(appended(x.headers(), new Param(In.HEADER, header, String.join(between, all)))));
    }

    private static String attributes(int count) {
        return String.join("", numbers(count, i -> ";p" + i + "=1"));
    }

    /** Every text of the request, made long, and made another one in each request. */
    private static void texts(Sketch s, List<Axis> axes) {
        record Text(String name, Function<String, Sketch> with) {}
        List<Text> all = new ArrayList<>();
        for (int i = 0; i < s.asked().path().size(); i++) {
            int place = i;
            Segment segment = s.asked().path().get(i);
            if (!segment.name().isEmpty() && segment.regex().isEmpty()) {
                all.add(new Text(
                        "value of a template variable",
                        t -> s.with(new Root(
                                replaced(s.asked().path(), place, segment.with(t)),
                                s.asked().methods()))));
            }
        }
        for (int i = 0; i < s.method().params().size(); i++) {
            int place = i;
            Param param = s.method().params().get(i);
            all.add(new Text(
                    "injected value of the " + param.in().name().toLowerCase(Locale.ROOT),
                    t -> s.with(s.method().with(replaced(s.method().params(), place, param.with(t))))));
        }
        all.add(new Text(
                "query value", t -> s.sending(x -> x.asking(appended(x.query(), new Param(In.QUERY, "q", t))))));
        all.add(new Text(
                "encoded query value",
                t -> s.sending(x -> x.asking(appended(x.query(), new Param(In.QUERY, "q", t.replace("x", "%78")))))));
        all.add(new Text(
                "query name", t -> s.sending(x -> x.asking(appended(x.query(), new Param(In.QUERY, t, "1"))))));
        all.add(new Text(
                "header value", t -> s.sending(x -> x.heading(appended(x.headers(), new Param(In.HEADER, "X-N", t))))));
        all.add(new Text(
                "header name",
                t -> s.sending(x -> x.heading(appended(x.headers(), new Param(In.HEADER, "X-" + t, "1"))))));
        all.add(new Text("cookie", t -> listed(s, "Cookie", "; ", List.of("c=" + t))));
        all.add(new Text("accepted type", t -> s.sending(x -> x.accepting(appended(accepted(x.accept()), "x/" + t)))));
        all.add(new Text("parameter of an accepted type", t -> s.sending(x -> x.accepting(List.of(TEXT + ";p=" + t)))));
        if (!s.sent().body().isEmpty()) {
            all.add(new Text("body", t -> s.sending(x -> x.holding(t))));
            all.add(new Text("parameter of the content type", t -> s.sending(x -> x.typed(TEXT + ";p=" + t))));
        }
        for (Text text : all) {
            axes.add(new Axis(
                    "length of " + (text.name().matches("[aeiou].*") ? "an " : "a ") + text.name(),
                    CHARACTERS,
                    k -> text.with().apply("x".repeat(k))));
            if (!FIXED.contains(text.name())) {
                axes.add(new Axis(
                        "different texts: " + text.name(),
                        DIFFERENT,
                        k -> k == 1
                                ? text.with().apply("n0000000")
                                : text.with().apply("n" + NUMBER).sending(x -> x.times(k))));
            }
        }
    }

    private static List<String> accepted(List<String> types) {
        return types.isEmpty() ? List.of(TEXT) : types;
    }

    /** The own ones last: whoever looks for them passes by all others. */
    private static List<String> types(List<String> own, int count) {
        return Stream.concat(numbers(count - 1, i -> "x/t" + i).stream(), accepted(own).stream())
                .toList();
    }

    private static List<Param> further(List<Param> own, int count, IntFunction<String> name) {
        return Stream.concat(
                        own.stream(),
                        IntStream.range(0, count).mapToObj(i -> new Param(In.HEADER, name.apply(i), "v" + i)))
                .toList();
    }

    private static List<String> numbers(int count, IntFunction<String> text) {
        return IntStream.range(0, count).mapToObj(text).toList();
    }

    /** The first element's copies behind the others. */
    private static <T> List<T> more(List<T> own, int count, BiFunction<T, Integer, T> copy) {
        return Stream.concat(own.stream(), IntStream.range(1, count).mapToObj(i -> copy.apply(own.get(0), i)))
                .toList();
    }

    private static List<Segment> numbered(List<Segment> path, int number) {
        return replaced(path, 0, Segment.literal("root" + number));
    }

    private static <T> List<T> replaced(List<T> own, int place, T other) {
        List<T> all = new ArrayList<>(own);
        all.set(place, other);
        return all;
    }

    private static <T> List<T> appended(List<T> own, T last) {
        return Stream.concat(own.stream(), Stream.of(last)).toList();
    }
}
