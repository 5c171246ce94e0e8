package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.WorkloadParams;

/** JMH's results of forks that were run one by one, as if JMH had run all forks of a case at once. */
final class MergedForks {

    private final List<PlannedCase> plan;
    private final Map<PlannedCase, List<BenchmarkResult>> forks = new HashMap<>();

    /**
     * No results yet.
     *
     * @param plan the order of the cases
     */
    MergedForks(List<PlannedCase> plan) {
        this.plan = plan;
    }

    /** Adds a fork of a case. */
    void add(PlannedCase planned, BenchmarkResult fork) {
        forks.computeIfAbsent(planned, k -> new ArrayList<>()).add(fork);
    }

    /** One result for each case that has a fork. */
    List<RunResult> all() {
        return plan.stream()
                .filter(forks::containsKey)
                .map(planned -> merged(forks.get(planned)))
                .toList();
    }

    /**
     * Writes all results in one of JMH's formats; an empty list in JSON if there are none.
     *
     * @throws IOException if the file cannot be written
     */
    void write(ResultFormatType format, Path file) throws IOException {
        List<RunResult> merged = all();
        if (merged.isEmpty() && format == ResultFormatType.JSON) {
            Files.writeString(file, "[]\n");
            return;
        }
        try (PrintStream stream = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(format, stream).writeOut(merged);
            if (stream.checkError()) {
                throw new IOException("cannot write " + file);
            }
        }
    }

    /** The parameters name the number of forks, which each fork's own give as one. */
    private static RunResult merged(List<BenchmarkResult> ofCase) {
        BenchmarkParams p = ofCase.get(0).getParams();
        WorkloadParams workload = new WorkloadParams();
        p.getParamsKeys().forEach(key -> workload.put(key, p.getParam(key), 0));
        BenchmarkParams all = new BenchmarkParams(
                p.getBenchmark(),
                p.generatedBenchmark(),
                p.shouldSynchIterations(),
                p.getThreads(),
                p.getThreadGroups(),
                p.getThreadGroupLabels(),
                ofCase.size(),
                p.getWarmupForks(),
                p.getWarmup(),
                p.getMeasurement(),
                p.getMode(),
                workload,
                p.getTimeUnit(),
                p.getOpsPerInvocation(),
                p.getJvm(),
                p.getJvmArgs(),
                p.getJdkVersion(),
                p.getVmName(),
                p.getVmVersion(),
                p.getJmhVersion(),
                p.getTimeout());
        return new RunResult(all, ofCase);
    }
}
