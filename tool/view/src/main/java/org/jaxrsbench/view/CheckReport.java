package org.jaxrsbench.view;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.stats.Summary;

/**
 * A check's result, to be told to people: as a table, in files, and to GitHub if it runs there.
 *
 * @param result what was found
 * @param notes what else the reader has to know, a line each
 */
public record CheckReport(CheckResult result, List<String> notes) {

    /** This report with further notes. */
    public CheckReport withNotes(List<String> further) {
        return new CheckReport(
                result, Stream.concat(notes.stream(), further.stream()).toList());
    }

    /**
     * Makes a folder for reports, before anything is measured for them.
     *
     * @throws BadInputException if it cannot be made
     */
    public static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw BadInputException.unwritable("reports cannot be written to " + folder, e);
        }
    }

    /**
     * Writes the files that build servers read.
     *
     * @param folder where they go; made if it is not there
     * @throws BadInputException if they cannot be written
     */
    public void write(Path folder) {
        makeFolder(folder);
        try {
            CheckFiles.write(this, folder);
        } catch (IOException e) {
            throw BadInputException.unwritable("reports cannot be written to " + folder, e);
        }
    }

    /**
     * Writes the files and prints the table.
     *
     * @param environment variables of the process: a build server shows itself in them
     * @param out where the table goes
     * @param progress where it is said where the files are
     * @throws BadInputException if a file cannot be written
     */
    public void publish(Path folder, Map<String, String> environment, PrintStream out, PrintStream progress) {
        write(folder);
        out.print(text());
        if ("true".equals(environment.get("GITHUB_ACTIONS"))) {
            out.print(annotations());
        }
        append(environment, "GITHUB_STEP_SUMMARY", markdown());
        append(
                environment,
                "GITHUB_OUTPUT",
                "verdict=" + result.verdict() + "\nworst-change=" + worst() + "\nfolder=" + folder.toAbsolutePath()
                        + "\n");
        progress.println("reports are in " + folder);
    }

    private static void append(Map<String, String> environment, String variable, String text) {
        String file = environment.getOrDefault(variable, "");
        if (!file.isEmpty()) {
            try {
                Files.writeString(Path.of(file), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw BadInputException.unwritable(variable + ", " + file + ", cannot be written", e);
            }
        }
    }

    /** The change of the case that got worst, by its estimate; empty if none has one. */
    private String worst() {
        return result.rows().stream()
                .map(Row::change)
                .filter(Estimate::hasInterval)
                .min(Comparator.comparingDouble(Estimate::change))
                .map(Words::change)
                .orElse("");
    }

    /** The table for a terminal. */
    String text() {
        return "baseline " + result.baseline() + "   candidate " + result.candidate() + "\n" + conditions() + "\n"
                + table(result.rows()).text()
                + notes.stream().map(note -> note + "\n").collect(Collectors.joining());
    }

    private TextTable table(List<Row> rows) {
        TextTable table =
                new TextTable(List.of("", "baseline", "candidate", "change [95% interval]", "verdict"), Set.of(0, 4));
        rows.forEach(row -> table.add(List.of(
                CaseNames.of(row.benchmarkCase()),
                score(row.baseline()),
                score(row.candidate()),
                Words.change(row.change()),
                VerdictWords.of(row.reason()))));
        return table;
    }

    /** Without an interval: it would be of this run alone, and the change has one. */
    private static String score(Optional<Summary> summary) {
        return summary.map(of -> Words.format(of.metric(), of.score())).orElse("-");
    }

    /** Processor, day, JDK, pairing and metric. */
    private String conditions() {
        CheckResult.Conditions conditions = result.conditions();
        return Caption.of(conditions.environment()) + ", "
                + (conditions.jdks().isEmpty() ? "nothing measured" : "JDK " + String.join(" and ", conditions.jdks()))
                + ", "
                + switch (conditions.pairing()) {
                    case SLICES -> "pairs in slices";
                    case TURNS -> "pairs taking turns";
                    case BACK_TO_BACK -> "pairs back to back";
                    case NONE -> "no pairs";
                }
                + ", metric " + result.metric().label()
                + Caption.INTERVALS;
    }

    /** A summary for a build's step page: failures first, passes folded. */
    String markdown() {
        Map<Boolean, List<Row>> byPass =
                result.rows().stream().collect(Collectors.partitioningBy(row -> row.verdict() == Verdict.PASS));
        List<Row> worse = byPass.get(false);
        List<Row> passed = byPass.get(true);
        return "## Benchmarks: " + headline() + "\n\nBaseline `" + result.baseline() + "`, candidate `"
                + result.candidate() + "`, " + conditions() + "\n\n"
                + (worse.isEmpty() ? "" : table(worse).markdown() + "\n")
                + (passed.isEmpty()
                        ? ""
                        : "<details><summary>" + passed.size() + " passed</summary>\n\n"
                                + table(passed).markdown() + "\n</details>\n")
                + notes.stream().map(note -> "\n" + note + "\n").collect(Collectors.joining());
    }

    private String headline() {
        int all = result.rows().size();
        String of = count(result.verdict()) + " of " + all;
        return switch (result.verdict()) {
            case REGRESSION -> of + " regressed";
            case FAILED -> of + " failed";
            case INCONCLUSIVE -> of + " undecided";
            case PASS -> "all " + all + " passed";
        };
    }

    /** How many cases have a verdict. */
    long count(Verdict verdict) {
        return result.rows().stream().filter(r -> r.verdict() == verdict).count();
    }

    /** One line for a build server: change, interval, verdict. */
    static String line(Row row) {
        return Words.change(row.change()) + " " + VerdictWords.of(row.reason());
    }

    /** Annotations that GitHub shows at the top of a run. */
    private String annotations() {
        return result.rows().stream()
                .filter(row -> row.verdict() != Verdict.PASS)
                .map(row -> (row.verdict() == Verdict.INCONCLUSIVE ? "::warning" : "::error") + " title="
                        + escape(row.benchmarkCase().toString())
                                .replace(":", "%3A")
                                .replace(",", "%2C")
                        + "::" + escape(line(row)) + "\n")
                .collect(Collectors.joining());
    }

    private static String escape(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
