package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/** The dot plot of a run, and what it says first. */
final class DotsPanel {

    private DotsPanel() {}

    static Section section(RatioPlot plot, ReportedRun run, String of) {
        String words = "Each mark is a ratio on a logarithmic axis, its bar the 95% interval"
                + (run.pairing() == Pairing.NONE
                        ? ". Subjects did not take turns: a drift of the machine is in these ratios."
                        : ", small dots its pairs of forks. Subjects took turns, so a drift of the machine is in none of them.");
        return Section.of(Section.Kind.dots, "Side by side" + of, words, plot);
    }

    /** What the first row says; a mix, if there is one. */
    static Optional<Headline> headline(Optional<RatioPlot> plot, ReportedRun run) {
        if (run.subjects().size() < 2 || plot.isEmpty()) {
            return slowest(run);
        }
        RatioPlot.Table table = plot.get().metrics().get(0);
        String relative = plot.get().names().get(plot.get().relative());
        String row = plot.get().rows().get(0).label();
        List<Found> found = new ArrayList<>();
        for (RatioPlot.Cell cell : table.cells().get(0)) {
            boolean below = cell.a() == plot.get().relative();
            if (below || cell.b() == plot.get().relative()) {
                int other = below ? cell.b() : cell.a();
                if (!isReference(run, plot.get().subjects().get(other))) {
                    found.add(new Found(plot.get().names().get(other), below ? cell : inverse(cell)));
                }
            }
        }
        return found.stream()
                .max(Comparator.comparingDouble(f -> Math.abs(Math.log(f.cell().ratio()))))
                .map(f -> sentence(f, table, relative, row, run));
    }

    private record Found(String subject, RatioPlot.Cell cell) {}

    private static RatioPlot.Cell inverse(RatioPlot.Cell cell) {
        return new RatioPlot.Cell(cell.b(), cell.a(), 1 / cell.ratio(), 1 / cell.high(), 1 / cell.low(), List.of());
    }

    private static boolean isReference(ReportedRun run, String subject) {
        Set<String> references = Implementations.references();
        return run.samples().stream()
                .anyMatch(s -> s.subject().equals(subject) && references.contains(s.implementation()));
    }

    private static Headline sentence(Found found, RatioPlot.Table table, String relative, String row, ReportedRun run) {
        RatioPlot.Cell cell = found.cell();
        String below = row + ", " + Units.count(run.rounds().getMin(), "round") + ", "
                + (run.overHttp() ? "over HTTP" : "in-process")
                + ". Other cases and subjects have other ratios: see below.";
        if (Double.isNaN(cell.low())) {
            return new Headline(
                    found.subject() + " and " + relative + ": "
                            + Units.count(run.rounds().getMin(), "round")
                            + " are too few to tell them apart in this run.",
                    below);
        }
        if (cell.low() <= 1 && cell.high() >= 1) {
            return new Headline(found.subject() + " and " + relative + " are not told apart in this run.", below);
        }
        String ratio = Headline.words(Estimate.ofRatio(cell.ratio(), cell.low(), cell.high(), 0));
        return new Headline(
                table.label().equals(Metric.THROUGHPUT.label())
                        ? found.subject() + " answers " + ratio + " as many requests as " + relative + " in this run."
                        : found.subject() + " takes " + ratio + " the " + table.label() + " of " + relative
                                + " in this run.",
                below);
    }

    /** A run of one subject leads with its slowest case. */
    private static Optional<Headline> slowest(ReportedRun run) {
        List<Summary> summaries = Summary.of(run.samples()).stream()
                .filter(s ->
                        s.metric() == Metric.THROUGHPUT && !s.benchmarkCase().isBaseline())
                .toList();
        return summaries.stream()
                .min(Comparator.comparingDouble(Summary::score))
                .map(s -> slowest(s, summaries.size()));
    }

    private static Headline slowest(Summary s, int cases) {
        String subject = Implementations.words(s.subject().label());
        String figure = CaseNames.of(s.benchmarkCase()) + ", "
                + (s.hasInterval()
                        ? Units.format(s.metric(), s.score(), s.low(), s.high())
                        : Units.format(s.metric(), s.score()) + " (too few forks for an interval)");
        return new Headline(
                cases == 1
                        ? figure + " on " + subject + "."
                        : "The slowest of " + cases + " cases of " + subject + ": " + figure + ".",
                Units.count(s.forks(), "fork")
                        + ". Absolute figures of a shared machine drift: compare only what took turns.");
    }
}
