package org.jaxrsbench.cli.subject;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jaxrsbench.format.BadInputException;

/** Finds the checkout whose subjects are built and measured. */
public final class Checkout {

    private Checkout() {}

    /** The checkout that this belongs to: named by the launcher, or found above the jar or the current folder. */
    public static Path find() {
        return found().orElseThrow(
                        () -> new BadInputException(
                                "no checkout of jaxrs-bench at or above the current folder; run it from"
                                        + " there, or through scripts/bench; without one, only jmh: and jar: subjects can be measured"));
    }

    /** The checkout, or the current folder where there is none: a jar of benchmarks can be measured without. */
    public static Path orHere() {
        return found().orElseGet(() -> Path.of("").toAbsolutePath());
    }

    /** The folder whose commit is this tool's: without a checkout one that has none, because the current folder's is another project's. */
    public static Path sources() {
        return found().orElse(Path.of("/"));
    }

    /** How this tool is started: by its launcher in a checkout, and else by its jar. */
    public static String command() {
        return found().isPresent() ? "scripts/bench" : "java -jar bench.jar";
    }

    private static Optional<Path> found() {
        String named = System.getProperty("jaxrsbench.root");
        if (named != null) {
            return Optional.of(Path.of(named));
        }
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("bench-common/pom.xml"))) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }
}
