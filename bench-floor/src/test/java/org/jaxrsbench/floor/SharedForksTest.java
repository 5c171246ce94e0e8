package org.jaxrsbench.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.jaxrsbench.benchmark.BenchmarkCase;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.HelloWorldBenchmark;
import org.jaxrsbench.benchmark.RequestBaselineBenchmark;
import org.jaxrsbench.benchmark.TextEntityBenchmark;
import org.jaxrsbench.benchmark.UniqueBenchmark;
import org.jaxrsbench.engine.AppConfig;
import org.junit.jupiter.api.Test;

/** Of the benchmarks, not of an engine; but one has to be on the class path. */
class SharedForksTest {

    private static final Map<String, String> GET = Map.of("method", "GET", "path", "helloworld");
    private static final Map<String, String> TEXT =
            Map.of("method", "GET", "path", "text", "size", "4096", "metered", "false");

    @Test
    void casesOfOneApplicationShareAFork() {
        assertThat(BenchmarkInstances.application(HelloWorldBenchmark.class, GET))
                .isPresent()
                .isEqualTo(BenchmarkInstances.application(
                        HelloWorldBenchmark.class, Map.of("method", "PUT", "path", "helloworld")))
                .isNotEqualTo(BenchmarkInstances.application(TextEntityBenchmark.class, TEXT));
        assertThat(BenchmarkInstances.application(RequestBaselineBenchmark.class, GET))
                .as("it dispatches nothing")
                .isEmpty();
        assertThat(BenchmarkInstances.application(UniqueBenchmark.class, Map.of("where", "path", "distinct", "1")))
                .as("it fills caches that the next case would meet")
                .isEmpty();
    }

    /** Else a case would be measured on another one's application, and no answer would show it. */
    @Test
    void casesShareTheNameOfAnApplicationOnlyIfItIsTheSame() {
        Map<String, AppConfig> named = new HashMap<>();
        for (BenchmarkCase each : BenchmarkCase.all()) {
            String name = BenchmarkInstances.name(each.application());
            assertThat(named.computeIfAbsent(name, k -> each.application()))
                    .as(name)
                    .isEqualTo(each.application());
        }
        assertThat(named).hasSizeGreaterThan(10);
    }
}
