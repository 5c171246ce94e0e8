package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;

/**
 * The order of subjects under each lens: with one factor at a time that is not as by default. Only an order that is told, and is
 * the same, under every lens says something about the subjects; any other says something about the factor.
 *
 * @param benchmarkCase what was measured under all of them
 * @param subjects labels, the fastest under the first lens first
 * @param lenses in the order given
 */
public record LensRanks(Case benchmarkCase, List<String> subjects, List<Lens> lenses) {

    /** A case's figures as they were seen through one lens. */
    public record Lens(String name, Comparison seen, Metric metric, Case benchmarkCase) {

        /** The goodness of a subject over that of another one; empty if too few pairs of forks were measured. */
        public Optional<Estimate> ratio(String baseline, String subject) {
            return Optional.of(seen.goodness(metric, benchmarkCase, baseline, subject))
                    .filter(ratio -> ratio.hasInterval() && !subject.equals(baseline));
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
        Map<String, Comparison> seen = new LinkedHashMap<>();
        runs.forEach((lens, run) -> seen.put(lens, new Comparison(run, Comparison.SideBySide.SUBJECTS)));
        List<Case> cases = common(
                seen, c -> c.cases(metric).stream().map(LensRanks::anyThreads).toList());
        List<String> subjects = common(
                seen,
                c -> c.subjects().stream()
                        .filter(subject -> c.cases(metric).stream().anyMatch(of -> c.has(metric, of, subject)))
                        .toList());
        if (cases.isEmpty() || subjects.size() < 2) {
            throw new BadInputException("the runs have no case, or fewer than two subjects, in common; expected runs of"
                    + " the same cases and subjects, as scripts/bench run --lens makes them");
        }
        return cases.stream().map(c -> of(c, subjects, seen, metric)).toList();
    }

    /** The number of threads is one of the lenses. */
    public static Case anyThreads(Case of) {
        return new Case(of.benchmark(), of.params(), of.mode(), 1);
    }

    private static <T> List<T> common(Map<String, Comparison> seen, Function<Comparison, List<T>> what) {
        List<List<T>> all = seen.values().stream().map(what).toList();
        return all.get(0).stream()
                .filter(one -> all.stream().allMatch(own -> own.contains(one)))
                .toList();
    }

    private static LensRanks of(Case of, List<String> subjects, Map<String, Comparison> seen, Metric metric) {
        List<Lens> lenses = new ArrayList<>();
        seen.forEach((name, run) -> run.cases(metric).stream()
                .filter(c -> anyThreads(c).equals(of))
                .findFirst()
                .ifPresent(c -> lenses.add(new Lens(name, run, metric, c))));
        Lens first = lenses.get(0);
        List<String> order = subjects.stream()
                .sorted((a, b) -> Double.compare(goodness(first, b, subjects), goodness(first, a, subjects)))
                .toList();
        return new LensRanks(of, order, lenses);
    }

    /** Against whatever subject comes first; that one's own is 0. */
    private static double goodness(Lens lens, String subject, List<String> subjects) {
        return lens.ratio(subjects.get(0), subject).map(Estimate::log).orElse(0.0);
    }

    /** The neighbors whose order is not clear, or not the same, under every lens; empty if the order survives them all. */
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
