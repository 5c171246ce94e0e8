package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WrkLoadTest {

    @Test
    void whatWrkPrintsIsRead() throws IOException {
        assertThat(WrkLoad.parse("""
                Running 1s test @ http://127.0.0.1:1/
                  Latency Distribution
                     50%  310.00us
                     75%    1.12ms
                     99%    2.50ms
                  24126 requests in 1.10s, 3.55MB read
                  Socket errors: connect 0, read 2, write 1, timeout 4
                  Non-2xx or 3xx responses: 26
                Requests/sec:  21932.73
                """)).isEqualTo(new LoadSlice(24100, 3, 26, 4, 1.1, 310, 2500, Double.NaN));
    }

    @Test
    void whatSaysNothingOfRequestsIsAFailure() {
        assertThatThrownBy(() -> WrkLoad.parse("unable to connect\n"))
                .isInstanceOf(IOException.class)
                .hasMessage("wrk says nothing of requests: unable to connect");
    }
}
