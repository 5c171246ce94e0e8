package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** Every reason in the words of check.csv and the tables. */
class VerdictWordsTest {

    private static final AllowFile.Entry ENTRY = new AllowFile.Entry(
            Pattern.compile("a"), "10%", "safer hashing", LocalDate.of(2027, 1, 31), Optional.empty());
    private static final Reason DROP = measured(new TimeFinding.Drop(0.0031, 13), Verdict.PASS);

    private static final Map<Reason, String> WORDS = new LinkedHashMap<>();

    private static Reason measured(TimeFinding time, Verdict allocation) {
        return new Reason.Measured(time, new Reason.Memory(allocation, Verdict.PASS, 0));
    }

    private static Reason allowance(Reason.Use use, Reason regression) {
        return new Reason.Allowance(ENTRY, use, regression);
    }

    /** With more allocation if the words say so. */
    private static void words(TimeFinding time, String words) {
        boolean more = words.contains("allocates more");
        Verdict may = words.contains("may allocate more") ? Verdict.INCONCLUSIVE : Verdict.PASS;
        if (words.contains("leaks more")) {
            Verdict allocation = words.contains("allocates") ? Verdict.REGRESSION : Verdict.PASS;
            WORDS.put(new Reason.Measured(time, new Reason.Memory(allocation, Verdict.REGRESSION, 0)), words);
            return;
        }
        WORDS.put(measured(time, more ? Verdict.REGRESSION : may), words);
    }

    private static TimeFinding undecided(double excluded, long... pairs) {
        return new TimeFinding.Undecided(excluded, LongStream.of(pairs).max());
    }

    static {
        words(new TimeFinding.Drop(0.0031, 13), "REGRESSION in 13 pairs");
        words(new TimeFinding.Drop(0.0031, 13), "REGRESSION in 13 pairs; REGRESSION: allocates more");
        words(new TimeFinding.NoDrop(0.05), "pass: no drop >= 5%");
        words(new TimeFinding.NoDrop(0.125), "pass: no drop >= 12.5%");
        words(new TimeFinding.NoDrop(0.05), "REGRESSION: allocates more");
        words(new TimeFinding.NoDrop(0.05), "INCONCLUSIVE: may allocate more, not confirmed");
        words(new TimeFinding.NoDrop(0.05), "REGRESSION: leaks more");
        words(new TimeFinding.Faster(), "REGRESSION: allocates and leaks more");
        words(new TimeFinding.Faster(), "pass: faster");
        words(
                undecided(0.074, 40),
                "REGRESSION: allocates more; INCONCLUSIVE: only drops >= 7.4% are excluded, about 40 pairs would settle it");
        words(undecided(0.0743, 40), "INCONCLUSIVE: only drops >= 7.4% are excluded, about 40 pairs would settle it");
        words(
                undecided(1, 1001),
                "INCONCLUSIVE: no drop is excluded, more pairs would hardly settle it;"
                        + " INCONCLUSIVE: may allocate more, not confirmed");
        words(undecided(0.08), "INCONCLUSIVE: only drops >= 8% are excluded, more pairs would hardly settle it");
        words(
                new TimeFinding.Stalls(7, true),
                "INCONCLUSIVE: the candidate stood still in one pair, for 700% of what the baseline's slices take");
        words(
                new TimeFinding.ByCpu(0.082, true),
                "INCONCLUSIVE: CPU time did not rise, but by the clock it got worse by 8.2%");
        words(
                new TimeFinding.BusyThreads(1.874),
                "INCONCLUSIVE: background threads of the candidate take 187.4% of a processor more than the baseline's,"
                        + " which no operation is charged for");
        WORDS.put(
                new Reason.Measured(
                        new TimeFinding.NoDrop(0.05),
                        Reason.Memory.FINE,
                        List.of(
                                new TimeFinding.Bimodal(4, 20),
                                new TimeFinding.Stalls(0.1, false),
                                new TimeFinding.WorseTotal(0.082))),
                "pass: no drop >= 5%; note: slow in 4 of 20 pairs, stalls in few slices, for 10% of the cost,"
                        + " its total got worse by 8.2%");
        words(new TimeFinding.TooFewPairs(3, 6), "REGRESSION: leaks more");
        WORDS.put(
                new Reason.Fails(List.of("Java heap space", "Java heap space", "Java heap space")),
                "REGRESSION: fails in 3 rounds, the baseline in none: ran out of memory: Java heap space");
        words(
                new TimeFinding.MissingRounds(3),
                "INCONCLUSIVE: 3 rounds are missing: workers waited for a processor, or nobody measured them");
        words(new TimeFinding.TooFewPairs(5, 6), "INCONCLUSIVE: 5 pairs, needs at least 6");
        words(
                new TimeFinding.NotPaired(),
                "INCONCLUSIVE: rounds were not measured as pairs, so time cannot be judged; allocation has not risen");
        words(new TimeFinding.NotPaired(), "REGRESSION: allocates more");
        WORDS.put(new Reason.Failed("jmh:b.jar", "x.Broken: no luck"), "FAILED: jmh:b.jar: x.Broken: no luck");
        WORDS.put(new Reason.Failed("jmh:b.jar", ""), "FAILED: jmh:b.jar");
        WORDS.put(
                new Reason.Missing("a parameter was added: charset"),
                "REGRESSION: the candidate lacks this case: a parameter was added: charset");
        Reason missing = new Reason.Missing("");
        WORDS.put(missing, "REGRESSION: the candidate lacks this case");
        String dropped = "REGRESSION in 13 pairs";
        WORDS.put(allowance(Reason.Use.ALLOWED, DROP), "allowed until 2027-01-31: safer hashing (" + dropped + ")");
        WORDS.put(allowance(Reason.Use.ALLOWED, missing), "allowed to be missing until 2027-01-31: safer hashing");
        WORDS.put(allowance(Reason.Use.EXPIRED, DROP), dropped + "; the allow file's entry expired on 2027-01-31");
        WORDS.put(allowance(Reason.Use.EXCEEDED, DROP), dropped + "; more than the allow file's entry allows");
    }

    /** The verdict stands at their start, where it is a regression. */
    @Test
    void everyReasonHasItsWords() {
        WORDS.forEach((reason, words) -> {
            assertThat(VerdictWords.of(reason)).isEqualTo(words);
            assertThat(words.startsWith("REGRESSION")).isEqualTo(reason.verdict() == Verdict.REGRESSION);
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
                .isEqualTo(
                        "after 8 rounds 1 of 6 cases is undecided: A.m (pair sd 28.3%); the last look, after 30 rounds, is about 11 min away");
        assertThat(VerdictWords.undecided(pace, open, 6, c -> new double[1], 8))
                .isEqualTo("after 8 rounds 4 of 6 cases are undecided: A.m, B.m, C.m, and others");
    }
}
