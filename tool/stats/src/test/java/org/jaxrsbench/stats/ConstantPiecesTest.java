package org.jaxrsbench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ConstantPiecesTest {

    private static List<Integer> starts(double... means) {
        List<double[]> groups = DoubleStream.of(means)
                .mapToObj(mean -> new double[] {mean - 1, mean + 1})
                .toList();
        return ConstantPieces.starts(groups, 1);
    }

    @Test
    void aPieceBeginsWhereTheMeanChanges() {
        assertThat(starts(0, 0, 0, 9, 9, 9, 5, 5, 5)).containsExactly(3, 6);
        assertThat(starts(0, 0, 0, 9, 0, 0)).as("it comes, and it goes").containsExactly(3, 4);
    }

    @Test
    void aChangeThatIsWorthLessThanAPieceIsNone() {
        // Twice three values on each side: 12 x 0.5^2 is 3, and a piece costs 3 ln 6, or 5.4.
        assertThat(starts(0, 0, 0, 1, 1, 1)).isEmpty();
        assertThat(starts(0, 0, 0, 1.4, 1.4, 1.4)).as("12 x 0.7^2 is 5.9").containsExactly(3);
        assertThat(starts(7)).isEmpty();
    }
}
