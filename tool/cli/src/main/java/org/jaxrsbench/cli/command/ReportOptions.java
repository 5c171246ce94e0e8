package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import org.jaxrsbench.cli.check.RegressionRecordings;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.view.CheckReport;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a check tells and explains its result, and what an undecided case means for the exit code. */
final class ReportOptions {

    private enum Inconclusive {
        fail,
        warn
    }

    @Option(
            names = "--inconclusive",
            defaultValue = "fail",
            description =
                    "Whether an undecided case fails the check: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Inconclusive inconclusive;

    @Option(
            names = "--reports-to",
            paramLabel = "FOLDER",
            description =
                    "Where check.csv, check.json, junit.xml, summary.md, notes.txt, report.html and what keepers of series read go (default: the run's folder).")
    private Path report;

    @Option(
            names = "--recordings",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description =
                    "Run the case that regressed most once more with flight recordings and name the frames that changed (default: yes).")
    private boolean recordings;

    @Mixin
    private PageOption page = new PageOption();

    /** Makes the folder that was asked for, before anything is measured. */
    void makeFolder() {
        if (report != null) {
            CheckReport.makeFolder(report);
        }
    }

    /** Tells a result and gives its exit code. */
    int publish(CheckReport of, Path run) {
        of.publish(folder(run), System.getenv(), System.out, System.err);
        page.write(run, folder(run), System.err);
        return of.result().exitCode(inconclusive == Inconclusive.warn).code();
    }

    /** Tells the result of a live run, explained if there is a regression, and gives its exit code. */
    int publish(CheckReport of, PairedRun measured) {
        Path run = measured.recorder().folder().path();
        if (!recordings || of.result().verdict() != Verdict.REGRESSION) {
            return publish(of, run);
        }
        of.write(folder(run)); // the verdict does not wait for its explanation
        return publish(of.withNotes(new RegressionRecordings(measured, System.err).notes(of.result())), run);
    }

    private Path folder(Path run) {
        return report == null ? run : report;
    }
}
