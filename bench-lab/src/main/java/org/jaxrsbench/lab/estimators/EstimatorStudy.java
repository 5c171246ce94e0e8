package org.jaxrsbench.lab.estimators;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.lab.files.StudyFiles;

/**
 * Measures pairs of forks of the same subject in several ways, and writes down each pair as it ends. How much such pairs
 * differ is all that limits what a gate can see.
 */
public final class EstimatorStudy {

    private final Path file;
    private final PrintStream progress;

    /**
     * A study.
     *
     * @param file where rows of {@link PairEstimate#COLUMNS} go
     * @param progress where each pair is announced as it ends
     */
    public EstimatorStudy(Path file, PrintStream progress) {
        this.file = file;
        this.progress = progress;
    }

    /** Something that measures one pair. */
    public interface PairMeasurement {

        /**
         * Measures a pair.
         *
         * @return one estimate of each metric and estimator
         * @throws IOException when a fork failed
         */
        List<PairEstimate> measure(PlannedPair planned) throws IOException;
    }

    /**
     * Measures.
     *
     * @param before what the file holds already
     * @return all that the file holds then
     * @throws IOException when a fork failed; what was measured before is in the file
     */
    public List<PairEstimate> measure(List<PlannedPair> missing, List<PairEstimate> before, PairMeasurement measurement)
            throws IOException {
        List<PairEstimate> all = new ArrayList<>(before);
        int done = 0;
        for (PlannedPair planned : missing) {
            List<PairEstimate> measured = measurement.measure(planned);
            all.addAll(measured);
            StudyFiles.write(
                    file,
                    PairEstimate.COLUMNS,
                    all.stream().map(PairEstimate::fields).toList());
            progress.printf(
                    "%d of %d: pair %d, %s, %s: %s s, d %s%n",
                    ++done,
                    missing.size(),
                    planned.pair(),
                    planned.way().name(),
                    planned.subject(),
                    measured.get(0).seconds(),
                    PairEstimate.number(measured.get(0).d(), 5));
        }
        return all;
    }
}
