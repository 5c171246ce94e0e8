package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Failing;
import org.jaxrsbench.gate.Pace;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.TimeFinding;
import org.jaxrsbench.gate.Verdict;

/** A case's verdict in words. */
public final class VerdictWords {

    /** More pairs than these take too long. */
    private static final long MOST_PAIRS = 1000;

    /** Of undecided cases; a line holds no more. */
    private static final int MOST_NAMED = 3;

    private VerdictWords() {}

    /** The verdict, with what supports it. */
    public static String of(Reason reason) {
        if (reason instanceof Reason.Measured measured) {
            return of(measured);
        }
        if (reason instanceof Reason.Allowance allowance) {
            return of(allowance.entry(), allowance.use(), allowance.regression());
        }
        if (reason instanceof Reason.Failed failed) {
            return "FAILED: " + failed.subject() + (failed.why().isEmpty() ? "" : ": " + failed.why());
        }
        if (reason instanceof Reason.Fails fails) {
            String why = fails.whys().get(0);
            return "REGRESSION: fails in " + Words.count(fails.whys().size(), "round") + ", the baseline in none: "
                    + Failing.of(why).map(Failing::words).orElse("failed") + ": " + why;
        }
        // The one that is left: Reason.Missing.
        String parameters = ((Reason.Missing) reason).parameters();
        return "REGRESSION: the candidate lacks this case" + (parameters.isEmpty() ? "" : ": " + parameters);
    }

    private static String of(AllowFile.Entry entry, Reason.Use use, Reason regression) {
        boolean missing = regression instanceof Reason.Missing;
        return switch (use) {
            case ALLOWED ->
                "allowed " + (missing ? "to be missing " : "") + "until " + entry.expires() + ": " + entry.reason()
                        + (missing ? "" : " (" + of(regression) + ")");
            case DROP_ALONE ->
                "INCONCLUSIVE: may take more memory than the allow file's entry allows, not confirmed; the drop is allowed until "
                        + entry.expires() + ": " + entry.reason() + " (" + of(regression) + ")";
            case EXPIRED -> of(regression) + "; the allow file's entry expired on " + entry.expires();
            case EXCEEDED -> of(regression) + "; more than the allow file's entry allows";
        };
    }

