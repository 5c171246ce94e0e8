package org.jaxrsbench.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.gate.claims.Reproduction.Row;
import org.jaxrsbench.results.BadInputException;

/** What became of published claims. */
public final class Claims {

    private static final String FILE = "reproduction.csv";

    private Claims() {}

    /**
     * Leaves {@code reproduction.csv} and {@code reproduction.md} in a run's folder.
     *
     * @throws BadInputException if they cannot be written
     */
    public static void write(Reproduction reproduction, Path folder) {
        try {
            reproduction.write(folder.resolve(FILE));
            Files.writeString(folder.resolve("reproduction.md"), markdown(reproduction));
        } catch (IOException e) {
            throw new BadInputException(folder + ": reproduction.csv and reproduction.md cannot be written there: " + e
                    + "; make room for them, and go on with --http-run " + folder);
        }
    }

    /** The reproduction as a Markdown table, with the reasons as notes below it. */
    public static String markdown(Reproduction reproduction) {
        TextTable table = new TextTable(
                List.of("experiment", "claim", "published", "measured [95%]", "tier", "verdict", "measured is"),
                Set.of(0, 1, 4, 5, 6));
        List<String> reasons = reproduction.rows().stream()
                .map(Row::reason)
                .filter(reason -> !reason.isEmpty())
                .distinct()
                .toList();
        for (Row row : reproduction.rows()) {
            String note = row.reason().isEmpty() ? "" : " (" + (reasons.indexOf(row.reason()) + 1) + ")";
            table.add(List.of(
                    row.claim().experiment(),
                    row.claim().text(),
                    Words.times(row.published()),
                    row.measured().map(Words::times).orElse(""),
                    row.claim().tier().label(),
                    row.verdict().label(),
                    row.claim().counterpart().standing().label() + note));
        }
        StringBuilder text = new StringBuilder(table.markdown());
        text.append(
                "\nRatios to the experiment's reference row; a published one has an interval where errors were published.\n");
        for (int i = 0; i < reasons.size(); i++) {
            text.append("(").append(i + 1).append(") ").append(reasons.get(i)).append(".\n");
        }
        return text.toString();
    }

    /** The panel; none unless there is a {@code reproduction.csv}. */
    static Panel panel(ReportedRun run, String of) {
        Optional<Path> file = run.find(FILE);
        if (file.isEmpty()) {
            return Panel.NONE;
        }
        List<Reproduction.Recorded> claims = Reproduction.TABLE.read(file.get()).stream()
                .filter(claim -> !claim.isReference())
                .toList();
        return Panel.of(
                List.of(Section.of(
                        Section.Kind.intervals,
                        "Published, and measured again" + of,
                        "Ratios to the reference row of each experiment, on a logarithmic axis: what was measured, with its 95% interval,"
                                + " and what was published, with its interval if one was.",
                        new IntervalPlot(
                                List.of("measured", "published"),
                                List.of(),
                                claims.stream().map(Claims::row).toList()))),
                headline(claims));
    }

    private static IntervalPlot.Row row(Reproduction.Recorded claim) {
        return new IntervalPlot.Row(
                claim.claim(),
                false,
                claim.verdict() + (claim.standing().isEmpty() ? "" : " (" + claim.standing() + ")"),
                Stream.concat(
                                claim.measured().stream().map(m -> IntervalPlot.Mark.of(0, m.estimate())),
                                Stream.of(IntervalPlot.Mark.of(
                                        1, claim.published().estimate())))
                        .toList());
    }

    private static Panel.Headline headline(List<Reproduction.Recorded> claims) {
        Map<String, Long> verdicts = claims.stream()
                .collect(Collectors.groupingBy(
                        Reproduction.Recorded::verdict, LinkedHashMap::new, Collectors.counting()));
        return new Panel.Headline(
                "Of " + Words.count(claims.size(), "published claim") + ": "
                        + verdicts.entrySet().stream()
                                .map(e -> e.getValue() + " " + e.getKey())
                                .collect(Collectors.joining(", "))
                        + ".",
                "A claim is a ratio to its experiment's reference row.");
    }
}
