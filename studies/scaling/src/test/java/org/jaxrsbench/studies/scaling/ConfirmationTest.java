package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.slices.FakeFleet;
import org.jaxrsbench.studies.scaling.Confirmation.Confirmed;
import org.jaxrsbench.studies.scaling.Observation.Suspicion;
import org.jaxrsbench.studies.scaling.Search.Found;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.SearchFinding.Timed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What time says of what counts suspected, where each fork takes as long as a formula says. */
class ConfirmationTest {

    private static final String OTHER = "cxf:4.2.3";
    private static final String SUBJECT = "jersey:4.0.3";

    private final List<RunPlan> plans = new ArrayList<>();
    private Trials trials;

    @TempDir
    private Path folder;

    /** No JVM is started before one is asked. */
    @BeforeEach
    void start() throws Exception {
        List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        List<Launchable> subjects = new ArrayList<>();
        for (String label : List.of(SUBJECT, OTHER, "floor:1")) {
            subjects.add(SubjectLabel.parse(label).on(classPath, Path.of(ChildProcess.java())));
        }
        trials = new Trials(subjects);
    }

    @AfterEach
    void end() throws Exception {
        trials.close();
    }

    private Found found(String axis, Kind kind, int size) {
        Map<String, IntToDoubleFunction> work = new LinkedHashMap<>();
        work.put(SUBJECT, k -> 100 * k);
        work.put("floor:1", k -> k);
        work.put(OTHER, k -> 2 * k);
        Suspicion suspicion = new Suspicion(kind, SUBJECT, axis, size, "counts say so");
        return new Found(suspicion, ObservationTest.observation(axis, work), 1);
    }

    /** What is said if forks take so many ns, by their labels, give or take what differs between rounds. */
    private Optional<Confirmed> confirmed(Found found, Map<String, Double> nanos) throws Exception {
        ToyRuns runs = new ToyRuns(
                folder,
                plan -> {
                    plans.add(plan);
                    return new FakeFleet(
                            plan.labels().stream()
                                    .map(label -> FakeFleet.member(label, FakeFleet.CASE))
                                    .toList(),
                            (order, label, slot) -> FakeFleet.measured(
                                    order,
                                    label,
                                    slot,
                                    c -> nanos.get(label)
                                            * (1 + (label.hashCode() * 31L + order.round()) % 7 / 1000.0)));
                },
                ToyRuns.NOWHERE);
        return new Confirmation(trials, runs, Double.POSITIVE_INFINITY, 1, ToyRuns.NOWHERE)
                .of(found, folder.resolve("found-01"));
    }

    private Confirmed own(Found found, double times) throws Exception {
        return confirmed(found, Map.of(SUBJECT, 100.0, SUBJECT + "#2", 100 * times))
                .orElseThrow();
    }

    private static void assertBetween(Estimate.AsRatio cost, double ratio, double tolerance) {
        assertThat(cost.ratio()).isBetween((1 - tolerance) * ratio, (1 + tolerance) * ratio);
        assertThat(cost.low()).isLessThanOrEqualTo(cost.ratio());
        assertThat(cost.high()).isGreaterThanOrEqualTo(cost.ratio());
    }

    /** Twice the headers for four times the cost is a finding; for twice the cost, it is none. */
    @Test
    void growthHasToBeFasterThanALine() throws Exception {
        Found found = found(ObservationTest.HEADERS, Kind.SUPERLINEAR, 128);
        Confirmed quadratic = own(found, 4);
        assertThat(quadratic.near()).isEqualTo(64);
        assertThat(quadratic.far()).isEqualTo(128);
        assertThat(quadratic.timed().beyond()).isEqualTo(Math.pow(2, 1.3));
        assertThat(quadratic.timed().holds()).isTrue();
        assertBetween(quadratic.timed().cost(), 4, 0.01);
        assertThat(own(found, 2).timed().holds()).isFalse();
        assertThat(plans.get(0).labels()).containsExactly(SUBJECT, SUBJECT + "#2");
    }

