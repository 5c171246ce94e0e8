package org.jaxrsbench.cli.cliffs;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.Sample;

/** What a search for cliffs has measured. */
public interface LadderMeasurements {

    /** All cases of a selection: a fork of each in each round, three rounds or more. A case of which a fork failed is left out. */
    List<Sample> measure(CaseSelection cases) throws InterruptedException;

    /** Whether a fork failed so far. */
    boolean failed();

    /**
     * Recordings, by value of the parameter.
     *
     * @param kind what the shares are shares of
     */
    record Recorded(FrameShares.Kind kind, Map<Long, FrameShares> shares) {}

    /**
     * Where the workers were with each value of a parameter; or, where the JVM could not tell that often enough, where they allocated.
     *
     * @param cases a selection with one case for each value
     * @throws IOException if there is no recording of one of them
     */
    Recorded recorded(CaseSelection cases, String parameter, List<Long> values)
            throws IOException, InterruptedException;
}
