package org.jaxrsbench.view;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Summary;

/** The dot plot of a run, and what it says first. */
final class DotsPanel {

    private DotsPanel() {}

    static Panel of(Run run, String of) {
        Optional<RatioPlot> plot = RatioPlot.of(run);
        String words = "Each mark is a ratio on a logarithmic axis, its bar the 95% interval"
                + (Pairing.of(run.environment()) == Pairing.NONE
                        ? ". Subjects did not take turns: a drift of the machine is in these ratios."
                        : ", small dots its pairs of forks. Subjects took turns, so a drift of the machine is in none of them.");
        return new Panel(
                plot.map(p -> Section.of(Section.Kind.dots, "Side by side" + of, words, p)).stream()
                        .toList(),
                run.subjects().size() < 2 || plot.isEmpty() ? alone(run) : largest(plot.get(), run));
    }

    /** The largest ratio of the first row; that is a mix, if there is one. */
    private static Optional<Panel.Headline> largest(RatioPlot plot, Run run) {
        return plot.relative(0).stream()
                .filter(cell ->
                        !Implementations.isReference(run, plot.subjects().get(cell.b())))
                .max(Comparator.comparingDouble(cell -> Math.abs(Math.log(cell.ratio()))))
                .map(cell -> largest(cell, plot, run));
    }

    private static Panel.Headline largest(RatioPlot.Cell cell, RatioPlot plot, Run run) {
        String subject = plot.names().get(cell.b());
        String relative = plot.names().get(cell.a());
        String metric = plot.metrics().get(0).label();
        String rounds = Words.count(run.rounds().getMin(), "round");
        Estimate ratio = Estimate.ofRatio(cell.ratio(), cell.low(), cell.high(), 0);
        String sentence;
        if (!ratio.hasInterval()) {
            sentence = subject + " and " + relative + ": " + rounds + " are too few to tell them apart in this run.";
        } else if (!ratio.clear()) {
            sentence = subject + " and " + relative + " do not clearly differ in this run.";
        } else {
            sentence = subject
                    + (metric.equals(Metric.THROUGHPUT.label())
                            ? " answers " + Words.times(ratio) + " as many requests as "
                            : " takes " + Words.times(ratio) + " the " + metric + " of ")
                    + relative + " in this run.";
        }
        return new Panel.Headline(
                sentence,
                plot.rows().get(0).label() + ", " + rounds + ", " + (run.overHttp() ? "over HTTP" : "in-process")
                        + ". Other cases and subjects have other ratios: see below.");
    }

    /** A run of one subject has nothing to compare it with. */
    private static Optional<Panel.Headline> alone(Run run) {
        List<Summary> all = Summary.of(run.samples());
        List<Summary> summaries =
                all.stream().filter(s -> s.metric() == all.get(0).metric()).toList();
        return summaries.stream()
                .findFirst()
                .map(s -> new Panel.Headline(
                        Words.count(summaries.size(), "case") + " of "
                                + Implementations.words(s.subject().label()) + ": " + CaseNames.of(s.benchmarkCase())
                                + ", " + Words.format(s) + (summaries.size() == 1 ? "." : ", and others."),
                        "Absolute figures of a shared machine drift: compare only what took turns."));
    }
}
