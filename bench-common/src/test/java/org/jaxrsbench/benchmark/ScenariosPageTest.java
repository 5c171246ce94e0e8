package org.jaxrsbench.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ScenariosPageTest {

    private static final Path SOURCES = Path.of("src/main/java/org/jaxrsbench/benchmark");
    private static final Path PAGE = Path.of("../docs/scenarios.md");

    @Test
    void thePageIsWhatTheBenchmarksSay() throws IOException {
        String page = ScenariosPage.of(SOURCES);
        if (System.getProperty("scenarios.write") != null) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/scenarios.md; -Dscenarios.write writes it again")
                .isEqualTo(page);
    }
}
