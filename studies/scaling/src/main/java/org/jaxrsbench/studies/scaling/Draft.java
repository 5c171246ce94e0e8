package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Param;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.Sketch.Sent;

/** A sketch that is being changed: the asked resource, the asked method and the request in parts, each list its own. */
final class Draft {

    /** Roots and methods beside the asked ones. */
    final List<Root> roots;

    final List<Method> methods;
    int filters;

    /** Of the asked root. */
    final List<Segment> path;

    private final String verb;

    /** Of the asked method. */
    final List<Segment> below;

    List<String> produces;
    private final List<String> consumes;
    final List<Param> params;
    int locators;

    final List<String> accept;
    final List<Param> query;
    final List<Param> headers;
    String body;
    String bodyType;
    int distinct;

    Draft(Sketch sketch) {
        Root root = sketch.roots().get(0);
        Method method = sketch.method();
        Sent sent = sketch.sent();
        roots = rest(sketch.roots());
        methods = rest(root.methods());
        filters = sketch.filters();
        path = new ArrayList<>(root.path());
        verb = method.verb();
        below = new ArrayList<>(method.path());
        produces = method.produces();
        consumes = method.consumes();
        params = new ArrayList<>(method.params());
        locators = method.locators();
        accept = new ArrayList<>(sent.accept());
        query = new ArrayList<>(sent.query());
        headers = new ArrayList<>(sent.headers());
        body = sent.body();
        bodyType = sent.bodyType();
        distinct = sent.distinct();
    }

    private static <T> List<T> rest(List<T> all) {
        return new ArrayList<>(all.subList(1, all.size()));
    }

    private static <T> List<T> all(T first, List<T> rest) {
        List<T> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all;
    }

    /** The asked method at another path, with other types. */
    Method method(List<Segment> at, List<String> types) {
        return new Method(verb, at, types, consumes, params, locators);
    }

    /** The asked resource at another path. */
    Root root(List<Segment> at) {
        return new Root(at, all(method(below, produces), methods));
    }

    Sketch sketch() {
        return new Sketch(all(root(path), roots), filters, new Sent(accept, query, headers, body, bodyType, distinct));
    }
}
