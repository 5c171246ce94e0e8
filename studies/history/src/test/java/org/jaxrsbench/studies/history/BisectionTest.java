package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A simulated search: a drop in known noise at a known place. Seeds are fixed. */
class BisectionTest {

    private static final int RELEASES = 107;

    /** Rounds that a search took; negative if it named the wrong place. */
    private static int search(double drop, double sd, int place, int most, Random random) {
        Bisection bisection = new Bisection(RELEASES, sd);
        for (int round = 1; round <= most; round++) {
            int probe = bisection.probe();
            double good = noise(sd, random);
            double bad = Math.log1p(-drop) + noise(sd, random);
            double own = (probe >= place ? Math.log1p(-drop) : 0) + noise(sd, random);
            bisection.learn(probe, own - good, own - bad);
            if (bisection.found().isPresent()) {
                return bisection.found().getAsInt() == place ? round : -round;
            }
        }
        return 0;
    }

    /** Of a fork, so that a pair has the standard deviation. */
    private static double noise(double sd, Random random) {
        return sd / Math.sqrt(2) * random.nextGaussian();
    }

    @ParameterizedTest
    @CsvSource({"0.95, 0.08, 1.0, 12", "0.05, 0.02, 0.97, 60", "0.10, 0.04, 0.95, 60"})
    void itNamesThePlace(double drop, double sd, double least, int most) {
        Random places = new Random(1);
        int[] rounds = IntStream.range(0, 200)
                .map(seed -> search(drop, sd, 1 + places.nextInt(RELEASES - 1), most, new Random(seed)))
                .toArray();
        assertThat(IntStream.of(rounds).filter(r -> r > 0).count() / 200.0).isGreaterThanOrEqualTo(least);
        assertThat(IntStream.of(rounds).filter(r -> r < 0).count() / 200.0).isLessThanOrEqualTo(0.02);
    }

    @Test
    void oneBadForkDoesNotMisleadIt() {
        Bisection bisection = new Bisection(9, 0.04);
        int probe = bisection.probe();
        bisection.learn(probe, -2, -1.9); // like neither end
        assertThat(bisection.probability(probe)).isBetween(0.02, 0.3);
    }

    @Test
    void aPlaceThatWasRefutedIsLeft() {
        Bisection bisection = new Bisection(3, 0.04);
        for (int i = 0; i < 5; i++) {
            bisection.learn(1, 0, 0.5);
        }
        assertThat(bisection.found()).hasValue(2);
        bisection.refute(2);
        assertThat(bisection.found()).hasValue(1);
    }

    @Test
    void aReleaseThatCannotBeHadLeavesItsPlaceToTheNext() {
        Bisection bisection = new Bisection(5, 0.04);
        bisection.learn(3, 0.5, 0); // like the bad end
        Bisection fewer = bisection.without(2);
        assertThat(fewer.probability(1)).isCloseTo(bisection.probability(1), within(1e-12));
        assertThat(fewer.probability(2)).isCloseTo(bisection.probability(2) + bisection.probability(3), within(1e-12));
        assertThat(fewer.probability(3)).isCloseTo(bisection.probability(4), within(1e-12));
    }

    @Test
    void twoNeighborsNeedNoProbe() {
        assertThat(new Bisection(2, 0.04).found()).hasValue(1);
    }
}
