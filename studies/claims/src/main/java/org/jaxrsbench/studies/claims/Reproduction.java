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
        Estimate published = claim.publishedRatio(reference);
        String reason = claim.counterpart().reason();
        if (claim.reference()) {
            return of(claim, published, Estimate.NONE, ClaimVerdict.REFERENCE, reason);
        }
        Estimate measured = ratios.apply(claim, reference);
        if (!measured.hasInterval()) {
            String why = "only " + measured.n() + " pairs were measured" + (reason.isEmpty() ? "" : "; " + reason);
            return of(claim, published, Estimate.NONE, ClaimVerdict.CANNOT_BE_RUN, why);
        }
        Claim.Standing standing = claim.counterpart().standing();
        return of(claim, published, measured, ClaimVerdict.of(published, measured, standing), reason);
    }

    private static Reproduction of(
            Claim claim, Estimate published, Estimate measured, ClaimVerdict verdict, String reason) {
        return new Reproduction(
                claim.experiment(),
                claim.text(),
                published.asRatio(),
                Optional.of(measured).filter(Estimate::hasInterval).map(Estimate::asRatio),
                claim.tier(),
                verdict,
                claim.counterpart().standing(),
                reason);
    }
}
