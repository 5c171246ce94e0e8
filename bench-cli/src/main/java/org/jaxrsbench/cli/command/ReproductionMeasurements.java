package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.reproduce.Measurements;
import org.jaxrsbench.cli.servers.ServerBuilds;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.ServerProfile;
import org.jaxrsbench.loopback.ServerProfiler;
import org.jaxrsbench.results.RunFolder;

/**
 * Has a reproduction measured as the commands http and run measure.
 *
 * @param settings of the load
 * @param times of the in-process tier; its cases are the claims'
 * @param out folder that its run folder is made in; null for that of the checkout
 */
record ReproductionMeasurements(
        Path checkout, HttpSettings settings, SuiteTimes times, Path out, PrintStream progress, ServerProfiler profiler)
        implements Measurements {

    @Override
    public Measured http(RunFolder folder, List<HttpBatch> batches) throws IOException, InterruptedException {
        return HttpSession.measure(checkout, folder, batches, settings, System.nanoTime(), progress);
    }

    @Override
    public Measured inProcess(List<String> subjects, String benchmarks) throws InterruptedException {
        CaseSelection cases = new CaseSelection(List.of(benchmarks), List.of(), "");
        // Cases of one fork take turns, so a drift of the machine is not in their ratios.
        RunPlan plan = RunPlan.of(subjects, cases, times, Grouping.APPLICATION);
        try (PairedRun run = PairedRun.begin(plan, out, "reproduce-in-process", progress)) {
            run.measure(run.cases().common(), 1, plan.rounds(), c -> "");
            return new Measured(run.recorder().samples(), !run.failedCases().isEmpty());
        }
    }

    @Override
    public ServerProfile profile(HttpTarget target, Path recording) throws IOException, InterruptedException {
        // Up to date, unless what was measured over HTTP comes from an earlier run.
        ServerBuilds.build(checkout, List.of(target.subject()), progress);
        return profiler.record(target, recording);
    }

    @Override
    public void close() {
        profiler.close();
    }
}
