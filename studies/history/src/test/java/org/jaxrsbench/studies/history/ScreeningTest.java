package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rates of a simulated history: known steps in known noise. Seeds are fixed, so the counts are, too. */
class ScreeningTest {

    private static final int RELEASES = 52;
    private static final int AT = 20;
    private static final int HISTORIES = 200;

    private static List<Screening.Contrast> pairs(double... logs) {
        return Arrays.stream(logs)
                .mapToObj(log -> new Screening.Contrast(log, 1))
                .toList();
    }

    /** A chart in which one release changed everything after it. */
    private static Screening history(double step, double pairSd, int rounds, Random random) {
        List<Integer> before = IntStream.range(0, RELEASES).mapToObj(i -> i - 1).toList();
        double forkSd = pairSd / Math.sqrt(2);
        double[][] toReference = new double[RELEASES][rounds];
        List<List<Screening.Contrast>> toBefore = new ArrayList<>();
        for (int i = 0; i < RELEASES; i++) {
            toBefore.add(new ArrayList<>());
        }
        for (int round = 0; round < rounds; round++) {
            double reference = 0;
            for (int i = 0; i < RELEASES; i++) {
                boolean starts = i % 4 == round % 4;
                if (starts || i == 0) {
                    reference = forkSd * random.nextGaussian();
                }
                toReference[i][round] = (i >= AT ? step : 0) + forkSd * random.nextGaussian() - reference;
                if (i > 0) {
                    double difference = toReference[i][round] - toReference[i - 1][round];
                    toBefore.get(i).add(new Screening.Contrast(difference, starts ? 0.5 : 1));
                }
            }
        }
        return new Screening(
                before, Arrays.stream(toReference).map(ScreeningTest::pairs).toList(), toBefore);
    }

    /** The rates that were simulated when the rule was made: a lasting step of 5% in 49 to 77% of charts, one of 10% in nearly all. */
    @ParameterizedTest
    @CsvSource({
        "0.05, 0.04, 5, 0.49, 0.95",
        "0.10, 0.04, 5, 0.99, 1",
        "0.05, 0.04, 10, 0.90, 1",
        "0.05, 0.02, 5, 0.98, 1"
    })
    void aLastingStepIsACandidateAsOftenAsStated(double step, double sd, int rounds, double least, double most) {
        long found = IntStream.range(0, HISTORIES)
                .parallel()
                .filter(seed -> history(Math.log1p(-step), sd, rounds, new Random(seed)).candidates().stream()
                        .anyMatch(c -> c.to() == AT && c.log() < 0))
                .count();
        assertThat((double) found / HISTORIES).isBetween(least, most);
    }

    /** Liberal, not wild: what it costs is fresh pairs. */
    @Test
    void aHistoryWithoutAStepHasFewCandidates() {
        int candidates = 0;
        for (int seed = 0; seed < HISTORIES; seed++) {
            candidates += history(0, 0.04, 5, new Random(seed)).candidates().size();
        }
        assertThat((double) candidates / HISTORIES).isBetween(0.05, 1.0);
    }

    /** The interval of a release's level has the truth in 95% of cases, with two rounds of each as well. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void theIntervalOfALevelHolds(int rounds) {
        Random random = new Random(11);
        int held = 0;
        for (int i = 0; i < HISTORIES; i++) {
            Screening history = history(0.10, 0.03, rounds, random);
            for (int release = 0; release < RELEASES; release++) {
                Estimate level = history.level(release);
                double truth = release >= AT ? 0.10 : 0;
                assertThat(level.n()).isEqualTo(rounds);
                held += level.low() <= truth && truth <= level.high() ? 1 : 0;
            }
        }
        assertThat((double) held / (HISTORIES * RELEASES)).isBetween(0.93, 0.97);
    }

    /** A release that scatters five times as much as the others has an interval of its own, and leaves theirs as they are. */
    @Test
    void aReleaseThatScattersMoreStandsApart() {
        Random random = new Random(5);
        int rounds = 8;
        int held = 0;
        int apart = 0;
        double othersApart = 0;
        for (int i = 0; i < HISTORIES; i++) {
            Screening calm = history(0, 0.02, rounds, random);
            List<List<Screening.Contrast>> levels = new ArrayList<>(calm.toReference());
            levels.set(
                    AT, pairs(random.doubles(rounds).map(u -> 0.35 * (u - 0.5)).toArray()));
            Screening history = new Screening(calm.before(), levels, calm.toBefore());
            Estimate level = history.level(AT);
            held += level.low() <= 0 && 0 <= level.high() ? 1 : 0;
            boolean wide = level.high() - level.low() > 0.1;
            apart += wide ? 1 : 0;
            othersApart += history.apart() - (wide ? 1 : 0);
        }
        assertThat((double) held / HISTORIES).isBetween(0.90, 0.99);
        assertThat(apart).as("of " + HISTORIES).isGreaterThan(HISTORIES * 9 / 10);
        assertThat(othersApart / HISTORIES)
                .as("one in a hundred, of all others together")
                .isLessThan(0.05);
    }

