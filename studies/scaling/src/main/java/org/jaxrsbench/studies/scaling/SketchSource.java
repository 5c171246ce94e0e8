package org.jaxrsbench.studies.scaling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Param;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;

/**
 * The classes of a sketch, as source.
 *
 * @param sketch an unambiguous one
 * @param prefix what the names of its classes begin with
 * @param namespace {@code jakarta} or {@code javax}
 */
record SketchSource(Sketch sketch, String prefix, String namespace) {

    /** The package of all of them. */
    static final String PACKAGE = "found";

    private static final String BODY = "body";

    /** Simple names of the root resource classes. */
    List<String> roots() {
        return IntStream.range(0, sketch.roots().size())
                .mapToObj(i -> prefix + "Root" + i)
                .toList();
    }

    /** Simple names of the filters. */
    List<String> filters() {
        return IntStream.range(0, sketch.filters())
                .mapToObj(i -> prefix + "Filter" + i)
                .toList();
    }

    /** Names of the root resource classes, and of those that their locators name. */
    List<String> resources() {
        return IntStream.range(0, sketch.roots().size())
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(0, deepest(sketch.roots().get(r)))
                        .mapToObj(depth -> roots().get(r) + (depth == 0 ? "" : "$Sub" + depth)))
                .map(SketchSource::qualified)
                .toList();
    }

    private static int deepest(Root root) {
        return root.methods().stream().mapToInt(Method::locators).max().orElse(0);
    }

    /** Names of the providers. */
    List<String> providers() {
        return filters().stream().map(SketchSource::qualified).toList();
    }

    private static String qualified(String name) {
        return PACKAGE + "." + name;
    }

    /** A file for each root resource class, which holds those that its locators name, and for each filter, by its simple name. */
    Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (int r = 0; r < sketch.roots().size(); r++) {
            Root root = sketch.roots().get(r);
            files.put(
                    roots().get(r),
                    "package " + PACKAGE + ";\n\nimport " + namespace + ".ws.rs.*;\n\n@Path(\"" + template(root.path())
                            + "\")\npublic class " + roots().get(r) + " {\n" + root(r, root) + "}\n");
        }
        for (String name : filters()) {
            files.put(
                    name,
                    "package " + PACKAGE + ";\n\n@" + namespace + ".ws.rs.ext.Provider\npublic class " + name
                            + " implements "
                            + namespace
                            + ".ws.rs.container.ContainerRequestFilter {\n\n    @Override\n    public void filter("
                            + namespace
                            + ".ws.rs.container.ContainerRequestContext request) {\n        // lets it pass\n    }\n}\n");
        }
        return files;
    }

    private String root(int number, Root root) {
        StringBuilder text = new StringBuilder();
        for (int depth = 0; depth <= deepest(root); depth++) {
            StringBuilder own = new StringBuilder();
            for (int m = 0; m < root.methods().size(); m++) {
                Method method = root.methods().get(m);
                own.append(method.locators() == depth ? method(number, m, root, method) : "");
            }
            if (depth < deepest(root)) {
                String next = "Sub" + (depth + 1);
                own.append("\n    @Path(\"sub" + depth + "\")\n    public Class<" + next + "> sub() {\n        return "
                        + next + ".class;\n    }\n");
            }
            text.append(
                    depth == 0
                            ? own
                            : "\n    public static class Sub" + depth + " {\n"
                                    + own.toString().replaceAll("(?m)^(?=.)", "    ") + "    }\n");
        }
        return text.toString();
    }

    private static String template(List<Segment> path) {
        return path.stream()
                .map(Segment::template)
                .collect(Collectors.joining("/"))
                .replace("\\", "\\\\");
    }

    private String method(int root, int number, Root of, Method method) {
        List<String> arguments = new ArrayList<>();
        List<String> values = new ArrayList<>();
        List<Segment> path = new ArrayList<>(of.path());
        path.addAll(method.path());
        for (Segment segment : path) {
            if (!segment.name().isEmpty()) {
                arguments.add("@PathParam(\"" + segment.name() + "\") String a" + arguments.size());
            }
        }
        for (Param param : method.params()) {
            arguments.add("@" + param.in().annotation() + "(\"" + param.name() + "\") String a" + arguments.size());
        }
        for (int i = 0; i < arguments.size(); i++) {
            values.add("a" + i);
        }
        boolean takes = !method.consumes().isEmpty();
        if (takes) {
            arguments.add("String " + BODY);
            values.add(BODY + ".length()");
        }
        String path1 = template(method.path());
        return "\n    @" + method.verb() + "\n"
                + (path1.isEmpty() ? "" : "    @Path(\"" + path1 + "\")\n")
                + types("Produces", method.produces())
                + types("Consumes", method.consumes())
                + "    public String m" + number + "(" + String.join(", ", arguments) + ") {\n        return \"r" + root
                + "m" + number + "\""
                + values.stream().map(v -> " + \",\" + " + v).collect(Collectors.joining())
                + ";\n    }\n";
    }

    private static String types(String annotation, List<String> types) {
        return types.isEmpty()
                ? ""
                : "    @" + annotation + "({"
                        + types.stream().map(t -> "\"" + t + "\"").collect(Collectors.joining(", ")) + "})\n";
    }
}
