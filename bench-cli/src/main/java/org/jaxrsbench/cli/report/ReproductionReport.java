package org.jaxrsbench.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.gate.claims.Reproduction.Row;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.view.TextTable;

/** Shows what became of published claims. */
public final class ReproductionReport {

    private ReproductionReport() {}

    /**
     * Leaves {@code reproduction.csv} and {@code reproduction.md} in a run's folder.
     *
     * @throws BadInputException if they cannot be written
     */
    public static void write(Reproduction reproduction, Path folder) {
        try {
            reproduction.write(folder.resolve("reproduction.csv"));
            Files.writeString(folder.resolve("reproduction.md"), markdown(reproduction));
        } catch (IOException e) {
            throw new BadInputException(folder + ": reproduction.csv and reproduction.md cannot be written there: " + e
                    + "; make room for them, and go on with --http-run " + folder);
        }
    }

    /** The reproduction as a Markdown table, with the reasons as notes below it. */
    public static String markdown(Reproduction reproduction) {
        TextTable table = new TextTable(
                List.of("experiment", "claim", "published", "measured [95%]", "tier", "verdict", "measured is"),
                Set.of(0, 1, 4, 5, 6));
        List<String> reasons = reproduction.rows().stream()
                .map(Row::reason)
                .filter(reason -> !reason.isEmpty())
                .distinct()
                .toList();
        for (Row row : reproduction.rows()) {
            String note = row.reason().isEmpty() ? "" : " (" + (reasons.indexOf(row.reason()) + 1) + ")";
            table.add(List.of(
                    row.claim().experiment(),
                    row.claim().text(),
                    interval(row.published()),
                    row.measured().map(ReproductionReport::interval).orElse(""),
                    row.claim().tier().label(),
                    row.verdict().label(),
                    row.claim().counterpart().standing().label() + note));
        }
        StringBuilder text = new StringBuilder(table.markdown());
        text.append(
                "\nRatios to the experiment's reference row; a published one has an interval where errors were published.\n");
        for (int i = 0; i < reasons.size(); i++) {
            text.append("(").append(i + 1).append(") ").append(reasons.get(i)).append(".\n");
        }
        return text.toString();
    }

    /** A ratio, with its interval if that has a length. */
    private static String interval(Estimate change) {
        return change.lowRatio() == change.highRatio()
                ? times(change.ratio())
                : times(change.ratio()) + " [" + times(change.lowRatio()) + ", " + times(change.highRatio()) + "]";
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2fx" : "%.1fx", ratio);
    }
}
