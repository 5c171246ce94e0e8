package org.jaxrsbench.cli.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.search.Sketch.Method;
import org.jaxrsbench.cli.search.Sketch.Param;
import org.jaxrsbench.cli.search.Sketch.Root;
import org.jaxrsbench.cli.search.Sketch.Segment;

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
        List<String> filters = filters();
        return files().keySet().stream()
                .filter(name -> !filters.contains(name))
                .map(SketchSource::qualified)
                .toList();
    }

    /** Names of the providers. */
    List<String> providers() {
        return filters().stream().map(SketchSource::qualified).toList();
    }

    private static String qualified(String name) {
        return PACKAGE + "." + name;
    }

    /** A file for each class, by its simple name. */
    Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (int r = 0; r < sketch.roots().size(); r++) {
            root(r, sketch.roots().get(r), files);
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

    private void root(int number, Root root, Map<String, String> files) {
        String name = prefix + "Root" + number;
        StringBuilder own = new StringBuilder();
        Map<Integer, StringBuilder> below = new LinkedHashMap<>(); // by how many locators are before them
        for (int m = 0; m < root.methods().size(); m++) {
            Method method = root.methods().get(m);
            String text = method(number, m, root, method);
            if (method.locators() == 0) {
                own.append(text);
            } else {
                below.computeIfAbsent(method.locators(), k -> new StringBuilder())
                        .append(text);
            }
        }
        int deepest = below.keySet().stream().mapToInt(i -> i).max().orElse(0);
        if (deepest > 0) {
            own.append(locator(name, 0));
        }
        files.put(name, type(name, "@Path(\"" + template(root.path()) + "\")\n", own));
        for (int depth = 1; depth <= deepest; depth++) {
            StringBuilder sub = below.getOrDefault(depth, new StringBuilder());
            files.put(
                    name + "Sub" + depth,
                    type(name + "Sub" + depth, "", depth < deepest ? sub.append(locator(name, depth)) : sub));
        }
    }

    private static String locator(String root, int depth) {
        String next = root + "Sub" + (depth + 1);
        return "\n    @Path(\"sub" + depth + "\")\n    public Class<" + next + "> sub() {\n        return " + next
                + ".class;\n    }\n";
    }

    private String type(String name, String annotations, CharSequence body) {
        return "package " + PACKAGE + ";\n\nimport " + namespace + ".ws.rs.*;\n\n" + annotations + "public class "
                + name + " {\n" + body + "}\n";
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
