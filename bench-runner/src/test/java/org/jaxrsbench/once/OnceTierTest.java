package org.jaxrsbench.once;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jaxrsbench.once.OnceTask.Figure;
import org.jaxrsbench.once.OnceTask.Outcome;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnceTierTest {

    @TempDir
    Path folder;

    /** A task that fails in its first runs. */
    private static OnceTask toy(String label, int failures) {
        AtomicInteger left = new AtomicInteger(failures);
        return new OnceTask(
                label, Params.parse("size=1"), new Figure("Toy.total", Params.NONE, Metric.TIME, Double.NaN), () -> {
                    if (left.getAndDecrement() > 0) {
                        throw new IOException("it broke");
                    }
                    return new Outcome(
                            new Subject(label, "toy", "1", "17"),
                            List.of(new Figure("Toy.total", Params.parse("after=2"), Metric.TIME, 5)));
                });
    }

    @Test
    void aFailureIsARowThatNamesTheSubjectAsItsOtherRowsDo() throws Exception {
        RunFolder made = RunFolder.create(folder, "once", Clock.systemUTC());
        List<String> said = new ArrayList<>();
        Environment environment = new Environment().put("tier", "http").put("jvm", "unknown");
        RunRecorder recorder = RunRecorder.create(made, environment, List.of());
        try (OnceTier tier = new OnceTier(recorder, said::add)) {
            new Rounds(recorder, new Randomization(1), said::add)
                    .measure(1, 2, round -> List.of(toy("never", 1), toy("late", round % 2)), tier);
            assertThat(tier.failed()).isTrue();
        }
        assertThat(said)
                .contains("FAILED never size=1: it broke", "FAILED late size=1: it broke")
                .last()
                .asString()
                .startsWith("[4/4, 0:00 left] round 2, ");
        assertThat(made.readSamples())
                .extracting(
                        Sample::subject, s -> s.from().implementation(), Sample::round, Sample::params, Sample::status)
                .containsExactlyInAnyOrder(
                        tuple("never", "unknown", 1, Params.parse("size=1"), Status.FAILED),
                        tuple("never", "unknown", 2, Params.parse("size=1"), Status.FAILED),
                        tuple("late", "toy", 1, Params.parse("size=1"), Status.FAILED),
                        tuple("late", "toy", 2, Params.parse("after=2;size=1"), Status.OK));
    }
}
