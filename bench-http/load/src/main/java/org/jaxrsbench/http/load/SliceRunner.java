package org.jaxrsbench.http.load;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.Phase;
import io.hyperfoil.api.session.PhaseInstance;
import io.hyperfoil.api.session.ThreadData;
import io.hyperfoil.core.impl.LocalSimulationRunner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One slice of load, with the clock read where the load begins and where its last request ends. */
final class SliceRunner extends LocalSimulationRunner {
    /** The session counter that the YAML files raise at each answer of the expected status. */
    private static final String ANSWERED = "answered";

    private static final long POLL_MILLIS = 1;

    private final SliceTally tally;
    private final long enough;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile long startNanos;
    private volatile long endNanos;

    /** @param enough after how many answers the slice may end early; 0 for never */
    SliceRunner(Benchmark benchmark, SliceTally tally, long enough) {
        super(
                benchmark,
                (phase, step, metric, snapshot, countDown) -> tally.add(snapshot),
                null,
                (authority, tag, min, max) -> {
                    if (tag.equals("blocked sessions")) {
                        tally.blocked(max);
                    }
                });
        this.tally = tally;
        this.enough = enough;
    }

    @Override
    public void run() {
        try {
            super.run();
        } finally {
            ended.countDown();
            // The next slice must not meet this one's connections.
            eventLoopGroup.terminationFuture().awaitUninterruptibly(5, TimeUnit.SECONDS);
        }
    }

    @Override
    protected CompletableFuture<Void> phaseChanged(
            Phase phase, PhaseInstance.Status status, boolean sessionLimitExceeded, Throwable error) {
        if (status == PhaseInstance.Status.RUNNING) {
            startNanos = System.nanoTime();
            if (enough > 0) {
                Thread thread = new Thread(() -> endWhenEnough(phase.name()), "enough");
                thread.setDaemon(true);
                thread.start();
            }
        } else if (status == PhaseInstance.Status.TERMINATED) {
            endNanos = System.nanoTime();
        }
        if (sessionLimitExceeded) {
            tally.blocked(sessions.size());
        }
        return super.phaseChanged(phase, status, sessionLimitExceeded, error);
    }

    /** Called at the maximum duration: who is still active is waiting for what does not come. */
    @Override
    public void terminatePhase(String phase) {
        int[] active = new int[1];
        visitSessions(session -> active[0] += session.isActive() ? 1 : 0);
        tally.unfinished(active[0]);
        super.terminatePhase(phase);
    }

    private void endWhenEnough(String phase) {
        Set<ThreadData.SharedCounter> counters = Collections.newSetFromMap(new IdentityHashMap<>());
        visitSessions(session -> counters.add(session.threadData().getCounter(ANSWERED)));
        try {
            while (!ended.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                // Written by the event loops without a lock: a late view of them only ends the slice a little later.
                long answered = counters.stream()
                        .mapToLong(ThreadData.SharedCounter::get)
                        .sum();
                if (answered >= enough) {
                    finishPhase(phase);
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** From the first request's start to the last one's end. */
    double millis() {
        return (endNanos - startNanos) / 1e6;
    }
}
