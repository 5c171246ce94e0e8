package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.Row;
import org.jaxrsbench.stats.Summary;

/** One metric of a comparison as a table for people: on a terminal, or as Markdown. */
final class ComparisonTable {

    /** More subjects than these are rows and no longer columns of a page, unless there are more cases still. */
    private static final int MOST_SUBJECTS_BESIDE = 4;

    private static final double FAR = 1.9;

    private static final String NO_RATIO = "no ratio";

    // Files of build servers have longer names.
    private static final int LONGEST_LABEL = 70;

    private final Comparison comparison;
    private final Metric metric;
    private final List<Row> rows;
    private final List<String> subjects;
    private final Map<Case, String> names;

    /** {@code 0.42x [0.41, 0.44]} for all ratios if one is far from 1, else {@code -2.1% [-3.0, -1.2]}. */
    private final boolean factors;

    private ComparisonTable(Comparison comparison, Metric metric, List<Row> rows) {
        this.comparison = comparison;
        this.metric = metric;
        this.rows = rows;
        subjects = comparison.subjects().stream()
                .map(label -> CaseNames.cut(label, LONGEST_LABEL, comparison.subjects()))
                .toList();
        names = CaseNames.of(comparison.cases());
        factors = rows.stream()
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                .flatMap(cell -> cell.change().stream())
                .map(Estimate::ratio)
                .anyMatch(r -> r >= FAR || r <= 1 / FAR);
    }

    /** For a terminal: what is too wide for it in columns is written in rows. */
    static String text(Comparison comparison) {
        return written(comparison, table -> {
            String beside = table.beside().text();
            boolean fits = beside.lines().allMatch(line -> line.length() <= TextTable.TERMINAL);
            return fits ? beside : table.below().text();
        });
    }

    /** For a page. */
    static String markdown(Comparison comparison) {
        int subjects = comparison.subjects().size();
        return written(comparison, table -> {
            boolean below = subjects > MOST_SUBJECTS_BESIDE && table.rows.size() < subjects;
            return (below ? table.below() : table.beside()).markdown();
        });
    }

    private static String written(Comparison comparison, Function<ComparisonTable, String> table) {
        String tables = comparison.tables().entrySet().stream()
                .map(of -> table.apply(new ComparisonTable(comparison, of.getKey(), of.getValue())) + "\n")
                .collect(Collectors.joining());
        return tables
                + footnotes(comparison)
                + (tables.contains(NO_RATIO) ? NO_RATIO + " if a fork has 0, or less than 1 B an operation.\n" : "");
    }

