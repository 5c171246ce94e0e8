package org.jaxrsbench.cli.history;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.gate.history.Bisection;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Words;

/** Looks for the release, or the commit, between two ends at which a figure changed most. */
public record BisectRun(Metric metric, BisectCandidates candidates, Measurements measurements, PrintStream progress) {

    /** So many probes are tried; a search that needs more is not settled. */
    private static final int MOST_PROBES = 80;

    // So that two ends without any noise do not make each probe certain.
    private static final double LEAST_SD = 0.01;

    /** Measures what a search asks for. Names are those of candidates. */
    public interface Measurements {

        /**
         * A case that differs.
         *
         * @param result what fresh pairs say
         * @param sd standard deviation of the log ratio of its pairs
         */
        record Difference(Case of, StepTest.Result result, double sd) {}

        /**
         * A probe beside both ends, as log ratios of goodness.
         *
         * @param toGood to the good end
         * @param toBad to the bad end
         */
        record Probed(double toGood, double toBad) {}

        /**
         * Whether two differ, on fresh pairs, with an error of one percent.
         *
         * @param only the case that is compared; empty for all
         * @return the case that differs most; empty if none does
         */
        Optional<Difference> differ(String good, String bad, Optional<Case> only) throws InterruptedException;

        /** One round of both ends and a probe; empty if it was discarded. */
        Optional<Probed> probe(String good, String bad, String probe, Case of) throws InterruptedException;
    }

    /**
     * What was found.
     *
     * @param from the last candidate that is like the good end
     * @param to the first one that is like the bad end
     * @param missing candidates between the two that cannot be had
     * @param difference what their fresh pairs say
     */
    public record Found(String from, String to, List<String> missing, Measurements.Difference difference) {

        /** In words: the two neighbors, and what their pairs say. */
        public String words(BisectCandidates candidates, Metric metric) {
            return candidates.subject(from) + " -> " + candidates.subject(to) + ": "
                    + CaseNames.of(difference.of()) + ", " + metric.label()
                    + " " + Words.change(difference.result().change())
                    + String.format(
                            Locale.ROOT, ", p=%.2g, ", difference.result().p())
                    + Words.count(difference.result().change().n(), "pair")
                    + (missing.isEmpty() ? "" : "; between them, and not to be had: " + String.join(", ", missing));
        }
    }

    /**
     * Searches.
     *
     * @param names from the good end to the bad end, two or more; both ends can be had
     * @return empty if the ends do not differ, or the search is not settled
     */
    public Optional<Found> search(List<String> names) throws IOException, InterruptedException {
        String good = names.get(0);
        String bad = names.get(names.size() - 1);
        progress.println("comparing the ends, " + good + " and " + bad);
        Optional<Measurements.Difference> ends = measurements.differ(good, bad, Optional.empty());
        if (ends.isEmpty()) {
            progress.println(good + " and " + bad + " are not told apart in " + metric.label()
                    + ": there is nothing to look for");
            return Optional.empty();
        }
        progress.println("the ends differ: " + new Found(good, bad, List.of(), ends.get()).words(candidates, metric));
        return names.size() == 2
                ? Optional.of(new Found(good, bad, List.of(), ends.get()))
                : between(new ArrayList<>(names), names, ends.get());
    }

    private Optional<Found> between(List<String> left, List<String> names, Measurements.Difference ends)
            throws IOException, InterruptedException {
        Bisection bisection = new Bisection(left.size(), Math.max(LEAST_SD, ends.sd()));
        for (int probes = 0; probes < MOST_PROBES; ) {
            if (bisection.found().isPresent()) {
                int place = bisection.found().getAsInt();
                Optional<Found> found = confirmed(left.get(place - 1), left.get(place), names, ends);
                if (found.isPresent() || left.size() == 2) {
                    return found;
                }
                bisection.refute(place);
                probes++;
                continue;
            }
            int probe = bisection.probe();
            Release tried = candidates.tried(left.get(probe));
            if (!tried.available()) {
                progress.println("left out: " + tried.version() + ": " + tried.reason());
                left.remove(probe);
                bisection = bisection.without(probe);
                continue;
            }
            probes++;
            learn(left, probe, ends.of(), bisection);
        }
        progress.println("not settled after " + MOST_PROBES + " probes; the most probable place is "
                + left.get(bisection.best()));
        return Optional.empty();
    }

    private void learn(List<String> left, int probe, Case of, Bisection bisection) throws InterruptedException {
        String name = left.get(probe);
        Optional<Measurements.Probed> probed = measurements.probe(left.get(0), left.get(left.size() - 1), name, of);
        if (probed.isEmpty()) {
            progress.println(name + ": no pair, tried again");
            return;
        }
        bisection.learn(probe, probed.get().toGood(), probed.get().toBad());
        int best = bisection.best();
        progress.printf(
                Locale.ROOT,
                "%s: %.2fx the good end, %.2fx the bad end; now %.0f%% at %s%n",
                name,
                Math.exp(probed.get().toGood()),
                Math.exp(probed.get().toBad()),
                100 * bisection.probability(best),
                left.get(best));
    }

    /** Fresh pairs of the two neighbors have to show it, in the direction of the ends. */
    private Optional<Found> confirmed(String from, String to, List<String> names, Measurements.Difference ends)
            throws IOException, InterruptedException {
        progress.println("confirming " + from + " to " + to);
        for (String each : List.of(from, to)) {
            if (!candidates.tried(each).available()) {
                return Optional.empty();
            }
        }
        Optional<Measurements.Difference> fresh = measurements.differ(from, to, Optional.of(ends.of()));
        if (fresh.isEmpty()
                || Math.signum(fresh.get().result().change().log())
                        != Math.signum(ends.result().change().log())) {
            progress.println("fresh pairs do not show it there");
            return Optional.empty();
        }
        List<String> skipped = names.subList(names.indexOf(from) + 1, names.indexOf(to));
        return Optional.of(new Found(from, to, List.copyOf(skipped), fresh.get()));
    }
}
