package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Pace;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.TimeFinding;
import org.jaxrsbench.gate.Verdict;
import org.junit.jupiter.api.Test;

/** Verdicts in the words of check.csv and the tables. */
class VerdictWordsTest {

    private static final AllowFile.Entry ENTRY = new AllowFile.Entry(
            Pattern.compile("a"), "10%", "safer hashing", LocalDate.of(2027, 1, 31), Optional.empty());
    private static final Reason DROP = measured(new TimeFinding.Drop(0.0031, 13), Verdict.PASS);
    private static final Reason DROP_AND_MORE = measured(new TimeFinding.Drop(0.0031, 13), Verdict.REGRESSION);

    /** Every reason, with what its words have to say. */
    private static final Map<Reason, String> WORDS = new LinkedHashMap<>();

    private static Reason measured(TimeFinding time, Verdict allocation) {
        return new Reason.Measured(time, new Reason.Memory(allocation, Verdict.PASS, 0));
    }

    private static void words(TimeFinding time, String words) {
        WORDS.put(measured(time, Verdict.PASS), words);
    }

    private static TimeFinding undecided(double excluded, long... pairs) {
        return new TimeFinding.Undecided(excluded, LongStream.of(pairs).max(), false);
    }

    static {
        words(new TimeFinding.Drop(0.0031, 13), "REGRESSION in 13 pairs");
        words(new TimeFinding.NoDrop(0.125), "pass: no drop >= 12.5%");
        words(new TimeFinding.Faster(), "pass: faster");
        words(undecided(0.0743, 40), "only drops >= 7.4% are excluded, about 40 pairs would settle it");
        words(undecided(1, 1001), "no drop is excluded, more pairs would hardly settle it");
        words(
                new TimeFinding.Undecided(1, OptionalLong.of(10), true),
                "INCONCLUSIVE: probably slower, about 10 pairs would settle it");
        words(undecided(0.08), "more pairs would hardly settle it");
        words(new TimeFinding.Stalls(7, true), "700%");
        words(new TimeFinding.ByCpu(0.082, true), "8.2%");
        words(new TimeFinding.BusyThreads(1.874), "187.4% of a processor");
        words(new TimeFinding.MissingRounds(3, 16), "3 of 16 rounds are missing");
        words(new TimeFinding.TooFewPairs(5, 6), "5 pairs, needs at least 6");
        words(new TimeFinding.NotPaired(), "time cannot be judged; allocation has not risen");
        WORDS.put(DROP_AND_MORE, "REGRESSION in 13 pairs; REGRESSION: allocates more");
        WORDS.put(measured(new TimeFinding.NoDrop(0.05), Verdict.REGRESSION), "REGRESSION: allocates more");
        WORDS.put(measured(new TimeFinding.NoDrop(0.05), Verdict.INCONCLUSIVE), "INCONCLUSIVE: may allocate more");
        WORDS.put(measured(new TimeFinding.NotPaired(), Verdict.REGRESSION), "REGRESSION: allocates more");
        WORDS.put(
                measured(undecided(0.074, 40), Verdict.REGRESSION),
                "REGRESSION: allocates more; INCONCLUSIVE: only drops >= 7.4% are excluded");
        WORDS.put(
                new Reason.Measured(
                        new TimeFinding.Faster(), new Reason.Memory(Verdict.REGRESSION, Verdict.REGRESSION, 0)),
                "REGRESSION: allocates and leaks more");
        WORDS.put(
                new Reason.Measured(
                        new TimeFinding.TooFewPairs(3, 6), new Reason.Memory(Verdict.PASS, Verdict.REGRESSION, 0)),
                "REGRESSION: leaks more");
        WORDS.put(
                new Reason.Measured(
                        new TimeFinding.NoDrop(0.05),
                        Reason.Memory.FINE,
                        List.of(
                                new TimeFinding.Bimodal(4, 20),
                                new TimeFinding.Stalls(0.1, false),
                                new TimeFinding.WorseTotal(0.082))),
                "slow in 4 of 20 pairs, stalls in few slices, for 10% of the cost, its total got worse by 8.2%");
        WORDS.put(
                new Reason.Fails(List.of("Java heap space", "Java heap space", "Java heap space")),
                "REGRESSION: fails in 3 rounds, the baseline in none: ran out of memory: Java heap space");
        WORDS.put(new Reason.Failed("jmh:b.jar", "x.Broken: no luck"), "FAILED: jmh:b.jar: x.Broken: no luck");
        WORDS.put(
                new Reason.Missing("a parameter was added: charset"),
                "REGRESSION: the candidate lacks this case: a parameter was added: charset");
        WORDS.put(new Reason.Allowance(ENTRY, Reason.Use.ALLOWED, DROP), "safer hashing (REGRESSION in 13 pairs)");
        WORDS.put(
                new Reason.Allowance(ENTRY, Reason.Use.ALLOWED, new Reason.Missing("")),
                "allowed to be missing until 2027-01-31: safer hashing");
        WORDS.put(
                new Reason.Allowance(ENTRY, Reason.Use.EXPIRED, DROP),
                "REGRESSION in 13 pairs; the allow file's entry expired on 2027-01-31");
        WORDS.put(
                new Reason.Allowance(ENTRY, Reason.Use.DROP_ALONE, DROP),
                "INCONCLUSIVE: may take more memory than the allow file's entry allows, not confirmed; the drop is allowed");
        WORDS.put(new Reason.Allowance(ENTRY, Reason.Use.EXCEEDED, DROP), "more than the allow file's entry allows");
    }

