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
import org.jaxrsbench.cli.Bench;
import org.junit.jupiter.api.Test;

/** How large the house may be. Whoever needs more room makes some first, or says in the same commit why a budget grows. */
class BudgetsTest {

    private static final Pattern ROOM = Pattern.compile("(?m)^\\| `([\\w-]+)` \\|.*\\| (\\d+) \\|$");

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static final long MAIN_LINES = 43_635;
    private static final long TEST_LINES = 19_200;
    private static final double SHARE_OF_A_ROOM = 0.30;
    private static final long LINES_OF_A_FILE = 400;
    private static final int PARAMETERS = 10;
    private static final int COMMANDS = 11;
    private static final int README_LINES = 120;

    private static long lines(List<SourceFile> files) {
        return files.stream().mapToLong(SourceFile::lines).sum();
    }

    private static void assertWithin(String what, long count, long budget) {
        System.out.printf("%-26s %6d of %6d%n", what, count, budget);
        assertThat(count).as(what).isLessThanOrEqualTo(budget);
    }

    @Test
    void linesOfMainCode() throws IOException {
        assertWithin("lines of main code", lines(SourceFile.main(ROOT)), MAIN_LINES);
    }

    @Test
    void linesOfTests() throws IOException {
        List<SourceFile> tests =
                SourceFile.all(ROOT).stream().filter(SourceFile::isTest).toList();
        assertWithin("lines of tests", lines(tests), TEST_LINES);
    }

    /** What ARCHITECTURE.md allows each room. */
    @Test
    void linesOfARoom() throws IOException {
        Map<String, Long> rooms = SourceFile.main(ROOT).stream()
                .collect(Collectors.groupingBy(
                        SourceFile::module, TreeMap::new, Collectors.summingLong(SourceFile::lines)));
        Map<String, Long> budgets = ROOM.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md")))
                .results()
                .collect(Collectors.toMap(r -> r.group(1), r -> Long.valueOf(r.group(2))));
        assertThat(budgets).hasSameSizeAs(rooms);
        rooms.forEach((room, count) -> assertWithin(room, count, budgets.get(room)));
        long most = (long) (SHARE_OF_A_ROOM * lines(SourceFile.main(ROOT)));
        rooms.forEach((room, count) -> assertThat(count).as(room).isLessThanOrEqualTo(most));
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
    void commands() {
        long own = Bench.line().getSubcommands().keySet().stream()
                .filter(name -> !name.equals("help")) // picocli's own
                .count();
        assertWithin("commands", own, COMMANDS);
    }

    @Test
    void linesOfTheReadme() throws IOException {
        assertWithin(
                "lines of README.md",
                Files.readAllLines(ROOT.resolve("README.md")).size(),
                README_LINES);
    }
}
