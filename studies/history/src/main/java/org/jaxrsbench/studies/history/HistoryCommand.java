package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.StudyCommand;
import org.jaxrsbench.cli.command.ForkOptions;
import org.jaxrsbench.cli.command.OneForm;
import org.jaxrsbench.cli.command.PageOption;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** How fast an implementation was at every release. */
@Command(
        name = "history",
        header = "Measures every release of an implementation against the newest, and marks the steps.",
        description = {
            "It measures blocks: the reference release and a few consecutive ones, which take turns. It looks for steps liberally, and tests each on fresh pairs of the two neighbors.",
            "It writes history-<implementation>.csv and history-steps.csv. The folder of the run is printed at the end."
        },
        footer = "  scripts/bench history jersey --since 3.1 --rounds 3 --explain")
public final class HistoryCommand implements StudyCommand {

    /** Longer than for one application. */
    private static final String SETTLE = "15s";

    @Parameters(
            paramLabel = "IMPLEMENTATION",
            arity = "0..1",
            description = "The implementation to measure, such as jersey.")
    private String implementation;

    /** Which releases. */
    enum Every {
        /** The newest patch of each minor. */
        minor,
        /** Each final release. */
        release
    }

    @Option(
            names = "--every",
            description = "minor: the newest patch of each minor; release: every release (default: ${DEFAULT-VALUE}).")
    private Every every = Every.minor;

    @Option(names = "--since", paramLabel = "VERSION", description = "Leave out older releases.")
    private String since = "";

    @Option(
            names = "--cases",
            paramLabel = "PATTERN",
            description = "Benchmarks, as a regular expression (default: the suite named history).")
    private String cases;

    @Option(names = "-p", paramLabel = "NAME=VALUE[,VALUE]", description = "Only cases with these values.")
    private List<String> params = new ArrayList<>();

    @Option(names = "--rounds", description = "Rounds of each block (default: ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Option(
            names = "--confirm",
            paramLabel = "N",
            description = "Settle the steps of the N pairs of neighbors that changed most; 0 for none (default: all).")
    private int confirm = Integer.MAX_VALUE;

    @Option(names = "--resume", paramLabel = "RUN", description = "Continue a history that was interrupted.")
    private Path resume;

    @Option(
            names = "--publish",
            description = "Also write the results into the checkout's results, in place of those of the same cases.")
    private boolean publish;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ForkOptions forks = new ForkOptions();

    @Mixin
    private PageOption page = new PageOption();

    @Option(
            names = "--explain",
            description =
                    "Record both releases of each confirmed step without a cause, and name the frame that accounts for it.")
    private boolean explain;

    @Option(
            names = "--only-confirm",
            description = "Measure no blocks: settle the suspected steps of the checkout's results.")
    private boolean onlyConfirm;

    @Option(
            names = "--new",
            description =
                    "Find what was released since the histories in the checkout's results, of one implementation or of all. Where there is something new, run the contract's tests on it, make the newest the module's release, measure the history again, publish it, and write the pages again.")
    private boolean fresh;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (confirm < 0) {
            throw new BadInputException("--confirm " + confirm + ": expected 0 or more");
        }
        return fresh ? fresh() : history();
    }

    private int fresh() throws IOException, InterruptedException {
        if (resume != null || onlyConfirm || explain) {
            throw new BadInputException(
                    "--new measures whole histories; leave out --resume, --only-confirm and --explain");
        }
        Path checkout = Checkout.find();
        NewReleases.Found found;
        try (Releases releases = Releases.ofThisMachine(checkout, System.err)) {
            found = new NewReleases(checkout, releases, System.out)
                    .find(implementation == null ? List.of() : List.of(implementation));
        }
        publish = true;
        ExitCode worst = found.unfit() ? ExitCode.REGRESSION : ExitCode.PASS;
        for (String name : found.due()) {
            implementation = name;
            worst = history() == 0 ? worst : worst.first(ExitCode.MEASUREMENT_FAILED);
        }
        if (!found.due().isEmpty()) {
            NewReleases.writePages(checkout);
            System.out.println("pages and results are written: look at git diff, and commit");
        }
        return worst.code();
    }

    private int history() throws IOException, InterruptedException {
        if (resume != null) {
            new OneForm(spec, "--resume, which goes on as the history began")
                    .takesOnly(
                            List.of("--resume", "--confirm", "--only-confirm", "--explain", "--publish", "--no-page"));
        }
        Path results = Checkout.find().resolve("results");
        HistoryRun run = resume != null ? HistoryRun.open(resume, System.err) : begin(results);
        History known = History.read(run.plan().implementation(), results);
        int failed = 0;
        History history = known;
        if (!onlyConfirm) {
            failed = run.measure();
            HistoryFindings findings = run.findings();
            System.err.print(findings.text());
            history = findings.history();
            history.explain(known);
        }
        run.confirm(history, confirm);
        if (explain) {
            run.explain(history);
        }
        System.err.print(history.text());
        if (publish) {
            history.beside(known).write(results);
        }
        return page.finish(history.write(run.folder()), run.folder(), failed > 0);
    }

    private HistoryRun begin(Path results) throws IOException, InterruptedException {
        if (implementation == null) {
            throw new BadInputException("name an implementation, such as jersey");
        }
        forks.requireValid();
        CaseSelection selection = cases == null
                ? new CaseSelection(List.of(), params, SuiteTimes.history.name())
                : new CaseSelection(List.of(cases), params, "");
        RunPlan plan = forks.brief(implementation, selection, SETTLE, rounds).together();
        return HistoryRun.begin(
                new HistoryPlan(implementation, releases(results), plan), forks.out.results(), System.err);
    }

    private List<Release> releases(Path results) throws IOException, InterruptedException {
        if (onlyConfirm) {
            return History.read(implementation, results).ratios().stream()
                    .map(row -> new Release(row.version(), row.reason()))
                    .distinct()
                    .toList();
        }
        Path checkout = Checkout.find();
        try (Releases releases = Releases.ofThisMachine(checkout, System.err)) {
            ReleaseHistory history = new ReleaseHistory(checkout, implementation, releases);
            return every == Every.release ? history.releases(since) : history.minors(since);
        }
    }
}
