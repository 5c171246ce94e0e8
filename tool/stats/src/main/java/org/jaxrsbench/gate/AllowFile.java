package org.jaxrsbench.gate;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Table;

/**
 * Known drops that are accepted for a while: {@code pattern,max-drop,reason,expires}, and maybe {@code max-alloc}.
 *
 * @param entries in the order of the file; the first that matches counts
 */
public record AllowFile(List<Entry> entries) {

    private static final Table<Entry> TABLE = new Table<>(Entry.class);

    /** Nothing is allowed. */
    public static final AllowFile NONE = new AllowFile(List.of());

    /**
     * One accepted drop.
     *
     * @param pattern found in the case's text
     * @param maxDrop the largest drop that is accepted, as a percentage: {@code 8%}
     * @param reason why
     * @param expires the last day that it counts
     * @param bytes the rise in allocation that is accepted; empty if none is
     */
    public record Entry(
            Pattern pattern,
            @Table.Column("max-drop") String maxDrop,
            String reason,
            LocalDate expires,
            Optional<Bytes> bytes) {

        /** Checks what is written by hand. */
        public Entry {
            if (!maxDrop.matches("\\d{1,2}(\\.\\d+)?%|100%")) {
                throw new IllegalArgumentException("max-drop is '" + maxDrop + "', expected a percentage such as 8%");
            }
            if (pattern.pattern().isBlank() || reason.isBlank()) {
                throw new IllegalArgumentException("pattern and reason must not be empty");
            }
        }

        private Reason.Use use(Reason regression, double change, LocalDate today) {
            if (today.isAfter(expires)) {
                return Reason.Use.EXPIRED;
            }
            if (!(regression instanceof Reason.Measured measured)) {
                return regression instanceof Reason.Missing ? Reason.Use.ALLOWED : Reason.Use.EXCEEDED;
            }
            Reason.Memory memory = measured.memory();
            boolean accepted =
                    bytes.filter(b -> memory.rise() <= fraction(b.maxAlloc)).isPresent();
            Verdict beyond = (accepted ? Verdict.PASS : memory.allocation()).worse(memory.leak());
            boolean dropped = measured.time().verdict() == Verdict.REGRESSION && -change > fraction(maxDrop);
            return dropped || beyond == Verdict.REGRESSION
                    ? Reason.Use.EXCEEDED
                    : beyond == Verdict.PASS ? Reason.Use.ALLOWED : Reason.Use.DROP_ALONE;
        }

        private static double fraction(String percent) {
            return Double.parseDouble(percent.replace("%", "")) / 100;
        }
    }

    /**
     * An accepted rise in allocation.
     *
     * @param maxAlloc the largest one, as a percentage of the baseline's bytes an operation: {@code 8%}
     */
    public record Bytes(@Table.Column("max-alloc") String maxAlloc) {

        /** Checks what is written by hand. */
        public Bytes {
            if (!maxAlloc.matches("\\d{1,6}(\\.\\d+)?%")) {
                throw new IllegalArgumentException("max-alloc is '" + maxAlloc + "', expected a percentage such as 8%");
            }
        }
    }

    /** The line that accepts for three months that a case is missing, but for the reason. */
    public static String line(Case missing, LocalDate today) {
        String pattern = "^" + missing.toString().replaceAll("[\\\\.\\[\\](){}*+?^$|]", "\\\\$0") + "$";
        return CsvFiles.line(
                        List.of(pattern, "0%", "why it is", today.plusMonths(3).toString()))
                .strip();
    }

    /**
     * Why a case has its verdict, with what is accepted of it: a case that is missing, or a drop in time alone. Of several entries, the
     * first of those that leave the best verdict counts.
     */
    Reason judged(CheckResult.Row row, LocalDate today) {
        Reason reason = row.reason();
        return entries.stream()
                .filter(e -> reason.verdict() == Verdict.REGRESSION
                        && e.pattern().matcher(row.benchmarkCase().toString()).find())
                .<Reason>map(
                        e -> new Reason.Allowance(e, e.use(reason, row.change().change(), today), reason))
                .min(Comparator.comparing(Reason::verdict).reversed())
                .orElse(reason);
    }

    /** The entries that match none of these cases. */
    public List<Entry> matchingNone(Collection<Case> cases) {
        return entries.stream()
                .filter(e -> cases.stream()
                        .noneMatch(c -> e.pattern().matcher(c.toString()).find()))
                .toList();
    }

    /**
     * Reads the file.
     *
     * @throws BadInputException naming the line that is wrong
     */
    public static AllowFile read(Path file) {
        return new AllowFile(TABLE.read(file));
    }
}
