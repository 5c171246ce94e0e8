package org.jaxrsbench.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;

class StoredNoiseTest {

    private static final StoredNoise NOISE = StoredNoise.of("""
            implementation,metric,sd,cases,seconds,rounds
            calm,cpu,0.01,6,20,16
            noisy,cpu,0.06,6,20,16
            calm,net,0.02,6,20,16
            """);

    private static final ForkTimes STUDIED = SuiteTimes.full.times();

    private static Optional<StoredNoise.Expectation> expectation(String implementation, Metric metric, int cases) {
        return NOISE.expectation(GateSettings.standard(), implementation, metric, cases, STUDIED);
    }

    @Test
    void anImplementationThatWasStudiedIsExpectedToBeAsItWas() {
        assertThat(expectation("calm", Metric.CPU, 6)).hasValueSatisfying(expected -> {
            assertThat(expected.implementation()).isEqualTo("calm");
            assertThat(expected.sd()).isEqualTo(0.01);
            assertThat(expected.rounds()).isEqualTo(16);
            assertThat(expected.forecast().typicalRounds()).isEqualTo(6);
        });
    }

    @Test
    void anotherIsExpectedToBeAsTheNoisiest() {
        assertThat(expectation("unknown", Metric.CPU, 6))
                .map(StoredNoise.Expectation::implementation)
                .hasValue("noisy");
    }

    @Test
    void moreCasesTakeLonger() {
        assertThat(expectation("calm", Metric.CPU, 12).orElseThrow().secondsPerRound())
                .isGreaterThan(expectation("calm", Metric.CPU, 6).orElseThrow().secondsPerRound());
    }

    @Test
    void whatWasNotStudiedIsNotExpected() {
        assertThat(expectation("calm", Metric.THROUGHPUT, 6)).isEmpty();
    }

    @Test
    void theCommittedFiguresTellOfEveryMetricThatIsGated() {
        for (Metric gated : new Metric[] {Metric.COST, Metric.TYPICAL, Metric.CPU}) {
            assertThat(StoredNoise.read().expectation(GateSettings.standard(), "unknown", gated, 6, STUDIED))
                    .as(gated.label())
                    .isPresent();
        }
    }
}
