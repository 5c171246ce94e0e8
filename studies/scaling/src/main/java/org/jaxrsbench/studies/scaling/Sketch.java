package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A small application, and a request that one of its methods is to answer.
 *
 * @param roots its root resources; the first method of the first one is asked
 * @param filters how many request filters it has
 * @param sent what else the request has
 */
public record Sketch(List<Root> roots, int filters, Sent sent) {

    /** A root resource. */
    record Root(List<Segment> path, List<Method> methods) {

        Root {
            path = List.copyOf(path);
            methods = List.copyOf(methods);
        }
    }

    /**
     * A resource method.
     *
     * @param path below its root; empty for none
     * @param locators how many sub-resource locators are before it
     */
    record Method(
            String verb,
            List<Segment> path,
            List<String> produces,
            List<String> consumes,
            List<Param> params,
            int locators) {

        Method {
            path = List.copyOf(path);
            produces = List.copyOf(produces);
            consumes = List.copyOf(consumes);
            params = List.copyOf(params);
        }

        /** Whether a request could mean either. */
        boolean competesWith(Method other) {
            return verb.equals(other.verb)
                    && locators == other.locators
                    && shape(path).equals(shape(other.path))
                    && (produces.isEmpty()
                            || other.produces.isEmpty()
                            || produces.stream().anyMatch(other.produces::contains));
        }
    }

    /**
     * A part of a path: a literal, or a template variable.
     *
     * @param name of the variable; empty for a literal
     * @param regex of the variable; empty for none
     * @param value the literal, or what the request has in the variable's place
     */
    record Segment(String name, String regex, String value) {

        static Segment literal(String text) {
            return new Segment("", "", text);
        }

        String template() {
            return name.isEmpty() ? value : "{" + name + (regex.isEmpty() ? "" : ": " + regex) + "}";
        }
    }

    /** The part of a request that a parameter is injected from. */
    enum In {
        QUERY,
        HEADER,
        MATRIX,
        COOKIE;

        /** In words, and in its annotation's name. */
        String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** An injected text, which the request has. */
    record Param(In in, String name, String value) {}

    /**
     * What a request has beside the values of segments and parameters.
     *
     * @param accept accepted types
     * @param query further names and values
     * @param headers further names and values
     * @param body empty for none
     * @param bodyType its type, with parameters
     * @param distinct how many requests take turns; marks stand for their numbers
     */
    record Sent(
            List<String> accept, List<Param> query, List<Param> headers, String body, String bodyType, int distinct) {

        Sent {
            accept = List.copyOf(accept);
            query = List.copyOf(query);
            headers = List.copyOf(headers);
        }
    }

    public Sketch {
        roots = List.copyOf(roots);
    }

    Root asked() {
        return roots.get(0);
    }

    Method method() {
        return asked().methods().get(0);
    }

    /** Whether another sketch has the same application, whatever its request is. */
    boolean isOneApplicationWith(Sketch other) {
        return roots.equals(other.roots) && filters == other.filters;
    }

    /** The path of the request, with its query. */
    String target() {
        String path = String.join("/", segments());
        String matrix =
                params(In.MATRIX).map(p -> ";" + p.name() + "=" + p.value()).collect(Collectors.joining());
        String query = Stream.concat(params(In.QUERY), sent.query().stream())
                .map(p -> p.name() + "=" + p.value())
                .collect(Collectors.joining("&"));
        return path + matrix + (query.isEmpty() ? "" : "?" + query);
    }

    private Stream<Param> params(In in) {
        return method().params().stream().filter(p -> p.in() == in);
    }

    /** The lines of the request's headers. */
    List<String> headers() {
        List<Param> all = new ArrayList<>(List.of(new Param(In.HEADER, "Host", "localhost:8080")));
        if (!sent.accept().isEmpty()) {
            all.add(new Param(In.HEADER, "Accept", String.join(", ", sent.accept())));
        }
        if (!sent.body().isEmpty()) {
            all.add(new Param(In.HEADER, "Content-Type", sent.bodyType()));
        }
        Stream.concat(params(In.HEADER), sent.headers().stream()).forEach(all::add);
        String cookies = params(In.COOKIE).map(p -> p.name() + "=" + p.value()).collect(Collectors.joining("; "));
        if (!cookies.isEmpty()) {
            all.add(new Param(In.HEADER, "Cookie", cookies));
        }
        return all.stream().map(p -> p.name() + ": " + p.value()).toList();
    }

    /** The answer of the requested method: its name, and each injected value. */
    String answer() {
        List<String> values = new ArrayList<>();
        Stream.concat(asked().path().stream(), method().path().stream())
                .filter(segment -> !segment.name().isEmpty())
                .forEach(segment -> values.add(segment.value()));
        method().params().forEach(param -> values.add(param.value()));
        if (!method().consumes().isEmpty()) {
            values.add(Integer.toString(sent.body().length()));
        }
        return "r0m0" + values.stream().map(v -> "," + v).collect(Collectors.joining());
    }

    /**
     * Without roots and methods that might answer in the place of the asked one, or of another one: which of them is meant depends on rules that
     * implementations read differently.
     */
    Sketch unambiguous() {
        List<String> asked = segments();
        Set<String> paths = new LinkedHashSet<>();
        List<Root> kept = new ArrayList<>();
        for (Root root : roots) {
            if (!paths.add(shape(root.path())) || !kept.isEmpty() && begins(asked, root.path())) {
                continue;
            }
            List<Method> own = new ArrayList<>();
            for (Method method : root.methods()) {
                boolean inPlace = kept.isEmpty() && !own.isEmpty() && mayAnswer(asked, root, method);
                if (!inPlace && own.stream().noneMatch(m -> m.competesWith(method))) {
                    own.add(method);
                }
            }
            kept.add(new Root(root.path(), own));
        }
        return new Sketch(kept, filters, sent);
    }

    /** Whether another method's path, of another shape, matches what is asked. */
    private boolean mayAnswer(List<String> asked, Root root, Method other) {
        List<Segment> template = new ArrayList<>(root.path());
        locators(other).map(Segment::literal).forEach(template::add);
        template.addAll(other.path());
        boolean sameShape = method().locators() == other.locators()
                && shape(method().path()).equals(shape(other.path()));
        return !sameShape && template.size() == asked.size() && begins(asked, template);
    }

    private static boolean begins(List<String> asked, List<Segment> template) {
        return template.size() <= asked.size()
                && IntStream.range(0, template.size())
                        .allMatch(i -> !template.get(i).name().isEmpty()
                                || template.get(i).value().equals(asked.get(i)));
    }

    private static Stream<String> locators(Method method) {
        return IntStream.range(0, method.locators()).mapToObj(i -> "sub" + i);
    }

    /** The segments of the request's path. */
    private List<String> segments() {
        return Stream.of(
                        asked().path().stream().map(Segment::value),
                        locators(method()),
                        method().path().stream().map(Segment::value))
                .flatMap(s -> s)
                .toList();
    }

    private static String shape(List<Segment> path) {
        return path.stream()
                .map(s -> s.name().isEmpty() ? s.value() : "{}" + s.regex())
                .collect(Collectors.joining("/"));
    }
}
