package org.jaxrsbench.gate;

import static java.lang.Double.NaN;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;

/**
 * The pairs of two subjects in one metric: a row for each round, a column for each case. This class alone pairs subjects.
 *
 * <p>NaN stands for a figure of a pair that is missing. The <em>difference</em> is the log ratio of goodness,
 * candidate over baseline, so that positive is better: the median of the ratios of windows that were measured one right after
 * the other. The <em>total</em> is the same of total time over total operations, which sees a pause that falls into few windows.
 * The <em>rise</em> is by how many bytes an operation the candidate allocates more than the baseline and what is not worth a word
 * ({@link GateSettings#ALLOC_SHARE}, {@link GateSettings#ALLOC_BYTES}). The <em>leaks</em> are what both forks leave behind, in bytes an
 * operation, where that was read. The <em>stall</em>, of slices alone, is by how much longer an
 * operation of the candidate was neither on a processor nor waiting for one, over what it costs the baseline. The <em>background</em> is by
 * how much more of the other's turns threads of the candidate's own ran ({@link Metric#BACKGROUND}) than what is allowed
 * ({@link GateSettings#BACKGROUND_SHARE}).
 */
public final class PairTable {

    private final Sides sides;
    private final List<Case> cases;
    private final PairFigures[][] rounds;

    /**
     * What the columns do not say.
     *
     * @param missing cases that the candidate lacks
     * @param failed the rows of each case of which a fork failed
     * @param pairs how many there are, over all cases
     * @param candidateFirst in how many of them the candidate was launched first
     * @param flaw why the metric cannot be compared; null if it can
     */
    private record Sides(
            String baseline,
            String candidate,
            Set<Case> missing,
            Map<Case, List<Sample>> failed,
            int pairs,
            int candidateFirst,
            String flaw) {}

    private PairTable(Sides sides, List<Case> cases, PairFigures[][] rounds) {
        this.sides = sides;
        this.cases = List.copyOf(cases);
        this.rounds = rounds;
    }

    /** Of figures, a row for each round and a column for each case. */
    PairTable(List<Case> cases, PairFigures[][] rounds) {
        this(new Sides("baseline", "candidate", Set.of(), Map.of(), 0, 0, null), cases, rounds);
    }

    /** A table of differences without other figures; its cases are numbered. */
    public static PairTable of(double[][] differences) {
        List<Case> cases = IntStream.rangeClosed(1, differences.length == 0 ? 0 : differences[0].length)
                .mapToObj(i -> Case.of("case", "number=" + i, "thrpt", 1))
                .toList();
        PairFigures[][] rounds = Arrays.stream(differences)
                .map(row -> Arrays.stream(row).mapToObj(PairFigures::of).toArray(PairFigures[]::new))
                .toArray(PairFigures[][]::new);
        return new PairTable(cases, rounds);
    }

    /**
     * The pairs of two subjects, a column for each case that both have, in the baseline's order. A fork that was redone takes
     * the place of the earlier one, so it has to come after it.
     *
     * @param samples those of other subjects are left out
     * @param pairing whether windows of the same number were measured one right after the other
     */
    public static PairTable of(
            Collection<Sample> samples, String baseline, String candidate, Metric metric, Pairing pairing) {
        return of(samples, Pairs.NONE, baseline, candidate, metric, pairing);
    }

