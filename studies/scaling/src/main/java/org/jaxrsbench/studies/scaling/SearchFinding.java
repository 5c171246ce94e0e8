package org.jaxrsbench.studies.scaling;

import java.util.Optional;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A row of {@code found.csv}: what a search suspects a subject of, and what time says of it.
 *
 * @param finding its name in {@code findings.json} beside the file, which has the application, the requests and the work
 * @param axis what grows
 * @param ofRequest whether requests grow, while the application stays as it is: any caller can send them
 * @param near the smaller size
 * @param far the larger size
 * @param timed empty if pairs did not measure it
 * @param says the suspicion in words
 * @param judged empty if nobody looked into it
 */
public record SearchFinding(
        String finding,
        String subject,
        Kind kind,
        String axis,
        boolean ofRequest,
        int near,
        int far,
        Optional<Timed> timed,
        String says,
        Optional<Judged> judged) {

    /** The name of the file. */
    public static final String FILE = "found.csv";

    /** The file. */
    public static final Table<SearchFinding> TABLE =
            new Table<>(SearchFinding.class, "scripts/bench scaling --search", 4);

    /** The ways in which an implementation may be wrong. */
    public enum Kind implements Labeled {
        /** A cost of more than three times that of a near neighbor. */
        CLIFF,
        /** A cost that grows faster than what it is the cost of. */
        SUPERLINEAR,
        /** A cost that grows by five times as much as the others'. */
        BEYOND_OTHERS,
        /** Another answer than the specification's. */
        ANSWER
    }

    /**
     * What pairs measured.
     *
     * @param cost of the larger size over that of the smaller; if {@link Kind#BEYOND_OTHERS}, what it adds over what it adds elsewhere
     * @param beyond how much has to be exceeded
     */
    public record Timed(Estimate.AsRatio cost, double beyond) {

        /** Whether the whole 95% interval lies beyond that. */
        public boolean holds() {
            return cost.low() > beyond;
        }
    }

    /** What reading the sources says. */
    public enum Judgment implements Labeled {
        /** Neither repeated nor wrong; or somebody chose the cost. */
        BY_DESIGN,
        /** Work is repeated though once would do, or an answer is wrong. */
        DEFECT,
        /** The sources do not decide it. */
        UNKNOWN
    }

    /**
     * A judgment.
     *
     * @param why in a sentence
     * @param source address of the code that it rests on
     */
    public record Judged(Judgment judgment, String why, String source) {}
}
