package org.jaxrsbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.record.RunRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunPlanTest {

    @TempDir
    Path root;

    private static RunPlan plan(String... subjects) {
        return new RunPlan(
                RunPlan.PlannedSubject.labeled(List.of(subjects)),
                new CaseSelection(List.of("Hello", "Text"), List.of("method=GET,PUT"), "quick"),
                new RunPlan.Forks(Grouping.APPLICATION, 2, "-Xmx1g -Xbatch", RunPlan.Conditions.DISCARD),
                ForkTimes.parse("10s", 300),
                12,
                42,
                new RunPlan.GatePlan("cpu", 0.05, List.of(6, 22)),
                null);
    }

    @Test
    void thePlanInAFolderReadsBackAsItWas() throws IOException {
        RunFolder folder = RunFolder.create(root, "x", Clock.systemUTC());
        RunPlan plan = plan("a:1", "b:2", "a:1");
        RunRecorder.create(folder, new Environment(), plan);
        assertThat(RunRecorder.readPlan(folder, RunPlan.class)).isEqualTo(plan);
        assertThat(Files.readString(folder.plan())).contains("\"a:1#2\"", "\"seed\" : 42");
    }

    @Test
    void aPlanThatIsMissingOrDamagedIsOneClearLine() throws IOException {
        RunFolder folder = RunFolder.create(root, "x", Clock.systemUTC());
        assertRefused(() -> RunRecorder.readPlan(folder, RunPlan.class), "plan.json is missing");
        RunRecorder.create(folder, new Environment(), plan("a:1"));
        String whole = Files.readString(folder.plan());
        for (String text : List.of(
                whole.replace("\"grouping\" : \"application\",", ""),
                "{\n\"subjects\": 3}",
                "null",
                "[]",
                whole.replaceFirst("\\{", "{\"lens\" : 1,"),
                "{\"subjects\": [{\"label\": \"a\", \"subject\": \"a:1\"}],\n\"rounds\": 1}",
                // As an earlier version wrote it.
                "{\"subjects\": [{\"label\": \"a\", \"subject\": \"a:1\"}],\n\"grouping\": \"case\"}")) {
            Files.writeString(folder.plan(), text);
            assertThatThrownBy(() -> RunRecorder.readPlan(folder, RunPlan.class))
                    .isInstanceOf(BadInputException.class)
                    .hasMessageContaining("not a plan that can be resumed: ")
                    .hasMessageNotContaining("org.jaxrsbench");
        }
    }

    @Test
    void equalSubjectsGetLabelsOfTheirOwn() {
        assertThat(plan("a:1", "b:2", "a:1", "a:1").labels()).containsExactly("a:1", "b:2", "a:1#2", "a:1#3");
    }

    @Test
    void moreSubjectsTakeLongerAndCasesThatShareAForkBootOnce() {
        RunPlan two = plan("a:1", "b:2");
        double boot = two.secondsOfRound(0);
        assertThat(two.secondsOfRound(3) - boot).isCloseTo(3 * (two.secondsOfRound(1) - boot), within(1e-9));
        assertThat(plan("a:1", "b:2", "c:3").secondsOfRound(1)).isGreaterThan(two.secondsOfRound(1));
    }

    @ParameterizedTest
    @CsvSource({"60s, 300, --settle 60s", "1m, 300, --settle 1m", "0s, 99, --slices 99"})
    void aTimeThatIsNoneIsNamed(String settle, int slices, String named) {
        assertRefused(() -> ForkTimes.parse(settle, slices), named + ": expected");
    }
}
