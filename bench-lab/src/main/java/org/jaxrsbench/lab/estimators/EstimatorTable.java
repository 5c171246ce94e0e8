package org.jaxrsbench.lab.estimators;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The spread of pairs, for each way, subject, metric and estimator; below those the spreads over the pairs of all
 * subjects.
 *
 * @param spreads in the order of the table's rows
 */
public record EstimatorTable(List<EstimatorSpread> spreads) {

    private static final String LINE = "%-24s %-26s %-10s %-19s %5s  %-22s %6s %9s%n";

    /** The table of these estimates. */
    public static EstimatorTable of(List<PairEstimate> estimates) {
        List<PairEstimate> sorted = estimates.stream()
                .sorted(Comparator.comparing(PairEstimate::way)
                        .thenComparing(PairEstimate::subject)
                        .thenComparing(e -> e.metric().label())
                        .thenComparing(e -> e.estimator().label()))
                .toList();
        Map<List<Object>, List<PairEstimate>> cells = new LinkedHashMap<>();
        sorted.forEach(e -> cell(cells, e, e.subject()).add(e));
        sorted.forEach(e -> cell(cells, e, EstimatorSpread.ALL).add(e));
        List<EstimatorSpread> spreads = new ArrayList<>();
        cells.forEach((key, cell) -> spreads.add(EstimatorSpread.of((String) key.get(1), cell)));
        return new EstimatorTable(spreads);
    }

    private static List<PairEstimate> cell(
            Map<List<Object>, List<PairEstimate>> cells, PairEstimate estimate, String subject) {
        return cells.computeIfAbsent(
                List.of(estimate.way(), subject, estimate.metric(), estimate.estimator()), key -> new ArrayList<>());
    }

    /** Rows of {@link EstimatorSpread#COLUMNS}. */
    public List<List<String>> rows() {
        return spreads.stream().map(EstimatorSpread::fields).toList();
    }

    /** The table for a terminal, spreads in percent. */
    public String text() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                LINE,
                "way",
                "subject",
                "metric",
                "estimator",
                "pairs",
                "pair sd [95%]",
                "s/pair",
                "compiling"));
        for (EstimatorSpread spread : spreads) {
            List<Double> interval = spread.interval();
            text.append(String.format(
                    Locale.ROOT,
                    LINE,
                    spread.way(),
                    spread.subject(),
                    spread.metric().label(),
                    spread.estimator().label(),
                    spread.pairs(),
                    percent(spread.sd())
                            + (interval.isEmpty()
                                    ? ""
                                    : " [" + percent(interval.get(0)) + ", " + percent(interval.get(1)) + "]"),
                    PairEstimate.number(spread.secondsPerPair(), 1),
                    PairEstimate.number(spread.compiling(), 2)));
        }
        return text.toString();
    }

    private static String percent(double fraction) {
        return PairEstimate.number(100 * fraction, 2) + "%";
    }
}
