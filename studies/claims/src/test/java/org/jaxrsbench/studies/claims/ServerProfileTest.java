package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import jdk.jfr.Recording;
import org.jaxrsbench.loopback.LoopbackServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerProfileTest {

    private static final String ME = ServerProfileTest.class.getName();

    @TempDir
    Path folder;

    private volatile double sum;

    @Test
    void samplesDivideByTheInnermostPartAndThoseBeforeDoNotCount() throws IOException {
        Map<String, Pattern> parts = new LinkedHashMap<>();
        parts.put("inner", Pattern.compile(Pattern.quote(ME) + "\\.inner"));
        parts.put("outer", Pattern.compile(Pattern.quote(ME) + "\\.outer"));
        parts.put("before", Pattern.compile(Pattern.quote(ME) + "\\.before"));
        Path file = folder.resolve("a.jfr");
        Instant from;
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
            recording.start();
            before();
            from = Instant.now();
            outer();
            recording.dump(file);
        }
        ServerProfile all = ServerProfile.of(file, Instant.EPOCH, parts, 0);
        ServerProfile counted = ServerProfile.of(file, from, parts, 1000);
        assertThat(all.shares().get("before")).isPositive();
        assertThat(counted.shares().get("before")).isZero();
        assertThat(counted.shares().get("inner")).isPositive();
        assertThat(counted.shares().get("outer")).isZero();
        assertThat(counted.nanos("inner")).isEqualTo(1000 * counted.shares().get("inner"));
        Instant later = Instant.now().plusSeconds(60);
        assertThatThrownBy(() -> ServerProfile.of(file, later, parts, 0))
                .hasMessageContaining("there is no sample since");
    }

    @Test
    void theNameOfAProgramMayLookLikeFields() {
        // pid, name, state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt, cmajflt, utime, stime
        assertThat(LoopbackServer.userTicks("12 (java) S 1 2 3 4 5 6 7 8 9 10 1234 99 0 0 20 0\n"))
                .isEqualTo(1234);
        assertThat(LoopbackServer.userTicks("12 (a) S 1 2 (b) S 1 2 3 4 5 6 7 8 9 10 77 99 0 0 20 0\n"))
                .isEqualTo(77);
    }

    private void before() {
        burn();
    }

    private void outer() {
        inner();
    }

    private void inner() {
        burn();
    }

    private void burn() {
        for (int i = 0; i < 100_000_000; i++) {
            sum = Math.sqrt(sum + i);
        }
    }
}
