package org.jaxrsbench.fork;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.IntFunction;

/** Workers that do the same as the first one, in its slices, where several threads are asked for. */
final class Crew implements AutoCloseable {

    private final List<Member> members = new ArrayList<>();
    private final WorkerThreads others;
    private final WorkerThreads runners;
    private final CyclicBarrier start;
    private final CyclicBarrier end;
    private volatile boolean over;
    private volatile boolean closed;
    private volatile int index;
    private volatile int batch;

    /** Starts workers beside the first one, which calls this. */
    Crew(int size, IntFunction<Operations> ofWorker) throws Exception {
        start = new CyclicBarrier(size + 1);
        end = new CyclicBarrier(size + 1);
        for (int i = 1; i <= size; i++) {
            members.add(new Member(i, ofWorker.apply(i)));
        }
        members.forEach(Thread::start);
        end.await(); // all have registered
        long self = Thread.currentThread().getId();
        others = WorkerThreads.all().only(worker -> worker.id() != self);
        runners = others.only(worker -> !worker.completes());
    }

    private final class Member extends Thread {

        private final Operations operations;
        private long done;
        private Exception failure;

        private Member(int number, Operations operations) {
            super("worker-" + number);
            setDaemon(true);
            this.operations = operations;
        }

        @Override
        public void run() {
            try {
                WorkerThreads.registerCurrent();
                end.await();
                while (true) {
                    start.await();
                    if (closed) {
                        return;
                    }
                    try {
                        while (!over) {
                            operations.run(index, batch);
                            done += batch;
                        }
                    } catch (Exception e) {
                        failure = e;
                    }
                    end.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                // the first worker has failed
            }
        }
    }

    /** All begin with a case. */
    void begin(int of, int repeat) throws Exception {
        if (members.isEmpty()) {
            return;
        }
        index = of;
        batch = repeat;
        over = false;
        start.await();
    }

    /** All stop; how many operations the others did since they began. */
    long stop() throws Exception {
        if (members.isEmpty()) {
            return 0;
        }
        over = true;
        end.await();
        long sum = 0;
        for (Member member : members) {
            if (member.failure != null) {
                throw member.failure;
            }
            sum += member.done;
            member.done = 0;
        }
        return sum;
    }

    /** CPU time of the others, and of the thread that completes answers, so far. */
    long cpuNanos() {
        return others.cpuNanos();
    }

    /** Bytes that they have allocated. */
    long bytes() {
        return others.bytes();
    }

    /** Time in which the others waited for a processor. */
    long waitNanos() {
        return runners.waitNanos();
    }

    @Override
    public void close() {
        closed = true;
        start.reset();
        members.forEach(Thread::interrupt);
    }
}
