package org.jaxrsbench.gate.claims;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.CsvFiles;

/** Every claim with what was measured and what became of it. */
public final class Reproduction {

    private static final List<String> COLUMNS =
            List.of("experiment,claim,published,measured,ci_low,ci_high,tier,verdict,reason".split(","));

    private final List<Row> rows = new ArrayList<>();

    /**
     * A row of {@code reproduction.csv}.
     *
     * @param published ratio to the reference
     * @param measured the same ratio here; empty where it could not be measured
     * @param reason why not, or what stands in for what
     */
    public record Row(Claim claim, double published, Optional<Change> measured, ClaimVerdict verdict, String reason) {}

    /**
     * What measuring one ratio gave.
     *
     * @param change the ratio; empty where there is none
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

    /**
     * Judges claims.
     *
     * @param claims all rows
     * @param ratios measures a claim against its reference
     */
    public Reproduction(List<Claim> claims, BiFunction<Claim, Claim, Ratio> ratios) {
        for (Claim claim : claims) {
            Claim reference = claim.referenceAmong(claims);
            double published = claim.published() / reference.published();
            if (claim.reference()) {
                rows.add(new Row(claim, published, Optional.empty(), ClaimVerdict.REFERENCE, claim.reason()));
                continue;
            }
            Ratio ratio = ratios.apply(claim, reference);
            rows.add(ratio.change()
                    .map(change -> new Row(
                            claim, published, ratio.change(), ClaimVerdict.of(published, change), claim.reason()))
                    .orElseGet(() -> new Row(
                            claim,
                            published,
                            Optional.empty(),
                            ClaimVerdict.CANNOT_BE_RUN,
                            joined(ratio.whyNot(), claim))));
        }
    }

    private static String joined(String whyNot, Claim claim) {
        return claim.reason().isEmpty() ? whyNot : whyNot + "; " + claim.reason();
    }

    /** All rows, in the published order. */
    public List<Row> rows() {
        return rows;
    }

    /** Writes {@code reproduction.csv}. */
    public void write(Path file) throws IOException {
        CsvFiles.write(
                file,
                COLUMNS,
                rows.stream()
                        .map(row -> List.of(
                                row.claim().experiment(),
                                row.claim().text(),
                                number(row.published()),
                                row.measured().map(c -> number(c.ratio())).orElse(""),
                                row.measured().map(c -> number(c.low())).orElse(""),
                                row.measured().map(c -> number(c.high())).orElse(""),
                                row.claim().tier(),
                                row.verdict().label(),
                                row.reason()))
                        .toList());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }

    /** As a table. */
    public String markdown() {
        StringBuilder text = new StringBuilder("| experiment | claim | published | measured [95%] | tier | verdict |\n"
                + "|---|---|--:|--:|---|---|\n");
        List<String> reasons = new ArrayList<>();
        for (Row row : rows) {
            String note = "";
            if (!row.reason().isEmpty()) {
                if (!reasons.contains(row.reason())) {
                    reasons.add(row.reason());
                }
                note = " (" + (reasons.indexOf(row.reason()) + 1) + ")";
            }
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s | %s%s |%n",
                    row.claim().experiment(),
                    row.claim().text(),
                    times(row.published()),
                    row.measured()
                            .map(c -> times(c.ratio()) + " [" + times(c.low()) + ", " + times(c.high()) + "]")
                            .orElse(""),
                    row.claim().tier(),
                    row.verdict().label(),
                    note));
        }
        text.append("\nRatios to the experiment's reference row.\n");
        for (int i = 0; i < reasons.size(); i++) {
            text.append("(").append(i + 1).append(") ").append(reasons.get(i)).append(".\n");
        }
        return text.toString();
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2fx" : "%.1fx", ratio);
    }
}
