package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.Function;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.slices.FakeFleet;

/**
 * Runs without a process.
 *
 * @param root where their folders are made
 * @param fleets what measures a plan
 */
public record ToyRuns(Path root, Function<RunPlan, FakeFleet> fleets, PrintStream progress) implements RunMaker {

    /** Where nobody reads what is said. */
    public static final PrintStream NOWHERE = new PrintStream(PrintStream.nullOutputStream());

    /** A plan of three rounds of all cases. */
    public static RunPlan plan(String... subjects) {
        return RunPlan.of(
                List.of(subjects),
                CaseSelection.ALL,
                SuiteTimes.quick.times(),
                SuiteTimes.quick.rounds(),
                RunPlan.Conditions.DISCARD,
                7);
    }

    @Override
    public PairedRun begin(RunPlan plan, String name) {
        try {
            RunRecorder recorder = RunRecorder.create(
                    RunFolder.create(root, name, Clock.systemUTC()),
                    RunRecorder.environment("in-process", root, 1, "slices", Clock.systemUTC()),
                    plan);
            return new PairedRun(plan, fleets.apply(plan), recorder, 1, progress);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
