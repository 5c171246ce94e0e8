package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.text.ParseException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Takes turns between JMH's own iterations, for benchmarks of other projects, whose loop cannot be ended from inside. JMH does more between
 * two iterations than a slice takes, so they are a little longer than slices.
 *
 * <p>JMH calls the hooks on the thread that submits the workers, before they begin and after they ended.
 */
public final class ForeignTurns implements InternalProfiler {

    private static final int KNOWN_AFTER = 3;
    private static final double LONG_NANOS = 5e9;
    private static final double LONGEST_NANOS = 60e9;

    private final Session session = Session.current();
    private final ForkOrder order = session.order();
    private final int from = order.times().rehearsals();
    private final int to = from + order.times().laps();
    private final SliceLog log = new SliceLog(order.times().laps());
    private final long[] slice = new long[SliceLog.KEPT];
    private ServerSocketChannel door;
    private TokenChain chain;
    private WorkerThreads workers;
    private Helpers helpers;
    private int warmed;
    private int turn;
    private double nanos;
    private Meanwhile meanwhile;
    private FlightRecording recording;
    private ForkWords.Measured facts;
    private final Census[] seen = new Census[3];
    private final long[] done = new long[seen.length];
    private long deadline;

    @Override
    public String getDescription() {
        return "waits for this fork's turn before each measured iteration";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        if (iteration.getType() == IterationType.WARMUP || turn > to) {
            return;
        }
        try {
            if (turn == 0) {
                workers = WorkerThreads.namedByJmh(benchmark.getThreads()).requireReadable();
                meanwhile = new Meanwhile(workers::cpuNanos);
                helpers = new Helpers(() -> workers.cpuNanos() + WorkerThreads.ownCpuNanos(), workers::waitNanos);
                door = TokenChain.door(order.seat());
                session.settled(0, workers.task(), new double[] {nanos}, null);
                chain = TokenChain.connect(order.seat(), door);
                recording = FlightRecording.of(order);
                if (recording != null) {
                    recording.begin();
                }
            }
            chain.receive(turn);
        } catch (IOException | ParseException e) {
            throw new IllegalStateException(e.getMessage(), e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted", e);
        }
        if (turn == from) {
            meanwhile.begin();
        } else if (turn > from) {
            meanwhile.back();
        }
        helpers.begin();
        slice[2] = workers.cpuNanos();
        slice[4] = workers.bytes();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        if (result.getRawPrimaryResults().isEmpty()) {
            return List.of(); // it has failed, and JMH is about to say why
        }
        double operations = result.getMetadata().getMeasuredOps();
        double all = result.getMetadata().getAllOps();
        double score = result.getPrimaryResult().getScore();
        double unit = benchmark.getTimeUnit().toNanos(1);
        nanos = benchmark.getThreads() * unit / score;
        if (iteration.getType() == IterationType.WARMUP) {
            requireShort();
            return List.of();
        }
        if (turn > to) {
            count(turn++ - to, Math.round(all));
            return List.of();
        }
        slice[0] = Math.round(operations);
        slice[1] = Math.round(nanos * operations);
        long cpu = workers.cpuNanos() - slice[2];
        slice[2] = Math.round(cpu * operations / all);
        slice[4] = Math.round((workers.bytes() - slice[4]) * operations / all);
        helpers.end();
        long wait = benchmark.getThreads() > 1 ? helpers.waited() : helpers.foreignWait(Math.round(nanos * all) - cpu);
        slice[3] = Math.round(wait * operations / all);
        if (turn >= from && turn < to) {
            log.add(0, slice);
        }
        try {
            if (turn == to) {
                end();
            } else {
                if (turn >= from) {
                    meanwhile.pass();
                }
                chain.pass(turn);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
        turn++;
        return List.of();
    }

    /** How many iterations there are, JMH was told. The first ones may take longer than those that follow. */
    private void requireShort() {
        warmed++;
        boolean known = warmed == KNOWN_AFTER || nanos > LONG_NANOS;
        if (known && order.times().rehearsals() > 1 && nanos * (warmups(order) + to) > LONGEST_NANOS) {
            session.say(new ForkWords.Settled(-1, new double[] {nanos}, 0, 0, null));
            throw new IllegalStateException("an operation takes too long");
        }
    }

    private void end() throws IOException {
        facts = meanwhile.facts();
        workers.requireReadable(); // still
        chain.pass(turn);
        if (recording != null) {
            recording.close();
        }
        log.write(order.slices());
        if (censuses(order) == 0) {
            session.say(facts);
        }
        deadline = Census.deadline();
    }

    /** Counts what is held after a quarter of the last iterations, after a half, and after all of them. */
    private void count(int iteration, long operations) {
        int place = iteration <= UNCOUNTED ? 0 : iteration <= 2 * UNCOUNTED ? 1 : 2;
        done[place] += operations;
        if (iteration == UNCOUNTED || iteration == 2 * UNCOUNTED || iteration == 4 * UNCOUNTED) {
            seen[place] = Census.take(deadline);
        }
        if (iteration == 4 * UNCOUNTED) {
            int fewest = UNCOUNTED * KEPT_BY_JMH;
            session.say(facts.leaking(
                    seen[2].leaks(
                            seen[0],
                            done[1],
                            seen[1],
                            done[2],
                            name -> CLASSES_OF_RESULTS.matcher(name).find() ? fewest : Census.FEWEST),
                    (double) fewest / done[1]));
        }
    }

    /** Iterations that come before the first census; as many come before the second, and twice as many before the third. */
    private static final int UNCOUNTED = 16;

    /** Classes that JMH's results are made of: arrays, the JDK's and its own. */
    private static final Pattern CLASSES_OF_RESULTS =
            Pattern.compile("^(\\[|java\\.|jdk\\.|sun\\.|org\\.openjdk\\.jmh\\.)");

    /** JMH keeps the result of each iteration, which has one object of each class: of no such class so many as this. */
    private static final int KEPT_BY_JMH = 16;

    /**
     * How many iterations come after those that are measured, for what operations leave behind. After the very last one JMH has let go of the
     * benchmark's state, and with it of all that leaked.
     */
    static int censuses(ForkOrder order) {
        return order.way().census() ? 4 * UNCOUNTED + 1 : 0;
    }

    /** How long each warm-up iteration is, in milliseconds. */
    static final long WARMUP_MILLIS = 50;

    /** How many of them settle a fork. */
    static int warmups(ForkOrder order) {
        return (int) Math.max(1, order.times().settleMillis() / WARMUP_MILLIS);
    }

    /** Length of a measured iteration in milliseconds: the least that JMH can be told, times the order's slice. */
    static long iterationMillis(ForkOrder order) {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(order.times().sliceNanos()));
    }
}
