package org.jaxrsbench.lab.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.measure.TurnSignals;
import org.junit.jupiter.api.Test;

class TurnSignalsTest {

    private final List<String> commands = new ArrayList<>();
    private final ProcessCommand recording = (pid, words) -> commands.add(String.join(" ", words) + " " + pid);

    @Test
    void aForkIsPinnedOnceItIsWarm() throws IOException {
        TurnSignals signals = new PinnedTurns(recording);
        signals.beforeGo(0, 7); // its warm-up
        signals.ready(0, 7);
        signals.beforeGo(0, 7);
        signals.ready(0, 7);
        signals.left(0, 7);
        assertThat(commands).containsExactly("taskset -acp 0 7");
    }

    @Test
    void aForkThatWaitsIsStoppedAndAlwaysContinued() throws IOException {
        TurnSignals signals = new StoppedTurns(recording);
        signals.beforeGo(0, 7); // its warm-up
        signals.ready(0, 7);
        signals.beforeGo(0, 7);
        signals.ready(0, 7);
        signals.left(0, 7);
        signals.left(1, 8); // it never waited
        assertThat(commands).containsExactly("kill -STOP 7", "kill -CONT 7", "kill -STOP 7", "kill -CONT 7");
    }

    @Test
    void forksThatMeasureTogetherSwapProcessors() throws IOException {
        SwappedTogether together = new SwappedTogether(2, recording);
        assertThat(together.heard(0, "warm")).containsExactly(0);
        assertThat(together.heard(0, "ready")).as("the other one is not ready").isEmpty();
        assertThat(together.heard(1, "warm")).containsExactly(1);
        for (int lap = 0; lap < 2; lap++) {
            List<Integer> go = together.heard(lap == 0 ? 1 : 0, "ready");
            assertThat(go).containsExactly(0, 1);
            for (int member : go) {
                together.beforeGo(member, 7 + member);
            }
            assertThat(together.heard(1, "ready")).isEmpty();
        }
        assertThat(together.heard(0, "end")).as("who is left goes on alone").containsExactly(1, 0);
        assertThat(commands)
                .containsExactly("taskset -acp 1 7", "taskset -acp 0 8", "taskset -acp 0 7", "taskset -acp 1 8");
    }

    @Test
    void aCommandThatFailsIsAnErrorUnlessTheProcessHasEnded() throws IOException, InterruptedException {
        long own = ProcessHandle.current().pid();
        ProcessCommand.SYSTEM.run(own, "kill", "-0");
        assertThatThrownBy(() -> ProcessCommand.SYSTEM.run(own, "false"))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot false " + own);
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        ProcessCommand.SYSTEM.run(ended.pid(), "kill", "-0");
    }
}
