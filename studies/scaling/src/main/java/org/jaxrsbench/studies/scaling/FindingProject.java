package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.studies.scaling.Search.Side;

/**
 * A Maven project that shows a finding and needs the implementation's jars alone: the application of two sizes, their requests, and what
 * sends them in turn.
 *
 * @param checkout whose modules say how to boot their implementation without this project
 * @param subject whose finding it is
 */
record FindingProject(Path checkout, SubjectLabel subject, FindingsFile.Entry entry) {

    private static final String REPRODUCER = "src/reproducer";
    private static final String NAMESPACE = "jakarta";

    /**
     * Writes it.
     *
     * @throws BadInputException if the implementation's module cannot be booted without this project
     */
    void write(Path folder) throws IOException {
        Path own = checkout.resolve("bench-" + subject.implementation()).resolve(REPRODUCER);
        if (!entry.namespace().equals(NAMESPACE) || !Files.isDirectory(own)) {
            throw new BadInputException(
                    subject.label() + ": there is nothing that boots it without this project; expected " + own
                            + " and a release of " + NAMESPACE);
        }
        Path sources = folder.resolve("src/main/java").resolve(SketchSource.PACKAGE);
        Path resources = Files.createDirectories(folder.resolve("src/main/resources"));
        List<String> says = new ArrayList<>(List.of("says=" + entry.says()));
        for (Side side : List.of(entry.near(), entry.far())) {
            SketchSource source = new SketchSource(side.sketch(), side.prefix(), entry.namespace());
            source.write(sources);
            String name = side.prefix().toLowerCase(Locale.ROOT);
            Files.writeString(resources.resolve(name + ".txt"), request(side.sketch()));
            says.add(name + ".size=" + side.size());
            says.add(name + ".different=" + side.sketch().sent().distinct());
            Files.writeString(
                    resources.resolve(name + "-answer.txt"), side.sketch().answer());
            says.add(name + ".roots=" + String.join(" ", source.roots()));
            says.add(name + ".filters=" + String.join(" ", source.filters()));
        }
        Files.write(resources.resolve("finding.properties"), says);
        String pom = Files.readString(own.resolve("pom.xml"));
        Files.writeString(folder.resolve("pom.xml"), pom.replace("@version@", subject.version()));
        Path implementation = own.resolve("Implementation.java");
        Path shared = checkout.resolve("bench-common").resolve(REPRODUCER);
        List<Path> needed = new ArrayList<>(List.of(implementation, shared.resolve("Reproduce.java")));
        if (Files.readString(implementation).contains("new Container(")) {
            needed.add(shared.resolve("Container.java"));
        }
        for (Path from : needed) {
            Files.writeString(sources.resolve(from.getFileName()), Files.readString(from));
        }
    }

    private static String request(Sketch sketch) {
        return sketch.method().verb() + " /" + sketch.target() + " HTTP/1.1\n" + String.join("\n", sketch.headers())
                + "\n\n" + sketch.sent().body();
    }
}
