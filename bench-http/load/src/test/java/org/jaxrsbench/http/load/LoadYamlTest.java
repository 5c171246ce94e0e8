package org.jaxrsbench.http.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.hyperfoil.api.config.Agent;
import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.Model;
import io.hyperfoil.api.config.Phase;
import io.hyperfoil.core.impl.LocalBenchmarkData;
import io.hyperfoil.core.parser.BenchmarkParser;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

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

    @Test
    void distributed() throws Exception {
        Benchmark benchmark = parse("closed-distributed.hf.yaml");
        assertThat(benchmark.agents()).extracting((Agent agent) -> agent.name).containsExactly("one", "two");
        assertThat(benchmark.threads(0)).isEqualTo(1);
        assertThat(benchmark.threads(1)).isEqualTo(2);
        int users = ((Model.Always) onlyPhase(benchmark).model).users;
        assertThat(benchmark.slice(users, 0) + benchmark.slice(users, 1)).isEqualTo(60);
    }

    @Test
    void distributedIsTheClosedModelOtherwise() throws Exception {
        assertThat(load("closed-distributed.hf.yaml")).isEqualTo(load("closed.hf.yaml"));
    }

    private static String load(String name) throws Exception {
        String text = Files.readString(LoadProcess.YAML.resolve(name));
        return text.substring(text.indexOf("\nergonomics:")).replaceAll("USERS \\d+", "USERS");
    }
}
