package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.cli.http.HttpSettings;
import org.jaxrsbench.cli.http.HttpSubject;
import org.jaxrsbench.cli.http.HttpTarget;
import org.jaxrsbench.cli.http.LoadGenerator;
import org.jaxrsbench.cli.http.ServerBuilds;
import org.jaxrsbench.cli.http.ServerProfile;
import org.jaxrsbench.cli.http.ServerProfiler;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.reproduce.Measurements;
import org.jaxrsbench.results.RunFolder;

/** Has a reproduction measured as the commands http and run measure. */
final class ReproductionMeasurements implements Measurements {

    private final Path checkout;
    private final HttpSettings settings;
    private final SuiteTimes times;
    private final PrintStream progress;
    private final LoadGenerator generator;
    private final ServerProfiler profiler;
    private final Set<HttpSubject> built = new HashSet<>();

    /**
     * Measures with these settings.
     *
     * @param times of the in-process tier; its cases are the claims'
     */
    ReproductionMeasurements(Path checkout, HttpSettings settings, SuiteTimes times, PrintStream progress) {
        this.checkout = checkout;
        this.settings = settings;
        this.times = times;
        this.progress = progress;
        generator = LoadGenerator.of(checkout, null);
        profiler = new ServerProfiler(checkout, settings, generator);
    }

    @Override
    public Measured http(RunFolder folder, List<HttpTarget> targets) throws IOException, InterruptedException {
        HttpSession.Finished finished =
                HttpSession.measure(checkout, folder, targets, settings, generator, System.nanoTime(), progress);
        return new Measured(finished.samples(), finished.failed());
    }

    /** Seconds that a case takes about in-process. */
    double secondsOfCase() {
        return times.rounds() * options().secondsOfRound(1);
    }

    private MeasureOptions options() {
        MeasureOptions options = new MeasureOptions();
        options.times(times);
        return options;
    }

    @Override
    public Measured inProcess(List<String> subjects, String benchmarks) throws IOException, InterruptedException {
        MeasureOptions options = options();
        options.selectOrElse(benchmarks);
        try (PairedRun run =
                options.begin(subjects, "reproduce-in-process", Map.of("rounds", times.rounds()), progress)) {
            run.measure(run.commonCases(), 1, times.rounds(), c -> "");
            return new Measured(run.store().samples(), !run.failedCases().isEmpty());
        }
    }

    @Override
    public ServerProfile profile(HttpTarget target, Path recording) throws IOException, InterruptedException {
        // Up to date, unless what was measured over HTTP comes from an earlier run.
        if (built.add(target.subject())) {
            ServerBuilds.build(checkout, List.of(target.subject()), generator, progress);
        }
        return profiler.record(target, recording);
    }

    @Override
    public void close() {
        profiler.close();
    }
}
