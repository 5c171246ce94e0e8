package org.jaxrsbench.runner;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * JMH's report of one run over many JMH runs: it is started once for each fork, so its header comes with a case's first
 * fork only, and its table, and its statistics, once at the end. It goes to several places at once.
 */
final class RunOutput implements OutputFormat {

    private final List<OutputFormat> formats;
    private final Set<String> introduced = new HashSet<>();
    private BenchmarkParams started;

    /** JMH's report to all of these. */
    RunOutput(List<OutputFormat> formats) {
        this.formats = List.copyOf(formats);
    }

    /** Forgets the last fork's parameters. */
    void nextFork() {
        started = null;
    }

    /** The parameters of the fork that JMH began last; null if it did not come to that. */
    BenchmarkParams started() {
        return started;
    }

    /** A line of our own. */
    void say(String line) {
        each(out -> out.println(line));
    }

    /** The table of the whole run. */
    void table(Collection<RunResult> results) {
        each(out -> out.endRun(results));
    }

    private void each(Consumer<OutputFormat> told) {
        formats.forEach(told);
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        started = params;
        if (introduced.add(params.id())) {
            each(out -> out.startBenchmark(params));
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
        flush(); // the next fork writes here too
    }

    @Override
    public void println(String line) {
        // JMH's progress and fork count speak of this one fork, and it sets them off with empty lines.
        if (!line.isEmpty() && !line.startsWith("# Run progress:") && !line.startsWith("# Fork: ")) {
            say(line);
        }
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        each(out -> out.iteration(benchmark, params, iteration));
    }

    @Override
    public void iterationResult(
            BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult data) {
        each(out -> out.iterationResult(benchmark, params, iteration, data));
    }

    @Override
    public void print(String s) {
        each(out -> out.print(s));
    }

    @Override
    public void flush() {
        each(OutputFormat::flush);
    }

    @Override
    public void verbosePrintln(String s) {
        each(out -> out.verbosePrintln(s));
    }

    @Override
    public void write(int b) {
        each(out -> out.write(b));
    }

    @Override
    public void write(byte[] b) throws IOException {
        for (OutputFormat out : formats) {
            out.write(b);
        }
    }
}
