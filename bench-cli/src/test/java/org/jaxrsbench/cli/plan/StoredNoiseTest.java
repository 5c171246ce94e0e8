package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;

class StoredNoiseTest {

    private static final StoredNoise NOISE = StoredNoise.of("""
            implementation,metric,sd,correlation,cases,seconds,rounds
            calm,cpu,0.01,0.5,6,20,16
            noisy,cpu,0.06,0.5,6,20,16
            calm,net,0.02,0.5,6,20,16
            """);

    private static Optional<String> outlook(String implementation, Metric metric, int cases) {
        return NOISE.outlook(GateSettings.standard(), implementation, metric, cases);
    }

    @Test
    void anImplementationThatWasStudiedIsExpectedToBeAsItWas() {
        assertThat(outlook("calm", Metric.CPU, 6))
                .hasValueSatisfying(line -> assertThat(line)
                        .startsWith("expected for 6 cases: 2.0 minutes on average") // 6 rounds of 20 s
                        .contains("a drop of ")
                        .endsWith("(at a pair sd of 1.0%, as calm had over 16 rounds)"));
    }

    @Test
    void anotherIsExpectedToBeAsTheNoisiest() {
        assertThat(outlook("unknown", Metric.CPU, 6))
                .hasValueSatisfying(line -> assertThat(line).contains("6.0%, as noisy had"));
    }

    @Test
    void whatWasNotStudiedIsNotSaid() {
        assertThat(outlook("calm", Metric.THROUGHPUT, 6)).isEmpty();
    }

    @Test
    void theCommittedFiguresTellOfEveryMetricThatIsGated() {
        for (Metric gated : new Metric[] {Metric.THROUGHPUT, Metric.NET, Metric.CPU}) {
            assertThat(StoredNoise.read().outlook(GateSettings.standard(), "unknown", gated, 6))
                    .as(gated.label())
                    .isPresent();
        }
    }
}
