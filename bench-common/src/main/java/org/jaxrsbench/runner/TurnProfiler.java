package org.jaxrsbench.runner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
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
 * Lets several live forks take turns: each measured iteration waits for its turn before it begins and hands it on when
 * it has ended, over a loopback socket to whoever started the forks. Benchmark and timing are JMH's own and unchanged.
 *
 * <p>JMH calls the hooks on the runner thread, before the workers are submitted, so waiting here neither spins nor
 * counts as an operation. It has to be the first profiler: they stop in reverse order, so the others' counters are read
 * before the turn is handed on. JMH takes an iteration's own deadline before this hook; the wait therefore has a
 * deadline of its own, which must be below JMH's.
 *
 * <p>Begins with its token and process id. Says {@code warm} before the first warm-up iteration, {@code ready} before and {@code done} after each measured one;
 * waits for a {@code go} after the first two.
 */
public final class TurnProfiler implements InternalProfiler {

    /**
     * Label of a result that is no metric: the share of a processor that the JVM's own threads, the compiler above all,
     * took over the last ten warm-up iterations. Tells whoever pairs forks whether this one was warm. From CPU time, not
     * from the compiler's own clock, which counts a long compilation at the moment it ends.
     */
    static final String COMPILING = "compiling";

    private static final int LAST_WARMUPS = 10;

    private final Deque<Double> compiling = new ArrayDeque<>();
    private final int port;
    private final String token;
    private final int waitMillis;
    private Socket socket;
    private BufferedReader in;
    private OutputStream out;

    /**
     * For JMH.
     *
     * @param settings {@code port,token,milliseconds}
     * @throws ProfilerException where they are something else
     */
    public TurnProfiler(String settings) throws ProfilerException {
        String[] parts = settings.split(",");
        if (parts.length != 3) {
            throw new ProfilerException("expected port,token,milliseconds in place of '" + settings + "'");
        }
        try {
            port = Integer.parseInt(parts[0]);
            waitMillis = Integer.parseInt(parts[2]);
        } catch (NumberFormatException e) {
            throw new ProfilerException("expected port,token,milliseconds in place of '" + settings + "'", e);
        }
        token = parts[1];
    }

    @Override
    public String getDescription() {
        return "waits for this fork's turn before each measured iteration";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        if (iteration.getType() == IterationType.MEASUREMENT) {
            say("ready");
            awaitTurn();
        } else if (socket == null) {
            say("warm");
            awaitTurn();
        }
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        if (iteration.getType() == IterationType.MEASUREMENT) {
            say("done");
            double share = compiling.stream()
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElse(0);
            return List.of(new ScalarResult(COMPILING, share, "cpu", AggregationPolicy.AVG));
        }
        if (compiling.size() == LAST_WARMUPS) {
            compiling.removeFirst();
        }
        compiling.addLast(jvmShare(result));
        return List.of();
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

    private void say(String word) {
        try {
            if (socket == null) {
                socket = new Socket(InetAddress.getLoopbackAddress(), port);
                socket.setTcpNoDelay(true);
                socket.setSoTimeout(waitMillis);
                in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                out = socket.getOutputStream();
                send(token + " " + ProcessHandle.current().pid());
            }
            send(word);
        } catch (IOException e) {
            throw new IllegalStateException("cannot reach whoever gives the turns", e);
        }
    }

    private void send(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private void awaitTurn() {
        try {
            String answer = in.readLine();
            if (!"go".equals(answer)) {
                throw new IllegalStateException("whoever gives the turns has gone");
            }
        } catch (SocketTimeoutException e) {
            throw new IllegalStateException("no turn within " + waitMillis + " ms", e);
        } catch (IOException e) {
            throw new IllegalStateException("whoever gives the turns has gone", e);
        }
    }
}
