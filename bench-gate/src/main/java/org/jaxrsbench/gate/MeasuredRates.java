package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/**
 * What the rule does on real pairs: of a subject with itself, and with itself slowed down.
 *
 * <p>Whole rounds are drawn without replacement, so that cases move together as they did. Under "no change" the coin of a
 * round makes either sign of it equally likely, so rounds with flipped signs are further checks of the same kind. No look is
 * evaluated that the rounds do not reach. The intervals come from drawing the rounds themselves again, with replacement (the
 * percentile bootstrap: B. Efron, Bootstrap methods, 1979): more simulated checks do not make them shorter, more rounds do.
 */
public final class MeasuredRates {

    /** By how much the slowed candidate is slowed: CPU is burned in each operation. */
    public static final double SLOWDOWN = 0.05;

    private static final int CHECKS = 1000;
    private static final int RESAMPLES = 100;
    private static final int CHECKS_OF_RESAMPLE = 20;
    private static final double TAIL = 0.025;

    private final GateSettings settings;

    /** By these settings. */
    public MeasuredRates(GateSettings settings) {
        this.settings = settings;
    }

    /**
     * The pairs of the cases of one check, as log ratios of goodness: a row for each round and a column for each case, NaN for a
     * pair that is missing.
     *
     * @param name of the check, such as an implementation
     * @param same of the subject with itself; at least one round
     * @param slowed of the subject with itself slowed down, NaN for cases that were not; may be empty
     */
    public record Family(String name, double[][] same, double[][] slowed) {}

