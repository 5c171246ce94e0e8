package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.view.Words;
import org.junit.jupiter.api.Test;

/**
 * The end of {@code docs/results/scaling.md} is what {@code results/cliffs.csv} says. This writes it again:
 *
 * <pre>mvn test -pl studies/scaling -am -Dtest=CliffPageTest -Dsurefire.failIfNoSpecifiedTests=false -Dcommitted.runs.write=true</pre>
 */
class CliffPageTest {

    private static final Path PAGE = Checkout.find().resolve("docs/results/scaling.md");
    private static final String MARK = "<!-- From here on: results/cliffs.csv. -->\n\n";
    private static final Path CLIFFS = Checkout.find().resolve("results").resolve(Cliff.FILE);

    @Test
    void thePageIsWhatTheFileSays() throws IOException {
        String cliffs = MARK + page(Cliff.TABLE.read(CLIFFS));
        String page = Files.readString(PAGE);
        if (Boolean.getBoolean("committed.runs.write")) {
            page = page.substring(0, page.indexOf(MARK)) + cliffs;
            Files.writeString(PAGE, page);
        }
        assertThat(page).endsWith(cliffs);
    }

    /** Cliffs as the Markdown that the page shows: a section for each, in the order given. */
    private static String page(List<Cliff> cliffs) {
        return cliffs.stream().map(CliffPageTest::section).collect(Collectors.joining("\n"));
    }

    private static String section(Cliff cliff) {
        Cliff.Jump jump = cliff.jump();
        String name = cliff.benchmark().replaceFirst("Benchmark\\..*", "");
        LadderPlan plan = new LadderPlan(name, cliff.others(), cliff.parameter(), jump.from(), jump.to(), true);
        String title = String.format(
                Locale.ROOT,
                "## %s: %s, %s %,d to %,d%n%n",
                cliff.subject(),
                name.toLowerCase(Locale.ROOT),
                cliff.parameter(),
                jump.from(),
                jump.to());
        String cost = String.format(
                Locale.ROOT,
                "CPU of an operation: %s, then %s: **%.2fx** [%.2f, %.2f], %d rounds. With %s.%n",
                Words.format(jump.metric(), jump.costFrom()),
                Words.format(jump.metric(), jump.costTo()),
                jump.change().ratio(),
                jump.change().low(),
                jump.change().high(),
                jump.rounds(),
                cliff.others().words().replace(" ", ", "));
        return title
                + cost
                + (cliff.upstream().isEmpty() ? "" : "\nUpstream: " + cliff.upstream() + "\n")
                + "\n```sh\n" + plan.command(cliff.subject(), List.of(jump.from(), jump.to())) + "\n```\n";
    }
}
