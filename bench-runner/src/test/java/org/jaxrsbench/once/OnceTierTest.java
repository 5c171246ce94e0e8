package org.jaxrsbench.once;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnceTierTest {

    @TempDir
    Path folder;

    /** Fails in its first runs. */
    private static final class Toy implements OnceTask {

        private final String label;
        private int failures;

        Toy(String label, int failures) {
            this.label = label;
            this.failures = failures;
        }

        @Override
        public String label() {
            return label;
        }

        @Override
        public Params params() {
            return Params.parse("size=1");
        }

        @Override
        public Figure whole() {
            return new Figure("Toy.total", Params.NONE, Metric.TIME, Double.NaN);
        }

        @Override
        public Outcome run() throws IOException {
            if (failures-- > 0) {
                throw new IOException("it broke");
            }
            return new Outcome(
                    new About("toy", "1", "17"),
                    List.of(new Figure("Toy.total", Params.parse("after=2"), Metric.TIME, 5)));
        }

        @Override
        public String toString() {
            return label;
        }
    }

    @Test
    void aFailureIsARowThatNamesTheSubjectAsItsOtherRowsDo() throws Exception {
        RunFolder made = RunFolder.create(folder, "once", Clock.systemUTC());
        List<String> said = new ArrayList<>();
        Environment environment = new Environment().put("tier", "http").put("jvm", "unknown");
        try (RunRecorder recorder = RunRecorder.create(made, environment, List.of());
                OnceTier tier = new OnceTier(recorder, said::add)) {
            new Rounds(recorder, new Randomization(1), said::add)
                    .measure(1, 2, round -> List.of(new Toy("never", 1), new Toy("late", round % 2)), tier);
            assertThat(tier.failed()).isTrue();
        }
        assertThat(said)
                .contains("FAILED never: it broke", "FAILED late: it broke")
                .last()
                .asString()
                .startsWith("[4/4, 0:00 left] round 2, ");
        assertThat(made.readSamples())
                .extracting(
                        Sample::subject,
                        s -> s.from().subject().implementation(),
                        Sample::round,
                        Sample::params,
                        Sample::status)
                .containsExactlyInAnyOrder(
                        tuple("never", "unknown", 1, Params.parse("size=1"), Status.FAILED),
                        tuple("never", "unknown", 2, Params.parse("size=1"), Status.FAILED),
                        tuple("late", "toy", 1, Params.parse("size=1"), Status.FAILED),
                        tuple("late", "toy", 2, Params.parse("after=2;size=1"), Status.OK));
    }
}
