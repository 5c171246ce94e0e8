package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.jaxrsbench.cli.http.HttpRun;
import org.jaxrsbench.cli.http.HttpSubject;
import org.jaxrsbench.cli.http.Servers;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/** A run of the HTTP tier: builds its servers, makes its folder, measures. */
final class HttpSession {

    /** Heap and collector of every server, the same for all. */
    static final List<String> FLAGS = List.of("-Xms512m", "-Xmx512m", "-XX:+UseParallelGC");

    private HttpSession() {}

    /**
     * Measures targets and leaves the run's files.
     *
     * @return the run, with what failed
     */
    static Finished measure(
            Path checkout,
            RunFolder folder,
            List<HttpRun.Target> targets,
            HttpRun.Settings settings,
            HttpRun.Program program,
            long seed,
            PrintStream progress)
            throws IOException, InterruptedException {
        List<HttpSubject> subjects =
                targets.stream().map(HttpRun.Target::subject).distinct().toList();
        Servers.build(checkout, subjects, progress);
        Environment environment = RunRecorder.environment("http", checkout, seed, "turns", Clock.systemUTC())
                .put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"))
                .put("jvm_flags", String.join(" ", settings.flags()))
                .put("jmh", "none")
                .put("settings", settings.describe())
                .put(
                        "subjects",
                        String.join(
                                ",", subjects.stream().map(HttpSubject::label).toList()))
                .fingerprint();
        subjects.stream()
                .filter(s -> !s.flags().isEmpty())
                .forEach(s -> environment.put("flags." + s.label(), String.join(" ", s.flags())));
        HttpPlan plan =
                new HttpPlan(targets.stream().map(HttpRun.Target::toString).toList(), settings, seed);
        try (RunRecorder store = RunRecorder.create(folder, environment, plan)) {
            HttpRun run = new HttpRun(checkout, targets, settings, program, store, seed, progress);
            try {
                run.measure();
            } finally {
                store.writeReports();
            }
            return new Finished(store.samples(), !run.failures().isEmpty());
        }
    }

    /**
     * What was asked: {@code plan.json}.
     *
     * @param targets servers with their endpoints
     */
    record HttpPlan(List<String> targets, HttpRun.Settings settings, long seed) {}

    /** What was measured, and whether anything failed. */
    record Finished(List<Sample> samples, boolean failed) {}
}
