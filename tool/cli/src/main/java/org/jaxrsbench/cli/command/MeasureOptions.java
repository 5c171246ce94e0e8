package org.jaxrsbench.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands that measure any case have in common: options that become a {@link RunPlan}. */
public final class MeasureOptions {

    @Parameters(
            paramLabel = "PATTERN",
            arity = "0..*",
            description = "Benchmarks, as a regular expression, or a case as tables print it.")
    public List<String> patterns = new ArrayList<>();

    @Option(names = "-p", paramLabel = "NAME=VALUE[,VALUE]", description = "Only cases with these values.")
    private List<String> params = new ArrayList<>();

    @Option(names = "--threads", description = "Worker threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--jvm-args",
            description = "JVM flags that replace the benchmarks' own, the same for every subject.")
    private String jvmArgs = "";

    @Mixin
    public ForkOptions forks = new ForkOptions();

    @Mixin
    public AppOptions app = new AppOptions();

    /** Takes these cases if the command line names none, and no application that has its own. */
    public void selectOrElse(String pattern) {
        if (!selects() && !app.given()) {
            patterns.add(pattern);
        }
    }

    /** Takes the mixes of the service, or the application's, if the command line names no case. */
    public void selectMix() {
        if (!selects()) {
            patterns.add(app.given() ? "ApplicationBenchmark" : "ServiceBenchmark");
            params.add(app.given() ? "request=mix" : "request=mix-reads,mix-writes");
        }
    }

    /**
     * Makes sure that something says what to measure, because all cases take hours.
     *
     * @param suite null if none is named
     * @throws BadInputException if nothing does
     */
    public void requireSelection(List<String> subjects, SuiteTimes suite) {
        if (suite == null && !selects() && !app.given() && subjects.stream().noneMatch(MeasureOptions::isForeign)) {
            throw new BadInputException("which cases? Expected a pattern, such as HelloWorld, or a suite, such as"
                    + " --suite quick; --suite full is all of them, for hours; scripts/bench list prints them");
        }
    }

    private static boolean isForeign(String subject) {
        return Grouping.of(subject) == Grouping.CASE;
    }

    /** Whether patterns or parameters were given. */
    public boolean selects() {
        return !patterns.isEmpty() || !params.isEmpty();
    }

    /**
     * The plan that the options make.
     *
     * @param suite the suite that cases must be in, and whose times are taken; null for all cases
     * @param gate what a check judges by; null if none does
     */
    public RunPlan plan(List<String> subjects, SuiteTimes suite, int rounds, RunPlan.GatePlan gate) {
        List<String> labels =
                subjects.stream().map(ImplementationModule::inFull).toList();
        long foreign = labels.stream().filter(MeasureOptions::isForeign).count();
        if (foreign > 0 && foreign < labels.size()) {
            throw new BadInputException(
                    "jmh: subjects have benchmarks of their own; expected all subjects to be of that kind, or none");
        }
        return new RunPlan(
                RunPlan.PlannedSubject.labeled(labels),
                CaseSelection.named(patterns, params, suite == null ? "" : suite.name(), app.given()),
                new RunPlan.Forks(Grouping.of(labels.get(0)), threads, jvmArgs, forks.conditions()),
                forks.times(SuiteTimes.SETTLE, (suite == null ? SuiteTimes.full : suite).slices()),
                rounds,
                forks.out.seed(),
                gate,
                app.plan());
    }
}
