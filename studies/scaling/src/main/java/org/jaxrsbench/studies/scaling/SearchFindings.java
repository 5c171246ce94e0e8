package org.jaxrsbench.studies.scaling;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.studies.scaling.FindingsFile.Work;
import org.jaxrsbench.studies.scaling.SearchFinding.Judged;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.Section;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** What a search found, from its folder. */
public final class SearchFindings {

    private static final String ANSWER = "answer";
    private static final String CONFIRMED = "confirmed";
    private static final String NOT_CONFIRMED = "not confirmed";
    private static final String NOT_TIMED = "not timed";

    private SearchFindings() {}

    /** Charts of growth: one for each axis along which time did not refute every finding, with a line for each subject. */
    static Panel panel(Path folder) {
        List<SearchFinding> found = SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE));
        Map<String, FindingsFile.Entry> entries = new FindingsFile(folder)
                .all().stream().collect(Collectors.toMap(FindingsFile.Entry::finding, entry -> entry));
        Map<String, SearchFinding> shown = new LinkedHashMap<>();
        found.stream()
                .filter(f -> Set.of(CONFIRMED, NOT_TIMED).contains(outcome(f)))
                .forEach(f -> shown.putIfAbsent(f.axis(), f));
        List<String> subjects = new ArrayList<>();
        List<GrowthPanel.Chart> charts = new ArrayList<>();
        for (SearchFinding each : shown.values()) {
            List<GrowthPanel.Line> lines = new ArrayList<>();
            entries.get(each.finding()).work().stream()
                    .filter(Work::right)
                    .collect(Collectors.groupingBy(Work::subject, LinkedHashMap::new, Collectors.toList()))
                    .forEach((subject, points) -> {
                        if (!subjects.contains(subject)) {
                            subjects.add(subject);
                        }
                        lines.add(new GrowthPanel.Line(
                                subjects.indexOf(subject),
                                points.stream().map(SearchFindings::point).toList(),
                                ""));
                    });
            charts.add(new GrowthPanel.Chart(each.axis(), "size", "work", "", lines));
        }
        Section section = Section.of(
                Section.Kind.growth,
                "What the search found",
                "Methods that a request enters and jumps backward, against the size of what grows, both on logarithmic axes. Counts, so there"
                        + " are no intervals.",
                new GrowthPanel.Data(
                        subjects.stream().map(Implementations::words).toList(), charts));
        long confirmed =
                found.stream().filter(f -> outcome(f).equals(CONFIRMED)).count();
        return Panel.of(
                charts.isEmpty() ? List.of() : List.of(section),
                new Panel.Headline(
                        "The search found " + Words.count(found.size(), "suspicion") + "; pairs confirmed " + confirmed
                                + ".",
                        "A finding is confirmed if its whole 95% interval lies beyond the limit."));
    }

    private static GrowthPanel.Point point(Work at) {
        String words = String.format(Locale.ROOT, "%,d", at.work());
        return new GrowthPanel.Point(at.size(), at.work(), Double.NaN, Double.NaN, words);
    }

    /** Every finding with its judgment, as Markdown: wrong answers, costs that pairs confirmed, those that they did not, and those not timed. */
    public static String markdown(List<SearchFinding> found) {
        return Stream.of(ANSWER, CONFIRMED, NOT_CONFIRMED, NOT_TIMED)
                .map(outcome -> table(
                        outcome,
                        found.stream().filter(f -> outcome(f).equals(outcome)).toList()))
                .collect(Collectors.joining());
    }

    private static String outcome(SearchFinding f) {
        return f.kind() == Kind.ANSWER
                ? ANSWER
                : f.timed().map(t -> t.holds() ? CONFIRMED : NOT_CONFIRMED).orElse(NOT_TIMED);
    }

    private static String table(String title, List<SearchFinding> found) {
        TextTable table = new TextTable(
                List.of(title, "what grows", "from, to", "cost", "limit", "judgment", "finding"),
                Set.of(0, 1, 2, 5, 6));
        found.stream().map(SearchFindings::row).forEach(table::add);
        return found.isEmpty() ? "" : "\n" + table.markdown();
    }

    private static List<String> row(SearchFinding f) {
        return List.of(
                Implementations.words(f.subject()),
                f.axis() + (f.ofRequest() ? " of the request" : ""),
                f.kind() == Kind.ANSWER ? f.far() + "" : f.near() + " to " + f.far(),
                f.timed()
                        .map(t ->
                                times(t.cost()) + (f.kind() == Kind.BEYOND_OTHERS ? " of what it adds elsewhere" : ""))
                        .orElse(f.says()),
                f.timed().map(t -> Words.digits(t.beyond()) + "x").orElse(""),
                f.judged().map(SearchFindings::words).orElse(""),
                f.finding());
    }

    /** A ratio with its interval; if that has no upper end, its lower end alone. */
    public static String times(Estimate.AsRatio cost) {
        String low = Words.digits(cost.low());
        return Double.isFinite(cost.high())
                ? Words.digits(cost.ratio()) + "x [" + low + ", " + Words.digits(cost.high()) + "]"
                : "at least " + low + "x";
    }

    private static String words(Judged judged) {
        return "**" + judged.judgment().label().replace('-', ' ') + "**: " + judged.why()
                + (judged.source().isEmpty() ? "" : " ([code](" + judged.source() + "))");
    }
}
