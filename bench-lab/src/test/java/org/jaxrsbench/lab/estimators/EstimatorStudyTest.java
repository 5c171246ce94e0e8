package org.jaxrsbench.lab.estimators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EstimatorStudyTest {

    private static final List<PairingMethod> WAYS = PairingMethod.all().subList(0, 3);
    private static final List<String> SUBJECTS = List.of("one", "two");

    @TempDir
    Path folder;

    @Test
    void everyWayAndSubjectIsMeasuredOnceBeforeAnyIsMeasuredAgain() {
        List<PlannedPair> planned = planned(2, List.of());
        assertThat(planned).hasSize(12).doesNotHaveDuplicates();
        assertThat(planned.subList(0, 6)).allMatch(p -> p.pair() == 1);
        assertThat(planned.subList(6, 12)).allMatch(p -> p.pair() == 2);
        assertThat(planned).isEqualTo(planned(2, List.of()));
        assertThat(planned(1, List.of()))
                .isNotEqualTo(PlannedPair.missing(WAYS, SUBJECTS, 1, List.of(), new Random(2)));
    }

    @Test
    void whatWasMeasuredBeforeAFailureIsKeptAndNotMeasuredAgain() throws IOException {
        Path file = folder.resolve("pairs.csv");
        List<PlannedPair> asked = new ArrayList<>();
        EstimatorStudy study = new EstimatorStudy(file, new PrintStream(OutputStream.nullOutputStream()));
        assertThatThrownBy(() -> study.measure(planned(1, List.of()), List.of(), planned -> {
                    asked.add(planned);
                    if (asked.size() == 3) {
                        throw new IOException("a fork failed");
                    }
                    return List.of(estimate(planned));
                }))
                .hasMessage("a fork failed");
        List<PairEstimate> before = PairEstimate.read(file);
        assertThat(before).containsExactly(estimate(asked.get(0)), estimate(asked.get(1)));

        List<PairEstimate> all = study.measure(planned(1, before), before, planned -> List.of(estimate(planned)));
        assertThat(all).hasSize(6).doesNotHaveDuplicates().startsWith(before.toArray(new PairEstimate[0]));
        assertThat(PairEstimate.read(file)).isEqualTo(all);
        assertThat(planned(1, all)).isEmpty();
    }

    @Test
    void aFileThatCannotBeWrittenIsBadInput() {
        EstimatorStudy study = new EstimatorStudy(
                folder.resolve("missing/pairs.csv"), new PrintStream(OutputStream.nullOutputStream()));
        assertThatThrownBy(() -> study.measure(planned(1, List.of()), List.of(), p -> List.of(estimate(p))))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("pairs.csv cannot be written");
    }

    private static List<PlannedPair> planned(int pairs, List<PairEstimate> have) {
        return PlannedPair.missing(WAYS, SUBJECTS, pairs, have, new Random(1));
    }

    private static PairEstimate estimate(PlannedPair planned) {
        return new PairEstimate(
                planned.way().name(),
                planned.subject(),
                planned.pair(),
                14.06,
                0.123,
                0.9876,
                Metric.CPU,
                Estimator.TOTAL,
                -0.0000012345);
    }
}
