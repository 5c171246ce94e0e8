package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jaxrsbench.benchmark.GroupBenchmark;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * Lets several live forks take turns: each measured iteration waits for its turn before it begins, over a loopback socket
 * to the process that started the forks. Benchmark and timing are JMH's own and unchanged.
 *
 * <p>JMH calls the hooks on the runner thread, before the workers are submitted, so waiting here neither spins nor
 * counts as an operation. It has to be the first profiler: they stop in reverse order, so the others' counters are read
 * before anything is said. JMH takes an iteration's own deadline before this hook; the wait therefore has a
 * deadline of its own, which must be below JMH's.
 *
 * <p>Begins with its token and process id. Says {@code warm} before the first iteration of the warm-up, in which the
 * engine boots and settles, {@code ready} before each measured one and, if that is asked for, before the other
 * warm-ups, and {@code end} after the last. Each of these waits for an answer: {@code go}, or {@code go N} with the index
 * of the case that the window is for. An iteration is over when the fork asks for the next: what JMH does between them is
 * then done, and disturbs no window.
 */
public final class TurnProfiler implements InternalProfiler {

    /**
     * Label of a result that is no metric: the share of a processor that the JVM's own threads, the compiler above all,
     * took over the last warm-up iterations. Tells the process that pairs forks whether this one was warm. From CPU time, not
     * from the compiler's own clock, which counts a long compilation at the moment it ends.
     */
    static final String COMPILING = "compiling";

    /** Label of a result that is no metric: the index of the case that the iteration was for. */
    static final String CASE = "case";

    private static final int LAST_WARMUPS = 10;
    private static final byte[] READY = line("ready");

    private final int port;
    private final String token;
    private final int waitMillis;
    private final boolean rehearsed;

    private final double[] compiling = new double[LAST_WARMUPS];
    private int warmups;
    private int measured;
    private int current;
    private int[] windows = new int[1];
    private Socket socket;
    private InputStream in;
    private OutputStream out;

    /**
     * For JMH.
     *
     * @param settings {@code port,token,milliseconds,rehearsed}
     * @throws ProfilerException if they are something else
     */
    public TurnProfiler(String settings) throws ProfilerException {
        String[] parts = settings.split(",");
        if (parts.length != 4) {
            throw new ProfilerException("expected port,token,milliseconds,rehearsed in place of '" + settings + "'");
        }
        try {
            port = Integer.parseInt(parts[0]);
            waitMillis = Integer.parseInt(parts[2]);
        } catch (NumberFormatException e) {
            throw new ProfilerException("expected numbers of port and milliseconds in place of '" + settings + "'", e);
        }
        token = parts[1];
        rehearsed = Boolean.parseBoolean(parts[3]);
    }

    @Override
    public String getDescription() {
        return "waits for this fork's turn before each measured iteration";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        boolean warmup = iteration.getType() == IterationType.WARMUP;
        if (warmup && socket == null) {
            ask(line("warm"));
        } else if (!warmup || rehearsed) {
            if (!warmup && measured == 0) {
                Arrays.fill(windows, 0); // those of the warm-up do not count
            }
            current = ask(READY);
            if (current >= windows.length) {
                windows = Arrays.copyOf(windows, current + 1);
            }
            GroupBenchmark.next(current, ++windows[current]);
        }
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        if (iteration.getType() == IterationType.WARMUP) {
            if (warmups++ > 0) { // the first one holds the engine's boot
                compiling[warmups % LAST_WARMUPS] = jvmShare(result);
            }
            return List.of();
        }
        if (++measured == benchmark.getMeasurement().getCount()) {
            ask(line("end"));
        }
        return List.of(result(COMPILING, compiling()), result(CASE, current));
    }

    private double compiling() {
        int counted = Math.min(LAST_WARMUPS, Math.max(1, warmups - 1));
        double sum = 0;
        for (double share : compiling) {
            sum += share;
        }
        return sum / counted;
    }

    private static ScalarResult result(String label, double value) {
        return new ScalarResult(label, value, "", AggregationPolicy.AVG);
    }

    /**
     * Processor share of all threads but the workers and the collector, which never comes to rest; what other profilers
     * measured is in the result already.
     */
    private static double jvmShare(IterationResult result) {
        double cpu = score(result, Metric.CPU.label());
        double others = cpu == 0
                ? 0
                : score(result, Metric.CPU_SHARE.label()) * (score(result, Metric.CPU_PROCESS.label()) / cpu - 1);
        return Math.max(0, others - score(result, Health.COLLECTOR));
    }

    private static double score(IterationResult result, String label) {
        Result<?> measured = result.getSecondaryResults().get(label);
        return measured == null ? 0 : measured.getScore();
    }

    /** Says a word and waits for the answer: the index of the case that may go. */
    private int ask(byte[] word) {
        try {
            if (socket == null) {
                socket = new Socket(InetAddress.getLoopbackAddress(), port);
                socket.setTcpNoDelay(true);
                socket.setSoTimeout(waitMillis);
                in = socket.getInputStream();
                out = socket.getOutputStream();
                out.write(line(token + " " + ProcessHandle.current().pid()));
            }
            out.write(word);
            return answer();
        } catch (SocketTimeoutException e) {
            throw new IllegalStateException("no turn within " + waitMillis + " ms", e);
        } catch (IOException e) {
            throw new IllegalStateException("the process that gives the turns has ended", e);
        }
    }

    /** Reads {@code go} or {@code go N}, byte by byte: this runs between windows, and must not be worth compiling. */
    private int answer() throws IOException {
        int index = 0;
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new IOException("the connection ended");
            }
            if (b >= '0' && b <= '9') {
                index = 10 * index + (b - '0');
            }
        }
        return index;
    }

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.US_ASCII);
    }
}
