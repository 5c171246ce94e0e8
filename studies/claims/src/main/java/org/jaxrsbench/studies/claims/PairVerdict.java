package org.jaxrsbench.studies.claims;

import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.format.Table.Column;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;

/**
 * A row of {@code verdicts.csv}: two releases that were drawn before anything was measured, and what the gate says of them.
 *
 * @param stratum of the draw, or the kind of a report and its short name, as in {@code leak/jersey#2902}
 * @param baseline a subject
 * @param candidate a subject; the same one where a release is compared with itself
 * @param cases what is measured, as words of {@code scripts/bench check}
 * @param again over 30 rounds, where the pair was not green and should be
 * @param note why it could not be measured, while it is open; later the cause of the verdict, written by hand
 */
public record PairVerdict(
        Question question,
        String stratum,
        String baseline,
        String candidate,
        String cases,
        Optional<Seen> seen,
        Optional<Again> again,
        String note) {

    /** The file. */
    public static final Table<PairVerdict> TABLE =
            new Table<>(PairVerdict.class, "scripts/bench reproduce verdicts", 4);

    /** The names of the pairs of known regressions. */
    public static final List<String> REGRESSIONS = List.of(Question.REPORT.label(), Question.NEUTRAL.label());

    /** The question that a pair helps to answer. */
    public enum Question implements Labeled {
        /** How often are two neighboring releases not green? */
        NEIGHBOR,
        /** How often is a release with itself not green? */
        SAME,
        /** Are the neutral pairs of known regressions green that were not? */
        NEUTRAL,
        /** Is named what users reported? */
        REPORT,
        /** Is named what a flag plants in a benchmark? */
        PLANTED,
        /** How often is a benchmark not green in which a flag plants nothing? */
        CLEAN;

        /** Whether red is no error, which further rounds would have to confirm. */
        private boolean accuses() {
            return this == REPORT || this == PLANTED;
        }
    }

    /**
     * What the gate says as users have it.
     *
     * @param seconds of the check
     * @param change of cost in the worst case, as a fraction: 0.05 costs five percent more; with its 95% interval
     * @param allocBytes by how many bytes an operation of it allocates more
     * @param leakBytes by how many bytes more stay after an operation
     * @param leak what stays, in words
     * @param worst the case, and why it has its verdict
     */
    public record Seen(
            Verdict verdict,
            int exitCode,
            int rounds,
            double seconds,
            Estimate.AsChange change,
            double allocBytes,
            double leakBytes,
            String leak,
            String worst,
            Where where) {}

    /** What measured it, when and on what. */
    public record Where(String commit, String processor, LocalDate day, String jdk) {}

    /**
     * What 30 rounds say, judged once.
     *
     * @param real {@code yes} if the candidate got worse by the tolerance or more, {@code no} if not, empty if they do not say
     */
    public record Again(
            @Column("verdict_30") Verdict verdict,

            @Column({"change_30", "ci_low_30", "ci_high_30"})
            Estimate.AsChange change,

            String real) {}

    /** A pair before it is measured. */
    public static PairVerdict open(Question question, String stratum, String baseline, String candidate, String cases) {
        return new PairVerdict(question, stratum, baseline, candidate, cases, Optional.empty(), Optional.empty(), "");
    }

    /** Whether something is still to be measured. */
    public boolean isOpen() {
        return seen.isEmpty() || again.isEmpty() && !question.accuses() && !isGreen();
    }

    /** Whether it was measured and passed. */
    public boolean isGreen() {
        return seen.filter(s -> s.exitCode == 0).isPresent();
    }

    /** Whether 30 rounds confirm that the candidate got worse. */
    public boolean isReal() {
        return again.filter(a -> a.real.equals("yes")).isPresent();
    }

    /** The short name of the report that it belongs to, as in {@code jersey#2902}; without one, the end of its stratum. */
    public String report() {
        return stratum.substring(stratum.indexOf('/') + 1);
    }

    /** Whether users reported it and the gate named it. */
    public boolean isCaught() {
        return question == Question.REPORT
                && seen.filter(s -> s.verdict == Verdict.REGRESSION).isPresent();
    }

    /**
     * Whether one of these names means it.
     *
     * @param names each of a question, a stratum, a report or a subject; none for all
     */
    public boolean isNamedBy(Collection<String> names) {
        List<String> own = List.of(
                String.join("/", question.label(), stratum, baseline, candidate).split("/"));
        return names.isEmpty() || names.stream().anyMatch(own::contains);
    }

    /** Whether a JVM flag is what the two differ in: then that has to be allowed. */
    public boolean differsByFlags() {
        return candidate.startsWith(baseline + "[");
    }

    /** The command that anybody can try it with. */
    public String command() {
        return "scripts/bench check --time-budget 6 --baseline " + baseline + " --candidate "
                + (differsByFlags() ? "'" + candidate + "' --allow-machine-mismatch " : candidate + " ") + cases;
    }

    /** This pair before it was measured. */
    public PairVerdict opened() {
        return open(question, stratum, baseline, candidate, cases);
    }

    /** This pair with what was found. */
    public PairVerdict with(Optional<Seen> found, Optional<Again> repeated, String why) {
        return new PairVerdict(question, stratum, baseline, candidate, cases, found, repeated, why);
    }
}
