package org.jaxrsbench.gate;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Table;

/**
 * Known drops that are accepted for a while: {@code pattern,max-drop,reason,expires}.
 *
 * @param entries in the order of the file; the first that matches counts
 */
public record AllowFile(List<Entry> entries) {

    private static final Table<Line> TABLE = new Table<>(Line.class, "an editor");

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

    /** An entry as it stands in the file. */
    private record Line(
            Pattern pattern, @Table.Column("max-drop") String maxDrop, String reason, LocalDate expires) {

        private Line {
            if (!maxDrop.matches("\\d{1,2}(\\.\\d+)?%|100%")) {
                throw new IllegalArgumentException("max-drop is '" + maxDrop + "', expected a percentage such as 8%");
            }
            if (pattern.pattern().isBlank() || reason.isBlank()) {
                throw new IllegalArgumentException("pattern and reason must not be empty");
            }
        }

        private Entry entry() {
            return new Entry(pattern, Double.parseDouble(maxDrop.replace("%", "")) / 100, reason, expires);
        }
    }

    /**
     * Reads the file.
     *
     * @throws BadInputException naming the line that is wrong
     */
    public static AllowFile read(Path file) {
        return new AllowFile(TABLE.read(file).stream().map(Line::entry).toList());
    }
}
