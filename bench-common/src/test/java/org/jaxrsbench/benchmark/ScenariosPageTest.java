package org.jaxrsbench.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** {@code docs/reference/scenarios.md} is written from what the benchmarks say of themselves. */
class ScenariosPageTest {

    private static final Path SOURCES = Path.of("src/main/java/org/jaxrsbench/benchmark");
    private static final Path PAGE = Path.of("../docs/reference/scenarios.md");

    private static final String HEAD = """
            # Scenarios

            Generated from the benchmarks' own documentation; `scripts/docs` writes it again.

            Every operation's answer is checked: status and length always, the bytes of entities up to 1 kB always and of
            longer ones once in 61 operations of the same request, all bytes before and after. What an implementation
            declares that it cannot do is listed as *not supported* and not measured. Each command takes every flag of JMH,
            and works on any implementation's `benchmarks.jar`.
            """;

    private static final String WHAT_FOOLS = "What would fool it: ";
    private static final String HOW_TO_RUN = "Run just it: ";

    @Test
    void thePageIsWhatTheBenchmarksSay() throws IOException {
        String page = page();
        if (System.getProperty("scenarios.write") != null) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/reference/scenarios.md; -Dscenarios.write writes it again")
                .isEqualTo(page);
    }

    private static String page() throws IOException {
        StringBuilder page = new StringBuilder(HEAD);
        List<Path> files;
        try (Stream<Path> found = Files.list(SOURCES)) {
            files = found.filter(f -> f.toString().endsWith("Benchmark.java"))
                    .sorted()
                    .toList();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            DocTrees docs = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                ClassTree type = (ClassTree) unit.getTypeDecls().get(0);
                Class<?> benchmark = benchmark(type.getSimpleName().toString());
                boolean carriesOthers = benchmark == SlicedBenchmark.class;
                if (!Modifier.isAbstract(benchmark.getModifiers()) && !carriesOthers) {
                    section(page, benchmark, type, TreePath.getPath(unit, type), docs);
                }
            }
        }
        return page.toString();
    }

    private static Class<?> benchmark(String simpleName) {
        try {
            return Class.forName(ScenariosPageTest.class.getPackageName() + "." + simpleName);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void section(StringBuilder page, Class<?> benchmark, ClassTree type, TreePath path, DocTrees docs) {
        List<String> paragraphs = paragraphs(docs.getDocCommentTree(path));
        if (paragraphs.size() < 3
                || !paragraphs.get(paragraphs.size() - 2).startsWith(WHAT_FOOLS)
                || !paragraphs.get(paragraphs.size() - 1).startsWith(HOW_TO_RUN)) {
            throw new IllegalStateException(benchmark + ": its documentation has to say what it isolates, '"
                    + WHAT_FOOLS.strip() + "' and '" + HOW_TO_RUN.strip() + "'");
        }
        page.append("\n## ").append(benchmark.getSimpleName()).append("\n\n");
        for (String paragraph : paragraphs) {
            page.append(paragraph
                            .replace(WHAT_FOOLS, "**What would fool it:** ")
                            .replace(HOW_TO_RUN, "**Run just it:** "))
                    .append("\n\n");
        }
        List<Field> params = Arrays.stream(benchmark.getFields())
                .filter(f -> f.isAnnotationPresent(Param.class))
                .toList();
        page.append("| parameter | values | what it says |\n|---|---|---|\n");
        for (Field param : params) {
            page.append("| `")
                    .append(param.getName())
                    .append("` | ")
                    .append(values(param))
                    .append(" | ")
                    .append(documentation(param, type, path, docs))
                    .append(" |\n");
        }
    }

    private static String values(Field param) {
        String values = Arrays.stream(param.getAnnotation(Param.class).value())
                .map(v -> "`" + v + "`")
                .collect(Collectors.joining(", "));
        Accepts more = param.getAnnotation(Accepts.class);
        if (more == null) {
            return values;
        }
        List<String> further = new ArrayList<>(
                Arrays.stream(more.value()).map(v -> "`" + v + "`").toList());
        if (more.numbersFrom() >= 0) {
            further.add("any number from " + more.numbersFrom());
        }
        return values + "; on request " + String.join(", ", further);
    }

    private static String documentation(Field param, ClassTree type, TreePath path, DocTrees docs) {
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree variable && variable.getName().contentEquals(param.getName())) {
                return String.join(" ", paragraphs(docs.getDocCommentTree(new TreePath(path, member))));
            }
        }
        throw new IllegalStateException(param + " is not declared in " + type.getSimpleName());
    }

    /** Markdown, a paragraph each. */
    private static List<String> paragraphs(DocCommentTree comment) {
        StringBuilder text = new StringBuilder();
        for (DocTree part : comment.getFullBody()) {
            if (part instanceof TextTree words) {
                text.append(words.getBody());
            } else if (part instanceof LiteralTree code) {
                text.append('`').append(code.getBody().getBody()).append('`');
            } else if (part instanceof LinkTree link) {
                text.append('`').append(link.getReference().getSignature()).append('`');
            } else if (part instanceof StartElementTree || part instanceof EndElementTree) {
                text.append('\0');
            } else {
                throw new IllegalStateException("this page does not know how to show " + part);
            }
        }
        return Arrays.stream(text.toString().split("\0"))
                .map(paragraph -> paragraph.strip().replaceAll("\\s+", " "))
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }
}
