package org.jaxrsbench.stats;

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
    void equalStatisticsCountAsReached() {
        // Of the 16 flips of four equal values, five have a sum of -2 or less.
        assertThat(SignFlipTest.pValues(column(0.1, -0.1, -0.1, -0.1))).containsExactly(5.0 / 16);
    }

    @Test
    void aCaseWithoutAPairOrWithoutAnyDifferenceIsNeverNamed() {
        double[] p = SignFlipTest.pValues(new double[][] {{-1, Double.NaN, 0}, {-1, Double.NaN, 0}});
        assertThat(p[0]).isEqualTo(1.0 / 4);
        assertThat(p[1]).isEqualTo(1);
        assertThat(p[2]).isEqualTo(1);
        assertThat(SignFlipTest.pValues(new double[0][])).isEmpty();
    }

    @Test
    void aChangeInEitherDirectionCountsBeyondItsSlack() {
        double[][] x = new double[8][];
        Arrays.fill(x, new double[] {-0.05, 0.3, 0.005});
        assertThat(SignFlipTest.twoSided(x, 0.01)).containsExactly(2.0 / 256, 2.0 / 256, 1);
        assertThat(SignFlipTest.twoSided(new double[0][], 0.01)).isEmpty();
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
}
