package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/**
 * What the rule does on real pairs: of a subject with itself, and with itself slowed down.
 *
 * <p>Under "no change" the coin inside each pair makes either sign equally likely, so pairs with flipped signs are further
 * checks of the same kind; slowed pairs are drawn in another order. Few real pairs stand behind many such checks: the
 * intervals (Clopper-Pearson, 95%) speak of the resampling and not of another day or machine. Disjoint blocks, of which
 * each pair is used once and as it was measured, are the honest and coarse answer beside it.
 */
public final class MeasuredRates {

    /** By how much the slowed candidate is slowed: CPU is burned in each operation. */
    public static final double SLOWDOWN = 0.05;

    private static final int CHECKS = 10_000;

    private final GateSettings settings;
    private final Map<String, List<Cell>> families = new LinkedHashMap<>();
    private final int pairs;

    /**
     * The pairs of a case, as log ratios of goodness.
     *
     * @param family the check that the case belongs to, such as an implementation
     * @param same of the subject with itself
     * @param slowed of the subject with itself slowed down
     */
    public record Cell(String family, double[] same, double[] slowed) {}

    /** Of these cases. Where a cell has fewer pairs than both looks need, they are drawn with replacement. */
    public MeasuredRates(GateSettings settings, List<Cell> cells) {
        this.settings = settings;
        this.pairs = settings.firstRounds() + settings.moreRounds();
        cells.forEach(c ->
                families.computeIfAbsent(c.family(), k -> new ArrayList<>()).add(c));
    }

    /** CPU nanoseconds to burn in each operation of a case so that it slows down as {@link #SLOWDOWN} says. */
    public static long burnNanos(List<Sample> samples, Sample.Case benchmarkCase) {
        return Math.round(Summary.of(samples).stream()
                        .filter(s -> s.metric() == Metric.CPU
                                && s.first().benchmarkCase().equals(benchmarkCase))
                        .findFirst()
                        .orElseThrow()
                        .score()
                * SLOWDOWN
                / (1 - SLOWDOWN));
    }

    /**
     * What the gate would do with the cases of one family.
     *
     * @param family the check that they belong to
     * @param cases how many cases such a check has
     * @param same pairs of the subject with itself; empty below two
     * @param slowed pairs with the slowed one; empty below two
     * @param noChange whole checks of pairs with random signs
     * @param oneSlowed the slowed case in checks of which one case is slowed; empty if there are no such pairs
     * @param sameBlocks checks of one case each, of disjoint blocks; empty if there are too few pairs for one
     * @param slowedBlocks likewise with the slowed subject
     */
    public record FamilyRates(
            String family,
            int cases,
            Optional<PairSpread> same,
            Optional<PairSpread> slowed,
            VerdictRates noChange,
            Optional<VerdictRates> oneSlowed,
            Optional<VerdictRates> sameBlocks,
            Optional<VerdictRates> slowedBlocks) {}

    /**
     * How pairs differ.
     *
     * @param pairs how many there are, 2 or more
     * @param sd standard deviation of their log ratios
     * @param change their centre, as a fraction
     */
    public record PairSpread(int pairs, double sd, double change) {

        private static Optional<PairSpread> of(double[] pairs) {
            return pairs.length < 2
                    ? Optional.empty()
                    : Optional.of(new PairSpread(
                            pairs.length,
                            StandardDeviation.sd(pairs),
                            Math.expm1(new HodgesLehmann(pairs).estimate())));
        }
    }

    /** What the gate would do, family by family. */
    public List<FamilyRates> byFamily() {
        return families.entrySet().stream()
                .map(e -> rates(e.getKey(), e.getValue()))
                .toList();
    }

    private FamilyRates rates(String family, List<Cell> cells) {
        double[] slowed = pool(cells, Cell::slowed);
        return new FamilyRates(
                family,
                cells.size(),
                PairSpread.of(pool(cells, Cell::same)),
                PairSpread.of(slowed),
                rates(cells, slowed, false),
                slowed.length > 0 ? Optional.of(rates(cells, slowed, true)) : Optional.empty(),
                blocks(cells, Cell::same),
                blocks(cells, Cell::slowed));
    }

