package org.jaxrsbench.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.claims.Reproduction;

/** Published claims and what was measured, of a run that has a {@code reproduction.csv}. */
record ClaimsPanel(List<Reproduction.Recorded> claims) {

    private static final String FILE = "reproduction.csv";

    /** A claim; what was measured is NaN if nothing was. */
    record Row(
            String label,
            double published,
            double publishedLow,
            double publishedHigh,
            double measured,
            double low,
            double high,
            String verdict) {}

    record Data(List<Row> rows) {}

    static Optional<ClaimsPanel> of(ReportedRun run) {
        return run.find(FILE)
                .map(file -> new ClaimsPanel(Reproduction.TABLE.read(file).stream()
                        .filter(claim -> !claim.isReference())
                        .toList()));
    }

    Section section(String of) {
        return Section.of(
                Section.Kind.claims,
                "Published, and measured again" + of,
                "Ratios to the reference row of each experiment, on a logarithmic axis. The cross is what was published, with its interval if"
                        + " one was; dot and bar are what was measured, with its 95% interval.",
                new Data(claims.stream().map(ClaimsPanel::row).toList()));
    }

    private static Row row(Reproduction.Recorded claim) {
        Reproduction.Measured measured =
                claim.measured().orElse(new Reproduction.Measured(Double.NaN, Double.NaN, Double.NaN));
        return new Row(
                claim.claim(),
                claim.published().published(),
                claim.published().publishedLow(),
                claim.published().publishedHigh(),
                measured.measured(),
                measured.ciLow(),
                measured.ciHigh(),
                claim.verdict() + (claim.standing().isEmpty() ? "" : " (" + claim.standing() + ")"));
    }

    Headline headline() {
        Map<String, Long> verdicts = claims.stream()
                .collect(Collectors.groupingBy(
                        Reproduction.Recorded::verdict, LinkedHashMap::new, Collectors.counting()));
        return new Headline(
                "Of " + Units.count(claims.size(), "published claim") + ": "
                        + verdicts.entrySet().stream()
                                .map(e -> e.getValue() + " " + e.getKey())
                                .collect(Collectors.joining(", "))
                        + ".",
                "A claim is a ratio to its experiment's reference row.");
    }
}
