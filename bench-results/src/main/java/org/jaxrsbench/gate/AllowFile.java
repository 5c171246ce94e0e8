package org.jaxrsbench.gate;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/**
 * Known drops that are accepted for a while: {@code pattern,max-drop,reason,expires}.
 *
 * @param entries in the order of the file; the first that matches counts
 */
public record AllowFile(List<Entry> entries) {

    private static final List<String> COLUMNS = List.of("pattern", "max-drop", "reason", "expires");

    /** Nothing is allowed. */
    public static final AllowFile NONE = new AllowFile(List.of());

    /**
     * One accepted drop.
     *
     * @param pattern found in the case's text
     * @param maxDrop the largest drop that is accepted, as a fraction
     * @param reason why
     * @param expires the last day that it counts
     */
    public record Entry(Pattern pattern, double maxDrop, String reason, LocalDate expires) {

        /** Whether its last day has passed. */
        public boolean expired(LocalDate today) {
            return today.isAfter(expires);
        }
    }

    /** The entry for a case, expired or not. */
    public Optional<Entry> entry(String benchmarkCase) {
        return entries.stream()
                .filter(e -> e.pattern().matcher(benchmarkCase).find())
                .findFirst();
    }

    /** Why a case has its verdict, with what is accepted of it: a case that is missing, or a drop in time alone. */
    Reason judged(CheckResult.Row row, LocalDate today) {
        Optional<Entry> entry = entry(row.benchmarkCase().toString());
        Reason reason = row.reason();
        if (reason.verdict() != Verdict.REGRESSION || entry.isEmpty()) {
            return reason;
        }
        if (entry.get().expired(today)) {
            return new Reason.AllowanceExpired(entry.get(), reason);
        }
        boolean covered = reason instanceof Reason.Missing
                || reason instanceof Reason.Measured measured
                        && measured.allocation() != Verdict.REGRESSION
                        && -row.change().change() <= entry.get().maxDrop();
        return covered ? new Reason.Allowed(entry.get(), reason) : new Reason.MoreThanAllowed(entry.get(), reason);
    }

    /**
     * Reads the file.
     *
     * @throws BadInputException naming the line that is wrong
     */
    public static AllowFile read(Path file) {
        List<Entry> entries = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            List<String> f = line.fields();
            try {
                if (!f.get(1).matches("\\d{1,2}(\\.\\d+)?%|100%")) {
                    throw line.error("max-drop is '" + f.get(1) + "', expected a percentage such as 8%");
                }
                if (f.get(0).isBlank() || f.get(2).isBlank()) {
                    throw line.error("pattern and reason must not be empty");
                }
                double drop = Double.parseDouble(f.get(1).replace("%", "")) / 100;
                entries.add(new Entry(Pattern.compile(f.get(0)), drop, f.get(2), LocalDate.parse(f.get(3))));
            } catch (PatternSyntaxException e) {
                throw line.error("pattern is '" + f.get(0) + "', expected a regular expression");
            } catch (DateTimeParseException e) {
                throw line.error("expires is '" + f.get(3) + "', expected a date such as 2027-01-31");
            }
        }
        return new AllowFile(entries);
    }
}
