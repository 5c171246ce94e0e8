package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.studies.scaling.ScalingCurve.Step;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** Doubles a parameter until an operation costs more than three times as much, then closes in on the value. */
public final class ScalingRun {

    private final RunPlan asked;
    private final RunMaker runs;
    private final PrintStream out;
    private boolean failed;

    /**
     * Of a subject.
     *
     * @param asked of one subject, three rounds or more, and any cases; runs differ from it in theirs
     * @param out where curves and jumps are printed
     */
    public ScalingRun(RunPlan asked, RunMaker runs, PrintStream out) {
        this.asked = asked;
        this.runs = runs;
        this.out = out;
    }

    /** Whether a fork failed. Of its case nothing is known. */
    public boolean failed() {
        return failed;
    }

    /**
     * Looks along parameters, and says what was found.
     *
     * @param end none is begun after it
     * @param file what was found so far is always in it
     */
    public void along(List<ParameterAxis> axes, Instant end, Path file) throws IOException, InterruptedException {
        List<Jump> found = new ArrayList<>();
        List<ParameterAxis> left = new ArrayList<>(axes);
        while (!left.isEmpty() && !Instant.now().isAfter(end)) {
            found.addAll(along(left.remove(0), () -> Instant.now().isBefore(end)));
            Jump.TABLE.write(file, found);
        }
        out.println(found.isEmpty() ? "no jump" : Words.count(found.size(), "jump"));
        left.forEach(axis -> out.println("not looked at, for want of time: " + axis));
    }

    /**
     * Looks along one parameter.
     *
     * @param goOn whether there is time to measure more
     * @return what fresh rounds confirmed: each as near as the values of the parameter come, or as time allowed
     */
    List<Jump> along(ParameterAxis axis, BooleanSupplier goOn) throws InterruptedException {
        Optional<ScalingCurve> curve = measured(axis, axis.doubled());
        if (curve.isEmpty()) {
            out.println(axis + ": no figures");
            return List.of();
        }
        print(axis, curve.get());
        List<Jump> jumps = new ArrayList<>();
        for (Step step : curve.get().steps()) {
            if (step.isJump()) {
                nearer(axis, step, goOn)
                        .map(nearest -> Jump.of(curve.get(), nearest))
                        .ifPresent(jumps::add);
            }
        }
        return jumps;
    }

    private Optional<ScalingCurve> measured(ParameterAxis axis, List<Long> values) throws InterruptedException {
        Run run = runs.whole(asked.withSelection(axis.selection(values)), "values");
        failed |= run.failed();
        return ScalingCurve.of(run.samples(), Metric.CPU).stream()
                .filter(c -> c.parameter().equals(axis.parameter()))
                .findFirst();
    }

    /** Closes in; then the nearest step that fresh rounds confirm is the jump, because the one that was chosen was chosen by its luck, too. */
    private Optional<Step> nearer(ParameterAxis axis, Step found, BooleanSupplier goOn) throws InterruptedException {
        Deque<Step> brackets = new ArrayDeque<>(List.of(found));
        while (axis.between() && brackets.peek().to() - brackets.peek().from() > 1 && goOn.getAsBoolean()) {
            List<Long> closer = ParameterAxis.between(
                    brackets.peek().from(), brackets.peek().to());
            Optional<Step> largest = measured(axis, closer).flatMap(ScalingCurve::jump);
            if (largest.isEmpty()) {
                break; // steep, and not in one place
            }
            brackets.push(largest.get());
        }
        for (Step bracket : brackets) {
            List<Long> both = List.of(bracket.from(), bracket.to());
            Optional<Step> again = measured(axis, both).flatMap(ScalingCurve::jump);
            if (again.isPresent()) {
                print(axis, again.get());
                return again;
            }
            out.println(
                    axis.parameter() + " " + both.get(0) + " -> " + both.get(1) + ": not confirmed by fresh rounds");
        }
        return Optional.empty();
    }

    private void print(ParameterAxis axis, Step jump) {
        out.println("JUMP at " + axis.parameter() + " " + jump.from() + " -> " + jump.to() + ": "
                + Words.format(jump.metric(), jump.costFrom()) + " -> " + Words.format(jump.metric(), jump.costTo())
                + ", " + jump.times() + ", " + jump.rounds() + " fresh rounds");
        out.println("  " + axis.command(asked.labels().get(0), List.of(jump.from(), jump.to())));
    }

    private void print(ParameterAxis axis, ScalingCurve curve) {
        TextTable table = new TextTable(List.of(axis.parameter(), "CPU of an operation", "step"), Set.of());
        Map<Long, Step> steps = curve.steps().stream().collect(Collectors.toMap(Step::to, s -> s));
        for (ScalingCurve.Point point : curve.points()) {
            Step step = steps.get(point.value());
            table.add(List.of(
                    Long.toString(point.value()),
                    Words.format(curve.metric(), point.cost()),
                    step == null ? "" : step.times() + (step.isFasterThanALine() ? ", faster than a line" : "")));
        }
        out.println(axis);
        out.print(table.text());
        curve.slope()
                .ifPresent(s -> out.println("one more of " + axis.parameter() + " costs "
                        + Words.difference(curve.metric(), s.log(), s.low(), s.high())));
    }
}
