package org.jaxrsbench.studies.claims;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.format.Table.Column;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;

/**
 * A row of {@code known-regressions.csv}: a regression that users reported, the case that ought to show it, and what was seen.
 *
 * @param report what users said
 * @param cases what is measured, as words of {@code scripts/bench check}: a pattern, {@code -p}, {@code --threads}
 * @param neutral two releases that nobody accused of it, a blank between them: a verdict against the second one is a false alarm
 * @param excuse why it cannot be run; empty if it can
 * @param seen empty until it was measured
 */
public record KnownRegression(Report report, String cases, String neutral, String excuse, Optional<Seen> seen) {

    /** The file. */
    public static final Table<KnownRegression> TABLE = new Table<>(KnownRegression.class);

    /** The kind of a regression. */
    public enum Kind implements Labeled {
        /** Requests that are served. */
        SERVER_PATH,
        /** Requests that are sent. */
        CLIENT,
        /** Memory, threads or files that stay. */
        LEAK,
        /** What comes before the first answer. */
        START,
        /** Threads that wait for each other. */
        LOCK,
        /** Memory that an application takes. */
        SIZE;

        @Override
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * What users said.
     *
     * @param issue address of the issue, pull request or advisory
     * @param good release without it
     * @param bad release with it: a later one, or an earlier one if it had always been there until it was mended
     * @param reported in a few words, with a figure where there is one
     */
    public record Report(String issue, String implementation, String good, String bad, Kind kind, String reported) {

        /** The short name of a report: the project and a number, or the tracker's key. */
        public String shortName() {
            return issue.replaceFirst(".*/([^/]+)/(?:issues|pull)/(\\d+)$", "$1#$2")
                    .replaceFirst(".*/", "");
        }
    }

    /**
     * What the gate said.
     *
     * @param by what named it; {@code nothing} if nothing did
     * @param worst the case that got worst
     * @param change of its cost, as a fraction: 0.05 costs five percent more; with its 95% interval
     * @param allocBytes by how many bytes an operation of it allocates more
     * @param leakBytes by how many bytes more stay after an operation
     * @param rounds that were measured
     * @param neutralVerdict on the neutral pair
     * @param neutralChange of cost there, in its worst case
     */
    public record Seen(
            By by,
            String worst,
            Estimate.AsChange change,
            double allocBytes,
            double leakBytes,
            int rounds,
            Verdict neutralVerdict,

            @Column({"neutral_change", "neutral_low", "neutral_high"})
            Estimate.AsChange neutralChange) {}

    /** The finding by which a check names a regression. */
    public enum By implements Labeled {
        /** Cost. */
        TIME,
        /** Bytes that are allocated. */
        ALLOC,
        /** Bytes that stay. */
        LEAK,
        /** Forks of the bad release that end for want of memory, threads or files, where those of the good one do not. */
        FAILURE,
        /** The verdict is no regression. */
        NOTHING
    }

    /** Checks what does not depend on anything else. */
    public KnownRegression {
        if (excuse.isEmpty() && neutral.split(" ").length != 2) {
            throw new IllegalArgumentException("neutral is '" + neutral + "', expected two releases");
        }
    }

    /** Whether it can be run here. */
    public boolean runs() {
        return excuse.isEmpty();
    }

    /** Whether the gate named it. */
    public boolean isCaught() {
        return seen.filter(s -> s.by != By.NOTHING).isPresent();
    }

    /** Whether the gate accused a release that nobody did. */
    public boolean isFalseAlarm() {
        return seen.filter(s -> s.neutralVerdict == Verdict.REGRESSION).isPresent();
    }

    /** The releases of the pair, or of the neutral one, as subjects: baseline and candidate. */
    public List<String> subjects(boolean neutralPair) {
        List<String> versions = neutralPair ? List.of(neutral.split(" ")) : List.of(report.good, report.bad);
        return versions.stream().map(v -> report.implementation + ":" + v).toList();
    }

    /** The command that anybody can try it with. */
    public String command() {
        return "scripts/bench check --baseline " + subjects(false).get(0) + " --candidate "
                + subjects(false).get(1) + " " + cases;
    }
}
