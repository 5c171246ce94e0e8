package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.recordings.FrameShares;
import org.junit.jupiter.api.Test;

class FrameAccountTest {

    private static final long MANY = 10_000;

    /** Of frames that do not call each other. */
    private static FrameShares shares(Map<String, Double> frames) {
        return new FrameShares(
                frames.entrySet().stream().collect(Collectors.toMap(f -> List.of(f.getKey()), Map.Entry::getValue)),
                MANY);
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

    /** Work that moved below a new method is old work; what the method calls that is new as well is not. */
    @Test
    void aNewFrameCountsWithoutTheOldWorkBelowIt() {
        FrameShares before = new FrameShares(
                Map.of(List.of("Method.invoke", "Engine.apply"), 0.4, List.of("Engine.apply"), 0.6), MANY);
        FrameShares moved = new FrameShares(
                Map.of(List.of("Method.invoke", "Stage.then", "Engine.apply"), 0.3077, List.of("Engine.apply"), 0.6923),
                MANY);
        assertThat(FrameAccount.of(before, moved, 0.3)).isEmpty();
        FrameShares more = new FrameShares(
                Map.of(
                        List.of("Method.invoke", "Stage.then", "Engine.apply"), 0.3077,
                        List.of("java.util.HashMap.put", "Stage.copy", "Stage.then", "Engine.apply"), 0.2308,
                        List.of("Engine.apply"), 0.4615),
                MANY);
        assertThat(FrameAccount.of(before, more, 0.3).orElseThrow().frame()).isEqualTo("Stage.copy");
    }

    /** Two methods of a class, each less than half of the change. */
    @Test
    void aClassAccountsForWhatNoMethodDoes() {
        FrameShares before = new FrameShares(
                Map.of(
                        List.of("Texts.read", "Engine.apply"), 0.08,
                        List.of("Texts.write", "Engine.apply"), 0.08,
                        List.of("Engine.apply"), 0.84),
                MANY);
        FrameShares after = shares(Map.of("Engine.apply", 1.0));
        assertThat(FrameAccount.of(before, after, -0.16).orElseThrow())
                .returns("Texts", FrameAccount::frame)
                .satisfies(a -> assertThat(a.part()).isCloseTo(1, offset(0.001)));
    }

    @Test
    void aChangeOfAllFramesAndOneWithoutSamplesTellNothing() {
        FrameShares before = shares(Map.of("Engine.apply", 0.99, "Router.route", 0.30));
        assertThat(FrameAccount.of(before, before, 0.2)).isEmpty();
        FrameShares after = shares(Map.of("Engine.apply", 0.99, "Models.build", 0.1667));
        assertThat(FrameAccount.of(before, after, 0.2)).isPresent();
        assertThat(FrameAccount.of(new FrameShares(before.stacks(), 100), new FrameShares(after.stacks(), 100), 0.2))
                .isEmpty();
    }
}
