package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.junit.jupiter.api.Test;

class ForkNotesTest {

    private static final Case CASE = Case.of("A.b", "", "thrpt", 1);

    private static List<String> notes(double drift, double scatter) {
        List<PairRow> pairs = IntStream.rangeClosed(1, 6)
                .mapToObj(i -> new PairRow(
                        i, "new", 1, "old", 1, CASE, Metric.DRIFT, drift + (i % 2 == 0 ? 1 : -1) * scatter, 0, 300))
                .toList();
        Run run = new Run(new RunFolder(Path.of("r")), new Environment(), List.of(), pairs, List.of());
        assertThat(ForkNotes.of(run, "old"::equals)).isEmpty();
        return ForkNotes.of(run);
    }

    @Test
    void aDriftIsToldIfItExceedsOnePercentAndRoundsAgree() {
        assertThat(notes(0.02, 0.001)).singleElement().asString().contains("new against old", "+2.0% [+1.9, +2.1]");
        assertThat(notes(-0.02, 0.001)).singleElement().asString().contains("-2.0%");
        assertThat(notes(0.009, 0.001)).isEmpty();
        assertThat(notes(0.02, 0.05)).isEmpty();
    }

    @Test
    void startsAreNotSaidToBeUnpinned() {
        Run starts = Run.read(CommittedRuns.named("reference-starts"));
        assertThat(starts.forks())
                .isNotEmpty()
                .noneMatch(fork -> fork.conditions().pinned());
        assertThat(ForkNotes.of(starts)).noneMatch(note -> note.contains("pinned"));
    }
}
