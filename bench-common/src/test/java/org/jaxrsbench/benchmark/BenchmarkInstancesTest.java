package org.jaxrsbench.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Limitation;
import org.junit.jupiter.api.Test;

class BenchmarkInstancesTest {

    private static final Map<String, String> WEIGHED = Map.of("accept", "weighed", "produced", "4");

    @Test
    void aCaseNeedsWhatItsBenchmarkAndItsValuesNeed() {
        assertThat(BenchmarkInstances.needs(
                        FiltersBenchmark.class, Map.of("kind", "filter", "binding", "name", "count", "1")))
                .containsExactlyInAnyOrder(Capability.ROUTING, Capability.FILTERS, Capability.NAME_BINDING);
        assertThat(BenchmarkInstances.needs(HelloWorldBenchmark.class, Map.of("method", "GET", "path", "helloworld")))
                .isEmpty();
        assertThat(BenchmarkInstances.needs(NegotiationBenchmark.class, WEIGHED))
                .containsExactlyInAnyOrder(Capability.ROUTING, Capability.QUALITY_VALUES);
        assertThat(BenchmarkInstances.needs(NegotiationBenchmark.class, Map.of("accept", "weighed", "produced", "1")))
                .as("another value makes a need void")
                .containsExactly(Capability.ROUTING);
    }

    @Test
    void theReasonIsThatOfWhatIsLacking() {
        Map<Capability, Limitation> lacking =
                Map.of(Capability.QUALITY_VALUES, Limitation.answersWrong("it weighs nothing", "q="));
        assertThat(BenchmarkInstances.unmet(NegotiationBenchmark.class, WEIGHED, lacking))
                .contains("it weighs nothing");
        assertThat(BenchmarkInstances.unmet(
                        NegotiationBenchmark.class, Map.of("accept", "single", "produced", "4"), lacking))
                .isEmpty();
    }
}
