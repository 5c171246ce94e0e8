package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LoadShareTest {

    private static List<Long> shares(long total, int generators) {
        return IntStream.range(0, generators)
                .mapToObj(i -> LoadShare.of(total, generators, i))
                .toList();
    }

    @Test
    void whatRemainsGoesToTheFirst() {
        assertThat(shares(30, 1)).containsExactly(30L);
        assertThat(shares(30, 4)).containsExactly(8L, 8L, 7L, 7L);
        assertThat(shares(16, 16)).containsOnly(1L);
        assertThat(shares(0, 3)).as("no rate: the closed model").containsOnly(0L);
    }

    @Test
    void nothingIsLost() {
        for (int generators = 1; generators <= 16; generators++) {
            for (long total = generators; total < 100; total++) {
                assertThat(shares(total, generators).stream()
                                .mapToLong(Long::longValue)
                                .sum())
                        .isEqualTo(total);
            }
        }
    }
}
