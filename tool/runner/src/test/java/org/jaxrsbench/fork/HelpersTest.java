package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.process.ChildProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How long a pinned worker waits depends on the machine; what for does not. */
@Timeout(60)
class HelpersTest {

    private static final int SLICES = 200;
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final String PROCESSOR =
            Integer.toString(Runtime.getRuntime().availableProcessors() - 1);

    private record Waited(long all, long counted) {}

    private static boolean pin(long task) throws Exception {
        List<String> command = List.of("taskset", "-cp", PROCESSOR, Long.toString(task));
        return ChildProcess.run(Path.of("."), null, Duration.ofSeconds(10), command)
                        .code()
                == 0;
    }

    private static void spin(long nanos) {
        for (long end = System.nanoTime() + nanos; System.nanoTime() < end; ) {
            Thread.onSpinWait();
        }
    }

    private static void start(List<Thread> threads, Runnable what) {
        Thread thread = new Thread(what);
        threads.add(thread);
        thread.start();
    }

    private interface Slice {
        void run(List<Thread> started) throws Exception;
    }

    /** Slices of a thread that is pinned after all that was there before, and before what it starts. */
    private static Waited waited(Slice first, Slice each) throws Exception {
        FutureTask<Waited> worker = new FutureTask<>(() -> {
            WorkerThreads.Worker self = WorkerThreads.Worker.current();
            assumeTrue(self.schedstat() != null && pin(self.task()), "threads can be pinned");
            List<Thread> started = new ArrayList<>();
            Helpers helpers = new Helpers(WorkerThreads::ownCpuNanos, self::waitNanos);
            long all = 0;
            long counted = 0;
            try {
                first.run(started);
                for (int i = 0; i < SLICES; i++) {
                    long start = System.nanoTime() - WorkerThreads.ownCpuNanos();
                    helpers.begin();
                    each.run(started);
                    helpers.end();
                    all += helpers.waited();
                    counted += helpers.foreignWait(System.nanoTime() - WorkerThreads.ownCpuNanos() - start);
                }
            } finally {
                started.forEach(Thread::interrupt);
            }
            return new Waited(all, counted);
        });
        Thread thread = new Thread(worker);
        thread.start();
        thread.join();
        return worker.get();
    }

    private static void untilInterrupted() {
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void aThreadThatTheWorkerHasStartedIsHeldAgainstIt() throws Exception {
        long[] own = new long[1];
        Waited waited = waited(threads -> start(threads, HelpersTest::untilInterrupted), threads -> {
            var cpu = ManagementFactory.getThreadMXBean();
            long before = cpu.getThreadCpuTime(threads.get(0).getId());
            spin(SLICE_NANOS);
            own[0] += cpu.getThreadCpuTime(threads.get(0).getId()) - before;
        });
        assertThat(own[0]).isPositive();
        assertThat(waited.counted()).isLessThan(waited.all() - own[0] / 2);
    }

    @Test
    void soIsOneThatItStartsInEachOperation() throws Exception {
        Waited waited = waited(threads -> {}, threads -> {
            start(threads, () -> spin(SLICE_NANOS / 2));
            threads.remove(0).join();
        });
        assertThat(waited.counted()).isZero();
    }

    @Test
    void aBusyProcessIsNotHeldAgainstIt() throws Exception {
        Process busy = new ProcessBuilder("taskset", "-c", PROCESSOR, "sh", "-c", "while :; do :; done").start();
        try {
            Waited waited = waited(threads -> {}, threads -> spin(SLICE_NANOS));
            assertThat(waited.all()).isPositive();
            assertThat(waited.counted()).isGreaterThan(waited.all() * 9 / 10);
        } finally {
            busy.destroyForcibly();
        }
    }

    @Test
    void whatHelpersTakeIsAPartOfTheOperationsCpuTimeUnlessItCannotBeKnown() throws Exception {
        Helpers helpers = new Helpers(WorkerThreads::ownCpuNanos, () -> 0);
        CyclicBarrier turns = new CyclicBarrier(2);
        List<Thread> started = new ArrayList<>();
        long[] took = new long[1];
        start(started, () -> {
            try {
                while (true) {
                    turns.await();
                    long before = WorkerThreads.ownCpuNanos();
                    spin(SLICE_NANOS);
                    took[0] = WorkerThreads.ownCpuNanos() - before;
                    turns.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                // the test is over
            }
        });
        var threads = ManagementFactory.getThreadMXBean();
        long before;
        do { // the runner of the tests starts threads as well
            before = threads.getTotalStartedThreadCount();
            helpers.begin();
            turns.await();
            turns.await();
            helpers.end();
        } while (threads.getTotalStartedThreadCount() > before);
        // The two clocks are read at different moments.
        assertThat(helpers.javaNanos(1)).isGreaterThan(took[0] * 9 / 10);
        helpers.begin();
        start(started, () -> {});
        helpers.end();
        assertThat(helpers.javaNanos(1)).isZero();
        started.get(0).interrupt();
    }
}
