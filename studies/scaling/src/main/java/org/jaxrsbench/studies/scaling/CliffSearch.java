package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** Doubles a parameter until an operation costs more than three times as much, then closes in on the value. */
public final class CliffSearch {

    private final RunPlan asked;
    private final RunMaker runs;
    private final PrintStream out;
    private boolean failed;

    /**
     * A search.
     *
     * @param asked of one subject, three rounds or more, and any cases; runs differ from it in theirs
     * @param out where ladders and cliffs are printed
     */
    public CliffSearch(RunPlan asked, RunMaker runs, PrintStream out) {
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
    public void along(List<LadderPlan> plans, Instant end, Path file) throws IOException, InterruptedException {
        List<Cliff> found = new ArrayList<>();
        List<LadderPlan> left = new ArrayList<>(plans);
        while (!left.isEmpty() && !Instant.now().isAfter(end)) {
            LadderPlan plan = left.remove(0);
            found.addAll(along(plan, () -> Instant.now().isBefore(end)));
            Cliff.TABLE.write(file, found);
        }
        out.println(found.isEmpty() ? "no cliff" : Words.count(found.size(), "cliff"));
        left.forEach(l -> out.println("not looked at, for want of time: " + l));
    }

    /**
     * Looks along one parameter.
     *
     * @param goOn whether there is time to measure more
     * @return what fresh rounds confirmed: each as near as the values of the parameter come, or as time allowed
     */
    List<Cliff> along(LadderPlan plan, BooleanSupplier goOn) throws InterruptedException {
        Optional<ScalingCurve> ladder = measured(plan, plan.doubled());
        if (ladder.isEmpty()) {
            out.println(plan + ": no figures");
            return List.of();
        }
        print(plan, ladder.get());
        List<Cliff> cliffs = new ArrayList<>();
        for (ScalingCurve.Step step : ladder.get().steps()) {
            if (step.isCliff()) {
                nearer(plan, step, goOn).ifPresent(cliffs::add);
            }
        }
        return cliffs;
    }

    private Optional<ScalingCurve> measured(LadderPlan plan, List<Long> values) throws InterruptedException {
        Run run = runs.whole(asked.withSelection(plan.selection(values)), "ladder");
        failed |= run.failed();
        return ScalingCurve.of(run.samples(), Metric.CPU).stream()
                .filter(l -> l.parameter().equals(plan.parameter()))
                .findFirst();
    }

    /** Closes in; then the nearest step that fresh rounds confirm is the cliff, because the one that was chosen was chosen by its luck, too. */
    private Optional<Cliff> nearer(LadderPlan plan, ScalingCurve.Step found, BooleanSupplier goOn)
            throws InterruptedException {
        Deque<ScalingCurve.Step> brackets = new ArrayDeque<>(List.of(found));
        while (plan.between()
                && brackets.peek().to().value() - brackets.peek().from().value() > 1
                && goOn.getAsBoolean()) {
            List<Long> closer = LadderPlan.between(
                    brackets.peek().from().value(), brackets.peek().to().value());
            Optional<ScalingCurve.Step> largest = measured(plan, closer).stream()
                    .flatMap(l -> l.steps().stream())
                    .filter(ScalingCurve.Step::isCliff)
                    .max(Comparator.comparingDouble(s -> s.change().ratio()));
            if (largest.isEmpty()) {
                break; // steep, and not in one place
            }
            brackets.push(largest.get());
        }
        for (ScalingCurve.Step bracket : brackets) {
            List<Long> both = List.of(bracket.from().value(), bracket.to().value());
            Optional<ScalingCurve> fresh = measured(plan, both);
            Optional<ScalingCurve.Step> again = fresh.flatMap(
                    l -> l.steps().stream().filter(ScalingCurve.Step::isCliff).findFirst());
            if (again.isPresent()) {
                return Optional.of(printed(plan, fresh.get(), again.get()));
            }
            out.println(
                    plan.parameter() + " " + both.get(0) + " -> " + both.get(1) + ": not confirmed by fresh rounds");
        }
        return Optional.empty();
    }

    private Cliff printed(LadderPlan plan, ScalingCurve ladder, ScalingCurve.Step step) {
        List<Long> both = List.of(step.from().value(), step.to().value());
        out.printf(
                Locale.ROOT,
                "CLIFF at %s %d -> %d: %s -> %s, %s, %d fresh rounds%n",
                plan.parameter(),
                both.get(0),
                both.get(1),
                Words.format(ladder.metric(), step.from().cost()),
                Words.format(ladder.metric(), step.to().cost()),
                Words.times(step.change()),
                step.change().n());
        out.println("  " + plan.command(asked.labels().get(0), both));
        return Cliff.of(ladder, step);
    }

    private void print(LadderPlan plan, ScalingCurve ladder) {
        TextTable table = new TextTable(List.of(plan.parameter(), "CPU of an operation", "step"), Set.of());
        Map<Long, ScalingCurve.Step> steps =
                ladder.steps().stream().collect(Collectors.toMap(s -> s.to().value(), s -> s));
        for (ScalingCurve.Point rung : ladder.rungs()) {
            ScalingCurve.Step step = steps.get(rung.value());
            table.add(List.of(
                    Long.toString(rung.value()),
                    Words.format(ladder.metric(), rung.cost()),
                    step == null
                            ? ""
                            : Words.times(step.change()) + (step.isFasterThanALine() ? ", faster than a line" : "")));
        }
        out.println(plan);
        out.print(table.text());
        ladder.slope()
                .ifPresent(s -> out.println("one more of " + plan.parameter() + " costs "
                        + Words.difference(ladder.metric(), s.perUnit(), s.low(), s.high())));
    }
}