    @Test
    void aJumpHasToBeBeyondItsLimit() throws Exception {
        Found found = found(ObservationTest.HEADERS, Kind.CLIFF, 64);
        assertThat(own(found, 3.1).timed()).satisfies(t -> assertThat(t.holds()).isTrue());
        assertThat(own(found, 2.9).timed()).satisfies(t -> assertThat(t.holds()).isFalse());
        Found fourfold = found("length of a query value", Kind.CLIFF, 256);
        assertThat(own(fourfold, 5).timed()).satisfies(t -> {
            assertThat(t.beyond()).isEqualTo(6);
            assertThat(t.holds()).isFalse();
        });
    }

    /** A requests file holds a thousand, so of 2048 different requests 512 are sent, against 64; they are to cost nothing. */
    @Test
    void differentRequestsAreAsManyAsAFileHolds() throws Exception {
        Confirmed confirmed = own(found(ObservationTest.DIFFERENT, Kind.CLIFF, 2048), 3.1);
        assertThat(confirmed.near()).isEqualTo(64);
        assertThat(confirmed.far()).isEqualTo(512);
        assertThat(confirmed.timed().beyond()).isEqualTo(3);
        assertThat(confirmed.timed().holds()).isTrue();
        List<String> sent = Files.readAllLines(Path.of(plans.get(0).app().candidateRequests()));
        assertThat(sent).hasSize(513);
        assertThat(sent.get(512)).contains("q=n0000511");
    }

    /** Both subjects, at both sizes, take turns in one run: what differs between two runs is no difference between them. */
    @Test
    void whatIsAddedIsComparedWithinARun() throws Exception {
        Found found = found(ObservationTest.HEADERS, Kind.BEYOND_OTHERS, 128);
        Map<String, Double> nanos = Map.of(SUBJECT, 100.0, SUBJECT + "#2", 900.0, OTHER, 1000.0, OTHER + "#2", 1100.0);
        Timed timed = confirmed(found, nanos).orElseThrow().timed();
        assertThat(plans)
                .singleElement()
                .satisfies(plan ->
                        assertThat(plan.labels()).containsExactly(SUBJECT, SUBJECT + "#2", OTHER, OTHER + "#2"));
        assertBetween(timed.cost(), 8, 0.2);
        assertThat(timed.holds()).isTrue();
    }

    @Test
    void ifTheOtherMayAddNothingThereIsNoUpperEnd() throws Exception {
        Found found = found(ObservationTest.HEADERS, Kind.BEYOND_OTHERS, 128);
        Map<String, Double> nanos = Map.of(SUBJECT, 100.0, SUBJECT + "#2", 900.0, OTHER, 1000.0, OTHER + "#2", 1000.0);
        Confirmed confirmed = confirmed(found, nanos).orElseThrow();
        assertThat(confirmed.timed().cost().high()).isInfinite();
        assertThat(confirmed.toString()).contains("adds, over " + OTHER + ", at least ");
    }

    @Test
    void anAnswerIsNotTimed() throws Exception {
        assertThat(confirmed(found(ObservationTest.HEADERS, Kind.ANSWER, 128), Map.of()))
                .isEmpty();
        assertThat(plans).isEmpty();
    }

    /** Nor is a wrong answer, which somebody may have judged. */
    @Test
    void whatWasMeasuredIsNotMeasuredAgain() throws Exception {
        SearchFinding measured = SearchFindingsTest.finding("found-01", ObservationTest.HEADERS, 3.5, 5);
        SearchFinding answer = new SearchFinding(
                "found-02",
                SUBJECT,
                Kind.ANSWER,
                ObservationTest.HEADERS,
                true,
                1,
                2,
                Optional.empty(),
                "answers 404",
                Optional.of(new SearchFinding.Judged(SearchFinding.Judgment.DEFECT, "it is wrong", "")));
        SearchFinding.TABLE.write(folder.resolve(SearchFinding.FILE), List.of(measured, answer));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        new SearchRun(trials, folder, 1, new PrintStream(said), ToyRuns.NOWHERE).confirm(null);
        assertThat(said.toString()).contains("scaling --project found-01 --resume " + folder);
        assertThat(SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE))).containsExactly(measured, answer);
    }
}
