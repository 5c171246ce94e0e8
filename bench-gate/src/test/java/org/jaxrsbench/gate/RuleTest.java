package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** The number of pairs that would settle a case: pi/3 ((2.37 + 1.64) sd / gap)^2, rounded up. */
class RuleTest {

    private final Rule rule = new Rule(GateSettings.standard());

    /** As many pairs at one distance above the centre as below it: their estimate is the centre. */
    private static double[] pairs(double centre, double distance, int n) {
        double[] pairs = new double[n];
        Arrays.setAll(pairs, i -> centre + (i % 2 == 0 ? distance : -distance));
        return pairs;
    }

    private OptionalLong pairsToSettle(double[] first, double... more) {
        Rule.Pairs pairs = Rule.Pairs.ofTime(first, more);
        return rule.pairsToSettle(pairs, rule.decide(List.of(pairs)).get(0));
    }

    @Test
    void aNoisyCaseWithoutADropNeedsPairsToPass() {
        // Eight pairs of +-0.1 about 0: the variance is 8 0.01 / 7 = 0.0114286. To pass, 0 is to be told from
        // ln 0.95 = -0.0512933; the gap to ln 0.99 is negative. 1.0471976 16.0801 0.0114286 / 0.0026310 = 73.15.
        double[] all = pairs(0, 0.1, 8);
        assertThat(pairsToSettle(Arrays.copyOf(all, 6), all[6], all[7])).hasValue(74);
    }

    @Test
    void aDropBetweenBothBoundariesIsToldFromTheFartherOne() {
        // Second look: 16 pairs of +-0.1 about -0.02; 22 in all, of the same variance 22 0.01 / 21 = 0.0104762.
        // To pass: -0.02 + 0.0512933 = 0.0312933; to regress: -0.0100503 + 0.02 = 0.0099497. The larger gap counts:
        // 1.0471976 16.0801 0.0104762 / 0.00097927 = 180.1.
        assertThat(pairsToSettle(pairs(-0.02, 0.1, 6), pairs(-0.02, 0.1, 16))).hasValue(181);
    }

    @Test
    void aLargeDropIsToldFromWhatIsPromisedToBeNoise() {
        // Eight pairs of +-0.2 about -0.3: the gap to ln 0.99 is 0.2899497, the variance 8 0.04 / 7 = 0.0457143.
        // 1.0471976 16.0801 0.0457143 / 0.0840708 = 9.16.
        double[] all = pairs(-0.3, 0.2, 8);
        assertThat(pairsToSettle(Arrays.copyOf(all, 6), all[6], all[7])).hasValue(10);
    }

    @Test
    void itIsAlwaysMoreThanThereAre() {
        // Seven quiet pairs, too few for the second look to confirm anything: the formula gives less than one.
        assertThat(pairsToSettle(pairs(-0.3, 0.001, 6), -0.3)).hasValue(8);
    }

    @Test
    void belowThreePairsItIsThatOfBothLooks() {
        assertThat(pairsToSettle(new double[] {-0.3, 0.3})).hasValue(6 + 16);
    }

    @Test
    void noNumberSettlesACaseAtBothBoundaries() {
        GateSettings noWider = new GateSettings(0.01, 0.005, 0.008, 0.002, 0.016, 0.009, 6, 16);
        double boundary = Math.log1p(-0.01);
        Rule.Pairs pairs =
                Rule.Pairs.ofTime(DoubleStream.generate(() -> boundary).limit(6).toArray(), new double[0]);
        Rule same = new Rule(noWider);
        assertThat(same.pairsToSettle(pairs, same.decide(List.of(pairs)).get(0)))
                .as("a tolerance of 1% leaves no gap at a drop of 1%")
                .isEmpty();
    }
}
