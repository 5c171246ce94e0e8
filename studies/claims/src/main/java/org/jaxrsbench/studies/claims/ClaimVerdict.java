package org.jaxrsbench.studies.claims;

import java.util.Locale;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.gate.Estimate;

/** The verdict on a published claim; {@link #of} has the rules, in order. */
public enum ClaimVerdict implements Labeled {
    /** Published within 5% of 1, and the whole interval lies within a factor of 1.1 of what was published. */
    NO_DIFFERENCE,
    /** The interval holds 1: nothing was seen. */
    NOISE,
    /** The interval lies on the other side of 1. */
    CONTRADICTED,
    /** The whole interval lies within a factor of 1.25 of what was published, and the very thing was measured. */
    REPRODUCED,
    /** The published direction: the interval includes the published ratio, or something else was measured and lies within 1.25 of it. */
    DIRECTION,
    /** The published direction, nearer to 1. */
    WEAKER,
    /** The published direction, farther from 1. */
    STRONGER,
    /** The row to which the experiment's other rows are ratios. */
    REFERENCE,
    /** It could not be measured. */
    CANNOT_BE_RUN;

    private static final double NO_CHANGE = 1.05;
    private static final double SAME = 1.1;
    private static final double NEAR = 1.25;

    @Override
    public String label() {
        return switch (this) {
            case NO_DIFFERENCE -> "no difference, as published";
            case NOISE -> "not told from noise";
            case DIRECTION -> "direction confirmed";
            default -> name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /**
     * Judges a claim.
     *
     * @param published ratio to the experiment's reference, with the interval that its published errors give; of no length if none
     *     was published
     * @param measured the same ratio here, with its 95% interval
     * @param standing whether the very thing was measured
     */
    public static ClaimVerdict of(Estimate published, Estimate measured, Claim.Standing standing) {
        if (Math.abs(published.log()) <= StrictMath.log(NO_CHANGE) && within(measured, published, SAME)) {
            return NO_DIFFERENCE;
        }
        if (!measured.clear()) {
            return NOISE;
        }
        boolean faster = published.log() > 0;
        if (faster != measured.log() > 0) {
            return CONTRADICTED;
        }
        if (within(measured, published, NEAR)) {
            return standing == Claim.Standing.SAME ? REPRODUCED : DIRECTION;
        }
        if (measured.low() <= published.high() && published.low() <= measured.high()) {
            return DIRECTION;
        }
        return faster == measured.log() > published.log() ? STRONGER : WEAKER;
    }

    /** Whether an interval lies wholly within a factor of another one. */
    private static boolean within(Estimate inner, Estimate outer, double factor) {
        return outer.low() - StrictMath.log(factor) <= inner.low()
                && inner.high() <= outer.high() + StrictMath.log(factor);
    }
}
