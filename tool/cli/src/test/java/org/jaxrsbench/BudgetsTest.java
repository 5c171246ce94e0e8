package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How large a file, a constructor and the README may be; how large the rooms are is printed. */
class BudgetsTest {

    private static final Pattern ROOM = Pattern.compile("(?m)^\\| `([\\w/-]+)` \\|");

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    private static final long LINES_OF_A_FILE = 400;
    private static final int PARAMETERS = 10;
    private static final int README_LINES = 100;

    private static long lines(List<SourceFile> files) {
        return files.stream().mapToLong(SourceFile::lines).sum();
    }

    /** A trend to look at, not a limit: a limit that is always full only keeps people from adding a line. */
    @Test
    void linesOfRoomsArePrinted() throws IOException {
        Map<String, Long> rooms = SourceFile.main(ROOT).stream()
                .collect(Collectors.groupingBy(
                        SourceFile::module, TreeMap::new, Collectors.summingLong(SourceFile::lines)));
        rooms.forEach((room, count) -> System.out.printf("%-26s %6d%n", room, count));
        List<SourceFile> tests =
                SourceFile.all(ROOT).stream().filter(SourceFile::isTest).toList();
        System.out.printf("lines of main code %d, of tests %d%n", lines(SourceFile.main(ROOT)), lines(tests));
        List<String> drawn = ROOM.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md")))
                .results()
                .map(r -> r.group(1))
                .toList();
        // One more engine is drawn by those that are there; a study may have been deleted.
        assertThat(rooms.keySet().stream().filter(room -> !room.startsWith("bench-") && !drawn.contains(room)))
                .as("rooms that ARCHITECTURE.md lacks")
                .isEmpty();
        assertThat(drawn.stream().filter(room -> !room.startsWith("studies/") && !rooms.containsKey(room)))
                .as("rooms that only ARCHITECTURE.md has")
                .isEmpty();
    }

    @Test
    void linesOfAFile() throws IOException {
        assertThat(SourceFile.main(ROOT))
                .allSatisfy(file -> assertThat(file.lines()).as("%s", file).isLessThanOrEqualTo(LINES_OF_A_FILE));
    }

    @Test
    void parametersOfAConstructor() throws IOException {
        assertThat(SourceFile.main(ROOT))
                .flatMap(file -> file.longerThan(PARAMETERS))
                // How an implementation injects into these is what is measured.
                .filteredOn(constructor -> !constructor.matches(".*: Constructor\\d+Resource takes \\d+"))
                .isEmpty();
    }

    @Test
    void parametersAreCounted() {
        SourceFile file = new SourceFile(Path.of("A.java"), """
                public record A(Map<B, C> one, int two) {
                    private A(int one, Function<B, C> two, D three) {
                    }
                    A a = new A(1, 2, 3, 4);
                """);
        assertThat(file.longerThan(2)).containsExactly("A.java: A takes 3");
        assertThat(file.longerThan(1)).hasSize(2);
    }

    @Test
    void linesOfTheReadme() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(README_LINES);
    }
}
