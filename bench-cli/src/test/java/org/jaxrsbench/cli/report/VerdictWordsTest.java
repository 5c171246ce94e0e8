package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Judging;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.TimeFinding;
import org.jaxrsbench.gate.Verdict;
import org.junit.jupiter.api.Test;

/** Every reason in the words that check.csv and the tables have always had. */
class VerdictWordsTest {

    private static final AllowFile.Entry ENTRY =
            new AllowFile.Entry(Pattern.compile("a"), 0.1, "safer hashing", LocalDate.of(2027, 1, 31));
    private static final Reason DROP = pairs(new TimeFinding.Drop(0.0031, 13), Verdict.PASS);

    private static Reason pairs(TimeFinding time, Verdict allocation) {
        return new Reason.Measured(Reason.Basis.PAIRS, time, allocation);
    }

    private static Reason runs(TimeFinding time, Verdict allocation) {
        return new Reason.Measured(Reason.Basis.STORED_RUNS, time, allocation);
    }

    private static final Map<Reason, String> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put(DROP, "REGRESSION p=.0031 n=13");
        WORDS.put(pairs(new TimeFinding.Drop(0.0000153, 16), Verdict.PASS), "REGRESSION p=2e-05 n=16");
        WORDS.put(
                pairs(new TimeFinding.Drop(0.0031, 13), Verdict.REGRESSION),
                "REGRESSION p=.0031 n=13; REGRESSION: allocates more");
        WORDS.put(pairs(new TimeFinding.NoDrop(0.05), Verdict.PASS), "pass: no drop >= 5%");
        WORDS.put(pairs(new TimeFinding.NoDrop(0.125), Verdict.PASS), "pass: no drop >= 12.5%");
        WORDS.put(pairs(new TimeFinding.NoDrop(0.05), Verdict.REGRESSION), "REGRESSION: allocates more");
        WORDS.put(pairs(new TimeFinding.Faster(), Verdict.PASS), "pass: faster");
        WORDS.put(
                pairs(new TimeFinding.Undecided(0.074, OptionalLong.of(40)), Verdict.REGRESSION),
                "REGRESSION: allocates more; INCONCLUSIVE: excludes only >= 7.4%, about 40 pairs would settle it");
        WORDS.put(pairs(new TimeFinding.Bimodal(4, 20), Verdict.PASS), "INCONCLUSIVE: bimodal, slow in 4 of 20 pairs");
        WORDS.put(
                pairs(new TimeFinding.WorseTotal(0.082), Verdict.PASS),
                "INCONCLUSIVE: the total got worse by 8.2% though the median did not: pauses in few windows");
        WORDS.put(
                pairs(new TimeFinding.MissingRounds(3), Verdict.PASS),
                "INCONCLUSIVE: 3 rounds are missing; the machine was too busy, or a fork too slow to warm up");
        WORDS.put(
                pairs(new TimeFinding.NoDrop(0.05), Verdict.INCONCLUSIVE),
                "INCONCLUSIVE: may allocate more, not confirmed");
        WORDS.put(pairs(new TimeFinding.TooFewPairs(5, 6), Verdict.PASS), "INCONCLUSIVE: 5 pairs, needs at least 6");
        WORDS.put(
                pairs(new TimeFinding.Undecided(0.0743, OptionalLong.of(40)), Verdict.PASS),
                "INCONCLUSIVE: excludes only >= 7.4%, about 40 pairs would settle it");
        WORDS.put(
                pairs(new TimeFinding.Undecided(1, OptionalLong.of(1001)), Verdict.INCONCLUSIVE),
                "INCONCLUSIVE: excludes only >= 100%, more pairs would hardly settle it;"
                        + " INCONCLUSIVE: may allocate more, not confirmed");
        WORDS.put(
                pairs(new TimeFinding.Undecided(0.08, OptionalLong.empty()), Verdict.PASS),
                "INCONCLUSIVE: excludes only >= 8%, more pairs would hardly settle it");
        WORDS.put(
                pairs(new TimeFinding.NotPaired(), Verdict.PASS),
                "INCONCLUSIVE: rounds were not measured as pairs, so time cannot be judged; allocation has not risen");
        WORDS.put(pairs(new TimeFinding.NotPaired(), Verdict.REGRESSION), "REGRESSION: allocates more");
        WORDS.put(runs(new TimeFinding.DropBesideRuns(0.00216), Verdict.PASS), "REGRESSION p=0.0022");
        WORDS.put(
                runs(new TimeFinding.NoDrop(0.05), Verdict.REGRESSION),
                "REGRESSION: allocates more; time: pass: no drop >= 5%");
        WORDS.put(
                runs(new TimeFinding.TooFewRuns(1, 3), Verdict.PASS),
                "INCONCLUSIVE: needs at least 3 baseline runs to judge time, has 1; allocation has not risen");
        WORDS.put(
                runs(new TimeFinding.RunsDiffer(0.1553), Verdict.INCONCLUSIVE),
                "INCONCLUSIVE: runs differ among themselves, excludes only >= 15.5%; may allocate more");
        WORDS.put(new Reason.Missing(Reason.Basis.PAIRS), "REGRESSION: the candidate lacks this case");
        WORDS.put(new Reason.Missing(Reason.Basis.STORED_RUNS), "REGRESSION: the current run lacks this case");
        WORDS.put(new Reason.Allowed(ENTRY, DROP), "allowed until 2027-01-31: safer hashing (REGRESSION p=.0031 n=13)");
        WORDS.put(
                new Reason.Allowed(ENTRY, new Reason.Missing(Reason.Basis.PAIRS)),
                "allowed to be missing until 2027-01-31: safer hashing");
        WORDS.put(
                new Reason.AllowanceExpired(ENTRY, DROP),
                "REGRESSION p=.0031 n=13; the allow file's entry expired on 2027-01-31");
        WORDS.put(
                new Reason.MoreThanAllowed(ENTRY, DROP),
                "REGRESSION p=.0031 n=13; more than the allow file's entry allows");
    }

    @Test
    void everyReasonHasItsWords() {
        WORDS.forEach((reason, words) -> assertThat(VerdictWords.of(reason)).isEqualTo(words));
    }

    @Test
    void noKindOfReasonIsLeftOut() {
        assertThat(WORDS.keySet()).extracting(Object::getClass).contains(Reason.class.getPermittedSubclasses());
        Stream<Object> findings = WORDS.keySet().stream()
                .filter(Reason.Measured.class::isInstance)
                .map(reason -> ((Reason.Measured) reason).time());
        assertThat(findings)
                .extracting(Object::getClass)
                .contains(Stream.of(TimeFinding.class.getPermittedSubclasses())
                        .flatMap(kind -> Stream.of(kind.getPermittedSubclasses()))
                        .toArray(Class<?>[]::new));
    }

    @Test
    void whatIsSaidWhilePairsComeIn() {
        Estimate change = Estimate.ofChange(-0.0312, -0.0521, 0.004, 8);
        assertThat(VerdictWords.of(new Judging.SoFar(change, Optional.empty(), OptionalLong.of(20))))
                .isEqualTo("-3.1% [-5.2, +0.4], needs about 12 more");
        assertThat(VerdictWords.of(new Judging.SoFar(change, Optional.of(Verdict.PASS), OptionalLong.of(20))))
                .isEqualTo("-3.1% [-5.2, +0.4], passed, measured on for the others");
        assertThat(VerdictWords.of(new Judging.SoFar(change, Optional.of(Verdict.REGRESSION), OptionalLong.of(9))))
                .isEqualTo("-3.1% [-5.2, +0.4], REGRESSION, measured on for the others");
        assertThat(VerdictWords.of(new Judging.SoFar(change, Optional.empty(), OptionalLong.empty())))
                .isEqualTo("-3.1% [-5.2, +0.4], more pairs would hardly settle it");
        Estimate wide = Estimate.ofChange(-0.0312, -1, Double.POSITIVE_INFINITY, 5);
        assertThat(VerdictWords.of(new Judging.SoFar(wide, Optional.empty(), OptionalLong.of(9))))
                .isEmpty();
        assertThat(VerdictWords.undecided(8, 2, 6))
                .isEqualTo("after 8 rounds 2 of 6 cases are undecided; all are measured on");
    }

    @Test
    void theVerdictStandsAtTheStartOfItsWords() {
        List<Reason> regressions = WORDS.keySet().stream()
                .filter(reason -> reason.verdict() == Verdict.REGRESSION)
                .toList();
        assertThat(regressions)
                .isNotEmpty()
                .allSatisfy(reason -> assertThat(VerdictWords.of(reason)).startsWith("REGRESSION"));
    }
}
