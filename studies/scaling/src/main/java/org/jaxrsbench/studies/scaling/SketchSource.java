package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.studies.scaling.Sketch.Method;
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

    private static final String FILTER = """
            package found;

            import %1$s.ws.rs.container.*;

            @%1$s.ws.rs.ext.Provider
            public class %2$s implements ContainerRequestFilter {

                @Override
                public void filter(ContainerRequestContext request) {
                    // lets it pass
                }
            }
            """;

    /** Simple names of the root resource classes. */
    List<String> roots() {
        return names("Root", sketch.roots().size());
    }

    /** Simple names of the filters. */
    List<String> filters() {
        return names("Filter", sketch.filters());
    }

    private List<String> names(String kind, int count) {
        return IntStream.range(0, count).mapToObj(i -> prefix + kind + i).toList();
    }

    /** Names of the root resource classes, and of those that their locators name. */
    List<String> resources() {
        return IntStream.range(0, sketch.roots().size())
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(0, deepest(sketch.roots().get(r)))
                        .mapToObj(depth -> PACKAGE + "." + roots().get(r) + (depth == 0 ? "" : "$Sub" + depth)))
                .toList();
    }

    private static int deepest(Root root) {
        return root.methods().stream().mapToInt(Method::locators).max().orElse(0);
    }

    /** Names of the providers. */
    List<String> providers() {
        return filters().stream().map(name -> PACKAGE + "." + name).toList();
    }

    /**
     * Writes a file for each root resource class, which holds those that its locators name, and for each filter.
     *
     * @param folder of the package
     * @return the files
     */
    List<Path> write(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> files = new ArrayList<>();
        for (int r = 0; r < sketch.roots().size(); r++) {
            files.add(Files.writeString(folder.resolve(roots().get(r) + ".java"), root(r)));
        }
        for (String name : filters()) {
            files.add(Files.writeString(folder.resolve(name + ".java"), FILTER.formatted(namespace, name)));
        }
        return files;
    }

    private String root(int number) {
        Root root = sketch.roots().get(number);
        StringBuilder text = new StringBuilder("package found;\n\nimport %s.ws.rs.*;\n\n%spublic class %s {\n"
                .formatted(namespace, path(root.path()), roots().get(number)));
        for (int depth = 0; depth <= deepest(root); depth++) {
            text.append(depth == 0 ? "" : "\n    public static class Sub" + depth + " {\n");
            text.append(methods(number, depth).indent(depth == 0 ? 4 : 8).replaceAll("(?m)^ +$", ""));
            text.append(depth == 0 ? "" : "    }\n");
        }
        return text.append("}\n").toString();
    }

    /** The methods behind so many locators, and the next locator. */
    private String methods(int number, int depth) {
        Root root = sketch.roots().get(number);
        StringBuilder text = new StringBuilder();
        for (int m = 0; m < root.methods().size(); m++) {
            if (root.methods().get(m).locators() == depth) {
                text.append(method(root, root.methods().get(m), "m" + m, "r" + number + "m" + m));
            }
        }
        if (depth < deepest(root)) {
            text.append("\n@Path(\"sub%1$d\")\npublic Class<Sub%2$d> sub() {\n    return Sub%2$d.class;\n}\n"
                    .formatted(depth, depth + 1));
        }
        return text.toString();
    }

    private static String method(Root root, Method method, String name, String answer) {
        List<String> injected = Stream.concat(
                        Stream.concat(root.path().stream(), method.path().stream())
                                .filter(segment -> !segment.name().isEmpty())
                                .map(segment -> annotation("path", segment.name())),
                        method.params().stream()
                                .map(param -> annotation(param.in().label(), param.name())))
                .toList();
        List<String> arguments = new ArrayList<>();
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < injected.size(); i++) {
            arguments.add(injected.get(i) + " String a" + i);
            values.append(" + \",\" + a").append(i);
        }
        if (!method.consumes().isEmpty()) {
            arguments.add("String body");
            values.append(" + \",\" + body.length()");
        }
        return "\n@" + method.verb() + "\n"
                + path(method.path())
                + types("Produces", method.produces())
                + types("Consumes", method.consumes())
                + "public String " + name + "(" + String.join(", ", arguments) + ") {\n    return \"" + answer + "\""
                + values + ";\n}\n";
    }

    private static String annotation(String in, String name) {
        return "@" + in.substring(0, 1).toUpperCase(Locale.ROOT) + in.substring(1) + "Param(\"" + name + "\")";
    }

    private static String types(String annotation, List<String> types) {
        return types.isEmpty() ? "" : "@" + annotation + "({\"" + String.join("\", \"", types) + "\"})\n";
    }

    private static String path(List<Segment> path) {
        String template = path.stream().map(Segment::template).collect(Collectors.joining("/"));
        return template.isEmpty() ? "" : "@Path(\"" + template.replace("\\", "\\\\") + "\")\n";
    }
}
