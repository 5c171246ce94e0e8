package org.jaxrsbench.runner;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/** Makes a flight recording of the measured iterations, without start and warm-up. */
public final class RecordingProfiler implements InternalProfiler {

    private final Path file;
    private Recording recording;
    private int measured;

    /**
     * For JMH.
     *
     * @param settings the file that the recording goes to
     * @throws ProfilerException if it is none
     */
    public RecordingProfiler(String settings) throws ProfilerException {
        if (settings.isEmpty()) {
            throw new ProfilerException("expected a file for the recording");
        }
        file = Path.of(settings);
    }

    @Override
    public String getDescription() {
        return "a flight recording of the measured iterations";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        if (iteration.getType() != IterationType.MEASUREMENT || recording != null) {
            return;
        }
        try {
            recording = new Recording(Configuration.getConfiguration("profile"));
            recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
            recording.enable("jdk.ObjectAllocationSample").with("throttle", "2000/s");
            recording.setToDisk(true);
            recording.start();
        } catch (IOException | ParseException e) {
            throw new IllegalStateException("no flight recording can be made here", e);
        }
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        if (iteration.getType() == IterationType.MEASUREMENT
                && ++measured == benchmark.getMeasurement().getCount()) {
            try {
                recording.dump(file);
            } catch (IOException e) {
                throw new IllegalStateException("cannot write the flight recording " + file, e);
            } finally {
                recording.close();
            }
        }
        return List.of();
    }
}
