package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Takes turns with other forks on one processor: in each turn every fork does the operation of one case for half a millisecond, one fork
 * right after the other, so that all meet the processor in the same state. Who is first alternates, and the order of cases is drawn anew for
 * each two laps; in the second of them each case has the other order of forks.
 *
 * <p>Between slices nothing is allocated, written or said. A slice that is not measured comes last, so that nobody is torn down while another
 * measures.
 */
final class Slices {

    /** Numbers kept of a slice: operations, wall, CPU and waiting time, bytes. */
    private static final int KEPT = 5;

    /** Between two looks at the clock an operation is repeated for about so long. */
    private static final int LOOK_NANOS = 10_000;

    private static final int MOST_BATCH = 10_000;

    private final Session session;
    private final Operations operations;
    private final ForkOrder order;
    private final int cases;
    private final int[] batches;
    private final WorkerClock worker = new WorkerClock();
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final long[] last = new long[KEPT];

    Slices(Session session, Operations operations) {
        this.session = session;
        this.operations = operations;
        order = session.order();
        cases = order.tasks().size();
        batches = new int[cases];
        Arrays.fill(batches, 1);
    }

    void run() throws Exception {
        long begun = System.nanoTime();
        long bootMillis = ManagementFactory.getRuntimeMXBean().getUptime();
        try (ServerSocketChannel door = TokenChain.door(order.seat())) {
            double[] nanos = settle();
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("task", worker.task());
            facts.put("boot_ms", bootMillis);
            facts.put("nanos", nanos);
            facts.put("settle_ms", (System.nanoTime() - begun) / 1_000_000);
            session.say("settled", facts);
            int laps = Integer.parseInt(session.await());
            try (TokenChain chain = TokenChain.connect(order.seat(), door)) {
                measure(chain, laps);
            }
        }
    }

    /** Exercises all cases until the compiler is quiet; the cost of each operation then, in nanoseconds. */
    private double[] settle() throws FailedCaseException {
        Settling settling = new Settling(worker, order.times().settleMillis());
        double[] nanos = new double[cases];
        do {
            for (int c = 0; c < cases; c++) {
                slice(c);
                nanos[c] = (double) last[1] / last[0];
                batches[c] = (int) Math.max(1, Math.min(MOST_BATCH, LOOK_NANOS / nanos[c]));
            }
        } while (!settling.isOver());
        return nanos;
    }

    private void measure(TokenChain chain, int measured) throws Exception {
        int rehearsals = order.times().rehearsals();
        int[] plan = plan(rehearsals + measured + 1);
        long[] kept = new long[measured * cases * KEPT];
        long cpu = 0;
        long collector = 0;
        long collections = 0;
        long wall = 0;
        long own = 0;
        int from = rehearsals * cases;
        int to = from + measured * cases;
        for (int turn = 0; turn <= to; turn++) {
            chain.receive(turn);
            if (turn == from) {
                wall = System.nanoTime();
                own = worker.cpuNanos();
                cpu = process.getProcessCpuTime();
                collector = Collectors.nanos();
                collections = Collectors.count();
            }
            slice(plan[turn]);
            if (turn >= from && turn < to) {
                System.arraycopy(last, 0, kept, (turn - from) * KEPT, KEPT);
            }
            if (turn < to) {
                chain.pass(turn);
            }
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("cpu_process_ns", process.getProcessCpuTime() - cpu);
        facts.put("other_cpu_ns", process.getProcessCpuTime() - cpu - (worker.cpuNanos() - own));
        facts.put("collector_ns", Collectors.nanos() - collector);
        facts.put("collections", Collectors.count() - collections);
        facts.put("wall_ns", System.nanoTime() - wall);
        chain.pass(to);
        write(plan, from, kept);
        session.say("measured", facts);
    }

    /** The case of each turn. */
    private int[] plan(int laps) {
        int[] plan = new int[laps * cases];
        SplittableRandom random = new SplittableRandom(order.seed());
        int[] lap = new int[cases];
        for (int l = 0; l < laps; l++) {
            if (l % 2 == 0) {
                for (int c = 0; c < cases; c++) {
                    int other = random.nextInt(c + 1);
                    lap[c] = lap[other];
                    lap[other] = c;
                }
            } else if (cases % 2 == 0) {
                // Each turn has the other order of forks than the one before: moved by one, each case gets its other
                // one.
                int first = lap[0];
                System.arraycopy(lap, 1, lap, 0, cases - 1);
                lap[cases - 1] = first;
            }
            System.arraycopy(lap, 0, plan, l * cases, cases);
        }
        return plan;
    }

    /** Half a millisecond of a case; what it came to is in {@link #last}. */
    private void slice(int index) throws FailedCaseException {
        int batch = batches[index];
        long length = order.times().sliceNanos();
        long done = 0;
        long bytes = worker.bytes();
        long wait = worker.waitNanos();
        long cpu = worker.cpuNanos();
        long start = System.nanoTime();
        long now;
        do {
            try {
                operations.run(index, batch);
            } catch (Exception e) {
                throw new FailedCaseException(index, e);
            }
            done += batch;
            now = System.nanoTime();
        } while (now - start < length);
        last[0] = done;
        last[1] = now - start;
        last[2] = worker.cpuNanos() - cpu;
        last[3] = worker.waitNanos() - wait;
        last[4] = worker.bytes() - bytes;
    }

    private void write(int[] plan, int from, long[] kept) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(order.slices()))) {
            for (int i = 0; i < kept.length / KEPT; i++) {
                StringBuilder line = new StringBuilder().append(plan[from + i]);
                for (int k = 0; k < KEPT; k++) {
                    line.append(',').append(kept[i * KEPT + k]);
                }
                out.write(line.append('\n').toString());
            }
        }
    }
}
