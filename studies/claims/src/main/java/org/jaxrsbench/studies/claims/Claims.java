package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.view.IntervalPlot;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.PanelSource;
import org.jaxrsbench.view.Report;
import org.jaxrsbench.view.Section;
import org.jaxrsbench.view.Words;

/** The verdicts on published claims: as files, and on the page of a run. */
public final class Claims implements PanelSource {

    private static final String FILE = "reproduction.csv";

    /**
     * Leaves {@code reproduction.csv} and {@code reproduction.md} in a run's folder.
     *
     * @throws BadInputException if they cannot be written
     */
    public static void write(List<Reproduction> claims, Path folder) {
        try {
            Reproduction.TABLE.write(folder.resolve(FILE), claims);
            Files.writeString(folder.resolve("reproduction.md"), markdown(claims));
        } catch (IOException e) {
            throw new BadInputException(folder + ": reproduction.csv and reproduction.md cannot be written there: " + e
                    + "; make room for them, and go on with --http-run " + folder);
        }
    }

    /** The reproduction as a Markdown table, with the reasons as notes below it. */
    public static String markdown(List<Reproduction> claims) {
        List<String> reasons = claims.stream()
                .map(Reproduction::reason)
                .filter(reason -> !reason.isEmpty())
                .distinct()
                .toList();
        StringBuilder text = new StringBuilder(ClaimRow.markdown(
                claims.stream().map(claim -> tableRow(claim, reasons)).toList()));
        text.append(
                "\nRatios to the experiment's reference row; a published one has an interval where errors were published.\n");
        for (int i = 0; i < reasons.size(); i++) {
            text.append("(").append(i + 1).append(") ").append(reasons.get(i)).append(".\n");
        }
        return text.toString();
    }

    private static ClaimRow tableRow(Reproduction claim, List<String> reasons) {
        String measured =
                claim.measured().map(m -> Words.times(m.estimate(0)) + ", ").orElse("");
        String standing = claim.standing().label();
        String note = claim.reason().isEmpty() ? "" : " (" + (reasons.indexOf(claim.reason()) + 1) + ")";
        return new ClaimRow(
                claim.experiment() + ", " + claim.tier().label(),
                claim.claim(),
                "scripts/bench reproduce " + claim.experiment(),
                Words.times(claim.published().estimate(0)),
                measured + claim.verdict().label() + (standing.isEmpty() ? "" : ", " + standing) + note);
    }

    /** The panel; none unless there is a {@code reproduction.csv}. */
    @Override
    public Panel of(Run run, Path beside, String of) {
        Optional<Path> file = Report.find(run, beside, FILE);
        if (file.isEmpty()) {
            return Panel.NONE;
        }
        List<Reproduction> claims = Reproduction.TABLE.read(file.get()).stream()
                .filter(claim -> claim.verdict() != ClaimVerdict.REFERENCE)
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

    private static IntervalPlot.Row row(Reproduction claim) {
        String standing = claim.standing().label();
        List<IntervalPlot.Mark> marks = new ArrayList<>();
        claim.measured().ifPresent(m -> marks.add(IntervalPlot.Mark.of(0, m.estimate(0))));
        marks.add(IntervalPlot.Mark.of(1, claim.published().estimate(0)));
        return new IntervalPlot.Row(
                claim.claim(), claim.verdict().label() + (standing.isEmpty() ? "" : " (" + standing + ")"), marks);
    }

    private static Panel.Headline headline(List<Reproduction> claims) {
        Map<String, Long> verdicts = claims.stream()
                .collect(Collectors.groupingBy(
                        claim -> claim.verdict().label(), LinkedHashMap::new, Collectors.counting()));
        return new Panel.Headline(
                "Of " + Words.count(claims.size(), "published claim") + ": "
                        + verdicts.entrySet().stream()
                                .map(e -> e.getValue() + " " + e.getKey())
                                .collect(Collectors.joining(", "))
                        + ".",
                "A claim is a ratio to its experiment's reference row.");
    }
}
