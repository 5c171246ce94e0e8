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
 * <pre>mvn test -pl studies/scaling -am -Dtest=JumpsPageTest -Dsurefire.failIfNoSpecifiedTests=false -Dcommitted.runs.write=true</pre>
 */
class JumpsPageTest {

    private static final Path PAGE = Checkout.find().resolve("docs/results/scaling.md");
    private static final String MARK = "<!-- From here on: results/cliffs.csv. -->\n\n";
    private static final Path JUMPS = Checkout.find().resolve("results").resolve(Jump.FILE);

    @Test
    void thePageIsWhatTheFileSays() throws IOException {
        String jumps = MARK + page(Jump.TABLE.read(JUMPS));
        String page = Files.readString(PAGE);
        if (Boolean.getBoolean("committed.runs.write")) {
            page = page.substring(0, page.indexOf(MARK)) + jumps;
            Files.writeString(PAGE, page);
        }
        assertThat(page).endsWith(jumps);
    }

    /** Jumps as the Markdown that the page shows: a section for each, in the order given. */
    private static String page(List<Jump> jumps) {
        return jumps.stream().map(JumpsPageTest::section).collect(Collectors.joining("\n"));
    }

    private static String section(Jump jump) {
        ScalingCurve.Step step = jump.step();
        String name = jump.benchmark().replaceFirst("Benchmark\\..*", "");
        ParameterAxis plan = new ParameterAxis(name, jump.others(), jump.parameter(), step.from(), step.to(), true);
        String title = String.format(
                Locale.ROOT,
                "## %s: %s, %s %,d to %,d%n%n",
                jump.subject(),
                name.toLowerCase(Locale.ROOT),
                jump.parameter(),
                step.from(),
                step.to());
        String cost = String.format(
                Locale.ROOT,
                "CPU of an operation: %s, then %s: **%.2fx** [%.2f, %.2f], %d rounds. With %s.%n",
                Words.format(step.metric(), step.costFrom()),
                Words.format(step.metric(), step.costTo()),
                step.change().ratio(),
                step.change().low(),
                step.change().high(),
                step.rounds(),
                jump.others().words().replace(" ", ", "));
        return title
                + cost
                + (jump.upstream().isEmpty() ? "" : "\nUpstream: " + jump.upstream() + "\n")
                + "\n```sh\n" + plan.command(jump.subject(), List.of(step.from(), step.to())) + "\n```\n";
    }
}
