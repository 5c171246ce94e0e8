package org.jaxrsbench.gate.claims;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.results.Table;

/**
 * Every claim with what was measured and what became of it.
 *
 * @param rows in the published order
 */
public record Reproduction(List<Row> rows) {

    /** The file {@code reproduction.csv}. */
    public static final Table<Recorded> TABLE = new Table<>(Recorded.class, "scripts/bench reproduce", 5);

    /**
     * A claim with what became of it.
     *
     * @param published ratio to the reference, with the interval of its published errors
     * @param measured the same ratio here; empty if it could not be measured
     * @param reason why not, or what stands in for what
     */
    public record Row(
            Claim claim, Estimate published, Optional<Estimate> measured, ClaimVerdict verdict, String reason) {}

    /**
     * What measuring one ratio gave.
     *
     * @param change the ratio; empty if there is none
     * @param whyNot the reason then
     */
    public record Ratio(Optional<Estimate> change, String whyNot) {

        /** A ratio that was measured. */
        public static Ratio of(Estimate change) {
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
        Estimate published = claim.publishedRatio(reference);
        String reason = claim.counterpart().reason();
        if (claim.reference()) {
            return new Row(claim, published, Optional.empty(), ClaimVerdict.REFERENCE, reason);
        }
        Ratio ratio = ratios.apply(claim, reference);
        if (ratio.change().isEmpty()) {
            String why = ratio.whyNot() + (reason.isEmpty() ? "" : "; " + reason);
            return new Row(claim, published, Optional.empty(), ClaimVerdict.CANNOT_BE_RUN, why);
        }
        Claim.Standing standing = claim.counterpart().standing();
        ClaimVerdict verdict = ClaimVerdict.of(published, ratio.change().get(), standing);
        return new Row(claim, published, ratio.change(), verdict, reason);
    }

    /**
     * Writes {@code reproduction.csv}.
     *
     * @throws IOException if it cannot be written
     */
    public void write(Path file) throws IOException {
        TABLE.write(
                file,
                rows.stream()
                        .map(row -> new Recorded(
                                row.claim().experiment(),
                                row.claim().text(),
                                Published.of(row.published()),
                                row.measured().map(Measured::of),
                                row.claim().tier().label(),
                                row.verdict().label(),
                                row.claim().counterpart().standing().label(),
                                row.reason()))
                        .toList());
    }

    /**
     * A row of {@code reproduction.csv}.
     *
     * @param claim in words
     * @param measured empty for the reference itself, and if it could not be measured
     * @param verdict in words
     * @param standing what else it is than what was published, in words; empty if it is that
     * @param reason why it could not be measured, or what stands in for what
     */
    public record Recorded(
            String experiment,
            String claim,
            Published published,
            Optional<Measured> measured,
            String tier,
            String verdict,
            String standing,
            String reason) {

        /** Whether it is what the others are compared with. */
        public boolean isReference() {
            return verdict.equals(ClaimVerdict.REFERENCE.label());
        }
    }

    /** The published ratio to the reference, with the interval of its published errors. */
    public record Published(double published, double publishedLow, double publishedHigh) {

        private static Published of(Estimate ratio) {
            return new Published(ratio.ratio(), ratio.lowRatio(), ratio.highRatio());
        }

        /** The ratio. */
        public Estimate estimate() {
            return Estimate.ofRatio(published, publishedLow, publishedHigh, 0);
        }
    }

    /** The same ratio as it was measured, with its 95% interval. */
    public record Measured(double measured, double ciLow, double ciHigh) {

        private static Measured of(Estimate ratio) {
            return new Measured(ratio.ratio(), ratio.lowRatio(), ratio.highRatio());
        }

        /** The ratio. */
        public Estimate estimate() {
            return Estimate.ofRatio(measured, ciLow, ciHigh, 0);
        }
    }
}