    private static String of(Reason.Measured measured) {
        TimeFinding time = measured.time();
        Verdict memory = measured.memory().verdict();
        boolean risen = memory != Verdict.PASS;
        String more = Stream.of(
                        measured.memory().allocation() == memory ? "allocate" : "",
                        measured.memory().leak() == memory ? "leak" : "")
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" and "));
        String does = more.replace("allocate", "allocates").replace("leak", "leaks") + " more";
        List<String> parts = new ArrayList<>();
        boolean unsaid = time instanceof TimeFinding.NotPaired
                || memory == Verdict.REGRESSION && time instanceof TimeFinding.TooFewPairs;
        if (!risen || time.verdict() != Verdict.PASS && !unsaid) {
            parts.add(of(time));
        }
        if (memory == Verdict.REGRESSION) {
            // Beside a time that is merely undecided, the regression is what has to be read.
            parts.add(time.verdict() == Verdict.INCONCLUSIVE ? 0 : parts.size(), "REGRESSION: " + does);
        } else if (risen) {
            parts.add(
                    time.verdict() == Verdict.REGRESSION
                            ? does + ", too, not confirmed"
                            : "INCONCLUSIVE: may " + more + " more, not confirmed");
        } else if (time instanceof TimeFinding.NotPaired) {
            parts.add("allocation has not risen");
        }
        if (!measured.beside().isEmpty()) {
            parts.add(
                    measured.beside().stream().map(VerdictWords::note).collect(Collectors.joining(", ", "note: ", "")));
        }
        return String.join("; ", parts);
    }

    private static String note(TimeFinding beside) {
        if (beside instanceof TimeFinding.Bimodal bimodal) {
            return "slow in " + bimodal.slow() + " of " + bimodal.pairs() + " pairs";
        }
        if (beside instanceof TimeFinding.WorseTotal worse) {
            return "its total got worse by " + Words.percent(worse.drop());
        }
        if (beside instanceof TimeFinding.ByCpu by) {
            return "judged by CPU time of all Java threads, which scatters less; by the clock "
                    + String.format(Locale.ROOT, "%+.1f%%", -100 * by.drop());
        }
        // The one that is left: TimeFinding.Stalls.
        return "stalls in few slices, for " + Words.percent(((TimeFinding.Stalls) beside).share()) + " of the cost";
    }

    private static String of(TimeFinding time) {
        if (time instanceof TimeFinding.Drop drop) {
            return "REGRESSION in " + drop.pairs() + " pairs";
        }
        if (time instanceof TimeFinding.NoDrop none) {
            return "pass: no drop >= " + Words.percent(none.tolerance());
        }
        if (time instanceof TimeFinding.Faster) {
            return "pass: faster";
        }
        if (time instanceof TimeFinding.Stalls stalls) {
            return "INCONCLUSIVE: the candidate stood still in one pair, for " + Words.percent(stalls.share())
                    + " of what the baseline's slices take";
        }
        if (time instanceof TimeFinding.ByCpu by) {
            return "INCONCLUSIVE: CPU time did not rise, but by the clock it got worse by " + Words.percent(by.drop());
        }
        if (time instanceof TimeFinding.BusyThreads busy) {
            return "INCONCLUSIVE: background threads of the candidate take " + Words.percent(busy.share())
                    + " of a processor more than the baseline's, which no operation is charged for";
        }
        if (time instanceof TimeFinding.MissingRounds rounds) {
            return "INCONCLUSIVE: " + rounds.missing() + " of " + rounds.rounds()
                    + " rounds are missing: workers waited for a processor, or nobody measured them";
        }
        if (time instanceof TimeFinding.TooFewPairs few) {
            return "INCONCLUSIVE: " + few.pairs() + " pairs, needs at least " + few.needed();
        }
        if (time instanceof TimeFinding.Undecided undecided) {
            return "INCONCLUSIVE: " + so(undecided) + ", " + toSettle(undecided.pairsToSettle());
        }
        // The one that is left: TimeFinding.NotPaired.
        return "INCONCLUSIVE: rounds were not measured as pairs, so time cannot be judged";
    }

    private static String so(TimeFinding.Undecided undecided) {
        if (undecided.isProbable()) {
            return "probably slower";
        }
        return undecided.excludedDrop() >= 1
                ? "no drop is excluded"
                : "only drops >= " + Words.percent(undecided.excludedDrop()) + " are excluded";
    }

    private static String toSettle(OptionalLong pairs) {
        return isHopeless(pairs)
                ? "more pairs would hardly settle it"
                : "about " + pairs.getAsLong() + " pairs would settle it";
    }

    private static boolean isHopeless(OptionalLong pairs) {
        return pairs.isEmpty() || pairs.getAsLong() > MOST_PAIRS;
    }

    /** A change as far as it is known while pairs come in, and what the case still needs; empty without an interval. */
    public static String of(Rule.SoFar soFar) {
        Estimate change = soFar.change();
        return change.hasInterval()
                ? Words.change(change) + ", "
                        + soFar.given()
                                .map(verdict -> (verdict == Verdict.PASS ? "passed" : verdict.name())
                                        + ", measured on for the others")
                                .orElseGet(() -> stillNeeds(soFar.toSettle(), change.n()))
                : "";
    }

    private static String stillNeeds(OptionalLong pairs, int have) {
        if (isHopeless(pairs)) {
            return toSettle(pairs);
        }
        long more = pairs.getAsLong() - have;
        return more <= 1 ? "the next look may settle it" : "needs about " + more + " more";
    }

    /**
     * The cases that a look left undecided, and how far away the last look is: who sees that one case scatters may choose others.
     *
     * @param cases how many there are in all
     * @param pairs of a case so far, as log ratios
     * @param last number of rounds
     */
    public static String undecided(Pace pace, List<Case> open, int cases, Function<Case, double[]> pairs, int last) {
        String named = open.stream()
                .limit(MOST_NAMED)
                .map(c -> CaseNames.of(c) + sd(pairs.apply(c)))
                .collect(Collectors.joining(", "));
        return "after " + pace.rounds() + " rounds " + open.size() + " of " + cases + " cases "
                + (open.size() == 1 ? "is" : "are") + " undecided: " + named
                + (open.size() > MOST_NAMED ? ", and others" : "")
                + (pace.rounds() < last
                        ? "; the last look, after " + last + " rounds, is about "
                                + Math.max(1, Math.round((pace.seconds(last) - pace.spent()) / 60)) + " min away"
                        : "");
    }

    private static String sd(double[] pairs) {
        return pairs.length > 1 ? " (pair sd " + Words.percent(Estimate.sd(pairs)) + ")" : "";
    }
}
