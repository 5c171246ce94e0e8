package org.jaxrsbench.cli.history;

import java.util.Optional;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.results.Case;

/** Measures what a search asks for. Names are those of candidates. */
public interface BisectMeasurements {

    /**
     * A case that differs.
     *
     * @param result what fresh pairs say
     * @param sd standard deviation of the log ratio of its pairs
     */
    record Difference(Case of, StepTest.Result result, double sd) {}

    /**
     * A probe beside both ends, as log ratios of goodness.
     *
     * @param toGood to the good end
     * @param toBad to the bad end
     */
    record Probed(double toGood, double toBad) {}

    /**
     * Whether two differ, on fresh pairs, with an error of one percent.
     *
     * @param only the case that is compared; empty for all
     * @return the case that differs most; empty if none does
     */
    Optional<Difference> differ(String good, String bad, Optional<Case> only) throws InterruptedException;

    /** One round of both ends and a probe; empty if it was discarded. */
    Optional<Probed> probe(String good, String bad, String probe, Case of) throws InterruptedException;
}
