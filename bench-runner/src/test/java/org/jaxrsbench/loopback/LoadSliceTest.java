package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadSliceTest {

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
        LoadSlice slice = new LoadSlice(requests, errors, wrongStatus, timeouts, 0, 2, 10, 20, 30);
        assertThat(slice.fault(rate)).isEqualTo(fault);
    }
}