    /** The verdict stands at their start, where it is a regression. */
    @Test
    void everyReasonHasItsWords() {
        WORDS.forEach((reason, words) -> {
            String all = VerdictWords.of(reason);
            assertThat(all).contains(words);
            assertThat(all.startsWith("REGRESSION")).as(all).isEqualTo(reason.verdict() == Verdict.REGRESSION);
        });
    }

    @Test
    void noKindOfReasonIsLeftOut() {
        assertThat(WORDS.keySet()).extracting(Object::getClass).contains(Reason.class.getPermittedSubclasses());
        Stream<Object> findings = WORDS.keySet().stream()
                .filter(Reason.Measured.class::isInstance)
                .map(Reason.Measured.class::cast)
                .flatMap(m -> Stream.concat(Stream.of(m.time()), m.beside().stream()));
        assertThat(findings).extracting(Object::getClass).contains(TimeFinding.class.getPermittedSubclasses());
    }

    private static String soFar(Estimate change, Verdict given, long... toSettle) {
        return VerdictWords.of(new Rule.SoFar(
                change, Optional.ofNullable(given), LongStream.of(toSettle).max()));
    }

    @Test
    void whatIsSaidWhilePairsComeIn() {
        Estimate change = Estimate.ofChange(-0.0312, -0.0521, 0.004, 8);
        assertThat(soFar(change, null, 20)).isEqualTo("-3.1% [-5.2, +0.4], needs about 12 more");
        assertThat(soFar(change, Verdict.PASS, 20)).contains("passed");
        assertThat(soFar(change, Verdict.REGRESSION, 9)).contains("REGRESSION");
        assertThat(soFar(change, null)).contains("hardly");
        assertThat(soFar(Estimate.ofChange(-0.0312, -1, Double.POSITIVE_INFINITY, 5), null, 9))
                .isEmpty();
        Pace pace = new Pace(Double.POSITIVE_INFINITY).after(8, 240, 1);
        List<Case> open = Stream.of("A.m", "B.m", "C.m", "D.m")
                .map(name -> Case.of(name, "", "thrpt", 1))
                .toList();
        double[] pairs = {0.2, -0.2};
        assertThat(VerdictWords.undecided(pace, open.subList(0, 1), 6, c -> pairs, 30))
                .startsWith("after 8 rounds 1 of 6 cases is undecided: A.m (pair sd 28.3%)")
                .endsWith("after 30 rounds, is about 11 min away");
        assertThat(VerdictWords.undecided(pace, open, 6, c -> new double[1], 8))
                .endsWith("4 of 6 cases are undecided: A.m, B.m, C.m, and others");
    }
}
