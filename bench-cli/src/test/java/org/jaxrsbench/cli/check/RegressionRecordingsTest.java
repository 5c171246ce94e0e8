package org.jaxrsbench.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.Case;
import org.junit.jupiter.api.Test;

class RegressionRecordingsTest {

    private static final Case CASE = Case.of("A.b", "path=a", "thrpt", 1);

    @Test
    void aShareOfALongerOperationIsMore() {
        FrameShares.Change change = new FrameShares.Change("C.run", 0.5, 0.55);
        assertThat(RegressionRecordings.frame(change, 1000, 2000, "ns/op"))
                .isEqualTo(" 50% ->  55%  500 -> 1,100 ns/op  C.run");
    }

    @Test
    void theHeadlineSaysOfWhatAndOfHowMany() {
        FrameShares before = new FrameShares(Map.of(), 500);
        FrameShares after = new FrameShares(Map.of(), 400);
        assertThat(RegressionRecordings.headline(
                        CASE, FrameShares.Kind.CPU, before, after, List.of(new FrameShares.Change("C.run", 0.5, 0.55))))
                .isEqualTo("A.b path=a: frames whose share of CPU changed most, of 500 and 400 samples");
        assertThat(RegressionRecordings.headline(CASE, FrameShares.Kind.ALLOCATION, before, after, List.of()))
                .isEqualTo("A.b path=a: no frame whose share of allocation changed most, of 500 and 400 samples");
    }
}
