package org.jaxrsbench.cli.cliffs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.growth.Cliff;
import org.jaxrsbench.text.Units;

/** Cliffs as the Markdown that docs/cliffs.md shows. */
final class CliffPage {

    private CliffPage() {}

    /** A section for each, in the order given. */
    static String of(List<Cliff> cliffs) {
        return cliffs.stream().map(CliffPage::section).collect(Collectors.joining("\n"));
    }

    private static String section(Cliff cliff) {
        StringBuilder text = new StringBuilder();
        LadderPlan plan = new LadderPlan(
                cliff.benchmark().replaceFirst("Benchmark\\..*", ""),
                cliff.others(),
                cliff.parameter(),
                cliff.jump().from(),
                cliff.jump().to(),
                true);
        text.append(String.format(
                Locale.ROOT,
                "## %s: %s, %s %,d to %,d%n%n",
                cliff.subject(),
                plan.benchmark().toLowerCase(Locale.ROOT),
                cliff.parameter(),
                cliff.jump().from(),
                cliff.jump().to()));
        text.append(String.format(
                Locale.ROOT,
                "CPU of an operation: %s, then %s: **%.2fx** [%.2f, %.2f], %d rounds. With %s.%n",
                Units.format(cliff.jump().metric(), cliff.jump().costFrom()),
                Units.format(cliff.jump().metric(), cliff.jump().costTo()),
                cliff.jump().change().ratio(),
                cliff.jump().change().ciLow(),
                cliff.jump().change().ciHigh(),
                cliff.jump().rounds(),
                cliff.others().words().replace(" ", ", ")));
        if (!cliff.frames().isEmpty()) {
            text.append("\nShare of samples, before and after: ")
                    .append(cliff.frames())
                    .append(".\n");
        }
        if (!cliff.upstream().isEmpty()) {
            text.append("\nUpstream: ").append(cliff.upstream()).append('\n');
        }
        return text.append("\n```sh\n")
                .append(plan.command(
                        cliff.subject(),
                        List.of(cliff.jump().from(), cliff.jump().to())))
                .append("\n```\n")
                .toString();
    }
}
