package org.jaxrsbench.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.BadInputException;

/**
 * Tells a check's result: on the terminal, in files, and to GitHub if it runs there.
 *
 * @param folder where the files go; made if it is not there
 * @param environment variables of the process: a build server shows itself in them
 * @param out where the table goes
 * @param progress where it is said where the files are
 */
public record CheckPublisher(Path folder, Map<String, String> environment, PrintStream out, PrintStream progress) {

    /**
     * Makes a folder for reports, before anything is measured for them.
     *
     * @throws BadInputException if it cannot be made
     */
    public static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw unwritable("reports cannot be written to " + folder, e);
        }
    }

    /**
     * Writes the files.
     *
     * @throws BadInputException if they cannot be written
     */
    public void write(CheckReport report) {
        try {
            CheckFiles.write(report, folder);
        } catch (IOException e) {
            throw unwritable("reports cannot be written to " + folder, e);
        }
    }

    /**
     * Writes the files and prints the table.
     *
     * @throws BadInputException if a file cannot be written
     */
    public void publish(CheckReport report) {
        write(report);
        out.print(VerdictColors.of(CheckTables.text(report)));
        if ("true".equals(environment.get("GITHUB_ACTIONS"))) {
            out.print(annotations(report));
        }
        String summary = environment.getOrDefault("GITHUB_STEP_SUMMARY", "");
        if (!summary.isEmpty()) {
            append(Path.of(summary), CheckTables.markdown(report));
        }
        progress.println("reports are in " + folder);
    }

    private static void append(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw unwritable("the summary cannot be written to GITHUB_STEP_SUMMARY, " + file, e);
        }
    }

    private static BadInputException unwritable(String what, IOException e) {
        return new BadInputException(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }

    /** Annotations that GitHub shows at the top of a run. */
    private static String annotations(CheckReport report) {
        StringBuilder text = new StringBuilder();
        for (Row row : report.result().rows()) {
            if (row.verdict() != Verdict.PASS) {
                text.append(row.verdict() == Verdict.REGRESSION ? "::error" : "::warning")
                        .append(" title=")
                        .append(escape(row.benchmarkCase().toString())
                                .replace(":", "%3A")
                                .replace(",", "%2C"))
                        .append("::")
                        .append(escape(RowWords.line(row)))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String escape(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
