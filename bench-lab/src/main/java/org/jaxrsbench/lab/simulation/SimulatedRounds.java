package org.jaxrsbench.lab.simulation;

import java.util.SplittableRandom;

/** Rounds of noise: of one kind, with a standard deviation of a pair, whose cases move together by a correlation. */
final class SimulatedRounds {

    private static final double AUTOCORRELATION = 0.8;

    private final SimulatedCheck check;

    /** Of a kind of check. */
    SimulatedRounds(SimulatedCheck check) {
        this.check = check;
    }

    /**
     * The log ratios of a check without a shift.
     *
     * @param changed whether the candidate is another program than the baseline; otherwise the coin decides each round's sign
     */
    double[][] draw(int rounds, boolean changed, SplittableRandom random) {
        double[][] table = new double[rounds][check.cases()];
        double common = Math.sqrt(check.correlation());
        double own = Math.sqrt(1 - check.correlation());
        double drift = random.nextGaussian();
        for (double[] row : table) {
            double width = check.noise().widthOfRound(random);
            double shared = check.noise().pair(random);
            double coin = random.nextBoolean() ? 1 : -1;
            double drifted = Math.sqrt(check.noise().driftShare()) * coin * drift;
            double still = Math.sqrt(1 - check.noise().driftShare());
            for (int c = 0; c < row.length; c++) {
                double pair = width * (common * shared + own * check.noise().pair(random));
                row[c] = check.pairSd() * ((changed ? 1 : coin) * still * pair + drifted);
            }
            drift = AUTOCORRELATION * drift + Math.sqrt(1 - AUTOCORRELATION * AUTOCORRELATION) * random.nextGaussian();
        }
        return table;
    }
}
