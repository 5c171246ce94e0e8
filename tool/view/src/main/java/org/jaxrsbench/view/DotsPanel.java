package org.jaxrsbench.view;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.stats.Summary;

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

    /** A ratio that a headline may tell: of which subject, and over what. */
    private record Found(int subject, Estimate ratio, String over) {}

    /** The largest ratio of the mix, if there is one; else of the geometric means of all cases, or of the first case. */
    private static Optional<Panel.Headline> largest(RatioPlot plot, Run run) {
        List<Integer> others = IntStream.range(0, plot.subjects().size())
                .filter(i -> i != plot.relative()
                        && !Implementations.isReference(run, plot.subjects().get(i)))
                .boxed()
                .toList();
        Metric metric = Metric.of(plot.metrics().get(0).label());
        String relative = plot.subjects().get(plot.relative());
        Comparison compared = new Comparison(
                List.of(run), Comparison.SideBySide.SUBJECTS, List.of(metric), Optional.of(relative), Set.of());
        // A subject may lack the first: which case that is, chance decides.
        RatioPlot.Row first = plot.rows().stream()
                .filter(row -> others.stream()
                        .anyMatch(i -> Double.isFinite(compared.goodness(
                                        metric,
                                        row.of(),
                                        relative,
                                        plot.subjects().get(i))
                                .log())))
                .findFirst()
                .orElse(plot.rows().get(0));
        Stream<Found> means = others.stream()
                .filter(i -> !first.mix())
                .flatMap(i -> compared
                        .geometricMean(
                                metric,
                                compared.subjects().indexOf(plot.subjects().get(i)))
                        .map(mean -> new Found(i, mean, "The geometric mean of all cases"))
                        .stream());
        Comparator<Found> bySize =
                Comparator.comparingDouble(found -> Math.abs(found.ratio().log()));
        return means.max(bySize)
                .or(() -> others.stream()
                        .map(i -> new Found(
                                i,
                                compared.goodness(
                                                metric,
                                                first.of(),
                                                relative,
                                                plot.subjects().get(i))
                                        .ofScores(metric),
                                first.label()))
                        .filter(found -> Double.isFinite(found.ratio().log()))
                        .max(bySize))
                .map(found -> new Panel.Headline(
                        sentence(plot, found.subject(), found.ratio(), run), found.over() + ", " + conditions(run)));
    }

    private static String conditions(Run run) {
        return Words.count(run.rounds().getMin(), "round") + ", " + (run.overHttp() ? "over HTTP" : "in-process")
                + ". Other cases and subjects have other ratios: see below.";
    }

    private static String sentence(RatioPlot plot, int of, Estimate ratio, Run run) {
        String subject = plot.names().get(of);
        String relative = plot.names().get(plot.relative());
        String metric = plot.metrics().get(0).label();
        if (!ratio.hasInterval()) {
            return subject + " and " + relative + ": "
                    + Words.count(run.rounds().getMin(), "round") + " are too few to tell them apart in this run.";
        }
        if (!ratio.clear()) {
            return subject + " and " + relative + " do not clearly differ in " + metric + " in this run.";
        }
        return subject
                + (metric.equals(Metric.THROUGHPUT.label())
                        ? " answers " + Words.times(ratio) + " as many requests as "
                        : " takes " + Words.times(ratio) + " the " + metric + " of ")
                + relative + " in this run.";
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
