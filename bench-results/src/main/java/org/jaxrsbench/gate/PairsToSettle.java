package org.jaxrsbench.gate;

import java.util.OptionalLong;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;

/**
 * About how many pairs would settle an undecided case, from normal approximations with 95% power: of the signed-rank test,
 * n = (pi/3) ((z(0.2%) + z(5%)) sd / gap)^2 for a pass, and of a t test, n = ((z(0.05%) + z(5%)) sd / gap)^2 for a
 * regression. The gaps are the distances of the estimate from the tolerance and from a drop of 1%. What takes fewer counts.
 */
final class PairsToSettle {

    private static final double Z_PASS = 2.88;
    private static final double Z_REGRESSION = 3.29;
    private static final double Z_POWER = 1.64;

    // With fewer there is no standard deviation to speak of.
    private static final int FEWEST = 3;

    private PairsToSettle() {}

    /**
     * The number.
     *
     * @param differences log ratios of the case's pairs
     * @return more than there are; that of the last look if there are fewer than three; empty if no number would do
     */
    static OptionalLong of(GateSettings settings, double[] differences) {
        if (differences.length < FEWEST) {
            return OptionalLong.of(settings.mostRounds());
        }
        double estimate = new HodgesLehmann(differences).estimate();
        double sd = StandardDeviation.sd(differences);
        double toPass =
                Math.PI / 3 * StrictMath.pow(Z_PASS + Z_POWER, 2) * inSds(estimate - settings.toleranceLog(), sd);
        double toRegression =
                StrictMath.pow(Z_REGRESSION + Z_POWER, 2) * inSds(GateSettings.promisedNoiseLog() - estimate, sd);
        double pairs = Math.min(toPass, toRegression);
        return Double.isInfinite(pairs)
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max((long) Math.ceil(pairs), differences.length + 1L));
    }

    /** (sd / gap)^2; infinite if there is no gap. */
    private static double inSds(double gap, double sd) {
        return gap <= 0 ? Double.POSITIVE_INFINITY : StrictMath.pow(sd / gap, 2);
    }
}
