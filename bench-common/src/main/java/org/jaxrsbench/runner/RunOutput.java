package org.jaxrsbench.runner;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * JMH's report of one run over many JMH runs: it is started once for each fork, so its header comes with a case's first
 * fork only, and its table, and its statistics, once at the end.
 */
final class RunOutput implements OutputFormat {

    private final OutputFormat out;
    private final Set<String> introduced = new HashSet<>();
    private BenchmarkParams started;

    RunOutput(OutputFormat out) {
        this.out = out;
    }

    /** Forgets the last fork's parameters. */
    void nextFork() {
        started = null;
    }

    /** The parameters of the fork that JMH began last; null where it did not come to that. */
    BenchmarkParams started() {
        return started;
    }

    /** A line of our own. */
    void say(String line) {
        out.println(line);
    }

    /** The table of the whole run. */
    void table(Collection<RunResult> results) {
        out.endRun(results);
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        started = params;
        if (introduced.add(params.id())) {
            out.startBenchmark(params);
        }
    }

    @Override
    public void startRun() {
        // once for each fork: nothing to say
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        // statistics of a single fork mislead
    }

    @Override
    public void endRun(Collection<RunResult> results) {
        // see table
    }

    @Override
    public void close() {
        out.flush(); // the next fork writes here too
    }

    @Override
    public void println(String line) {
        // JMH's progress and fork count speak of this one fork, and it sets them off with empty lines.
        if (!line.isEmpty() && !line.startsWith("# Run progress:") && !line.startsWith("# Fork: ")) {
            out.println(line);
        }
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        out.iteration(benchmark, params, iteration);
    }

    @Override
    public void iterationResult(
            BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult data) {
        out.iterationResult(benchmark, params, iteration, data);
    }

    @Override
    public void print(String s) {
        out.print(s);
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void verbosePrintln(String s) {
        out.verbosePrintln(s);
    }

    @Override
    public void write(int b) {
        out.write(b);
    }

    @Override
    public void write(byte[] b) throws IOException {
        out.write(b);
    }
}
