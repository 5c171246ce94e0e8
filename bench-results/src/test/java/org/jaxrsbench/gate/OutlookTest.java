package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.stats.ExactTests;
import org.junit.jupiter.api.Test;

class OutlookTest {

    private static final GateSettings SETTINGS = GateSettings.standard();

    private static double[] sds(double sd, int cases) {
        double[] sds = new double[cases];
        Arrays.fill(sds, sd);
        return sds;
    }

    @Test
    void moreNoiseAndMoreCasesTakeMoreRoundsAndHideLargerDrops() {
        Outlook quiet = Outlook.of(SETTINGS, sds(0.005, 6), 0.5);
        assertThat(quiet).isEqualTo(new Outlook(6, 6, 0.02));
        Outlook usual = Outlook.of(SETTINGS, sds(0.02, 6), 0.5);
        assertThat(usual.meanRounds()).isGreaterThan(6).isLessThan(10);
        assertThat(usual.mostRounds()).isGreaterThanOrEqualTo(8);
        assertThat(usual.smallestDrop()).isGreaterThan(0.03).isLessThanOrEqualTo(0.05);
        Outlook many = Outlook.of(SETTINGS, sds(0.02, 24), 0);
        assertThat(many.meanRounds()).isGreaterThan(usual.meanRounds());
        assertThat(many.smallestDrop()).isGreaterThanOrEqualTo(usual.smallestDrop());
        Outlook loud = Outlook.of(SETTINGS, sds(0.08, 6), 0.5);
        assertThat(loud.mostRounds()).isEqualTo(30);
        assertThat(loud.smallestDrop()).isGreaterThan(0.06).isLessThan(0.2);
        assertThat(Outlook.of(SETTINGS, sds(2, 6), 0.5).smallestDrop()).isEqualTo(1);
    }

    @Test
    void theFirstLookCanNeverNameADrop() {
        assertThat(Outlook.of(SETTINGS.withLooks(List.of(6)), sds(0.02, 1), 0).smallestDrop())
                .isEqualTo(1);
    }

    /** The t test stands in for the joint test: what it calls the smallest drop is found by the rule itself. */
    @Test
    void theRuleFindsTheSmallestDrop() {
        double sd = 0.03;
        Outlook outlook = Outlook.of(SETTINGS, sds(sd, 6), 0.5);
        SplittableRandom random = new SplittableRandom(3);
        int checks = 300;
        long found = IntStream.range(0, checks)
                .filter(i -> {
                    double[][] rounds = new double[30][6];
                    for (double[] row : rounds) {
                        double shared = Math.sqrt(0.5) * random.nextGaussian();
                        Arrays.setAll(row, c -> sd * (shared + Math.sqrt(0.5) * random.nextGaussian()));
                        row[0] += Math.log1p(-outlook.smallestDrop());
                    }
                    return Verdicts.of(SETTINGS.withTolerance(outlook.smallestDrop()), PairTable.of(rounds))
                                    .get(0)
                                    .verdict()
                            == Verdict.REGRESSION;
                })
                .count();
        assertThat(ExactTests.clopperPearson(found, checks)[1]).isGreaterThan(0.95);
        assertThat((double) found / checks).isGreaterThan(0.92);
    }
}
