package org.jaxrsbench.gate.claims;

import org.jaxrsbench.gate.compare.Comparison.Change;

/** What became of a published claim. */
public enum ClaimVerdict {
    /** The published ratio lies in the interval, or the measured one exceeds it in the same direction. */
    HOLDS("holds"),
    /** The same direction, and the interval excludes the published ratio. */
    WEAKER("weaker"),
    /** The interval includes no change, or lies in the other direction. */
    DOES_NOT_HOLD("does not hold"),
    /** What the experiment's other rows are ratios to. */
    REFERENCE("reference"),
    /** It could not be measured. */
    CANNOT_BE_RUN("cannot be run");

    private final String label;

    ClaimVerdict(String label) {
        this.label = label;
    }

    /** Its name in the table. */
    public String label() {
        return label;
    }

    /**
     * Judges a claim.
     *
     * @param published ratio to the experiment's reference
     * @param measured the same ratio here, with its 95% interval
     */
    public static ClaimVerdict of(double published, Change measured) {
        if (measured.low() <= published && published <= measured.high()) {
            return HOLDS;
        }
        boolean faster = published > 1;
        if (faster ? measured.low() <= 1 : measured.high() >= 1) {
            return DOES_NOT_HOLD;
        }
        return (faster ? measured.ratio() > published : measured.ratio() < published) ? HOLDS : WEAKER;
    }
}
