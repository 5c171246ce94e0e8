package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jaxrsbench.fork.WorkerThreads.Worker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerThreadsTest {

    @ParameterizedTest
    @ValueSource(strings = {"VIRTUAL", "FJP", "FJP_COMMON", "CUSTOM", "platform", "PLATFORMS", ""})
    void anExecutorWhoseThreadsCannotBeReadIsNamed(String executor) {
        String flag = "-Djmh.executor=" + executor;
        assertThat(WorkerThreads.unreadable(List.of("-Xmx1g", flag)))
                .hasValueSatisfying(why -> assertThat(why).startsWith(flag + ":"));
        assertThat(WorkerThreads.unreadable(List.of(
                        "-Djmh.executor=PLATFORM",
                        "-Djmh.executor=FIXED_TPE",
                        "-Djmh.executor=CACHED_TPE",
                        "-Dx=" + executor)))
                .isEmpty();
    }

    /** Figures that read 0 because they were not read let twice the bytes pass. */
    @Test
    void workersThatCannotBeReadAreNoneOrHaveEnded() throws InterruptedException {
        Worker self = Worker.current();
        assertThat(new WorkerThreads(List.of(self)).requireReadable().bytes()).isPositive();
        Thread ended = new Thread(() -> {});
        ended.start();
        ended.join();
        for (List<Worker> workers :
                List.of(List.<Worker>of(), List.of(self, new Worker(ended.getId(), 0, null, false)))) {
            assertThatThrownBy(() -> new WorkerThreads(workers).requireReadable())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("cannot be read");
        }
        assertThatThrownBy(() -> WorkerThreads.namedByJmh(1).requireReadable())
                .as("no thread has the name that JMH gives")
                .isInstanceOf(IllegalStateException.class);
    }
}
