package org.jaxrsbench.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.view.Reports;
import picocli.CommandLine.Option;

/** Whether a command that measures leaves a page in its run folder. */
final class PageOption {

    @Option(names = "--no-report", description = "Write no report.html into the run folder.")
    private boolean none;

    /** Writes it. What was measured is kept, and the exit code stays, whatever becomes of the page. */
    void write(Path run, PrintStream progress) {
        write(run, run, progress);
    }

    /** Writes it into another folder, which has files of the run beside. */
    void write(Path run, Path folder, PrintStream progress) {
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
