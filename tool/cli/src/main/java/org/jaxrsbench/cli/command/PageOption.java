package org.jaxrsbench.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.view.ComparisonFormat;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Reports;
import picocli.CommandLine.Option;

/** Ends a command that measures: prints its table, writes its page, and prints its folder. */
public final class PageOption {

    @Option(names = "--no-page", description = "Write no report.html into the run folder.")
    private boolean none;

    /** Shows the subjects of a run beside one of them, in those of these metrics that were measured. */
    public static void showTable(Run run, List<Metric> metrics, String baseline, PrintStream progress) {
        Comparison shown = new Comparison(
                List.of(run),
                Comparison.SideBySide.SUBJECTS,
                metrics,
                Optional.of(baseline)
                        .filter(b ->
                                run.samples().stream().anyMatch(s -> s.subject().equals(b) && s.status() == Status.OK)),
                Implementations.references());
        if (!shown.tables().isEmpty()) {
            progress.println();
            progress.print(ComparisonFormat.text.of(shown));
        }
    }

    /**
     * The end of a run: its page, and its folder, which alone goes to standard output, for scripts.
     *
     * @param shown what the page is of: the folder, or a file in it
     * @param failed whether a part of it was not measured
     */
    public int finish(Path shown, Path folder, boolean failed) {
        write(shown, folder, System.err);
        System.out.println(folder);
        return (failed ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    /** Writes it into a folder. What was measured is kept, and the exit code stays, whatever becomes of the page. */
    public void write(Path run, Path folder, PrintStream progress) {
        if (none) {
            return;
        }
        Path file = folder.resolve(Reports.FILE);
        try {
            Reports.page(List.of(run), file);
            progress.println("the page is " + file);
        } catch (RuntimeException e) {
            progress.println("no page: " + e.getMessage());
        }
    }
}
