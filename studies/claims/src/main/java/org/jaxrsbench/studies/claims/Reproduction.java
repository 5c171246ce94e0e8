package org.jaxrsbench.studies.claims;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A claim with what was measured and what became of it: a row of {@code reproduction.csv}.
 *
 * @param claim in words
 * @param published ratio to the reference of its experiment, with the interval of its published errors
 * @param measured the same ratio here, with its 95% interval; empty for the reference itself, and if it could not be measured
 * @param reason why not, or what stands in for what
 */
public record Reproduction(
        String experiment,
        String claim,

        @Table.Column({"published", "published_low", "published_high"})
        Estimate.AsRatio published,

        @Table.Column({"measured", "ci_low", "ci_high"}) Optional<Estimate.AsRatio> measured,
        Claim.Tier tier,
        ClaimVerdict verdict,
        Claim.Standing standing,
        String reason) {

    /** The file {@code reproduction.csv}. */
    public static final Table<Reproduction> TABLE = new Table<>(Reproduction.class, "scripts/bench reproduce", 5);

    /**
     * Judges claims.
     *
     * @param claims all rows, with the references of their experiments among them
     * @param ratios the ratio of a claim, which comes first, to its reference; without an interval if there are too few pairs
     * @return in the published order
     * @throws org.jaxrsbench.format.BadInputException if an experiment has no reference
     */
    public static List<Reproduction> judge(List<Claim> claims, BiFunction<Claim, Claim, Estimate> ratios) {
        return claims.stream()
                .map(claim -> judge(claim, claim.referenceAmong(claims), ratios))
                .toList();
    }

    private static Reproduction judge(Claim claim, Claim reference, BiFunction<Claim, Claim, Estimate> ratios) {
        Claim.Counterpart how = claim.counterpart();
        Estimate published = claim.publishedRatio(reference);
        Estimate measured = claim.reference() ? Estimate.NONE : ratios.apply(claim, reference);
        boolean missing = !claim.reference() && !measured.hasInterval();
        String why =
                "only " + measured.n() + " pairs were measured" + (how.reason().isEmpty() ? "" : "; ");
        return new Reproduction(
                claim.experiment(),
                claim.text(),
                published.asRatio(),
                Optional.of(measured).filter(Estimate::hasInterval).map(Estimate::asRatio),
                claim.tier(),
                claim.reference()
                        ? ClaimVerdict.REFERENCE
                        : missing ? ClaimVerdict.CANNOT_BE_RUN : ClaimVerdict.of(published, measured, how.standing()),
                how.standing(),
                (missing ? why : "") + how.reason());
    }
}
