package org.jaxrsbench.cli.cliffs;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Sample;

/** Measures ladders, each in a run folder of its own. */
public final class LiveLadders implements CliffSearch.Measurements {

    // Of deep stacks the JVM often cannot tell where it is: a few samples of hundreds that were tried.
    private static final int FEWEST_SAMPLES = 100;

    private final Function<CaseSelection, RunPlan> plans;
    private final int rounds;
    private final Path folder;
    private final PrintStream progress;
    private boolean failed;

    /**
     * Of a search.
     *
     * @param plans one round of a selection
     * @param rounds how many are measured
     * @param folder where run folders are made
     */
    public LiveLadders(Function<CaseSelection, RunPlan> plans, int rounds, Path folder, PrintStream progress) {
        this.plans = plans;
        this.rounds = rounds;
        this.folder = folder;
        this.progress = progress;
    }

    @Override
    public List<Sample> measure(CaseSelection cases) throws InterruptedException {
        RunPlan plan = plans.apply(cases).withRounds(rounds);
        try (PairedRun run = PairedRun.begin(plan, folder, "ladder", progress)) {
            run.measure(run.cases().supported(), 1, rounds, c -> "");
            failed |= !run.failedCases().isEmpty();
            return List.copyOf(run.recorder().samples());
        }
    }

    /** Whether a fork failed so far. */
    public boolean failed() {
        return failed;
    }

    @Override
    public Recorded recorded(CaseSelection cases, String parameter, List<Long> values)
            throws IOException, InterruptedException {
        Map<Long, Path> files = new HashMap<>();
        try (PairedRun run = PairedRun.begin(plans.apply(cases), folder, "recorded", progress)) {
            Path into = run.recorder().folder().path().resolve("recordings");
            for (long value : values) {
                Case which = run.cases().supported().stream()
                        .filter(c -> c.params().has(parameter, Long.toString(value)))
                        .findFirst()
                        .orElseThrow(() -> new IOException("no case with " + parameter + "=" + value));
                for (PairedRun.Recorded recorded : run.record(which, into).values()) {
                    files.put(value, recorded.file());
                }
            }
        }
        Map<Long, FrameShares> cpu = shares(files, FrameShares.Kind.CPU);
        return cpu.values().stream().allMatch(s -> s.samples() >= FEWEST_SAMPLES)
                ? new Recorded(FrameShares.Kind.CPU, cpu)
                : new Recorded(FrameShares.Kind.ALLOCATION, shares(files, FrameShares.Kind.ALLOCATION));
    }

    private static Map<Long, FrameShares> shares(Map<Long, Path> files, FrameShares.Kind kind) throws IOException {
        Map<Long, FrameShares> shares = new HashMap<>();
        for (Map.Entry<Long, Path> recording : files.entrySet()) {
            shares.put(recording.getKey(), FrameShares.of(recording.getValue(), kind));
        }
        return shares;
    }
}
