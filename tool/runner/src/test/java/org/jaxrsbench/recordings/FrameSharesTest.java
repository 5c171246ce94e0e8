package org.jaxrsbench.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FrameSharesTest {

    @Test
    void whatMovedMostComesFirstAndLuckDoesNotCount() {
        FrameShares before = new FrameShares(
                Map.of(List.of("A.old", "Main.run"), 0.6, List.of("B.same", "Main.run"), 0.3, List.of("Main.run"), 0.1),
                500);
        FrameShares after = new FrameShares(
                Map.of(
                        List.of("A.old", "Main.run"), 0.1,
                        List.of("B.same", "Main.run"), 0.33,
                        List.of("C.new", "P.parent", "Main.run"), 0.55,
                        List.of("P.parent", "Main.run"), 0.02),
                500);
        assertThat(before.changesTo(after, 2))
                .extracting(change -> change.frame() + " " + change.inclusive())
                .containsExactly("C.new false", "A.old false", "P.parent true");
        assertThat(before.changesTo(before, 10)).isEmpty();
    }

    @Test
    void theBodyOfALambdaExpressionHasTheSameNameInEveryRelease() {
        assertThat(FrameShares.named("a.Writer", "lambda$writeTo$1"))
                .isEqualTo(FrameShares.named("a.Writer", "lambda$writeTo$12"))
                .isEqualTo("a.Writer.lambda$writeTo");
        assertThat(FrameShares.named("a.Writer", "access$000")).isEqualTo("a.Writer.access$000");
    }

    /** Seen in a check: 10% of all bytes, in one of two recordings, were those of a recording that began. */
    @Test
    void whatTheRecorderDoesIsNoWorkOfTheSubject() {
        assertThat(FrameShares.isOfRecorder(
                        List.of("jdk.jfr.internal.JVM.retransformClasses", "org.jaxrsbench.fork.Slices.run")))
                .isTrue();
        assertThat(FrameShares.isOfRecorder(List.of("a.B.c", "org.jaxrsbench.fork.FlightRecording.jitter")))
                .isTrue();
        assertThat(FrameShares.isOfRecorder(List.of("a.B.c", "org.jaxrsbench.fork.Slices.run", "a.jdk.jfr.C.d")))
                .isFalse();
    }

    @Test
    void fewSamplesTellNothing() {
        FrameShares before = new FrameShares(Map.of(List.of("A.m"), 0.2, List.of("B.m"), 0.8), 20);
        FrameShares after = new FrameShares(Map.of(List.of("A.m"), 0.5, List.of("B.m"), 0.5), 20);
        assertThat(before.changesTo(after, 5)).isEmpty();
    }
}
