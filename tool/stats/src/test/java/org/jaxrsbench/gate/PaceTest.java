package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaceTest {

    private static final Pace FIVE_MINUTES = new Pace(300);

    @Test
    void theFirstRoundIsAlwaysMeasured() {
        assertThat(FIVE_MINUTES.canReach(6)).isTrue();
        assertThat(new Pace(Double.MIN_VALUE).canReach(6)).isTrue();
    }

    @Test
    void aRoundThatFitsGoesOnToTheLook() {
        Pace pace = FIVE_MINUTES.after(1, 12, 1);
        assertThat(pace.canReach(6)).isTrue();
        assertThat(pace.seconds(25)).isEqualTo(300);
        assertThat(pace.next(6)).as("even at half the pace").isEqualTo(6);
        assertThat(pace.next(13)).as("to be looked at again after each").isEqualTo(2);
        Pace unlimited = new Pace(Double.POSITIVE_INFINITY);
        assertThat(unlimited.next(6)).as("the first round tells the pace").isEqualTo(1);
        assertThat(unlimited.after(1, 9, 1).next(6)).isEqualTo(6);
    }

    /** 55 s of three attempts: six rounds like that take too long, but 18 s a round would do. */
    @Test
    void whatWasDiscardedNeedNotBeAgain() {
        Pace pace = FIVE_MINUTES.after(1, 55, 3);
        assertThat(pace.canReach(6)).isTrue();
        assertThat(pace.seconds(6)).isEqualTo(330);
        Pace calmer = pace.after(1, 18, 1);
        assertThat(calmer.seconds(8)).isEqualTo(292);
        Pace worse = pace.after(1, 55, 3).after(1, 55, 3).after(1, 55, 3);
        assertThat(worse.canReach(6)).as("220 s and two rounds of 18 s").isTrue();
        assertThat(worse.after(1, 55, 3).canReach(6))
                .as("275 s and one of 18 s")
                .isTrue();
        assertThat(worse.after(1, 65, 3).canReach(6)).as("285 s").isFalse();
    }

    /** Nothing was discarded: it will not be faster, so no more time is spent. */
    @Test
    void whatCannotBeReachedIsSaidAfterTheFirstRound() {
        Pace pace = FIVE_MINUTES.after(1, 120, 1);
        assertThat(pace.canReach(6)).isFalse();
        assertThat(pace.seconds(6)).isEqualTo(720);
        assertThat(pace.casesThatFit(8, 6)).isEqualTo(3);
        assertThat(pace.casesThatFit(1, 6)).isEqualTo(1);
        assertThat(FIVE_MINUTES.after(1, 50, 1).canReach(6))
                .as("300 s to the second")
                .isTrue();
    }

    @Test
    void aLookThatWouldEndTooLateIsNotBegun() {
        Pace six = FIVE_MINUTES.after(1, 40, 1).after(5, 200, 1);
        assertThat(six.rounds()).isEqualTo(6);
        assertThat(six.canReach(8)).as("240 s and two rounds of 40 s").isFalse();
        assertThat(six.seconds(8)).isEqualTo(320);
        assertThat(FIVE_MINUTES.after(6, 180, 1).canReach(8)).isTrue();
    }
}
