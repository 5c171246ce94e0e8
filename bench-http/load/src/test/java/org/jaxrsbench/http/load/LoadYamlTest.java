package org.jaxrsbench.http.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.Model;
import io.hyperfoil.api.config.Phase;
import io.hyperfoil.core.impl.LocalBenchmarkData;
import io.hyperfoil.core.impl.LocalSimulationRunner;
import io.hyperfoil.core.parser.BenchmarkParser;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The committed files, read by Hyperfoil's own parser with nothing but their defaults. */
class LoadYamlTest {
    private static Benchmark parse(String name) throws Exception {
        Path file = LoadProcess.YAML.resolve(name);
        try (InputStream in = Files.newInputStream(file)) {
            return BenchmarkParser.instance().buildBenchmark(in, new LocalBenchmarkData(file), Map.of());
        }
    }

    private static Phase onlyPhase(Benchmark benchmark) {
        assertThat(benchmark.phases()).hasSize(1);
        return benchmark.phases().iterator().next();
    }

    @Test
    void closed() throws Exception {
        Benchmark benchmark = parse("closed.hf.yaml");
        assertThat(benchmark.agents()).isEmpty();
        assertThat(benchmark.threads(0)).isEqualTo(1);
        Phase phase = onlyPhase(benchmark);
        assertThat(((Model.Always) phase.model).users).isEqualTo(30);
        assertThat(phase.maxDuration() - phase.duration()).isGreaterThan(LoadCommand.TIMEOUT_MILLIS);
    }

    @Test
    void open() throws Exception {
        Phase phase = onlyPhase(parse("open.hf.yaml"));
        assertThat(((Model.ConstantRate) phase.model).usersPerSec).isEqualTo(100);
        assertThat(phase.maxDuration() - phase.duration()).isGreaterThan(LoadCommand.TIMEOUT_MILLIS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"closed.hf.yaml", "open.hf.yaml"})
    void statisticsAreCalledByMethodAndPath(String name) throws Exception {
        Set<String> metrics = ConcurrentHashMap.newKeySet();
        try (CountingServer server = new CountingServer()) {
            Benchmark benchmark = LoadCommand.benchmark(
                    LoadProcess.YAML.resolve(name),
                    Map.of(
                            "PORT", Integer.toString(server.port()), //
                            "METHOD", "PUT", //
                            "PATH", "/200?a=b", //
                            "DURATION", "200ms", //
                            "USERS", "2"));
            new LocalSimulationRunner(
                            benchmark,
                            (phase, step, metric, snapshot, countDown) -> metrics.add(phase.name() + " " + metric),
                            null,
                            null)
                    .run();
        }
        assertThat(metrics).containsExactly("load PUT /200?a=b");
    }
}