    /**
     * The same of a run in slices, whose differences and totals are those of {@code pairs.csv}.
     *
     * @param pairs the figures; none where pairs are made of samples
     */
    public static PairTable of(
            Collection<Sample> samples,
            Pairs pairs,
            String baseline,
            String candidate,
            Metric metric,
            Pairing pairing) {
        List<Sample> before = of(samples, baseline);
        List<Sample> after = of(samples, candidate);
        Map<Case, List<Sample>> beforeByCase = byCase(before);
        Map<Case, List<Sample>> afterByCase = byCase(after);
        List<Case> cases =
                beforeByCase.keySet().stream().filter(afterByCase::containsKey).toList();
        int last = Stream.of(before, after)
                .flatMap(List::stream)
                .mapToInt(Sample::round)
                .max()
                .orElse(0);
        boolean slices = pairing == Pairing.SLICES;
        PairFigures[][] rounds = missing(last, cases.size());
        int count = 0;
        int candidateFirst = 0;
        String flaw = null;
        for (int c = 0; c < cases.size(); c++) {
            Case of = cases.get(c);
            flaw = flaw == null && slices ? pairs.flaw(of, metric).orElse(null) : flaw;
            for (Map.Entry<Integer, Pair> entry :
                    Pair.byRound(beforeByCase.get(of), afterByCase.get(of)).entrySet()) {
                Pair pair = entry.getValue();
                Optional<Pairs.Logs> logs = slices
                        ? pairs.of(entry.getKey(), candidate, baseline, of, metric)
                        : Optional.of(pair.logs(metric, pairing));
                if (logs.isEmpty()) {
                    continue;
                }
                double cpuJava = slices && metric == Metric.COST
                        ? pairs.of(entry.getKey(), candidate, baseline, of, Metric.CPU_JAVA)
                                .map(Pairs.Logs::difference)
                                .orElse(NaN)
                        : NaN;
                rounds[entry.getKey() - 1][c] = PairFigures.of(pair, logs.get(), cpuJava, slices ? pair.stall() : NaN);
                count++;
                candidateFirst += pair.candidateFirst() ? 1 : 0;
                flaw = flaw == null && !slices ? pair.flaw(of, metric, pairing) : flaw;
            }
        }
        Set<Case> missing = new LinkedHashSet<>(beforeByCase.keySet());
        missing.removeAll(afterByCase.keySet());
        Map<Case, List<Sample>> failed = Stream.of(before, after)
                .flatMap(List::stream)
                .filter(s -> s.status() == Status.FAILED)
                .collect(Collectors.groupingBy(Sample::benchmarkCase));
        Sides sides = new Sides(baseline, candidate, missing, failed, count, candidateFirst, flaw);
        return new PairTable(sides, cases, rounds);
    }

    private static List<Sample> of(Collection<Sample> samples, String subject) {
        return samples.stream().filter(s -> s.subject().equals(subject)).toList();
    }

    private static Map<Case, List<Sample>> byCase(List<Sample> samples) {
        return samples.stream()
                .collect(Collectors.groupingBy(Sample::benchmarkCase, LinkedHashMap::new, Collectors.toList()));
    }

    /**
     * The differences of two cases, or of one case of two subjects, in order of rounds. Those that are no finite number are left out.
     *
     * @param baseline samples of one case of one subject, in any metrics
     * @param candidate likewise, from the same rounds
     * @param known the pairs of a run in slices; the figures of forks take the place of what is not there
     */
    public static double[] differences(
            Collection<Sample> baseline, Collection<Sample> candidate, Metric metric, Pairs known) {
        return Pair.byRound(baseline, candidate).entrySet().stream()
                .mapToDouble(pair -> known.of(pair.getKey(), pair.getValue(), metric)
                        .map(Pairs.Logs::difference)
                        .orElseGet(() -> pair.getValue().logRatio(metric, Pairing.TURNS)))
                .filter(Double::isFinite)
                .toArray();
    }

    private static PairFigures[][] missing(int rounds, int cases) {
        PairFigures[][] table = new PairFigures[rounds][cases];
        Arrays.stream(table).forEach(row -> Arrays.fill(row, PairFigures.MISSING));
        return table;
    }

    /** This table with these columns, in this order; a case without pairs is missing in all rounds. */
    public PairTable of(List<Case> wanted) {
        int[] columns = wanted.stream().mapToInt(cases::indexOf).toArray();
        PairFigures[][] chosen = Arrays.stream(rounds)
                .map(row -> Arrays.stream(columns)
                        .mapToObj(c -> c < 0 ? PairFigures.MISSING : row[c])
                        .toArray(PairFigures[]::new))
                .toArray(PairFigures[][]::new);
        return new PairTable(sides, wanted, chosen);
    }

    /** The first rounds; what there is not, is missing. */
    PairTable first(int count) {
        PairFigures[][] first = missing(count, cases.size());
        System.arraycopy(rounds, 0, first, 0, Math.min(count, rounds.length));
        return new PairTable(sides, cases, first);
    }

    /**
     * This table with CPU time of all Java threads in the place of the cost in those columns where it is known of each pair and scatters less. How
     * far pairs scatter is taken from their sizes alone, so that flipping the sign of a round changes nothing.
     */
    public PairTable steadier() {
        PairFigures[][] steadier = missing(rounds.length, cases.size());
        for (int c = 0; c < cases.size(); c++) {
            double[] cost = differences(c);
            double[] cpu = present(each(PairFigures::cpuJava), c);
            boolean swap = cpu.length > 1 && cpu.length == cost.length && scatter(cpu) < scatter(cost);
            for (int r = 0; r < rounds.length; r++) {
                steadier[r][c] = swap ? rounds[r][c].byCpu() : rounds[r][c];
            }
        }
        return new PairTable(sides, cases, steadier);
    }

    private static double scatter(double[] differences) {
        return Estimate.sd(Arrays.stream(differences).map(Math::abs).toArray());
    }

