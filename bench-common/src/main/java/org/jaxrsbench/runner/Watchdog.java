package org.jaxrsbench.runner;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Ends a fork that hangs. JMH interrupts a benchmark that overruns and then waits for it for ever; only ending the
 * process helps against code that does not listen.
 */
final class Watchdog implements AutoCloseable {

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "watchdog");
        thread.setDaemon(true);
        return thread;
    });

    /** Watches from now on; the caller closes what it gets when the fork has ended. */
    Watch watch(long millis) {
        return new Watch(timer, millis);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    /** One fork's deadline. */
    static final class Watch implements AutoCloseable {

        private final AtomicBoolean fired = new AtomicBoolean();
        private final ScheduledFuture<?> deadline;

        private Watch(ScheduledExecutorService timer, long millis) {
            deadline = timer.schedule(this::endForks, millis, TimeUnit.MILLISECONDS);
        }

        private void endForks() {
            fired.set(true);
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        }

        /** Whether the deadline passed. */
        boolean fired() {
            return fired.get();
        }

        @Override
        public void close() {
            deadline.cancel(false);
        }
    }
}
