package org.jaxrsbench.cli.cliffs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.growth.Cliff;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.subject.Checkout;
import org.junit.jupiter.api.Test;

/**
 * The end of {@code docs/cliffs.md} is what {@code results/cliffs.csv} says. This writes it again:
 *
 * <pre>mvn test -pl bench-cli -am -Dtest=CliffPageTest -Dsurefire.failIfNoSpecifiedTests=false -Dcommitted.runs.write=true</pre>
 */
class CliffPageTest {

    private static final Path PAGE = Checkout.find().resolve("docs/cliffs.md");
    private static final String MARK = "<!-- From here on: results/cliffs.csv. -->\n\n";
    private static final Path CLIFFS = Checkout.find().resolve("results").resolve(Cliff.FILE);

    @Test
    void thePageIsWhatTheFileSays() throws IOException {
        String cliffs = MARK + CliffPage.of(Cliff.TABLE.read(CLIFFS));
        String page = Files.readString(PAGE);
        if (Boolean.getBoolean("committed.runs.write")) {
            page = page.substring(0, page.indexOf(MARK)) + cliffs;
            Files.writeString(PAGE, page);
        }
        assertThat(page).endsWith(cliffs);
    }

    @Test
    void aCliffHasItsFigureItsReasonAndItsCommand() {
        Cliff cliff = new Cliff(
                "toy:1",
                "ToyBenchmark.dispatch",
                "size",
                Params.parse("kind=a"),
                new Cliff.Jump(64, 65, Metric.CPU, 2000, 9000, new Estimate.AsRatio(4.5, 4.25, 4.75), 3),
                "A.b 1% -> 60%",
                "https://example.org/1");
        assertThat(CliffPage.of(List.of(cliff)))
                .contains(
                        "## toy:1: toy, size 64 to 65",
                        "2.00 us, then 9.00 us: **4.50x** [4.25, 4.75], 3 rounds. With kind=a.",
                        "A.b 1% -> 60%",
                        "https://example.org/1",
                        "scripts/bench run --subjects toy:1 --rounds 3 ToyBenchmark -p kind=a -p size=64,65");
    }
}