    /** The label of the baseline. */
    public String baseline() {
        return sides.baseline();
    }

    /** The label of the candidate. */
    public String candidate() {
        return sides.candidate();
    }

    /** The columns. */
    public List<Case> cases() {
        return cases;
    }

    /** Cases that the baseline has and the candidate lacks. */
    public Set<Case> missingCases() {
        return Collections.unmodifiableSet(sides.missing());
    }

    /** The rows of each case of which a fork failed. */
    Map<Case, List<Sample>> failures() {
        return sides.failed();
    }

    /** How many rounds there are. */
    public int rounds() {
        return rounds.length;
    }

    /** Log ratios of goodness, a row for each round. */
    public double[][] differences() {
        return each(PairFigures::difference);
    }

    /** Log ratios of totals, likewise. */
    public double[][] totals() {
        return each(PairFigures::total);
    }

    /** Rises of allocation over what is worth a word, in bytes an operation, likewise. */
    public double[][] rises() {
        return each(PairFigures::rise);
    }

    /** By which share of the baseline's the candidate of a column allocates more, in its pairs. */
    double[] shares(int column) {
        return present(each(PairFigures::share), column);
    }

    /** 1 where the candidate leaks more, -1 where the baseline does, 0 where neither does; NaN where that was not read. */
    double[][] leaks() {
        return each(PairFigures::leaksMore);
    }

    /** In how many pairs of a column the candidate leaks and the baseline does not leak at all. */
    long newLeaks(int column) {
        return Arrays.stream(rounds).filter(row -> row[column].leaksAnew()).count();
    }

    private double[][] each(ToDoubleFunction<PairFigures> figure) {
        return Arrays.stream(rounds)
                .map(row -> Arrays.stream(row).mapToDouble(figure).toArray())
                .toArray(double[][]::new);
    }

    /** The differences of a column that are there, in order of rounds. */
    public double[] differences(int column) {
        return present(differences(), column);
    }

    /** The differences of a case, likewise; none if there is no such column. */
    public double[] differences(Case of) {
        return of(List.of(of)).differences(0);
    }

    /** The differences by the clock of a column that {@link #steadier} has taken out. */
    double[] walls(int column) {
        return present(each(PairFigures::wall), column);
    }

    /** The totals of a column, likewise. */
    double[] totals(int column) {
        return present(totals(), column);
    }

    /** The stalls of a column, likewise: shares of the baseline's cost. */
    double[] stalls(int column) {
        return present(each(PairFigures::stall), column);
    }

    /** The backgrounds of a column, likewise: shares of the other's turns. */
    double[] backgrounds(int column) {
        return present(each(PairFigures::background), column);
    }

    /** The values of a column that are not missing, in order of rounds. */
    public static double[] present(double[][] table, int column) {
        return Arrays.stream(table)
                .mapToDouble(row -> row[column])
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    /**
     * The mean over some cases, from rounds that all of them have: how the cases move together does not matter then.
     *
     * @return empty if there are too few rounds for an interval
     */
    public Optional<Estimate> geometricMean(Collection<Case> of) {
        double[] means = Arrays.stream(of(List.copyOf(of)).differences())
                .mapToDouble(row -> Arrays.stream(row).average().orElse(Double.NaN))
                .filter(Double::isFinite)
                .toArray();
        return Optional.of(Estimate.ofPairs(means)).filter(Estimate::hasInterval);
    }

    /** A table with something else in the place of each figure. */
    public static double[][] mapped(double[][] table, DoubleUnaryOperator value) {
        double[][] mapped = new double[table.length][];
        Arrays.setAll(mapped, round -> DoubleStream.of(table[round]).map(value).toArray());
        return mapped;
    }

    /**
     * Makes sure that every pair can be compared.
     *
     * @throws BadInputException if one lacks the metric, and has others, has a value of 0, or unequal numbers of windows
     */
    public PairTable requireComparable() {
        if (sides.flaw() != null) {
            throw new BadInputException(sides.flaw());
        }
        return this;
    }

    /**
     * Makes sure that a coin was flipped: if one subject was launched first in every pair, the joint test has nothing to stand
     * on. Said only of as many rounds as are judged at all.
     *
     * @param fewest rounds below which nothing is said
     * @throws BadInputException if one was
     */
    void requireCoin(int fewest) {
        if (rounds() >= fewest
                && sides.pairs() > 0
                && (sides.candidateFirst() == 0 || sides.candidateFirst() == sides.pairs())) {
            throw new BadInputException("the slot of '" + candidate() + "' is the same in all " + sides.pairs()
                    + " pairs; expected a coin to have decided which subject of a pair is launched first");
        }
    }
}
