package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How large rooms are, and which words are spoken in them. */
class ModuleSharesTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final double MOST = 0.3;

    /** Words that name an implementation, a server or a load generator. */
    private static final Pattern NAMES =
            Pattern.compile("(?i)jersey|resteasy|\\bcxf\\b|quarkus|hyperfoil|grizzly|dropwizard");

    @Test
    void noRoomButBenchCommonHoldsAThirdOfTheHouse() throws IOException {
        Map<String, Long> lines = SourceFile.all(ROOT).stream()
                .collect(Collectors.groupingBy(
                        SourceFile::module, TreeMap::new, Collectors.summingLong(SourceFile::lines)));
        double all = lines.values().stream().mapToLong(Long::longValue).sum();
        lines.forEach(
                (module, count) -> System.out.printf("%-26s %6d lines %5.1f%%%n", module, count, 100 * count / all));
        lines.remove("bench-common");
        assertThat(lines)
                .hasSizeGreaterThan(8)
                .allSatisfy(
                        (module, count) -> assertThat(count / all).as(module).isLessThanOrEqualTo(MOST));
    }

    /** What a room has to know of an implementation is data beside it; only help and messages may show an example. */
    @ParameterizedTest
    @CsvSource({"bench-results", "bench-subjects", "bench-driver", "bench-cli"})
    void namesOfImplementationsAreExamplesOnly(String module) throws IOException {
        Stream<String> spoken = SourceFile.all(ROOT).stream()
                .filter(source -> source.module().equals(module))
                .flatMap(source -> source.codeLines().map(line -> source + ": " + line.strip()))
                .filter(line ->
                        NAMES.matcher(line.substring(line.indexOf(": "))).find())
                .filter(line -> !line.contains("such as ")
                        && !line.contains("scripts/") // the example of a help text
                        && !line.contains("import "));
        assertThat(spoken.toList()).isEmpty();
    }
}