    /** Of the whole check, or of the one case that was slowed. */
    private VerdictRates rates(List<Cell> cells, double[] slowed, boolean slowOne) {
        SplittableRandom random = new SplittableRandom(1);
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < CHECKS; i++) {
            int slow = slowOne ? random.nextInt(cells.size()) : -1;
            List<double[]> drawn = new ArrayList<>();
            for (int c = 0; c < cells.size(); c++) {
                drawn.add(
                        c == slow
                                ? draw(slowed, random)
                                : flip(draw(cells.get(c).same(), random), random));
            }
            List<Rule.Decision> decisions = decide(drawn);
            Verdict verdict = slowOne
                    ? decisions.get(slow).verdict()
                    : decisions.stream().map(Rule.Decision::verdict).reduce(Verdict.PASS, Verdict::worse);
            counts.merge(verdict, 1, Integer::sum);
        }
        return new VerdictRates(counts, CHECKS);
    }

    private List<Rule.Decision> decide(List<double[]> cases) {
        Rule rule = new Rule(settings);
        return rule.decide(cases.stream()
                .map(d -> {
                    double[] first = Arrays.copyOf(d, settings.firstRounds());
                    return Rule.Pairs.ofTime(
                            first,
                            rule.timeSuspect(first)
                                    ? Arrays.copyOfRange(d, settings.firstRounds(), d.length)
                                    : new double[0]);
                })
                .toList());
    }

    private double[] draw(double[] from, SplittableRandom random) {
        double[] drawn = new double[pairs];
        double[] left = from.clone();
        for (int i = 0; i < pairs; i++) {
            if (from.length < pairs) {
                drawn[i] = from[random.nextInt(from.length)];
            } else {
                int k = i + random.nextInt(left.length - i);
                drawn[i] = left[k];
                left[k] = left[i];
            }
        }
        return drawn;
    }

    private static double[] flip(double[] values, SplittableRandom random) {
        double[] flipped = new double[values.length];
        Arrays.setAll(flipped, i -> random.nextBoolean() ? values[i] : -values[i]);
        return flipped;
    }

    /** Of one case each; what is left over of a case is in none. */
    private Optional<VerdictRates> blocks(List<Cell> cells, Function<Cell, double[]> kind) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        int blocks = 0;
        for (Cell cell : cells) {
            double[] values = kind.apply(cell);
            for (int i = 0; i + pairs <= values.length; i += pairs) {
                double[] block = Arrays.copyOfRange(values, i, i + pairs);
                counts.merge(decide(List.of(block)).get(0).verdict(), 1, Integer::sum);
                blocks++;
            }
        }
        return blocks == 0 ? Optional.empty() : Optional.of(new VerdictRates(counts, blocks));
    }

    private static double[] pool(List<Cell> cells, Function<Cell, double[]> kind) {
        return cells.stream().map(kind).flatMapToDouble(DoubleStream::of).toArray();
    }

    /**
     * The smallest drop, in steps of half a percent, that a check of one case would find with 95% probability with as many
     * pairs as the settings name, on noise like this; 1 if even half of the speed would be missed.
     *
     * @param noise pairs of a subject with itself, drawn with replacement and with random signs
     */
    public static double smallestDropSeen(GateSettings settings, double[] noise) {
        int draws = 400;
        for (double drop = settings.leastDrop(); drop <= 0.5; drop += 0.005) {
            MeasuredRates rates = new MeasuredRates(settings.withTolerance(Math.max(0.02, drop)), List.of());
            SplittableRandom random = new SplittableRandom(1);
            int found = 0;
            for (int i = 0; i < draws; i++) {
                double[] pairs = new double[rates.pairs];
                double shift = Math.log1p(-drop);
                Arrays.setAll(
                        pairs, j -> shift + (random.nextBoolean() ? 1 : -1) * noise[random.nextInt(noise.length)]);
                if (rates.decide(List.of(pairs)).get(0).verdict() == Verdict.REGRESSION) {
                    found++;
                }
            }
            if (found >= 0.95 * draws) {
                return drop;
            }
        }
        return 1;
    }
}
