package org.jaxrsbench.cli.reproduce;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.ServerProfile;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/** How a reproduction has things measured. What starts processes implements it; tests do without. */
public interface Measurements extends AutoCloseable {

    /**
     * What one tier's run gave.
     *
     * @param failed whether anything failed
     */
    record Measured(List<Sample> samples, boolean failed) {

        /** Nothing was to be measured. */
        static final Measured NOTHING = new Measured(List.of(), false);
    }

    /**
     * Puts servers under load and leaves the run's files.
     *
     * @throws IOException if it cannot go on
     */
    Measured http(RunFolder folder, List<HttpBatch> batches) throws IOException, InterruptedException;

    /**
     * Measures in-process, in a run of its own.
     *
     * @param subjects as the command line has them
     * @param benchmarks a regular expression
     * @throws IOException if it cannot go on
     */
    Measured inProcess(List<String> subjects, String benchmarks) throws IOException, InterruptedException;

    /**
     * Records one launch of a server under load.
     *
     * @param recording where the recording is left
     * @throws IOException if the server or the load fails, or nothing is recorded
     */
    ServerProfile profile(HttpTarget target, Path recording) throws IOException, InterruptedException;

    @Override
    void close();
}