    /** A line for each case, and two columns for each subject. */
    private TextTable beside() {
        List<String> head = new ArrayList<>(List.of(metric.label(), subjects.get(0)));
        List<String> means = new ArrayList<>(List.of(meanOfCases(), ""));
        for (int i = 1; i < subjects.size(); i++) {
            head.addAll(List.of(subjects.get(i), "vs " + subjects.get(0)));
            means.addAll(List.of("", mean(i)));
        }
        TextTable table = new TextTable(head, Set.of(0));
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(names.get(row.benchmarkCase()), score(row, 0)));
            for (int i = 1; i < subjects.size(); i++) {
                line.addAll(List.of(score(row, i), ratio(row, i)));
            }
            table.add(line);
        }
        if (means.stream().skip(1).anyMatch(mean -> !mean.isEmpty())) {
            table.add(means);
        }
        return table;
    }

    /** A line for each case and subject: as wide as a terminal whatever the number of subjects. */
    private TextTable below() {
        TextTable table = new TextTable(List.of(metric.label(), "", "", "vs " + subjects.get(0)), Set.of(0, 1));
        for (Row row : rows) {
            for (int i = 0; i < subjects.size(); i++) {
                String of = i == 0 ? names.get(row.benchmarkCase()) : "";
                String ratio = i == 0 ? "" : ratio(row, i);
                table.add(List.of(of, subjects.get(i), score(row, i), ratio));
            }
        }
        for (int i = 1; i < subjects.size(); i++) {
            String mean = mean(i);
            if (!mean.isEmpty()) {
                table.add(List.of(meanOfCases(), subjects.get(i), "", mean));
            }
        }
        return table;
    }

    /** A cell: without a change there were too few forks, or a ratio says nothing. */
    private String ratio(Row row, int subject) {
        return row.cells().get(0).isEmpty()
                ? ""
                : row.cells()
                        .get(subject)
                        .map(cell -> cell.change().map(this::ratio).orElse(noChange(row, subject)))
                        .orElse("");
    }

    private String noChange(Row row, int subject) {
        List<String> subjects = comparison.subjects();
        return comparison.hasRatio(metric, row.benchmarkCase(), subjects.get(0), subjects.get(subject))
                ? Words.TOO_FEW
                : NO_RATIO;
    }

    /** A ratio with its interval, if there is one; {@code ~} in place of the ratio if the interval holds no change. */
    private String ratio(Estimate change) {
        String unit = factors ? "x" : "%";
        String ratio = bare(change.ratio()) + unit;
        String low = bare(change.lowRatio());
        String high = bare(change.highRatio());
        if (!change.hasInterval()) {
            return ratio + " " + Words.TOO_FEW;
        }
        return change.clear() ? ratio + " [" + low + ", " + high + "]" : "~ [" + low + unit + ", " + high + unit + "]";
    }

    private String bare(double ratio) {
        return factors ? Words.digits(ratio) : Words.signed(ratio - 1);
    }

    private String meanOfCases() {
        return rows.stream().anyMatch(row -> row.benchmarkCase().isBaseline())
                ? "geometric mean without baselines"
                : "geometric mean";
    }

    private String mean(int subject) {
        return comparison.geometricMean(metric, subject).map(this::ratio).orElse("");
    }

    private String score(Row row, int subject) {
        return row.cells()
                .get(subject)
                .map(cell -> Words.spread(cell.summary()))
                .orElseGet(() -> why(row.benchmarkCase(), comparison.subjects().get(subject)));
    }

    private String why(Case none, String subject) {
        return comparison.whyNotSupported(subject, none).isPresent()
                ? "not supported"
                : Stream.of(Status.FAILED, Status.DISCARDED)
                        .filter(status -> comparison.forks(subject, none, status) > 0)
                        .map(Status::label)
                        .findFirst()
                        .orElse("not measured");
    }

    private static String footnotes(Comparison comparison) {
        List<String> subjects = comparison.subjects();
        List<String> apart = comparison.apart();
        boolean allApart = !apart.isEmpty() && apart.size() == subjects.size() - 1;
        String ratios = allApart
                ? "geometric means"
                : "pairs, not medians" + (apart.isEmpty() ? "" : ", or of geometric means");
        List<Row> rows =
                comparison.tables().values().stream().flatMap(List::stream).toList();
        boolean tooFew = rows.stream()
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                .anyMatch(cell -> cell.summary().forks() < Summary.FORKS_FOR_INTERVAL);
        // Cases of one benchmark mostly lack the same thing: said once.
        Set<String> notSupported = rows.stream()
                .flatMap(row -> subjects.stream()
                        .flatMap(subject -> comparison.whyNotSupported(subject, row.benchmarkCase()).stream()
                                .map(why -> "Not supported: " + subject + ", "
                                        + row.benchmarkCase().benchmark() + ": " + why + ".\n")))
                .collect(Collectors.toCollection(TreeSet::new));
        return String.join("", notSupported)
                + ComparisonNotes.of(comparison).stream()
                        .map(note -> note + "\n")
                        .collect(Collectors.joining())
                + (apart.isEmpty()
                        ? ""
                        : (allApart ? "These" : String.join(", ", apart))
                                + " did not take turns" + (allApart ? "" : " with " + subjects.get(0))
                                + ": what the machine did between them is in the ratios as well.\n")
                + Caption.of(comparison.runs()) + Caption.INTERVALS + ".\n"
                + "Median of forks ± half their mean's 95% interval"
                + (subjects.size() == 1 ? "" : "; ratio of " + ratios + " [interval]; ~ for no change")
                + ".\n"
                + (tooFew ? Words.TOO_FEW + " if there are too few forks for an interval.\n" : "");
    }
}
