package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.loopback.VoidingPolicy.Decision;
import org.jaxrsbench.loopback.VoidingPolicy.Next;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VoidingPolicyTest {

    private static LoadSlice slice(long requests, long errors, long wrongStatus, long timeouts) {
        return new LoadSlice(requests, errors, wrongStatus, timeouts, 0, 2, 10, 20, 30);
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 0, 0, 0, 0, ''",
        "1000, 1, 0, 0, 0, '1 connection errors, 0 wrong answers, 0 time-outs'",
        "1000, 0, 1, 0, 0, '0 connection errors, 1 wrong answers, 0 time-outs'",
        "1000, 0, 0, 1, 0, '0 connection errors, 0 wrong answers, 1 time-outs'",
        "0, 0, 0, 0, 0, 'no request was answered'",
        // In two seconds, so 500 a second; nine tenths of the rate are enough.
        "1000, 0, 0, 0, 555, ''",
        "1000, 0, 0, 0, 556, 'only 500 requests a second were answered, not 556'",
        "1000, 1, 0, 0, 556, '1 connection errors, 0 wrong answers, 0 time-outs'",
    })
    void whatVoidsASlice(long requests, long errors, long wrongStatus, long timeouts, long rate, String fault) {
        assertThat(VoidingPolicy.fault(slice(requests, errors, wrongStatus, timeouts), rate))
                .isEqualTo(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, true, KEEP",
        "0, 3, true, KEEP",
        // It ended after the last answer: what it had answered was right.
        "0, 1, false, KEEP",
        "1, 1, true, TRY_AGAIN",
        "1, 2, true, TRY_AGAIN",
        "1, 3, true, GIVE_UP",
        "1, 1, false, GIVE_UP",
    })
    void whatComesNext(long errors, int attempt, boolean alive, Next next) {
        Decision decision = VoidingPolicy.decide(slice(1000, errors, 0, 0), 0, attempt, alive);
        assertThat(decision.next()).isEqualTo(next);
        assertThat(decision.why().isEmpty()).isEqualTo(next == Next.KEEP);
        assertThat(decision.why().endsWith("; the server is gone")).isEqualTo(next == Next.GIVE_UP && !alive);
    }
}
