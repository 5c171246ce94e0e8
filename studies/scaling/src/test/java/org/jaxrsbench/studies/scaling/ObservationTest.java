package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.Sketch.Method;
import org.jaxrsbench.studies.scaling.Sketch.Root;
import org.jaxrsbench.studies.scaling.Sketch.Segment;
import org.jaxrsbench.studies.scaling.Sketch.Sent;
import org.jaxrsbench.studies.scaling.probe.ProbeWords.Hit;
import org.junit.jupiter.api.Test;

/** What counts are suspected of. */
class ObservationTest {

    static final String SUBJECT = "toy:1";
    static final String HEADERS = "headers";
    static final String DIFFERENT = "different texts: query value";

    private static final String RIGHT = "right";
    private static final Sketch SKETCH = new Sketch(
            List.of(new Root(
                    List.of(Segment.literal("a")),
                    List.of(new Method("GET", List.of(), List.of("text/plain"), List.of(), List.of(), 0)))),
            0,
            new Sent(List.of("text/plain"), List.of(), List.of(), "", "text/plain", 1));

    /** One whose subjects work as formulas of the size say; where they say that it is none, the answer is wrong. */
    static Observation observation(String axis, Map<String, IntToDoubleFunction> work) {
        Axis along = Axis.named(SKETCH, axis).orElseThrow();
        Map<String, List<Hit>> points = new LinkedHashMap<>();
        work.forEach((subject, of) -> points.put(
                subject,
                along.sizes().stream().map(size -> hit(of.applyAsDouble(size))).toList()));
        return new Observation(along, Collections.nCopies(along.sizes().size(), RIGHT), points);
    }

    private static Hit hit(double work) {
        return new Hit("", 200, "text/plain", Double.isNaN(work) ? "wrong" : RIGHT, work, 1000, Map.of());
    }

    private static List<Suspicion> suspicions(String axis, IntToDoubleFunction work) {
        return observation(axis, Map.of(SUBJECT, work)).suspicions();
    }

    private static void assertSuspected(List<Suspicion> suspicions, Kind kind, int size) {
        assertThat(suspicions).singleElement().satisfies(s -> {
            assertThat(s.kind()).isEqualTo(kind);
            assertThat(s.subject()).isEqualTo(SUBJECT);
            assertThat(s.size()).isEqualTo(size);
        });
    }

    @Test
    void aLineIsNotSuspected() {
        assertThat(suspicions(HEADERS, k -> 100 * k)).isEmpty();
        assertThat(suspicions("length of a query value", k -> k)).isEmpty();
        assertThat(suspicions(DIFFERENT, k -> 100)).isEmpty();
    }

    @Test
    void aJumpIsSuspectedWhereItIsLargest() {
        assertSuspected(suspicions(HEADERS, k -> k < 16 ? 100 : k < 64 ? 310 : 1000), Kind.CLIFF, 64);
        assertThat(suspicions(HEADERS, k -> k < 16 ? 100 : 299)).isEmpty();
    }

    /** Sizes that are four times as large may cost six times as much. */
    @Test
    void aLongerStepMayCostMore() {
        assertThat(suspicions("length of a query value", k -> k < 256 ? 100 : 590))
                .isEmpty();
        assertSuspected(suspicions("length of a query value", k -> k < 256 ? 100 : 610), Kind.CLIFF, 256);
    }

    /** How many different requests there are should cost nothing, in one step or in several. */
    @Test
    void differentRequestsCostNoMore() {
        assertSuspected(suspicions(DIFFERENT, k -> k < 512 ? 100 : 310), Kind.CLIFF, 512);
        assertSuspected(suspicions(DIFFERENT, k -> 100 + k / 4.0), Kind.CLIFF, 2048);
        assertThat(suspicions(DIFFERENT, k -> k == 1 ? 100 : 290))
                .as("from one to many")
                .isEmpty();
    }

    @Test
    void growthFasterThanALineIsSuspected() {
        assertSuspected(suspicions(HEADERS, k -> 1000 + Math.pow(k, 1.5)), Kind.SUPERLINEAR, 128);
        assertThat(suspicions(HEADERS, k -> 1000 + Math.pow(k, 1.2))).isEmpty();
        assertThat(suspicions(HEADERS, k -> 10_000 + Math.pow(k, 1.5)))
                .as("a small part of the cost")
                .isEmpty();
    }

    @Test
    void growthBeyondTheOthersIsSuspectedIfThereAreTwo() {
        Map<String, IntToDoubleFunction> work = new LinkedHashMap<>();
        work.put(SUBJECT, k -> 100 + 60 * k);
        work.put("toy:2", k -> 100 + 10 * k);
        assertThat(observation(HEADERS, work).suspicions()).isEmpty();
        work.put("toy:3", k -> 100 + 11 * k);
        assertSuspected(observation(HEADERS, work).suspicions(), Kind.BEYOND_OTHERS, 128);
        assertThat(observation(HEADERS, work).others(SUBJECT)).containsExactly("toy:2", "toy:3");
        work.put("toy:3", k -> 100 + 13 * k);
        assertThat(observation(HEADERS, work).suspicions()).isEmpty();
    }

    /** Of whoever answers wrong no cost is compared. */
    @Test
    void anAnswerThatGrowsWrongIsSuspected() {
        assertSuspected(suspicions(HEADERS, k -> k < 32 ? k : Double.NaN), Kind.ANSWER, 32);
        Map<String, IntToDoubleFunction> work = new LinkedHashMap<>();
        work.put(SUBJECT, k -> Double.NaN);
        work.put("toy:2", k -> k);
        work.put("toy:3", k -> k);
        assertSuspected(observation(HEADERS, work).suspicions(), Kind.ANSWER, 1);
        work.put("toy:2", k -> Double.NaN);
        assertThat(observation(HEADERS, work).suspicions()).as("most do so").isEmpty();
    }
}
