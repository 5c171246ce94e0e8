package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * The order of subjects under each lens: with one factor at a time that is not as by default. Only an order that is told, and is
 * the same, under every lens says something about the subjects; any other says something about the factor.
 *
 * @param benchmarkCase what was measured under all of them
 * @param subjects labels, the fastest under the first lens first
 * @param lenses in the order given
 */
public record LensRanks(Case benchmarkCase, List<String> subjects, List<Lens> lenses) {

    /**
     * What was seen through one lens.
     *
     * @param name of the lens
     * @param effects on goodness, of each pair of subjects: positive if the second one is better; without those that too few pairs
     *     of forks were measured of
     */
    public record Lens(String name, Map<Pair, Estimate> ratios) {

        /** The ratio of a subject to another one; empty if it was not measured. */
        public Optional<Estimate> ratio(String baseline, String subject) {
            return Optional.ofNullable(ratios.get(new Pair(baseline, subject)));
        }

        /** Whether a subject is told to be better than another one. */
        public boolean isBetter(String subject, String than) {
            return ratio(than, subject).map(c -> c.low() > 0).orElse(false);
        }

        /** One more than the number of subjects that are told to be better; so subjects that are not told apart share a rank. */
        public int rank(String subject, List<String> subjects) {
            return 1 + (int) subjects.stream().filter(o -> isBetter(o, subject)).count();
        }
    }

    /** Two subjects, of which the first is the baseline. */
    public record Pair(String baseline, String subject) {}

    /** Two neighbours of the default order, and the lenses under which the first is not told to be better. */
    public record Doubt(String better, String worse, List<String> lenses) {}

    /**
     * The ranks of every case that was measured under all lenses.
     *
     * @param runs by name of the lens
     * @param metric that decides
     * @throws BadInputException if no case, or fewer than two subjects, were measured under all of them
     */
    public static List<LensRanks> of(Map<String, Run> runs, Metric metric) {
        List<Case> cases = common(runs, metric, s -> anyThreads(s.benchmarkCase()));
        List<String> subjects = common(runs, metric, Sample::subject);
        if (cases.isEmpty() || subjects.size() < 2) {
            throw new BadInputException("the runs have no case, or fewer than two subjects, in common; expected runs of"
                    + " the same cases and subjects, as scripts/bench run --lens makes them");
        }
        return cases.stream().map(c -> of(c, subjects, runs, metric)).toList();
    }

    /** The number of threads is one of the lenses. */
    private static Case anyThreads(Case of) {
        return new Case(of.benchmark(), of.params(), of.mode(), 1);
    }

    private static <T> List<T> common(Map<String, Run> runs, Metric metric, Function<Sample, T> what) {
        List<List<T>> measured = runs.values().stream()
                .map(run -> run.samples().stream()
                        .filter(s -> s.status() == Status.OK && s.metric() == metric)
                        .map(what)
                        .distinct()
                        .toList())
                .toList();
        return measured.stream()
                .limit(1)
                .flatMap(List::stream)
                .filter(one -> measured.stream().allMatch(own -> own.contains(one)))
                .toList();
    }

    private static LensRanks of(Case of, List<String> subjects, Map<String, Run> runs, Metric metric) {
        List<Lens> lenses = new ArrayList<>();
        runs.forEach((name, run) -> {
            List<Sample> own = run.samples().stream()
                    .filter(s -> s.metric() == metric
                            && anyThreads(s.benchmarkCase()).equals(of))
                    .toList();
            lenses.add(new Lens(name, ratios(own, new Pairs(run.pairs()), subjects, metric)));
        });
        Lens first = lenses.get(0);
        List<String> order = subjects.stream()
                .sorted((a, b) -> Double.compare(goodness(first, b, subjects), goodness(first, a, subjects)))
                .toList();
        return new LensRanks(of, order, lenses);
    }

    private static Map<Pair, Estimate> ratios(List<Sample> samples, Pairs pairs, List<String> subjects, Metric metric) {
        Map<String, List<Sample>> bySubject = samples.stream().collect(Collectors.groupingBy(Sample::subject));
        Map<Pair, Estimate> ratios = new LinkedHashMap<>();
        for (String baseline : subjects) {
            for (String subject : subjects) {
                Estimate ratio = Estimate.ofPairs(PairTable.differences(
                        bySubject.getOrDefault(baseline, List.of()),
                        bySubject.getOrDefault(subject, List.of()),
                        metric,
                        pairs));
                if (!baseline.equals(subject) && ratio.hasInterval()) {
                    ratios.put(new Pair(baseline, subject), ratio);
                }
            }
        }
        return ratios;
    }

    /** Against whatever subject comes first; that one's own is 0. */
    private static double goodness(Lens lens, String subject, List<String> subjects) {
        return lens.ratio(subjects.get(0), subject).map(Estimate::log).orElse(0.0);
    }

    /** Where the order is not the same, or not told, under every lens; empty if it survives them all. */
    public List<Doubt> doubts() {
        List<Doubt> doubts = new ArrayList<>();
        for (int i = 1; i < subjects.size(); i++) {
            String better = subjects.get(i - 1);
            String worse = subjects.get(i);
            List<String> where = lenses.stream()
                    .filter(lens -> !lens.isBetter(better, worse))
                    .map(Lens::name)
                    .toList();
            if (!where.isEmpty()) {
                doubts.add(new Doubt(better, worse, where));
            }
        }
        return doubts;
    }
}
