package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Case;
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
     * @param slowed of the subject with itself slowed down, by how much; may be empty
     */
    public record Family(String name, double[][] same, List<Slowed> slowed) {}

    /**
     * Rounds in which cases of the candidate were slowed down.
     *
     * @param slowdown the share of throughput that was to be lost, 0 to 1
     * @param rounds as in a {@link Family}, NaN for cases that were not slowed
     */
    public record Slowed(double slowdown, double[][] rounds) {}

    /**
     * CPU nanoseconds to burn in each operation of a case so that it slows down.
     *
     * @param samples of the case when nothing is burned
     * @param slowdown share of the throughput that is lost, 0 up to but not 1
     * @throws MeasurementFailedException if no fork of the case counts
     */
    public static long burnNanos(List<Sample> samples, Case benchmarkCase, double slowdown) {
        return Math.round(Summary.of(samples).stream()
                        .filter(s ->
                                s.metric() == Metric.CPU && s.benchmarkCase().equals(benchmarkCase))
                        .findFirst()
                        .orElseThrow(() -> new MeasurementFailedException("no fork of " + benchmarkCase
                                + " counts: the machine was too busy; try again when it is calm"))
                        .score()
                * slowdown
                / (1 - slowdown));
    }

    /**
     * What the gate would do with the cases of one family.
     *
     * @param family the check that they belong to
     * @param cases how many cases such a check has
     * @param same pairs of the subject with itself; empty below two
     * @param noChange whole checks of rounds with random signs; empty if the rounds reach no look
     * @param slowed what was slowed down
     */
    public record FamilyRates(
            String family,
            int cases,
            Optional<PairSpread> same,
            Optional<VerdictRates> noChange,
            List<SlowedRates> slowed) {}

    /**
     * What the gate would do with a slowed case.
     *
     * @param slowdown the share of throughput that was to be lost, 0 to 1
     * @param pairs with the slowed case; empty below two
     * @param verdicts on it, in checks of which it is the only one that is slowed; empty if the rounds reach no look
     */
    public record SlowedRates(double slowdown, Optional<PairSpread> pairs, Optional<VerdictRates> verdicts) {}

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
                            StrictMath.expm1(new HodgesLehmann(pairs).estimate())));
        }
    }

    /** What the gate would do. */
    public FamilyRates of(Family family) {
        double[][] same = family.same();
        return new FamilyRates(
                family.name(),
                same[0].length,
                PairSpread.of(same),
                rates(same, new double[0][], same.length, new Draws(false)),
                family.slowed().stream().map(slowed -> slowed(same, slowed)).toList());
    }

    private SlowedRates slowed(double[][] same, Slowed slowed) {
        int both = Math.min(same.length, slowed.rounds().length);
        return new SlowedRates(
                slowed.slowdown(), PairSpread.of(slowed.rounds()), rates(same, slowed.rounds(), both, new Draws(true)));
    }

    private Optional<VerdictRates> rates(double[][] same, double[][] slowed, int rounds, Draws draws) {
        List<GateSettings.Look> reached = settings.looksUpTo(rounds);
        if (reached.isEmpty()) {
            return Optional.empty();
        }
        GateSettings reachable = new GateSettings(settings.tolerance(), settings.leastDrop(), reached);
        Checks checks = draws.checks(reachable, same, slowed, CHECKS);
        List<Checks> resampled = IntStream.range(0, RESAMPLES)
                .mapToObj(
                        i -> draws.checks(reachable, draws.resample(same), draws.resample(slowed), CHECKS_OF_RESAMPLE))
                .toList();
        Map<Verdict, VerdictRates.Figure> shares = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            shares.put(verdict, figure(checks, resampled, c -> c.share(verdict)));
        }
        return Optional.of(
                new VerdictRates(reachable.mostRounds(), shares, figure(checks, resampled, Checks::meanRounds)));
    }

    private static VerdictRates.Figure figure(Checks checks, List<Checks> resampled, ToDoubleFunction<Checks> of) {
        double[] values = resampled.stream().mapToDouble(of).sorted().toArray();
        int tail = (int) (TAIL * RESAMPLES);
        return new VerdictRates.Figure(of.applyAsDouble(checks), values[tail], values[RESAMPLES - 1 - tail]);
    }

    /** How one simulated check ended, or that of its slowed case. */
    private record End(Verdict verdict, int rounds) {

        /** The worse verdict, and the later end. */
        private End and(End other) {
            return new End(verdict.worse(other.verdict()), Math.max(rounds, other.rounds()));
        }
    }

    /** Simulated checks. */
    private record Checks(List<End> ends) {

        private double share(Verdict verdict) {
            return (double) ends.stream().filter(e -> e.verdict() == verdict).count() / ends.size();
        }

        private double meanRounds() {
            return ends.stream().mapToInt(End::rounds).average().orElseThrow();
        }
    }

    /** Draws checks from rounds, always in the same way. */
    private static final class Draws {

        private final SplittableRandom random = new SplittableRandom(1);
        private final boolean slowOne;

        /** Of which one case is slowed, or none. */
        private Draws(boolean slowOne) {
            this.slowOne = slowOne;
        }

        private Checks checks(GateSettings settings, double[][] same, double[][] slowed, int count) {
            return new Checks(IntStream.range(0, count)
                    .mapToObj(i -> check(settings, same, slowed))
                    .toList());
        }

        /** Of the whole check, or of the one case that was slowed. */
        private End check(GateSettings settings, double[][] same, double[][] slowed) {
            double[][] check = draw(same, settings.mostRounds());
            for (int round = 0; round < check.length; round++) {
                double sign = random.nextBoolean() ? 1 : -1;
                check[round] = DoubleStream.of(check[round]).map(d -> sign * d).toArray();
            }
            if (!slowOne) {
                return ends(settings, check).reduce(new End(Verdict.PASS, 0), End::and);
            }
            int[] slowable = slowable(slowed);
            int slow = slowable[random.nextInt(slowable.length)];
            double[][] drawn = draw(slowed, check.length);
            for (int round = 0; round < check.length; round++) {
                check[round][slow] = drawn[round][slow];
            }
            return ends(settings, check).skip(slow).findFirst().orElseThrow();
        }

        private static Stream<End> ends(GateSettings settings, double[][] check) {
            return Rule.decide(settings, PairTable.of(check)).stream()
                    .map(d -> new End(
                            d.verdict(), d.verdict() == Verdict.INCONCLUSIVE ? settings.mostRounds() : d.rounds()));
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
