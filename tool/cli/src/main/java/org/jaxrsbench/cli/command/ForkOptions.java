package org.jaxrsbench.cli.command;

import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.ForkTimes;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.RunPlan.Conditions;
import org.jaxrsbench.plan.SuiteTimes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long forks work, shorter where there are many of them, and as a command likes it if no option says otherwise; and where runs go. */
public final class ForkOptions {

    private static final int BRIEF = 150;

    @Option(
            names = "--settle",
            paramLabel = "TIME",
            description = "How long a fork may work until its compiler is quiet, before it measures, in CPU time of"
                    + " its Java threads (default: 5s; history 15s, scaling 3s).")
    private String settle;

    @Option(
            names = "--slices",
            paramLabel = "N",
            description =
                    "Slices of half a millisecond (2 ms of jmh: subjects) of each case in a fork (default: 300, or the suite's; history"
                            + " and scaling 150; over HTTP 5 of --slice, in a round).")
    private Integer slices;

    @Mixin
    public OutOption out = new OutOption();

    // Only for tests of the tool: a run says in its environment that conditions were ignored.
    @Option(names = "--ignore-conditions", hidden = true)
    private boolean ignoreConditions;

    public ForkTimes times(String longest, int count) {
        return ForkTimes.parse(settle == null ? longest : settle, slices(count));
    }

    public int slices(int count) {
        return slices == null ? count : slices;
    }

    /** The plan of a run of one subject of many with these cases: briefer than of two. */
    public RunPlan brief(String subject, CaseSelection cases, String longest, int rounds) {
        return RunPlan.of(List.of(subject), cases, times(longest, BRIEF), rounds, conditions(), out.seed());
    }

    /**
     * For a command that tries releases first, which takes a while.
     *
     * @throws BadInputException if a value is wrong
     */
    public void requireValid() {
        times(SuiteTimes.SETTLE, BRIEF);
    }

    /** Counts forks whatever their conditions were. */
    public void ignoreConditions() {
        ignoreConditions = true;
    }

    public Conditions conditions() {
        return ignoreConditions ? Conditions.IGNORE : Conditions.DISCARD;
    }
}
