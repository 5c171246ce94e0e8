package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UserTicksTest {

    @Test
    void theNameOfAProgramMayLookLikeFields() {
        // pid, name, state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt, cmajflt, utime, stime
        assertThat(LoopbackServer.userTicks("12 (java) S 1 2 3 4 5 6 7 8 9 10 1234 99 0 0 20 0\n"))
                .isEqualTo(1234);
        assertThat(LoopbackServer.userTicks("12 (a) S 1 2 (b) S 1 2 3 4 5 6 7 8 9 10 77 99 0 0 20 0\n"))
                .isEqualTo(77);
    }
}
