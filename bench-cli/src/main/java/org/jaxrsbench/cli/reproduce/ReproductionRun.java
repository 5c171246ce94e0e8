package org.jaxrsbench.cli.reproduce;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.cli.reproduce.Measurements.Measured;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.ServerProfile;
import org.jaxrsbench.results.RunFolder;

/** Measures what claims need, one tier after the other, and judges them. */
public final class ReproductionRun {

    private final ReproductionPlan plan;
    private final Measurements measurements;
    private final PrintStream progress;
    private boolean failed;

    /**
     * A run of a plan.
     *
     * @param progress where progress is said
     */
    public ReproductionRun(ReproductionPlan plan, Measurements measurements, PrintStream progress) {
        this.plan = plan;
        this.measurements = measurements;
        this.progress = progress;
    }

    /** Whether a measurement failed. */
    public boolean failed() {
        return failed;
    }

    /**
     * Measures and judges.
     *
     * @param folder the run of the HTTP tier, which holds the recordings, too
     * @param httpMeasured whether that tier's samples are there already, from a run that was cut off later
     * @throws IOException if a tier cannot be measured to its end
     */
    public List<Reproduction> measure(RunFolder folder, boolean httpMeasured) throws IOException, InterruptedException {
        Measured http = httpMeasured
                ? new Measured(folder.readSamples(), false)
                : plan.batches().isEmpty() ? Measured.NOTHING : measurements.http(folder, plan.batches());
        Measured inProcess = plan.inProcessSubjects().isEmpty()
                ? Measured.NOTHING
                : measurements.inProcess(plan.inProcessSubjects(), plan.inProcessBenchmarks());
        failed = http.failed() || inProcess.failed();
        return Reproduction.judge(
                plan.claims(), new MeasuredRatios(http.samples(), inProcess.samples(), profiles(folder)));
    }

    /** Servers take turns, launch by launch. One that fails is said, and the others go on. */
    private Map<String, List<ServerProfile>> profiles(RunFolder folder) throws InterruptedException {
        Map<String, List<ServerProfile>> profiles = new LinkedHashMap<>();
        for (int round = 1; round <= ReproductionPlan.RECORDINGS; round++) {
            for (Map.Entry<String, HttpTarget> each : plan.profiled().entrySet()) {
                String label = each.getKey();
                Path file = folder.path().resolve("recordings/" + label.replace(':', '-') + "-" + round + ".jfr");
                progress.println("recording " + each.getValue());
                try {
                    ServerProfile profile = measurements.profile(each.getValue(), file);
                    profiles.computeIfAbsent(label, k -> new ArrayList<>()).add(profile);
                    say(profile);
                } catch (IOException e) {
                    failed = true;
                    progress.println("FAILED " + e.getMessage());
                }
            }
        }
        return profiles;
    }

    private void say(ServerProfile profile) {
        profile.shares()
                .forEach((part, share) -> progress.printf(
                        Locale.ROOT,
                        "  %s: %.0f%% of %d samples, %.1f us/request%n",
                        part,
                        100 * share,
                        profile.samples(),
                        profile.nanos(part) / 1000));
    }
}
