package org.jaxrsbench.gate.claims;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.CsvFiles;

/**
 * Every claim with what was measured and what became of it.
 *
 * @param rows in the published order
 */
public record Reproduction(List<Row> rows) {

    /** Columns of {@code reproduction.csv}. */
    public static final List<String> COLUMNS = List.of(
            ("experiment,claim,published,published_low,published_high,measured,ci_low,ci_high,tier,verdict,standing,"
                            + "reason")
                    .split(","));

    /**
     * A row of {@code reproduction.csv}.
     *
     * @param published ratio to the reference, with the interval of its published errors
     * @param measured the same ratio here; empty if it could not be measured
     * @param reason why not, or what stands in for what
     */
    public record Row(Claim claim, Change published, Optional<Change> measured, ClaimVerdict verdict, String reason) {}

    /**
     * What measuring one ratio gave.
     *
     * @param change the ratio; empty if there is none
     * @param whyNot the reason then
     */
    public record Ratio(Optional<Change> change, String whyNot) {

        /** A ratio that was measured. */
        public static Ratio of(Change change) {
            return new Ratio(Optional.of(change), "");
        }

        /** One that was not. */
        public static Ratio none(String why) {
            return new Ratio(Optional.empty(), why);
        }
    }

    public Reproduction {
        rows = List.copyOf(rows);
    }

    /**
     * Judges claims.
     *
     * @param claims all rows, with the references of their experiments among them
     * @param ratios the ratio of a claim, which comes first, to its reference
     * @throws org.jaxrsbench.results.BadInputException if an experiment has no reference
     */
    public static Reproduction judge(List<Claim> claims, BiFunction<Claim, Claim, Ratio> ratios) {
        return new Reproduction(claims.stream()
                .map(claim -> row(claim, claim.referenceAmong(claims), ratios))
                .toList());
    }

    private static Row row(Claim claim, Claim reference, BiFunction<Claim, Claim, Ratio> ratios) {
        Change published = claim.publishedRatio(reference);
        if (claim.reference()) {
            return new Row(claim, published, Optional.empty(), ClaimVerdict.REFERENCE, claim.reason());
        }
        Ratio ratio = ratios.apply(claim, reference);
        return ratio.change()
                .map(change -> new Row(
                        claim,
                        published,
                        ratio.change(),
                        ClaimVerdict.of(published, change, claim.standing()),
                        claim.reason()))
                .orElseGet(() -> new Row(
                        claim,
                        published,
                        Optional.empty(),
                        ClaimVerdict.CANNOT_BE_RUN,
                        claim.reason().isEmpty() ? ratio.whyNot() : ratio.whyNot() + "; " + claim.reason()));
    }

    /**
     * Writes {@code reproduction.csv}.
     *
     * @throws IOException if it cannot be written
     */
    public void write(Path file) throws IOException {
        CsvFiles.write(
                file,
                COLUMNS,
                rows.stream()
                        .map(row -> List.of(
                                row.claim().experiment(),
                                row.claim().text(),
                                number(row.published().ratio()),
                                number(row.published().low()),
                                number(row.published().high()),
                                row.measured().map(c -> number(c.ratio())).orElse(""),
                                row.measured().map(c -> number(c.low())).orElse(""),
                                row.measured().map(c -> number(c.high())).orElse(""),
                                row.claim().tier().label(),
                                row.verdict().label(),
                                row.claim().standing().label(),
                                row.reason()))
                        .toList());
    }

    /**
     * A row of {@code reproduction.csv}, read back.
     *
     * @param claim in words
     * @param published ratio to the reference, with the interval of its published errors
     * @param measured the same ratio here; empty for the reference itself, and if it could not be measured
     * @param verdict in words
     * @param standing what else it is than what was published, in words; empty if it is that
     */
    public record Recorded(
            String experiment,
            String claim,
            Change published,
            Optional<Change> measured,
            String tier,
            String verdict,
            String standing) {

        /** Whether it is what the others are compared with. */
        public boolean isReference() {
            return verdict.equals(ClaimVerdict.REFERENCE.label());
        }
    }

    /**
     * Reads {@code reproduction.csv}.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is none
     */
    public static List<Recorded> read(Path file) {
        return CsvFiles.read(file, COLUMNS).stream().map(Reproduction::recorded).toList();
    }

    private static Recorded recorded(CsvFiles.Line line) {
        List<String> f = line.fields();
        try {
            return new Recorded(
                    f.get(0),
                    f.get(1),
                    change(f.subList(2, 5)),
                    f.get(5).isEmpty() ? Optional.empty() : Optional.of(change(f.subList(5, 8))),
                    f.get(8),
                    f.get(9),
                    f.get(10));
        } catch (NumberFormatException e) {
            throw line.error("expected ratios as scripts/bench reproduce writes them");
        }
    }

    private static Change change(List<String> fields) {
        return new Change(
                Double.parseDouble(fields.get(0)),
                Double.parseDouble(fields.get(1)),
                Double.parseDouble(fields.get(2)));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }
}