    /** Candidates of noise, tested on as many fresh pairs of noise as the test asks for. */
    @Test
    void noiseIsConfirmedAtMostAsOftenAsPromised() {
        Random random = new Random(7);
        double error = 20 * StepTest.ERROR;
        int marks = 0;
        for (int i = 0; i < 500; i++) {
            if (StepTest.of(PairTable.of(noise(0, 0.3, 6, error, random)), error).stream()
                    .anyMatch(StepTest::confirmed)) {
                marks++;
            }
        }
        // At a coarse error, so that few pairs show it; beside so much noise, the gate's slack hardly counts.
        assertThat(marks / 500.0).isBetween(0.05, error);
    }

    private static double[][] noise(double step, double sd, int cases, double error, Random random) {
        List<StepTest.Look> looks = StepTest.looks(error);
        double[][] fresh = new double[looks.get(looks.size() - 1).pairs()][cases];
        for (double[] round : fresh) {
            Arrays.setAll(round, c -> step + sd * random.nextGaussian());
        }
        return fresh;
    }

    /** What releases.md says of one case that is suspected in cost alone. */
    @ParameterizedTest
    @CsvSource({"0.02, 0.99, 1", "0.05, 0.95, 1", "0.075, 0.85, 0.97"})
    void aStepOfTenPercentIsConfirmedAsOftenAsStated(double sd, double least, double most) {
        Random random = new Random(13);
        int tries = 100;
        long confirmed = IntStream.range(0, tries)
                .filter(i -> StepTest.of(
                                PairTable.of(noise(Math.log(0.9), sd, 1, StepTest.ERROR, random)), StepTest.ERROR)
                        .get(0)
                        .confirmed())
                .count();
        assertThat((double) confirmed / tries).isBetween(least, most);
    }

    /** In bytes, which have no noise, some cases may get better and others worse. */
    @Test
    void theFewestPairsCanConfirm() {
        for (int tests : new int[] {1, 2, 10, 100}) {
            double error = StepTest.ERROR / tests;
            double[][] fresh = new double[StepTest.looks(error).get(0).pairs()][];
            Arrays.fill(fresh, new double[] {-0.05, 0.3});
            assertThat(StepTest.of(PairTable.of(fresh), error)).hasSize(2).allMatch(StepTest::confirmed);
            double[][] fewer = Arrays.copyOf(fresh, fresh.length - 1);
            assertThat(StepTest.of(PairTable.of(fewer), error)).isEmpty();
        }
    }

    /** Pairs that exclude a step settle it at once; those that scatter go on to the last look. */
    @Test
    void pairsThatScatterAreGivenMore() {
        Random random = new Random(17);
        List<StepTest.Look> looks = StepTest.looks(StepTest.ERROR);
        double[][] calm = noise(0, 0.01, 1, StepTest.ERROR, random);
        double[][] wild = noise(0, 0.08, 1, StepTest.ERROR, random);
        for (StepTest.Look look : looks) {
            boolean last = look.pairs() == calm.length;
            assertThat(state(Arrays.copyOf(calm, look.pairs()))).isEqualTo(ReleaseStep.State.NOT_CONFIRMED);
            assertThat(state(Arrays.copyOf(wild, look.pairs())))
                    .isEqualTo(last ? ReleaseStep.State.NOT_CONFIRMED : ReleaseStep.State.SUSPECTED);
        }
    }

    private static ReleaseStep.State state(double[][] pairs) {
        return StepTest.of(PairTable.of(pairs), StepTest.ERROR).get(0).state();
    }

    /** It is a candidate twice, when it comes and when it goes. */
    @Test
    void aReleaseThatDipsAloneIsACandidate() {
        Screening flat = history(0, 0.02, 5, new Random(3));
        List<List<Screening.Contrast>> levels = new ArrayList<>(flat.toReference());
        levels.set(AT, shifted(levels.get(AT), -0.15));
        List<List<Screening.Contrast>> contrasts = new ArrayList<>(flat.toBefore());
        contrasts.set(AT, shifted(contrasts.get(AT), -0.15));
        contrasts.set(AT + 1, shifted(contrasts.get(AT + 1), 0.15));
        assertThat(new Screening(flat.before(), levels, contrasts).candidates())
                .extracting(Screening.Candidate::to)
                .contains(AT, AT + 1);
    }

    private static List<Screening.Contrast> shifted(List<Screening.Contrast> contrasts, double by) {
        return contrasts.stream()
                .map(c -> new Screening.Contrast(c.log() + by, c.weight()))
                .toList();
    }

    @Test
    void bytesWithoutNoiseHaveNoStepBelowTheLeast() {
        List<Integer> before = List.of(-1, 0, 1);
        List<List<Screening.Contrast>> levels = List.of(pairs(0, 0), pairs(-0.02, -0.02), pairs(-0.08, -0.08));
        List<List<Screening.Contrast>> contrasts = List.of(List.of(), pairs(-0.02, -0.02), pairs(-0.06, -0.06));
        Screening screening = new Screening(before, levels, contrasts);
        assertThat(screening.candidates()).extracting(Screening.Candidate::to).containsExactly(2);
        assertThat(screening.pairSd())
                .as("as measured, not what it is taken for at least")
                .isZero();
        assertThat(screening.visibleStep()).isEqualTo(Screening.LEAST_STEP);
    }
}
