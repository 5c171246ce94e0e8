package org.jaxrsbench.gate;

import static java.lang.Double.NaN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.stats.ExactTests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rule on small tables, by hand, and on many made-up ones. */
class RuleTest {

    private static final GateSettings STANDARD = GateSettings.standard();

    /** Columns as rounds. */
    private static double[][] rounds(double[]... cases) {
        double[][] rounds = new double[cases[0].length][cases.length];
        Arrays.setAll(
                rounds, r -> Arrays.stream(cases).mapToDouble(own -> own[r]).toArray());
        return rounds;
    }

    private static PairTable table(double[]... cases) {
        return PairTable.of(rounds(cases));
    }

    /** Of one case: {@link Verdicts#table}. */
    private static PairTable figures(double[]... figures) {
        List<Case> one = List.of(Case.of("A.b", "", "thrpt", 1));
        return Verdicts.table(one, Arrays.stream(figures).map(RuleTest::rounds).toArray(double[][][]::new));
    }

    /** Pairs about a centre, half of them above it and half below, each at its own distance. */
    private static double[] pairs(double centre, double distance, int n) {
        double[] pairs = new double[n];
        Arrays.setAll(pairs, i -> centre + (i % 2 == 0 ? distance : -distance) * (1 + i / 100.0));
        return pairs;
    }

    private static PairTable withMemory(double[] time, double rise, double leak) {
        int n = time.length;
        return figures(time, constant(NaN, n), constant(rise, n), constant(leak, n));
    }

    private static Rule.Decision withStalls(double[] time, double[] totals, double[] stalls) {
        double[] none = constant(NaN, time.length);
        return only(figures(time, totals, none, none, stalls));
    }

    private static Rule.Decision withLeaks(double... leaks) {
        double[] none = constant(NaN, leaks.length);
        return only(figures(pairs(0, 0.001, leaks.length), none, none, leaks));
    }

    private static double[] constant(double value, int n) {
        return pairs(value, 0, n);
    }

    private static Rule.Decision only(PairTable table) {
        List<Rule.Decision> decisions = Verdicts.of(STANDARD, table);
        assertThat(decisions).hasSize(1);
        return decisions.get(0);
    }

    private static Rule.Decision only(double[] pairs) {
        return only(table(pairs));
    }

    private static void isGiven(Rule.Decision decision, TimeFinding time, int rounds, double p) {
        assertThat(decision.time()).isEqualTo(time);
        assertThat(decision.rounds()).isEqualTo(rounds);
        assertThat(decision.p()).isEqualTo(p);
    }

    @Test
    void theErrorsAddUpToWhatIsPromised() {
        List<GateSettings.Look> looks = STANDARD.looks();
        double time = looks.stream().mapToDouble(GateSettings.Look::timeAlpha).sum();
        double alloc = looks.stream().mapToDouble(GateSettings.Look::allocAlpha).sum();
        assertThat(time).isCloseTo(0.008, within(1e-15));
        assertThat(alloc).isCloseTo(0.002, within(1e-15));
        assertThat(looks).extracting(GateSettings.Look::rounds).containsExactly(3, 4, 6, 8, 10, 13, 16, 20, 25, 30);
    }

    @Test
    void sixPairsThatAllLieAboveTheTolerancePass() {
        isGiven(only(pairs(0, 0.01, 6)), new TimeFinding.NoDrop(0.05), 6, 1.0 / 64);
    }

    @Test
    void oneOfSixBelowTheToleranceKeepsACaseOpenUntilTen() {
        // The one below, -0.06, is the nearest to ln 0.95 = -0.0513: its rank is 1, P(sum of negative ranks <= 1) is
        // 2/2^n: 3.1% at six pairs, 0.8% at eight, 0.195% at ten.
        double[] d = pairs(0, 0.01, 13);
        d[2] = -0.06;
        isGiven(only(d), new TimeFinding.NoDrop(0.05), 10, 2.0 / 1024);
    }

