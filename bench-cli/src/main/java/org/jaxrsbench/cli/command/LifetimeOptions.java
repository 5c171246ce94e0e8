package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.lifetime.Lifetimes;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Status;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands have in common that measure whole lives of JVMs. */
final class LifetimeOptions {

    @Option(names = "--seed", description = "Seed of the order (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    /** All of them before anything is measured. */
    List<Launchable> prepare(Path checkout, List<String> subjects, PrintStream progress)
            throws IOException, InterruptedException {
        List<Subject> parsed = subjects.stream().map(Subject::parse).toList();
        Preparation preparation = new Preparation(checkout, Jdks.ofThisMachine(), progress);
        List<Launchable> prepared = new ArrayList<>();
        for (Subject subject : parsed) {
            prepared.add(preparation.prepare(subject));
        }
        return prepared;
    }

    /**
     * Runs all tasks, and tells of them: the table on the error stream, the page, and the folder on standard output, for
     * scripts.
     *
     * @return the exit code
     */
    int measure(
            Path checkout,
            String name,
            Object plan,
            String settings,
            List<OnceTask> tasks,
            int rounds,
            PrintStream progress)
            throws IOException, InterruptedException {
        RunFolder folder = RunFolder.create(out == null ? checkout.resolve("results") : out, name, Clock.systemUTC());
        long order = seed == null ? System.nanoTime() : seed;
        boolean complete = Lifetimes.measure(checkout, folder, plan, settings, tasks, rounds, order, progress);
        show(folder, progress);
        System.out.println(folder.path());
        return (complete ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED).code();
    }

    private void show(RunFolder folder, PrintStream progress) {
        Run run = Run.read(folder.path());
        if (run.samples().stream().noneMatch(s -> s.status() == Status.OK)) {
            return;
        }
        PageOption.showTable(run, List.of(Metric.TIME, Metric.CPU, Metric.CPU_PROCESS, Metric.RETAINED), progress);
        page.write(folder.path(), progress);
    }
}
