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

    /** Candidates of noise, confirmed on 12 fresh pairs of noise. */
    @Test
    void noiseIsConfirmedAtMostAsOftenAsPromised() {
        Random random = new Random(7);
        int tests = 5;
        int marks = 0;
        for (int i = 0; i < 2_000; i++) {
            double[][] fresh = new double[12][6];
            for (double[] round : fresh) {
                for (int c = 0; c < round.length; c++) {
                    round[c] = 0.04 * random.nextGaussian();
                }
            }
            if (StepTest.of(PairTable.of(fresh)).stream().anyMatch(r -> r.confirmed(tests))) {
                marks++;
            }
        }
        // One percent over all five tests.
        assertThat(marks / 2_000.0).isLessThanOrEqualTo(0.005);
    }

    /** In bytes, which have no noise, some cases may get better and others worse. */
    @Test
    void theFewestPairsCanConfirm() {
        for (int tests : new int[] {1, 2, 10, 100}) {
            double[][] fresh = new double[StepTest.fewestPairs(tests)][];
            Arrays.fill(fresh, new double[] {-0.05, 0.3});
            assertThat(StepTest.of(PairTable.of(fresh))).allMatch(test -> test.confirmed(tests));
            double[][] fewer = Arrays.copyOf(fresh, fresh.length - 1);
            assertThat(StepTest.of(PairTable.of(fewer))).noneMatch(test -> test.confirmed(tests));
        }
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
