package org.jaxrsbench.gate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SignFlipTestTest {

    private static double[][] column(double... values) {
        double[][] x = new double[values.length][1];
        for (int i = 0; i < values.length; i++) {
            x[i][0] = values[i];
        }
        return x;
    }

    @Test
    void eightPairsThatAllDroppedAreTheOneWorstFlipOf256() {
        assertThat(SignFlipTest.pValues(column(-1, -2, -3, -4, -5, -6, -7, -8))).containsExactly(1.0 / 256);
    }

    /** By hand: sums of +-1 +-2 +-3 that are at most 1 - 2 - 3 = -4 are -6 and -4. */
    @Test
    void threeRoundsByHand() {
        assertThat(SignFlipTest.pValues(column(1, -2, -3))).containsExactly(2.0 / 8);
        assertThat(SignFlipTest.pValues(column(1, 2, 3))).containsExactly(1.0);
    }

    @Test
    void equalStatisticsCountAsReached() {
        // Of the 16 flips of four equal values, five have a sum of -2 or less.
        assertThat(SignFlipTest.pValues(column(0.1, -0.1, -0.1, -0.1))).containsExactly(5.0 / 16);
    }

    @Test
    void twoCasesThatMoveTogetherAreOneCase() {
        double[] values = {-1, -2, 3, -4, -5};
        double[][] twice = new double[values.length][2];
        for (int i = 0; i < values.length; i++) {
            twice[i][0] = values[i];
            twice[i][1] = 10 * values[i];
        }
        double alone = SignFlipTest.pValues(column(values))[0];
        assertThat(SignFlipTest.pValues(twice)).containsExactly(alone, alone);
    }

    /** By hand, two rounds: case a is -1, -1 with T = sqrt 2; case b is -1, +1 with T = 0. */
    @Test
    void theLargestOfAllCasesDecides() {
        double[] p = SignFlipTest.pValues(new double[][] {{-1, -1}, {-1, 1}});
        // The flips' largest T: identity sqrt 2 (a), flip of 2: sqrt 2 (b), of 1: sqrt 2 (b: 1, 1 is -sqrt 2; a: 0) =
        // 0, both: 0.
        assertThat(p[0]).isEqualTo(2.0 / 4);
        assertThat(p[1]).isEqualTo(1);
    }

    @Test
    void aMissingPairIsAsIfItsRoundHadNotBeenMeasured() {
        double[] with = SignFlipTest.pValues(column(-1, Double.NaN, -2, -3, Double.NaN));
        assertThat(with).containsExactly(SignFlipTest.pValues(column(-1, -2, -3)));
    }

    @Test
    void aCaseWithoutAPairOrWithoutAnyDifferenceIsNeverNamed() {
        double[] p = SignFlipTest.pValues(new double[][] {{-1, Double.NaN, 0}, {-1, Double.NaN, 0}});
        assertThat(p[0]).isEqualTo(1.0 / 4);
        assertThat(p[1]).isEqualTo(1);
        assertThat(p[2]).isEqualTo(1);
        assertThat(SignFlipTest.pValues(new double[0][])).isEmpty();
    }

    /** Flips are skipped where none can count; what is left is what all of them give. */
    @Test
    void everyFlipOfElevenRoundsByBruteForce() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 20; i++) {
            double[][] x = new double[11][4];
            for (double[] row : x) {
                for (int c = 0; c < row.length; c++) {
                    row[c] = random.nextInt(12) == 0 ? Double.NaN : random.nextGaussian() - 0.4 * c;
                }
            }
            double[] expected = bruteForce(x);
            double[] all = SignFlipTest.pValues(x);
            assertThat(all).containsExactly(expected);
            double most = 0.05;
            double[] small = SignFlipTest.pValues(x, new boolean[] {true, false, true, true}, most);
            for (int c = 0; c < small.length; c++) {
                assertThat(small[c]).isEqualTo(c != 1 && expected[c] <= most ? expected[c] : 1);
            }
        }
    }

    private static double[] bruteForce(double[][] x) {
        int flips = 1 << x.length;
        double[][] t = new double[flips][x[0].length];
        for (int flip = 0; flip < flips; flip++) {
            for (int c = 0; c < x[0].length; c++) {
                double sum = 0;
                double squares = 0;
                for (int r = 0; r < x.length; r++) {
                    if (!Double.isNaN(x[r][c])) {
                        sum += (flip >> r & 1) == 0 ? x[r][c] : -x[r][c];
                        squares += x[r][c] * x[r][c];
                    }
                }
                t[flip][c] = -sum / Math.sqrt(squares);
            }
        }
        double[] p = new double[x[0].length];
        for (int c = 0; c < p.length; c++) {
            double observed = t[0][c];
            p[c] = (double) Arrays.stream(t)
                            .filter(row -> Arrays.stream(row).max().orElseThrow() >= observed - 1e-12)
                            .count()
                    / flips;
        }
        return p;
    }

    @Test
    void drawnFlipsAgreeWithAllFlips() {
        SplittableRandom random = new SplittableRandom(5);
        double[][] x = new double[16][3];
        for (double[] row : x) {
            double shared = random.nextGaussian();
            for (int c = 0; c < row.length; c++) {
                row[c] = shared + random.nextGaussian() - 0.6 * c;
            }
        }
        double[][] longer = new double[17][];
        System.arraycopy(x, 0, longer, 0, 16);
        longer[16] = new double[] {Double.NaN, Double.NaN, Double.NaN};
        double[] exact = SignFlipTest.pValues(x);
        double[] drawn = SignFlipTest.pValues(longer);
        for (int c = 0; c < exact.length; c++) {
            // Five standard errors of a share of 100,000 draws.
            assertThat(drawn[c]).isCloseTo(exact[c], within(5 * Math.sqrt(exact[c] * (1 - exact[c]) / 1e5)));
        }
        assertThat(exact[2]).isLessThan(0.05);
    }

    /** Exact under "no change" however the cases move together: the smallest p is uniform up to its steps. */
    @Test
    void falseAlarmsKeepTheirLevel() {
        int checks = 4000;
        int alarms = 0;
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < checks; i++) {
            double[][] x = new double[8][6];
            for (double[] row : x) {
                double coin = random.nextBoolean() ? 1 : -1;
                double shared = Math.exp(random.nextGaussian());
                for (int c = 0; c < row.length; c++) {
                    row[c] = coin * (shared + Math.abs(random.nextGaussian()));
                }
            }
            double smallest = 1;
            for (double p : SignFlipTest.pValues(x)) {
                smallest = Math.min(smallest, p);
            }
            if (smallest <= 0.05) {
                alarms++;
            }
        }
        // 12/256 is the largest step below 5%; five standard errors above it.
        assertThat((double) alarms / checks).isBetween(0.02, 0.047 + 5 * Math.sqrt(0.047 * 0.953 / checks));
    }
}
