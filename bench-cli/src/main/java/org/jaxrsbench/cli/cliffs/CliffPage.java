package org.jaxrsbench.cli.cliffs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.growth.Cliff;
import org.jaxrsbench.text.Units;

/** Cliffs as a page of Markdown. */
public final class CliffPage {

    private CliffPage() {}

    /** A section for each, in the order given. */
    public static String of(List<Cliff> cliffs) {
        return cliffs.stream().map(CliffPage::section).collect(Collectors.joining("\n"));
    }

    private static String section(Cliff cliff) {
        StringBuilder text = new StringBuilder();
        LadderPlan plan = new LadderPlan(
                cliff.benchmark().replaceFirst("Benchmark\\..*", ""),
                cliff.others(),
                cliff.parameter(),
                cliff.from(),
                cliff.to(),
                true);
        text.append(String.format(
                Locale.ROOT,
                "## %s: %s, %s %,d to %,d%n%n",
                cliff.subject(),
                plan.benchmark().toLowerCase(Locale.ROOT),
                cliff.parameter(),
                cliff.from(),
                cliff.to()));
        text.append(String.format(
                Locale.ROOT,
                "CPU of an operation: %s, then %s: **%.2fx** [%.2f, %.2f], %d rounds. With %s.%n",
                Units.format(cliff.metric(), cliff.costFrom()),
                Units.format(cliff.metric(), cliff.costTo()),
                cliff.change().ratio(),
                cliff.change().low(),
                cliff.change().high(),
                cliff.rounds(),
                cliff.others().replace(";", ", ")));
        if (!cliff.frames().isEmpty()) {
            text.append("\nShare of samples, before and after: ")
                    .append(cliff.frames())
                    .append(".\n");
        }
        if (!cliff.upstream().isEmpty()) {
            text.append("\nUpstream: ").append(cliff.upstream()).append('\n');
        }
        return text.append("\n```sh\n")
                .append(plan.command(cliff.subject(), List.of(cliff.from(), cliff.to())))
                .append("\n```\n")
                .toString();
    }
}
