package org.jaxrsbench.lab.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnPolicyTest {

    private final List<String> commands = new ArrayList<>();
    private final ProcessCommand recording = (pid, words) -> commands.add(String.join(" ", words) + " " + pid);

    @Test
    void aForkIsPinnedOnceItIsWarm() throws IOException {
        TurnPolicy policy = new PinnedTurns(recording);
        assertThat(policy.together()).isFalse();
        policy.onReady("7", false);
        policy.beforeGo("7", 0, 0);
        policy.onReady("7", true);
        policy.onLeave("7");
        assertThat(commands).containsExactly("taskset -acp 0 7");
    }

    @Test
    void aForkThatWaitsIsStoppedAndAlwaysContinued() throws IOException {
        TurnPolicy policy = new StoppedTurns(recording);
        assertThat(policy.together()).isFalse();
        policy.onReady("7", false);
        policy.beforeGo("7", 0, 0);
        policy.onReady("7", true);
        policy.onLeave("7");
        policy.onLeave(""); // a fork that never connected
        assertThat(commands).containsExactly("kill -STOP 7", "kill -CONT 7", "kill -STOP 7", "kill -CONT 7");
    }

    @Test
    void forksThatMeasureTogetherSwapProcessors() throws IOException {
        TurnPolicy policy = new SwappedTogether(2, recording);
        assertThat(policy.together()).isTrue();
        for (int lap = 0; lap < 2; lap++) {
            policy.beforeGo("7", 0, lap);
            policy.beforeGo("8", 1, lap);
        }
        assertThat(commands)
                .containsExactly("taskset -acp 0 7", "taskset -acp 1 8", "taskset -acp 1 7", "taskset -acp 0 8");
    }

    @Test
    void aCommandThatFailsIsAnErrorUnlessTheProcessHasEnded() throws IOException, InterruptedException {
        String own = Long.toString(ProcessHandle.current().pid());
        ProcessCommand.SYSTEM.run(own, "kill", "-0");
        assertThatThrownBy(() -> ProcessCommand.SYSTEM.run(own, "false"))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot false " + own);
        assertThatThrownBy(() -> ProcessCommand.SYSTEM.run("", "kill", "-0"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not tell its process id");
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        ProcessCommand.SYSTEM.run(Long.toString(ended.pid()), "kill", "-0");
    }
}
