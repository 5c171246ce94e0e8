package org.jaxrsbench.fork;

import java.lang.management.ManagementFactory;
import java.nio.channels.ServerSocketChannel;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Takes turns with other forks on one processor: in each turn every fork does the operation of one case for half a millisecond, one fork
 * right after the other, so that all meet the processor in the same state. Who is first alternates.
 *
 * <p>Between slices next to nothing is allocated, and nothing is written or said. A slice that is not measured comes last, so that nobody is
 * torn down while another measures.
 */
final class Slices {

    /** Between two looks at the clock an operation is repeated for about so long. */
    private static final int LOOK_NANOS = 10_000;

    private static final int MOST_BATCH = 10_000;

    /** While a fork settles, one lap in so many looks at other threads: what the last one saw decides whether slices do. */
    private static final int WATCHED = 20;

    private final Session session;
    private final ForkOrder order;
    private final IntFunction<Operations> ofWorker;
    private final Operations operations;
    private final int[] batches;
    private final WorkerThreads.Worker worker = WorkerThreads.Worker.current();
    private final CompilerWait compiler = CompilerWait.ofThisJvm();
    private final long[] last = new long[SliceLog.KEPT];
    private final double[] nanos;
    private Crew crew;
    private Helpers helpers;
    private FlightRecording recording;

    Slices(Session session, IntFunction<Operations> ofWorker) {
        this.session = session;
        this.ofWorker = ofWorker;
        this.operations = ofWorker.apply(0);
        order = session.order();
        batches = new int[order.tasks().size()];
        nanos = new double[batches.length];
        Arrays.fill(batches, 1);
    }

    void run() throws Exception {
        long bootMillis = ManagementFactory.getRuntimeMXBean().getUptime();
        try (ServerSocketChannel door = TokenChain.door(order.seat());
                FlightRecording recorder = FlightRecording.of(order);
                Crew others = new Crew(order.way().workers() - 1, ofWorker)) {
            crew = others;
            helpers = new Helpers(
                    () -> WorkerThreads.ownCpuNanos() + crew.cpuNanos(), () -> worker.waitNanos() + crew.waitNanos());
            boolean quiet = settle();
            new WorkerThreads(List.of(worker)).requireReadable();
            int laps = session.settled(bootMillis, worker.task(), nanos, quiet);
            try (TokenChain chain = TokenChain.connect(order.seat(), door)) {
                if (recorder != null) {
                    recorder.begin();
                    recording = recorder;
                }
                ForkWords.Measured facts = measure(chain, laps);
                session.say(order.way().census() ? withLeaks(facts) : facts);
            }
        }
    }

    /** Exercises all cases until the compiler is quiet, or the time for that is up; whether it is quiet. */
    private boolean settle() throws FailedCaseException {
        Settling settling = new Settling(batches.length, order.times().settleMillis());
        boolean late = order.way().late();
        boolean helped = late;
        for (int lap = 0; lap == 0 || !settling.isOver(); lap++) {
            boolean watching = lap % WATCHED == 0;
            helpers.watch(late || watching);
            helped &= late || !watching;
            for (int c = 0; c < nanos.length; c++) {
                slice(c);
                helped |= watching && helpers.helped();
                nanos[c] = cost(nanos[c], (double) last[1] / last[0]);
                batches[c] = (int) Math.max(1, Math.min(MOST_BATCH, LOOK_NANOS / nanos[c]));
            }
        }
        helpers.watch(helped);
        // Else collections that are measured would go on copying what the start has left: objects get old after fifteen
        // of them.
        System.gc();
        return settling.isQuiet();
    }

    /** What an operation costs, after a slice more: one slice that was held up does not say how many laps there is time for. */
    static double cost(double before, double now) {
        return before == 0 ? now : Math.min(now, 2 * before);
    }

    private ForkWords.Measured measure(TokenChain chain, int laps) throws Exception {
        int rehearsals = order.times().rehearsals();
        Laps plan = Laps.of(order, rehearsals + laps + 1);
        int from = rehearsals * plan.cases();
        int to = from + laps * plan.cases();
        SliceLog log = new SliceLog(to - from);
        Meanwhile meanwhile = new Meanwhile(
                order.way().late() ? Meanwhile::javaNanos : () -> WorkerThreads.ownCpuNanos() + crew.cpuNanos());
        for (int turn = 0; turn <= to; turn++) {
            chain.receive(turn);
            if (turn == from) {
                meanwhile.begin();
            } else if (turn > from) {
                meanwhile.back();
            }
            slice(plan.caseOf(turn));
            if (turn >= from && turn < to) {
                log.add(plan.caseOf(turn), last);
            }
            if (turn >= from && turn < to) {
                meanwhile.pass();
            }
            if (turn < to) {
                chain.pass(turn);
            }
        }
        ForkWords.Measured facts = meanwhile.facts();
        chain.pass(to);
        log.write(order.slices());
        return facts;
    }

    /** With what operations of all cases leave behind: read after N, 2N and 4N of each, so that what fills up slows down. */
    private ForkWords.Measured withLeaks(ForkWords.Measured facts) throws FailedCaseException {
        int repeats = Census.repeats(nanos);
        long deadline = Census.deadline();
        repeat(repeats);
        Census one = Census.take(deadline);
        repeat(repeats);
        Census two = Census.take(deadline);
        repeat(2 * repeats);
        Census three = Census.take(deadline);
        long operations = (long) repeats * batches.length;
        return facts.leaking(
                three.leaks(one, operations, two, 2 * operations, name -> Census.FEWEST),
                (double) Census.FEWEST / operations);
    }

    private void repeat(int count) throws FailedCaseException {
        for (int c = 0; c < batches.length; c++) {
            try {
                operations.run(c, count);
            } catch (Exception e) {
                throw new FailedCaseException(c, e);
            }
        }
    }

    /** Half a millisecond of a case; what it came to is in {@link #last}. */
    private void slice(int index) throws FailedCaseException {
        int batch = batches[index];
        long length = order.times().sliceNanos();
        long done = 0;
        helpers.begin();
        compiler.begin();
        long bytes = worker.bytes() + crew.bytes();
        long cpu = WorkerThreads.ownCpuNanos() + crew.cpuNanos();
        long nanos;
        try {
            crew.begin(index, batch);
            long start = System.nanoTime();
            do {
                operations.run(index, batch);
                done += batch;
                if (recording != null) {
                    recording.jitter();
                }
                nanos = System.nanoTime() - start;
            } while (nanos < length);
            done += crew.stop();
        } catch (Exception e) {
            throw new FailedCaseException(index, e);
        }
        last[0] = done;
        last[2] = WorkerThreads.ownCpuNanos() + crew.cpuNanos() - cpu;
        last[4] = worker.bytes() + crew.bytes() - bytes;
        long idle = nanos - last[2];
        last[1] = order.way().workers() > 1 ? nanos * order.way().workers() : nanos - compiler.nanos(idle);
        helpers.end();
        last[5] = order.way().late() ? helpers.javaNanos(last[2]) : 0;
        // It may have waited just before or after, too; and to wait for threads that do its work is a part of the
        // operation.
        long wait = order.way().workers() > 1 ? helpers.waited() : helpers.foreignWait(idle);
        last[3] = order.way().late() ? 0 : Math.min(last[1], wait);
    }
}
