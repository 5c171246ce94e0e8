package org.jaxrsbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TalkTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private static Talk shell(String script) throws IOException {
        return new Talk("the child", List.of("sh", "-c", script), false);
    }

    private record Hello(String name) {}

    /** One that has started another one, which holds its output open. */
    @Test
    @Timeout(60)
    void whatSaysNothingIsEndedWithWhatItStarted() throws Exception {
        try (Talk child = shell("echo '{}'; sleep 600 & wait")) {
            assertThat(child.line(MINUTE)).contains("{}");
            List<ProcessHandle> started = child.process().descendants().toList();
            assertThatThrownBy(() -> child.line(Duration.ofMillis(200)))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("the child said nothing in ");
            child.process().waitFor();
            for (ProcessHandle each : started) {
                each.onExit().get();
            }
        }
    }

    @Test
    void whatHasEndedHasNoMoreLinesAndSaysWhy() throws Exception {
        try (Talk child = shell("echo '[0.1s][warning][x] y'; echo '{\"name\":\"a\"}'; echo why >&2; exit 3")) {
            assertThat(child.hear(Hello.class, MINUTE)).isEqualTo(new Hello("a"));
            assertThat(child.line(MINUTE)).isEmpty();
            assertThatThrownBy(() -> child.hear(Hello.class, MINUTE))
                    .isInstanceOf(Talk.Ended.class)
                    .hasMessage("the child ended: why")
                    .extracting(e -> ((Talk.Ended) e).code())
                    .isEqualTo(3);
        }
    }

    @Test
    void whatOthersWriteOnItsStreamIsNoPartOfIt() throws Exception {
        String script = "echo INFO: started; echo '{\"name\":\"a\"}'; echo no JSON";
        try (Talk shared = new Talk("the child", List.of("sh", "-c", script), true);
                Talk own = new Talk("the child", List.of("sh", "-c", script), false)) {
            assertThat(shared.hear(Hello.class, MINUTE)).isEqualTo(new Hello("a"));
            assertThat(shared.line(MINUTE)).isEmpty();
            assertThat(shared.lastWords()).isEqualTo(": no JSON");
            assertThatThrownBy(() -> own.hear(Hello.class, MINUTE))
                    .hasMessageStartingWith("the child said 'INFO: started'");
        }
    }

    @Test
    void whatIsSomethingElseOrFailedIsAnError() throws Exception {
        try (Talk child = shell("echo '{\"nam\":\"a\"}'; echo '{\"failed\":\"it broke\"}'")) {
            assertThatThrownBy(() -> child.hear(Hello.class, MINUTE))
                    .hasMessageStartingWith("the child said '{\"nam\"");
            assertThatThrownBy(() -> child.hear(Hello.class, MINUTE)).hasMessage("the child: it broke");
        }
    }
}
