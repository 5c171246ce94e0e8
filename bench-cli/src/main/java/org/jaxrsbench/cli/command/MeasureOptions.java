package org.jaxrsbench.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.AppPlan;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands that measure have in common: options that become a {@link RunPlan}. */
public final class MeasureOptions {

    private static final String FOREIGN_SETTLE = "5s";

    @Parameters(
            paramLabel = "PATTERN",
            arity = "0..*",
            description = "Benchmarks, as a regular expression; all if none is given.")
    private List<String> patterns = new ArrayList<>();

    @Option(names = "-p", paramLabel = "NAME=VALUE[,VALUE]", description = "Only cases with these values.")
    private List<String> params = new ArrayList<>();

    @Option(
            names = "--grouping",
            paramLabel = "GROUPING",
            defaultValue = "application",
            description = {
                "Which cases share a fork: application for all of one application, or case for none.",
                "A figure of a shared fork is not comparable with one of a case alone (default: ${DEFAULT-VALUE})."
            })
    private String grouping = Grouping.APPLICATION.label();

    @Option(
            names = "--settle",
            paramLabel = "TIME",
            description =
                    "The longest that each fork works before it measures, by its worker's CPU time, until its compiler is quiet (default: 5s).")
    private String settle;

    @Option(
            names = "--slices",
            paramLabel = "N",
            description = "Slices of half a millisecond of each case in a fork (default: 300, or the suite's).")
    private Integer slices;

    @Option(names = "--threads", defaultValue = "1", description = "Worker threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--jvm-args",
            defaultValue = "",
            description = "JVM flags in place of the benchmarks' own, the same for every subject.")
    private String jvmArgs = "";

    @Option(names = "--seed", description = "Seed of order and coins (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    // Only for tests of the tool: a run says in its environment that conditions were ignored.
    @Option(names = "--ignore-conditions", hidden = true)
    private boolean ignoreConditions;

    @Mixin
    private AppOptions app = new AppOptions();

    /** Takes these cases if the command line names none, and no application that has its own. */
    public void selectOrElse(String pattern) {
        if (!selects() && !app.given()) {
            patterns.add(pattern);
        }
    }

    /** Takes the mix of the service, or of the application, if the command line names no case. */
    void selectMix() {
        if (!selects()) {
            patterns.add(app.given() ? "ApplicationBenchmark" : "ServiceBenchmark");
            params.add("request=mix");
        }
    }

    /** Whether patterns or parameters were given. */
    boolean selects() {
        return !patterns.isEmpty() || !params.isEmpty();
    }

    /** What the command line has beside the options. */
    List<String> patterns() {
        return patterns;
    }

    /** The plan of all cases that the options select, with the times of a full run. */
    public RunPlan plan(List<String> subjects, int rounds) {
        return plan(subjects, null, SuiteTimes.full, rounds, null);
    }

    /**
     * The plan that the options make.
     *
     * @param suite the suite that cases must be in; null for all cases
     * @param times whose times are taken as far as no option says otherwise
     * @param gate what a check judges by; null if none does
     */
    RunPlan plan(List<String> subjects, SuiteTimes suite, SuiteTimes times, int rounds, RunPlan.GatePlan gate) {
        boolean foreign = foreign(subjects);
        // The benchmarks of somebody else have no requests that could share a fork, and no set-up that settles.
        Grouping chosen = foreign ? Grouping.CASE : Grouping.of(grouping);
        return new RunPlan(
                RunPlan.PlannedSubject.labeled(subjects),
                new CaseSelection(patterns, params, suite == null ? "" : suite.name()),
                new RunPlan.Forks(
                        chosen,
                        threads,
                        jvmArgs,
                        ignoreConditions ? RunPlan.Conditions.IGNORE : RunPlan.Conditions.DISCARD),
                times.times(foreign && settle == null ? FOREIGN_SETTLE : settle, slices),
                rounds,
                seed == null ? System.nanoTime() : seed,
                gate,
                "",
                app.plan());
    }

    private static boolean foreign(List<String> subjects) {
        long foreign = subjects.stream().filter(s -> Subject.parse(s).foreign()).count();
        if (foreign > 0 && foreign < subjects.size()) {
            throw new BadInputException(
                    "jmh: subjects have benchmarks of their own; expected all subjects to be of that kind, or none");
        }
        return foreign > 0;
    }

    /**
     * The application that is to be measured.
     *
     * @throws BadInputException if none was named
     */
    AppPlan app() {
        AppPlan plan = app.plan();
        if (plan == null) {
            throw new BadInputException("--app is missing: name the jar of the application");
        }
        return plan;
    }

    /** Where run folders are made. */
    Path results(Path checkout) {
        return out == null ? checkout.resolve("results") : out;
    }

    /**
     * Starts a run by a plan in a new folder.
     *
     * @param name what the folder's name says after the time
     */
    public PairedRun begin(RunPlan plan, String name, PrintStream progress) throws InterruptedException {
        return PairedRun.begin(plan, out, name, progress);
    }
}