    @Test
    void eightPairsThatAllDroppedAreNamedAndSixAreNot() {
        double[] d = pairs(-0.1, 0.02, 30);
        assertThat(only(Arrays.copyOf(d, 7)).time()).isInstanceOf(TimeFinding.Undecided.class);
        isGiven(only(d), new TimeFinding.Drop(1.0 / 256, 8), 8, 1.0 / 256);
    }

    @Test
    void aDropBelowTheLeastOneIsNotNamedHoweverSureItIs() {
        assertThat(only(pairs(Math.log(0.976), 0.0001, 30)).verdict()).isEqualTo(Verdict.PASS);
        GateSettings rejectOnly = Verdicts.at(STANDARD, 8);
        PairTable drop = table(pairs(Math.log(0.976), 0.001, 8));
        assertThat(Verdicts.of(rejectOnly, drop).get(0).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        // With a tolerance of 4% the least drop is 2%.
        assertThat(Verdicts.of(rejectOnly.withTolerance(0.04), drop).get(0).verdict())
                .isEqualTo(Verdict.REGRESSION);
    }

    @Test
    void aCaseThatGotMuchFasterDelaysTheNamingOfAnother() {
        // At eight rounds the flip of all reaches as far as the identity: 2/256 is 0.8%. At ten 2/1024 is over 0.1%.
        List<Rule.Decision> decisions = Verdicts.of(STANDARD, table(pairs(-0.1, 0.001, 30), pairs(0.5, 0.001, 30)));
        assertThat(decisions.get(0).time()).isEqualTo(new TimeFinding.Drop(2.0 / 8192, 13));
        assertThat(decisions.get(1).verdict()).isEqualTo(Verdict.PASS);
    }

    @Test
    void aVerdictThatWasGivenStands() {
        double[] d = pairs(-0.1, 0.01, 30);
        System.arraycopy(pairs(0, 0.01, 6), 0, d, 0, 6);
        PairTable table = table(d);
        assertThat(Verdicts.of(STANDARD, table).get(0))
                .returns(Verdict.PASS, Rule.Decision::verdict)
                .returns(true, Rule.Decision::isGiven);
        assertThat(Verdicts.of(Verdicts.at(STANDARD, 30), table).get(0).verdict())
                .as("without the first look")
                .isEqualTo(Verdict.REGRESSION);
    }

    @Test
    void roundsThatComeInGiveWhatTheWholeTableGives() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 50; i++) {
            double[][] d = new double[30][4];
            for (double[] row : d) {
                Arrays.setAll(row, c -> 0.03 * random.nextGaussian() - 0.02 * c);
            }
            List<Rule.Decision> whole = Verdicts.of(STANDARD, PairTable.of(d));
            for (GateSettings.Look look : STANDARD.looks()) {
                List<Rule.Decision> early = Verdicts.of(STANDARD, PairTable.of(Arrays.copyOf(d, look.rounds())));
                for (int c = 0; c < 4; c++) {
                    boolean given = whole.get(c).isGiven() && whole.get(c).rounds() <= look.rounds();
                    assertThat(early.get(c).isGiven()).isEqualTo(given);
                    assertThat(early.get(c).equals(whole.get(c))).isEqualTo(given || look.rounds() == 30);
                }
            }
        }
    }

    @Test
    void aSubsetOfTheLooksKeepsEachOnesErrors() {
        GateSettings some = Verdicts.at(STANDARD, 16, 8);
        assertThat(some.fewestRounds()).isEqualTo(8);
        assertThat(some.mostRounds()).isEqualTo(16);
        // 2^-8 is more than 0.2%: a first look at eight cannot pass.
        assertThat(Verdicts.of(some, table(pairs(0, 0.01, 30))).get(0).rounds()).isEqualTo(16);
    }

    @Test
    void roundsBeyondTheLastLookAreNotUsed() {
        double[] wide = pairs(-0.03, 0.2, 40);
        assertThat(only(wide)).isEqualTo(only(Arrays.copyOf(wide, 30)));
        assertThat(only(wide).change().n()).isEqualTo(30);
    }

    @Test
    void fewerRoundsThanTheFirstLookAreTooFew() {
        assertThat(only(pairs(-0.5, 0.01, 5)).time()).isEqualTo(new TimeFinding.TooFewPairs(5, 6));
        assertThat(only(new double[] {NaN}).time()).isEqualTo(new TimeFinding.TooFewPairs(0, 6));
        assertThat(Verdicts.of(STANDARD, PairTable.of(new double[0][]))).isEmpty();
    }

    @Test
    void aMissingPairIsAsIfItsRoundHadNotBeenMeasuredAndThreeLeaveACaseUndecided() {
        double[] two = pairs(-0.1, 0.001, 10);
        two[1] = NaN;
        two[4] = NaN;
        // Eight of ten pairs: 2^-8 is over the 0.1% of the look at ten; at look eight there were six pairs, 2^-6.
        assertThat(only(two).time()).isInstanceOf(TimeFinding.Undecided.class);
        double[] more = Arrays.copyOf(two, 13);
        Arrays.fill(more, 10, 13, -0.1);
        assertThat(only(more).time()).isEqualTo(new TimeFinding.Drop(Math.pow(2, -11), 11));
        more[7] = NaN;
        assertThat(only(more))
                .as("the third is missing at the look at eight")
                .returns(new TimeFinding.MissingRounds(3, 13), Rule.Decision::time)
                .returns(8, Rule.Decision::rounds);
        double[] passed = pairs(0, 0.001, 30);
        Arrays.fill(passed, 6, 30, NaN);
        assertThat(only(passed).verdict()).as("it had its verdict").isEqualTo(Verdict.PASS);
    }

    @Test
    void aRiseInAllocationIsNamedFromTenRoundsOn() {
        double[] calm = pairs(0, 0.001, 13);
        Rule.Decision risen = only(withMemory(calm, 100, NaN));
        assertThat(risen.memory().allocation()).isEqualTo(Verdict.REGRESSION);
        isGiven(risen, new TimeFinding.NoDrop(0.05), 10, 1.0 / 1024);
        Rule.Decision early = only(withMemory(Arrays.copyOf(calm, 9), 100, NaN));
        assertThat(early.verdict()).as("a suspect does not pass").isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(early.memory().allocation()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(only(withMemory(calm, -16, NaN)).verdict()).isEqualTo(Verdict.PASS);
    }

    @Test
    void aLeakIsNamedBesideAllocationThatDidNotRise() {
        double[] calm = pairs(0, 0.001, 13);
        Rule.Decision leaks = only(withMemory(calm, -16, 2_900));
        assertThat(leaks.memory()).isEqualTo(new Reason.Memory(Verdict.PASS, Verdict.REGRESSION, 0));
        assertThat(leaks.rounds()).as("all forks show it").isEqualTo(3);
        assertThat(only(withMemory(Arrays.copyOf(calm, 2), -16, 2_900)).verdict())
                .isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(only(withMemory(calm, -16, 0)).verdict()).isEqualTo(Verdict.PASS);
        assertThat(only(withMemory(calm, 100, 0)).rounds())
                .as("where neither side ever leaks, allocation is named as early as before")
                .isEqualTo(10);
    }

    @Test
    void pairsThatReadNoLeakSayNothingOfOne() {
        double[] every = new double[30];
        Arrays.setAll(every, i -> i % 2 == 0 ? 64 : 0);
        assertThat(withLeaks(every))
                .as("15 of 30 forks show it: 2^-15 is below the 0.0125% of that look")
                .returns(Verdict.REGRESSION, d -> d.memory().leak())
                .returns(30, Rule.Decision::rounds);
        double[] once = new double[10];
        once[1] = 64;
        assertThat(withLeaks(Arrays.copyOf(once, 6)).verdict()).as("one in six").isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(withLeaks(once)).as("one in ten").returns(Verdict.PASS, Rule.Decision::verdict);
        double[] read = new double[30];
        Arrays.fill(read, 3, 30, NaN);
        assertThat(withLeaks(read).verdict()).as("read in three rounds").isEqualTo(Verdict.PASS);
    }

    @Test
    void besideCasesThatAllStayBelowTheirThresholdsARiseIsNamedAtThirteen() {
        PairTable time = table(pairs(0, 0.001, 13), pairs(0, 0.002, 13));
        PairTable both = Verdicts.table(
                time.cases(), time.differences(), time.totals(), rounds(constant(100, 13), constant(-16, 13)));
        // The flip of all rounds makes the calm case as extreme: 2/1024 is over 0.1%, 2/8192 is below 0.05%.
        assertThat(Verdicts.of(STANDARD, both).get(0))
                .returns(Verdict.REGRESSION, decision -> decision.memory().allocation())
                .returns(13, Rule.Decision::rounds);
        assertThat(Verdicts.of(STANDARD, both.first(10)).get(0).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(Verdicts.of(STANDARD, both).get(1).verdict()).isEqualTo(Verdict.PASS);
    }

    @Test
    void aCaseThatIsSlowInSomeForksIsTold() {
        double[] d = pairs(0, 0.005, 30);
        for (int i = 2; i < 30; i += 5) {
            d[i] = -0.2;
        }
        // The first of six pairs is below the tolerance, so look six cannot pass; later a fifth of the pairs are.
        assertThat(only(d))
                .returns(Verdict.INCONCLUSIVE, Rule.Decision::verdict)
                .returns(List.of(new TimeFinding.Bimodal(6, 30)), Rule.Decision::beside);
        double[] oneOnly = pairs(0, 0.005, 30);
        oneOnly[2] = -0.2;
        assertThat(only(oneOnly).verdict()).as("an outlier").isEqualTo(Verdict.PASS);
    }

    @Test
    void wideNoiseIsNotCalledBimodal() {
        SplittableRandom random = new SplittableRandom(17);
        int named = 0;
        for (int i = 0; i < 2000; i++) {
            double[] d = new double[30];
            Arrays.setAll(d, r -> 0.05 * random.nextGaussian());
            named += Bimodality.count(d, Math.log(0.95)) > 0 ? 1 : 0;
        }
        // At this sd 15% of pairs lie 5% below no change; about 1% of such cases are named.
        assertThat(ExactTests.clopperPearson(named, 2000)[1]).isLessThan(0.025);
    }

    @Test
    void aTotalThatGotWorseThoughTheMedianDidNotIsToldAndDecidesNothing() {
        double[] calm = pairs(0, 0.001, 30);
        double[] worse = pairs(Math.log(0.9), 0.001, 30);
        double[] none = constant(0, 30);
        Rule.Decision told = withStalls(calm, worse, none);
        assertThat(told.verdict()).isEqualTo(Verdict.PASS);
        assertThat(told.beside())
                .singleElement()
                .isInstanceOfSatisfying(
                        TimeFinding.WorseTotal.class,
                        total -> assertThat(total.drop()).isCloseTo(0.1, within(0.001)));
        assertThat(withStalls(calm, pairs(Math.log(0.96), 0.001, 30), none).beside())
                .as("less than the tolerance")
                .isEmpty();
        assertThat(withStalls(calm, pairs(Math.log(0.9), 0.5, 30), none).beside())
                .as("totals that scatter")
                .isEmpty();
        assertThat(withStalls(pairs(-0.1, 0.001, 30), worse, none))
                .as("the median sees it")
                .returns(Verdict.REGRESSION, Rule.Decision::verdict)
                .returns(List.of(), Rule.Decision::beside);
    }

    private static double stall(Rule.Decision decision) {
        return decision.beside().stream()
                .mapToDouble(f -> f instanceof TimeFinding.Stalls stalls ? stalls.share() : 0)
                .sum();
    }

    @Test
    void stallsAreToldAndAStandstillDoesNotPass() {
        double[] calm = pairs(0, 0.001, 30);
        Rule.Decision always = withStalls(calm, calm, pairs(0.1, 0.02, 30));
        assertThat(always.verdict()).isEqualTo(Verdict.PASS);
        assertThat(stall(always)).isCloseTo(0.1, within(0.03));
        double[] once = constant(0, 30);
        once[3] = 7;
        Rule.Decision still = withStalls(calm, calm, once);
        assertThat(still.time()).isEqualTo(new TimeFinding.Stalls(7, true));
        assertThat(still).returns(true, Rule.Decision::isGiven).returns(6, Rule.Decision::rounds);
        once[3] = 0.5;
        assertThat(withStalls(calm, calm, once).verdict()).isEqualTo(Verdict.PASS);
        once[3] = 0.7;
        once[5] = -0.3;
        assertThat(withStalls(calm, calm, once).time()).isEqualTo(new TimeFinding.Stalls(0.7, true));
        once[5] = -0.6;
        assertThat(withStalls(calm, calm, once).verdict())
                .as("a late compilation, on one side and on the other")
                .isEqualTo(Verdict.PASS);
        once[3] = 0.5;
        once[5] = 0;
        assertThat(withStalls(calm, calm, pairs(0.02, 0.4, 30)).verdict())
                .as("a collector that had to wait, on one side or the other")
                .isEqualTo(Verdict.PASS);
        assertThat(withStalls(pairs(-0.1, 0.001, 30), calm, once).verdict()).isEqualTo(Verdict.REGRESSION);
        double[] six = pairs(0, 0.001, 6);
        assertThat(stall(withStalls(six, six, new double[] {0.3, -3.5, 0.4, 0.3, 0.35, 0.5})))
                .as("a round in which the machine stood still under the baseline hides no lock")
                .isPositive();
    }

    /** Pass: pi/3 (4.52 sd / gap)^2 from ln 0.95; regression: (4.93 sd / gap)^2 from ln 0.99; the smaller one, rounded up. */
    @ParameterizedTest
    @CsvSource({
        // Eight pairs of +-0.1 about 0: the variance is 8 0.01 / 7 = 0.0114286, the gap 0.0512933:
        // 1.0471976 20.4304 0.0114286 / 0.0026310 = 92.94.
        "0, 0.1, 8, 93",
        // About -0.3 with +-0.4: 24.3049 (8 0.16 / 7) / 0.2899497^2 = 52.86.
        "-0.3, 0.4, 8, 53",
        // To pass 0.0312933: 1.0471976 20.4304 0.0114286 / 0.00097927 = 249.69; to be named 0.0099497: 2806.
        "-0.02, 0.1, 8, 250",
        // More than there are; and with no spread yet.
        "-0.3, 0.001, 7, 8",
        // Nine that agree do not reach the error of the looks at 10 and 13 rounds, 0.1%.
        "-0.3, 0.001, 8, 10",
        "-0.3, 0.3, 2, 30",
    })
    void pairsThatWouldSettleIt(double centre, double distance, int n, long settle) {
        double[] pairs = new double[n];
        Arrays.setAll(pairs, i -> centre + (i % 2 == 0 ? distance : -distance));
        assertThat(Forecast.pairsToSettle(STANDARD, pairs)).hasValue(settle);
    }

    /** All six pairs lie beyond it; or they scatter about it. */
    @ParameterizedTest
    @CsvSource({"-0.13, 0.01, true", "-0.03, 0.04, false"})
    void aDropThatTooFewPairsShowIsProbable(double centre, double distance, boolean probable) {
        assertThat(only(table(pairs(centre, distance, 6))).time())
                .isInstanceOfSatisfying(
                        TimeFinding.Undecided.class,
                        undecided -> assertThat(undecided.isProbable()).isEqualTo(probable));
    }

    @Test
    void aToleranceOfOnePercentLeavesNoGapAtADropOfOnePercent() {
        assertThat(Forecast.pairsToSettle(STANDARD.withTolerance(0.01), constant(Math.log1p(-0.01), 6)))
                .isEmpty();
    }
}
