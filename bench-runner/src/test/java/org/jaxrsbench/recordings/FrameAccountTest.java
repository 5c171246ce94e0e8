package org.jaxrsbench.recordings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FrameAccountTest {

    private static final long MANY = 10_000;

    private static FrameShares shares(Map<String, Double> inclusive) {
        return new FrameShares(Map.of(), inclusive, MANY);
    }

    /** An operation that costs a fifth more: a sixth of it is new, and its caller holds it. */
    @Test
    void theMostSpecificFrameOfOursAccountsForAChange() {
        FrameShares before = shares(Map.of("Engine.apply", 0.99, "Router.route", 0.30));
        FrameShares after = shares(Map.of(
                "Engine.apply", 0.99, "Router.route", 0.4167, "Models.build", 0.1667, "java.util.HashMap.put", 0.166));
        FrameAccount account = FrameAccount.of(before, after, 0.2).orElseThrow();
        assertThat(account.frame()).isEqualTo("Models.build");
        assertThat(account.part()).isCloseTo(1, offset(0.001));
        assertThat(account.high() - account.low()).isBetween(0.05, 0.12);
    }

    @Test
    void whatIsGoneAccountsForAGain() {
        FrameShares before = shares(Map.of("Engine.apply", 0.99, "Writer.buffer", 0.40, "Reader.read", 0.2));
        FrameShares after = shares(Map.of("Engine.apply", 0.99, "Reader.read", 0.333));
        assertThat(FrameAccount.of(before, after, -0.4).orElseThrow())
                .returns("Writer.buffer", FrameAccount::frame)
                .satisfies(a -> assertThat(a.part()).isCloseTo(1, offset(0.001)));
    }

    /** The same work under another name looks like a gain and a loss, each larger than the change. */
    @Test
    void aFrameThatWasRenamedAccountsForNothing() {
        FrameShares before = shares(Map.of("Engine.apply", 0.99, "Old.inject", 0.5));
        FrameShares after = shares(Map.of("Engine.apply", 0.99, "New.inject", 0.5));
        assertThat(FrameAccount.of(before, after, 0.1)).isEmpty();
    }

    @Test
    void aFrameThatMovedToAnotherPackageAccountsForNothing() {
        FrameShares before = shares(Map.of("javax.core.Type.parse", 0.1));
        assertThat(FrameAccount.of(before, shares(Map.of("jakarta.core.Type.parse", 0.11)), -0.1))
                .isEmpty();
        assertThat(FrameAccount.of(before, shares(Map.of("jakarta.core.Type.print", 0.11)), -0.1))
                .isPresent();
    }

    @Test
    void aChangeOfAllFramesAndOneWithoutSamplesTellNothing() {
        FrameShares before = shares(Map.of("Engine.apply", 0.99, "Router.route", 0.30));
        assertThat(FrameAccount.of(before, before, 0.2)).isEmpty();
        FrameShares after = shares(Map.of("Engine.apply", 0.99, "Models.build", 0.1667));
        assertThat(FrameAccount.of(before, after, 0.2)).isPresent();
        assertThat(FrameAccount.of(
                        new FrameShares(Map.of(), before.inclusive(), 100),
                        new FrameShares(Map.of(), after.inclusive(), 100),
                        0.2))
                .isEmpty();
    }
}