    /**
     * CPU nanoseconds to burn in each operation of a case so that it slows down as {@link #SLOWDOWN} says.
     *
     * @throws MeasurementFailedException if no fork of the case counts
     */
    public static long burnNanos(List<Sample> samples, Sample.Case benchmarkCase) {
        return Math.round(Summary.of(samples).stream()
                        .filter(s -> s.metric() == Metric.CPU
                                && s.first().benchmarkCase().equals(benchmarkCase))
                        .findFirst()
                        .orElseThrow(() -> new MeasurementFailedException("no fork of " + benchmarkCase
                                + " counts: the machine was too busy; try again when it is calm"))
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
     * @param noChange whole checks of rounds with random signs; empty if the rounds reach no look
     * @param oneSlowed the slowed case in checks of which one case is slowed; empty likewise
     */
    public record FamilyRates(
            String family,
            int cases,
            Optional<PairSpread> same,
            Optional<PairSpread> slowed,
            Optional<VerdictRates> noChange,
            Optional<VerdictRates> oneSlowed) {}

    /**
     * How pairs differ.
     *
     * @param pairs how many there are, 2 or more
     * @param sd standard deviation of their log ratios
     * @param change their centre, as a fraction
     */
    public record PairSpread(int pairs, double sd, double change) {

        private static Optional<PairSpread> of(double[][] table) {
            double[] pairs = Arrays.stream(table)
                    .flatMapToDouble(DoubleStream::of)
                    .filter(d -> !Double.isNaN(d))
                    .toArray();
            return pairs.length < 2
                    ? Optional.empty()
                    : Optional.of(new PairSpread(
                            pairs.length,
                            StandardDeviation.sd(pairs),
                            Math.expm1(new HodgesLehmann(pairs).estimate())));
        }
    }

    /** What the gate would do. */
    public FamilyRates of(Family family) {
        int both = Math.min(family.same().length, family.slowed().length);
        return new FamilyRates(
                family.name(),
                family.same()[0].length,
                PairSpread.of(family.same()),
                PairSpread.of(family.slowed()),
                rates(family, family.same().length, new Draws(false)),
                rates(family, both, new Draws(true)));
    }

    private Optional<VerdictRates> rates(Family family, int rounds, Draws draws) {
        List<GateSettings.Look> reached = settings.looksUpTo(rounds);
        if (reached.isEmpty()) {
            return Optional.empty();
        }
        GateSettings reachable = new GateSettings(settings.tolerance(), settings.leastDrop(), reached);
        Map<Verdict, Double> shares = draws.shares(reachable, family, CHECKS);
        Map<Verdict, double[]> resampled = new EnumMap<>(Verdict.class);
        for (int i = 0; i < RESAMPLES; i++) {
            Family again = new Family(family.name(), draws.resample(family.same()), draws.resample(family.slowed()));
            Map<Verdict, Double> own = draws.shares(reachable, again, CHECKS_OF_RESAMPLE);
            for (Verdict verdict : Verdict.values()) {
                resampled.computeIfAbsent(verdict, k -> new double[RESAMPLES])[i] = own.get(verdict);
            }
        }
        Map<Verdict, VerdictRates.Share> rates = new EnumMap<>(Verdict.class);
        resampled.forEach((verdict, values) -> {
            Arrays.sort(values);
            int tail = (int) (TAIL * RESAMPLES);
            rates.put(verdict, new VerdictRates.Share(shares.get(verdict), values[tail], values[RESAMPLES - 1 - tail]));
        });
        return Optional.of(new VerdictRates(reachable.mostRounds(), rates));
    }

    /** Draws checks from rounds, always in the same way. */
    private static final class Draws {

        private final SplittableRandom random = new SplittableRandom(1);
        private final boolean slowOne;

        /** Of which one case is slowed, or none. */
        private Draws(boolean slowOne) {
            this.slowOne = slowOne;
        }

        private Map<Verdict, Double> shares(GateSettings settings, Family family, int checks) {
            Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
            for (int i = 0; i < checks; i++) {
                counts.merge(verdict(settings, family), 1, Integer::sum);
            }
            Map<Verdict, Double> shares = new EnumMap<>(Verdict.class);
            for (Verdict verdict : Verdict.values()) {
                shares.put(verdict, (double) counts.getOrDefault(verdict, 0) / checks);
            }
            return shares;
        }

        /** Of the whole check, or of the one case that was slowed. */
        private Verdict verdict(GateSettings settings, Family family) {
            double[][] check = draw(family.same(), settings.mostRounds());
            for (int round = 0; round < check.length; round++) {
                double sign = random.nextBoolean() ? 1 : -1;
                check[round] = DoubleStream.of(check[round]).map(d -> sign * d).toArray();
            }
            if (!slowOne) {
                return Rule.decide(settings, RoundTable.ofTime(check)).stream()
                        .map(Rule.Decision::verdict)
                        .reduce(Verdict.PASS, Verdict::worse);
            }
            int[] slowable = slowable(family.slowed());
            int slow = slowable[random.nextInt(slowable.length)];
            double[][] slowed = draw(family.slowed(), check.length);
            for (int round = 0; round < check.length; round++) {
                check[round][slow] = slowed[round][slow];
            }
            return Rule.decide(settings, RoundTable.ofTime(check)).get(slow).verdict();
        }

        /** The cases that were slowed down: the others have no such pair. */
        private static int[] slowable(double[][] slowed) {
            return IntStream.range(0, slowed[0].length)
                    .filter(c -> Arrays.stream(slowed).anyMatch(round -> !Double.isNaN(round[c])))
                    .toArray();
        }

        /** So many different rounds. */
        private double[][] draw(double[][] from, int rounds) {
            double[][] left = from.clone();
            for (int i = 0; i < rounds; i++) {
                int k = i + random.nextInt(left.length - i);
                double[] row = left[k];
                left[k] = left[i];
                left[i] = row;
            }
            return Arrays.copyOf(left, rounds);
        }

        /** As many rounds, each any of them. */
        private double[][] resample(double[][] from) {
            double[][] again = new double[from.length][];
            Arrays.setAll(again, i -> from[random.nextInt(from.length)]);
            return again;
        }
    }
}
