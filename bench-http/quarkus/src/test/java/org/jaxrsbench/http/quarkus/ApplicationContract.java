package org.jaxrsbench.http.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.http.server.ServerContract;
import org.junit.jupiter.api.Test;

/** What the application does under both extensions, tested on the built one. */
abstract class ApplicationContract extends ServerContract {

    private static final String JSON = "application/json";

    @Override
    protected boolean isSilent() {
        return true;
    }

    @Test
    void answersAndEchoesJson() throws Exception {
        assertPerson("person");
    }

    @Test
    void hasOneJacksonAndNoneOfTheBenchmarks() throws IOException {
        try (Stream<Path> files = Files.list(JAR.resolveSibling("lib/main"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).toList();

            assertThat(names.stream()
                            .filter(name -> name.startsWith("com.fasterxml.jackson."))
                            .map(name -> name.replaceFirst(".*-(?=\\d)", ""))
                            .collect(Collectors.toSet()))
                    .hasSize(1);
            assertThat(names).noneMatch(name -> name.contains("jmh"));
        }
    }

    final void assertPerson(String path) throws IOException, InterruptedException {
        assertAnswer(server.send("GET", path), JSON, "{\"first\":\"Jane\",\"last\":\"Doe\"}");
        String other = "{\"first\":\"John\",\"last\":\"Roe\"}";
        assertAnswer(server.send("POST", path, JSON, other), JSON, other);
    }
}
