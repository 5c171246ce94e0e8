package org.jaxrsbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ChildProcessTest {

    private static ChildProcess shell(String script) throws IOException {
        return new ChildProcess(List.of("sh", "-c", script));
    }

    /** One that has started another one, which holds its output open. */
    @Test
    @Timeout(60)
    void whatSaysNothingIsEndedWithWhatItStarted() throws Exception {
        try (ChildProcess child = shell("echo first; sleep 600 & wait")) {
            assertThat(child.line("it", Duration.ofMinutes(1))).isEqualTo("first");
            List<ProcessHandle> started = child.process().descendants().toList();
            assertThatThrownBy(() -> child.line("the child", Duration.ofMillis(200)))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("the child said nothing in ");
            child.process().waitFor();
            for (ProcessHandle each : started) {
                each.onExit().get();
            }
        }
    }

    @Test
    void whatHasEndedHasNoMoreLines() throws Exception {
        try (ChildProcess child = shell("echo last")) {
            assertThat(child.line("it", Duration.ofMinutes(1))).isEqualTo("last");
            assertThat(child.line("it", Duration.ofMinutes(1))).isNull();
        }
    }
}
