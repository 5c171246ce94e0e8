package org.jaxrsbench.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The runs that stand in the repository, for tests of any module. */
public final class CommittedRuns {

    private static final Path RESULTS = Path.of("../../results");

    private CommittedRuns() {}

    /** The newest run of a name, such as {@code reference}. */
    public static Path named(String name) {
        return all().stream()
                .filter(run -> run.getFileName().toString().endsWith("Z-" + name))
                .reduce((first, second) -> second)
                .orElseThrow(() -> new AssertionError("no committed run ends with Z-" + name));
    }

    /** All run folders that {@code .gitignore} lets be committed, the oldest first: a run that somebody measured here is no input of a test. */
    public static List<Path> all() {
        try (Stream<Path> runs = Files.list(RESULTS)) {
            return runs.filter(run -> run.getFileName().toString().contains("-reference"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
