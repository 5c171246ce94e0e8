package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.CheckCsv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every run that is committed under {@code results/} gives the same verdicts and ratios as before, in whatever words.
 *
 * <p>{@code committed-runs.csv} has a command a line, its exit code, and what was found: of a check each case, of a comparison
 * how many rows each metric has, and the last of them. A word that starts with {@code reference} is a run. When another result
 * is wanted, or a command is added, this writes the file again, to be read in the diff:
 *
 * <pre>mvn test -pl tool/cli -am -Dtest=CommittedRunsTest -Dsurefire.failIfNoSpecifiedTests=false -Dcommitted.runs.write=true</pre>
 */
class CommittedRunsTest {

    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final Path FILE = RESOURCES.resolve("committed-runs.csv");
    private static final List<String> COLUMNS = List.of("command", "exit", "found");
    private static final List<String> COMPARED = List.of(
            ("benchmark,params,mode,threads,metric,unit,subject,forks,score,ci_low,ci_high,ratio,ratio_low,ratio_high")
                    .split(","));
    /** Logarithms may differ in their last digits from one processor to another. */
    private static final MathContext DIGITS = new MathContext(6);

    @TempDir
    private Path folder;

    private static List<List<String>> expected() {
        return CsvFiles.read(FILE, COLUMNS).stream().map(CsvFiles.Line::fields).toList();
    }

    @Test
    void theSameAsBefore() throws IOException {
        List<List<String>> actual = new ArrayList<>();
        for (List<String> line : expected()) {
            actual.add(answer(line.get(0)));
        }
        if (Boolean.getBoolean("committed.runs.write")) {
            CsvFiles.write(FILE, COLUMNS, actual);
        }
        assertThat(actual).containsExactlyElementsOf(expected());
    }

    @Test
    void everyCommittedRunIsRead() {
        assertThat(expected().stream()
                        .flatMap(line -> Stream.of(line.get(0).split(" ")))
                        .filter(word -> word.startsWith("reference"))
                        .map(CommittedRuns::named))
                .containsAll(CommittedRuns.all());
    }

    private List<String> answer(String command) throws IOException {
        List<Object> words = new ArrayList<>();
        for (String word : command.split(" ")) {
            words.add(
                    word.startsWith("reference")
                            ? CommittedRuns.named(word)
                            : word.endsWith(".csv") ? RESOURCES.resolve(word) : word);
        }
        boolean check = words.get(0).equals("check");
        words.addAll(check ? List.of("--no-page", "--reports-to", folder) : List.of("--format", "csv"));
        Cli cli = Cli.run(words.toArray());
        List<String> found = List.of();
        if (cli.exit() == 2 || cli.exit() == 4) {
            assertThat(cli.err()).as(command).startsWith("error: ").hasLineCount(1);
        } else {
            found = check ? judged() : compared(cli.out());
        }
        return List.of(command, Integer.toString(cli.exit()), String.join("; ", found));
    }

    private List<String> judged() {
        return CheckCsv.TABLE.read(folder.resolve("check.csv")).stream()
                .map(row -> {
                    CheckCsv.Given given = row.given();
                    String change = figures(
                            row.change().change(),
                            row.change().low(),
                            row.change().high());
                    return given.verdict() + " " + row.benchmarkCase().params() + " " + change + " p "
                            + digits(given.p()) + " of " + given.pairs() + " pairs at look " + given.look();
                })
                .toList();
    }

    private List<String> compared(String csv) throws IOException {
        Map<String, List<List<String>>> rows =
                CsvFiles.read(Files.writeString(folder.resolve("compared.csv"), csv), COMPARED).stream()
                        .map(CsvFiles.Line::fields)
                        .collect(Collectors.groupingBy(f -> f.get(4), LinkedHashMap::new, Collectors.toList()));
        List<String> found = new ArrayList<>();
        rows.forEach((metric, of) -> {
            List<String> last = of.get(of.size() - 1);
            double[] n = last.subList(8, 14).stream()
                    .mapToDouble(CsvFiles::numberOrNone)
                    .toArray();
            found.add(metric + " " + of.size() + " rows to " + last.get(1) + " " + last.get(6) + " "
                    + figures(n[0], n[1], n[2]) + " ratio " + figures(n[3], n[4], n[5]));
        });
        return found;
    }

    private static String figures(double of, double low, double high) {
        return digits(of) + " [" + digits(low) + " " + digits(high) + "]";
    }

    private static String digits(double number) {
        return Double.isFinite(number) ? new BigDecimal(number).round(DIGITS).toString() : "-";
    }
}
