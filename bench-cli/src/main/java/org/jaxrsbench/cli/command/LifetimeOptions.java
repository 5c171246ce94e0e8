package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jaxrsbench.cli.lifetime.Lifetimes;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands have in common that measure whole lives of JVMs. */
final class LifetimeOptions {

    @Option(
            names = "--subjects",
            split = ",",
            required = true,
            paramLabel = "SUBJECT",
            description = "Subjects to measure, separated by commas.")
    List<String> subjects = List.of();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private PageOption page = new PageOption();

    /**
     * Runs what is asked of each subject once a round, and shows it.
     *
     * @return the exit code
     */
    int measure(String name, Object plan, String settings, Function<Launchable, Stream<OnceTask>> tasks, int rounds)
            throws IOException, InterruptedException {
        Preparation preparation = new Preparation(Checkout.find(), Jdks.ofThisMachine(), System.err);
        List<OnceTask> all = new ArrayList<>();
        for (SubjectLabel subject : subjects.stream().map(SubjectLabel::parse).toList()) {
            tasks.apply(preparation.prepare(subject)).forEach(all::add);
        }
        RunFolder folder = out.create(name);
        boolean failed = Lifetimes.measure(folder, plan, settings, all, rounds, out.seed(), System.err);
        List<Metric> shown = List.of(Metric.TIME, Metric.CPU, Metric.CPU_PROCESS, Metric.RETAINED);
        PageOption.showTable(Run.read(folder.path()), shown, subjects.get(0), System.err);
        return page.finish(folder.path(), folder.path(), failed);
    }
}
