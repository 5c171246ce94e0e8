package org.jaxrsbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PooledVarianceTest {

    private static final double LEAST = 1e-6;

    @Test
    void groupsThatAgreeShareTheMeanOfTheirVariances() {
        PooledVariance pooled = PooledVariance.of(new double[] {2, 4, 0, 3}, new double[] {1, 2, 0, 3}, LEAST);
        assertThat(pooled.variance()).isEqualTo(1.5);
        assertThat(pooled.freedom()).isEqualTo(6);
        assertThat(pooled.apart()).isEmpty();
    }

    /** F(4, 36) at 10 is exceeded with p = 1.5e-5, which is less than one in a hundred for ten groups; at 4 it is 0.0087. */
    @Test
    void theOddOneIsSetApart() {
        double[] freedoms = new double[10];
        Arrays.fill(freedoms, 4);
        double[] squares = new double[10];
        Arrays.fill(squares, 4);
        squares[7] = 16;
        assertThat(PooledVariance.of(squares, freedoms, LEAST).apart()).isEmpty();
        squares[7] = 40;
        PooledVariance pooled = PooledVariance.of(squares, freedoms, LEAST);
        assertThat(pooled.apart()).containsExactly(7);
        assertThat(pooled.variance()).isCloseTo(1, within(1e-12));
        assertThat(pooled.freedom()).isEqualTo(36);
        squares[2] = 80; // two odd ones do not hide each other
        assertThat(PooledVariance.of(squares, freedoms, LEAST).apart()).containsExactlyInAnyOrder(2, 7);
    }

    @Test
    void withoutNoiseNoGroupIsOdd() {
        double[] ones = {1, 1, 1, 1};
        assertThat(PooledVariance.of(new double[] {0, 0, LEAST, 0}, ones, LEAST).apart())
                .isEmpty();
        assertThat(PooledVariance.of(new double[0], new double[0], LEAST).variance())
                .isNaN();
    }

    /** In one of a hundred of tables of normal noise any group at all is set apart. */
    @Test
    void noiseIsSetApartAsSeldomAsStated() {
        Random random = new Random(1);
        int tables = 2_000;
        int odd = 0;
        for (int i = 0; i < tables; i++) {
            double[] squares = random.doubles(20).map(u -> -2 * Math.log(u)).toArray(); // chi squared, two degrees
            double[] freedoms = new double[20];
            Arrays.fill(freedoms, 2);
            odd += PooledVariance.of(squares, freedoms, LEAST).apart().isEmpty() ? 0 : 1;
        }
        assertThat((double) odd / tables).isBetween(0.003, 0.02);
    }
}
