package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongToDoubleFunction;
import org.assertj.core.api.AbstractStringAssert;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.slices.FakeFleet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScalingRunTest {

    private static final ParameterAxis AXIS = new ParameterAxis("Toy", Params.parse("kind=a"), "size", 1, 1024, true);

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<List<Long>> asked = new ArrayList<>();

    @TempDir
    private Path folder;

    private List<Jump> found(LongToDoubleFunction cost, boolean time) throws InterruptedException {
        return found(AXIS, cost, time);
    }

    private List<Jump> found(ParameterAxis axis, LongToDoubleFunction cost, boolean time) throws InterruptedException {
        RunMaker runs = new ToyRuns(folder, cases -> formula(cases, cost), ToyRuns.NOWHERE);
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        return new ScalingRun(ToyRuns.plan("toy:1"), runs, out).along(axis, () -> time);
    }

    /** Measures what a formula says. */
    private FakeFleet formula(RunPlan plan, LongToDoubleFunction cost) {
        String param = plan.selection().params().get(1);
        List<Long> values = Arrays.stream(param.substring("size=".length()).split(","))
                .map(Long::valueOf)
                .toList();
        asked.add(values);
        Map<Case, Double> costs = new LinkedHashMap<>();
        values.forEach(v ->
                costs.put(Case.of("ToyBenchmark.dispatch", "kind=a;size=" + v, "thrpt", 1), cost.applyAsDouble(v)));
        return new FakeFleet(
                List.of(FakeFleet.member("toy:1", costs.keySet().toArray(Case[]::new))),
                (order, label, slot) ->
                        FakeFleet.measured(order, label, slot, c -> costs.get(c) * (1 + order.round() / 1000.0)));
    }

    private AbstractStringAssert<?> assertPrinted() {
        return assertThat(printed.toString(StandardCharsets.UTF_8));
    }

    @Test
    void itClosesInOnTheValue() throws Exception {
        assertThat(found(x -> x <= 700 ? 1000 : 5000, true)).singleElement().satisfies(c -> {
            assertThat(c.step().from()).isEqualTo(700);
            assertThat(c.step().to()).isEqualTo(701);
        });
        assertThat(asked.get(0)).startsWith(1L, 2L, 4L).endsWith(1024L);
        assertThat(asked).as("four times nearer each time").hasSizeLessThan(8);
        assertPrinted()
                .contains(
                        "JUMP at size 700 -> 701",
                        "scripts/bench run --subjects toy:1 --rounds 3 ToyBenchmark -p kind=a -p size=700,701");
    }

    @Test
    void withoutTimeItSaysHowNearItCame() throws Exception {
        assertThat(found(x -> x <= 700 ? 1000 : 5000, false)).singleElement().satisfies(c -> {
            assertThat(c.step().from()).isEqualTo(512);
            assertThat(c.step().to()).isEqualTo(1024);
        });
        assertThat(asked).as("the values, and fresh rounds of both ends").hasSize(2);
    }

    /** A benchmark that knows a few values only is asked for no others. */
    @Test
    void itClosesInOnlyWhereThereAreValuesBetween() throws Exception {
        ParameterAxis few = new ParameterAxis("Toy", Params.parse("kind=a"), "size", 5, 40, false);
        assertThat(found(few, x -> x <= 20 ? 1000 : 5000, true))
                .singleElement()
                .satisfies(c -> assertThat(c.step().from()).isEqualTo(20));
        assertThat(asked).containsExactly(List.of(5L, 10L, 20L, 40L), List.of(20L, 40L));
    }

    /** Of a step that is there once and not again, nothing is claimed. */
    @Test
    void whatFreshRoundsDoNotShowIsNoJump() throws Exception {
        assertThat(found(x -> asked.size() == 1 && x > 700 ? 5000 : 1000, true)).isEmpty();
        assertPrinted().contains("size 512 -> 1024: not confirmed by fresh rounds");
    }

    @Test
    void aLineHasASlopeAndNoJump() throws Exception {
        assertThat(found(x -> 1000 + 10 * x, true)).isEmpty();
        assertPrinted().contains("one more of size costs 10.0 ns").doesNotContain("faster than a line");
    }

    /** Below a jump, and still more than there is to do. */
    @Test
    void whatGrowsFasterThanALineIsSaid() throws Exception {
        assertThat(found(x -> 100 + Math.pow(x, 1.4), true)).isEmpty();
        assertPrinted().contains("faster than a line");
    }

    /** A curve that is steep between two doublings and nowhere by one. */
    @Test
    void whatIsSteepButNotInOnePlaceEndsTheSearch() throws Exception {
        assertThat(found(x -> x * x * x, true))
                .allSatisfy(c -> assertThat(c.step().change().low()).isGreaterThan(3));
        assertThat(asked).hasSizeLessThan(40);
    }

    @Test
    void everyGivenAxisNamesABenchmarkAndDoubles() {
        assertThat(ParameterAxis.all()).hasSizeGreaterThan(10).allSatisfy(axis -> {
            assertThat(axis.doubled()).hasSizeGreaterThan(1).endsWith(axis.last());
            assertThat(axis.others().toString()).matches("[a-z-]+=[A-Za-z0-9-]+(;[a-z-]+=[A-Za-z0-9-]+)*");
        });
    }

    @Test
    void badInputIsOneLine() {
        for (String words :
                List.of("scaling", "scaling jersey --rounds 2", "scaling jersey --along Nothing", "scaling nothing")) {
            Cli.refuses("", (Object[]) words.split(" "));
        }
    }
}
