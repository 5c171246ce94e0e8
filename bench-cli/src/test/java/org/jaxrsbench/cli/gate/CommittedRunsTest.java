package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.subject.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every run that is committed under {@code results/} gives the same verdicts and tables as before.
 *
 * <p>{@code committed-runs/commands.csv} lists the commands: a name, then the words of the command line. What a command
 * printed, its exit code and the reports that it wrote are in {@code committed-runs/<name>.txt}. When a change of output is
 * wanted, or a command is added, this writes these files again, to be read in the diff:
 *
 * <pre>mvn test -pl bench-cli -am -Dtest=CommittedRunsTest -Dsurefire.failIfNoSpecifiedTests=false -Dcommitted.runs.write=true</pre>
 */
class CommittedRunsTest {

    private static final Path ROOT = Checkout.find();
    private static final Path FILES = ROOT.resolve("bench-cli/src/test/resources/committed-runs");
    private static final boolean WRITE = Boolean.getBoolean("committed.runs.write");
    /** Logarithms may differ in their last digit from one processor to another. */
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d+\\.\\d{10,}(E-?\\d+)?");

    private static final MathContext DIGITS = new MathContext(12);
    private static final List<String> REPORTS =
            List.of("check.csv", "junit.xml", "summary.md", "bigger-is-better.json");

    @TempDir
    private Path reports;

    private record Command(String name, List<String> words) {

        @Override
        public String toString() {
            return name;
        }

        private Path expected() {
            return FILES.resolve(name + ".txt");
        }
    }

    static List<Command> commands() throws IOException {
        return Files.readAllLines(FILES.resolve("commands.csv")).stream()
                .map(CsvFiles::parseLine)
                .map(words -> new Command(words.get(0), words.subList(1, words.size())))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theSameAsBefore(Command command) throws IOException {
        String actual = run(command.words());
        if (WRITE) {
            Files.writeString(command.expected(), actual);
        }
        assertThat(actual).isEqualTo(Files.readString(command.expected()));
    }

    private String run(List<String> words) throws IOException {
        List<Object> all = words.stream()
                .map(word -> word.startsWith("results/") ? ROOT.resolve(word).toString() : word)
                .map(word -> word.startsWith("committed-runs/")
                        ? FILES.resolveSibling(word).toString()
                        : word)
                .collect(Collectors.toCollection(ArrayList::new));
        boolean check = words.get(0).equals("check");
        if (check) {
            all.addAll(List.of("--report", reports));
        }
        Cli cli = Cli.run(all.toArray());
        StringBuilder text = new StringBuilder("exit code " + cli.exit() + "\n");
        append(text, "standard output", withoutAnnotations(cli.out()));
        append(text, "standard error", cli.err());
        for (String report : REPORTS) {
            if (Files.exists(reports.resolve(report))) {
                append(text, report, Files.readString(reports.resolve(report)));
            }
        }
        return shortened(text.toString()
                .replace(reports.toString(), "REPORTS")
                .replace(ROOT + "/", "")
                .replace(System.lineSeparator(), "\n"));
    }

    private static void append(StringBuilder text, String title, String content) {
        text.append("--- ").append(title).append('\n').append(content);
        if (!content.isEmpty() && !content.endsWith("\n")) {
            text.append('\n');
        }
    }

    /** A build server sees these lines; a terminal does not. */
    private static String withoutAnnotations(String out) {
        return out.replaceAll("(?m)^::(error|warning) .*\n", "");
    }

    private static String shortened(String text) {
        return LONG_NUMBER
                .matcher(text)
                .replaceAll(number ->
                        new BigDecimal(number.group()).round(DIGITS).toString().toUpperCase(Locale.ROOT));
    }

    @Test
    void everyCommittedRunIsInTheList() throws IOException {
        List<String> words =
                commands().stream().flatMap(command -> command.words().stream()).toList();
        try (Stream<Path> runs = Files.list(ROOT.resolve("results"))) {
            assertThat(runs.filter(run -> run.getFileName().toString().contains("-reference"))
                            .map(run -> "results/" + run.getFileName()))
                    .isNotEmpty()
                    .isSubsetOf(words);
        }
    }

    @Test
    void everyExpectationBelongsToACommand() throws IOException {
        try (Stream<Path> files = Files.list(FILES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".txt")))
                    .containsExactlyInAnyOrderElementsOf(
                            commands().stream().map(Command::expected).toList());
        }
    }
}
