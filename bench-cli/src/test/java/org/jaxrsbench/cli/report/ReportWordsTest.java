package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.recordings.FrameChanges;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How ratios, frames, and the rates that docs/gate-study.md quotes are written. */
class ReportWordsTest {

    private static final Case CASE = Case.of("A.b", "path=a", "thrpt", 1);

    @ParameterizedTest
    @CsvSource({
        "12.34, 12.3x",
        "1, 1.00x",
        "0.5, 0.50x",
        "0.1, 0.10x",
        "0.05, 0.050x",
        "0.00537, 0.0054x",
        "0.00000001, 0.000000x",
        "0, 0.000000x",
        "Infinity, Infinityx",
        "NaN, NaNx"
    })
    void aSmallFactorKeepsItsDigits(double ratio, String shown) {
        assertThat(RatioColumn.FACTORS.ratio(ratio)).isEqualTo(shown);
    }

    @Test
    void whatRoundsToNothingHasNoSign() {
        assertThat(RatioColumn.PERCENT.change(Estimate.ofRatio(1, 0.99999, 1.00001, 3)))
                .isEqualTo("~ [0.0%, 0.0%]");
    }

    @Test
    void aShareOfALongerOperationIsMore() {
        FrameChanges.Change change = new FrameChanges.Change("C.run", 0.5, 0.55);
        assertThat(FrameWords.of(change, 1000, 2000, "ns/op")).isEqualTo(" 50% ->  55%  500 -> 1,100 ns/op  C.run");
    }

    @Test
    void theHeadlineSaysOfWhatAndOfHowMany() {
        FrameShares before = new FrameShares(Map.of(), 500);
        FrameShares after = new FrameShares(Map.of(), 400);
        assertThat(FrameWords.headline(
                        CASE,
                        FrameShares.Kind.CPU,
                        before,
                        after,
                        List.of(new FrameChanges.Change("C.run", 0.5, 0.55))))
                .isEqualTo("A.b path=a: frames whose share of CPU changed most, of 500 and 400 samples");
        assertThat(FrameWords.headline(CASE, FrameShares.Kind.ALLOCATION, before, after, List.of()))
                .isEqualTo("A.b path=a: no frame whose share of allocation changed most, of 500 and 400 samples");
    }

    private static double[][] rounds(int count, double... centres) {
        double[][] rounds = new double[count][];
        for (int i = 0; i < count; i++) {
            rounds[i] = centres.clone();
            rounds[i][0] += i % 2 == 0 ? 0.01 : -0.01;
        }
        return rounds;
    }

    @Test
    void everyKindOfCheckHasALine() {
        KnownPairs known = new KnownPairs(
                "jersey",
                rounds(12, 0, 0),
                List.of(
                        new KnownPairs.Slowed(0.05, 1, rounds(8, 0, -0.08)),
                        new KnownPairs.Slowed(0.025, 1, rounds(1, 0, 0))));
        assertThat(RateTable.text(GateSettings.standard(), known).lines())
                .hasSize(6)
                .anyMatch(line -> line.contains("24 pairs, pair sd 0.72%"))
                .anyMatch(line -> line.contains("PASS 100.0% [15.8, 100.0]; 6.0 rounds each"))
                .anyMatch(line -> line.contains("REGRESSION 100.0% [2.5, 100.0]"))
                .last()
                .matches(line -> line.contains("too few rounds"));
    }
}
