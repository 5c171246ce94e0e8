package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpgradePathTest {

    private static final Path CHECKOUT = Path.of("../..").toAbsolutePath().normalize();

    private static List<String> way(String from, String to) {
        return UpgradePath.byLine(CHECKOUT, from, to, List.of(11, 17, 21, 25, 26));
    }

    @Test
    void releasesComeFirstThenJdks() {
        List<String> way = way("jersey:2.35@17", "jersey:4.0.3@25");
        assertThat(way).startsWith("jersey:2.35@17").endsWith("jersey:4.0.3@17", "jersey:4.0.3@21", "jersey:4.0.3@25");
        assertThat(way).anyMatch(s -> s.startsWith("jersey:3.1.")).doesNotHaveDuplicates();
        assertThat(way.subList(0, way.size() - 2)).allMatch(s -> s.endsWith("@17"));
    }

    @Test
    void aWayMayChangeTheJdkAlone() {
        assertThat(way("jersey:4.0.3@17", "jersey:4.0.3@21")).containsExactly("jersey:4.0.3@17", "jersey:4.0.3@21");
    }

    @ParameterizedTest
    @CsvSource({
        "jersey:4.0.3@17, jersey:2.35@17, the older release and JDK first",
        "jersey:2.35@25, jersey:4.0.3@17, the older release and JDK first",
        "jersey:4.0.3@17, jersey:4.0.3@17, the older release and JDK first",
        "jersey:2.35, resteasy:7.0.5.Final, the same implementation",
        "jar:x.jar, jersey:4.0.3, from release to release"
    })
    void whatIsNoUpgradeIsBadInput(String from, String to, String message) {
        assertRefused(() -> way(from, to), message);
    }
}
