package org.jaxrsbench.cli.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/**
 * How a fork ended.
 *
 * @param samples its rows; the one row of a failed fork if it failed
 * @param health what the machine and the JVM did beside it
 * @param jvm what it ran on; empty if it did not come to that
 * @param compiling share of a processor that the JVM's own threads took over the last ten warm-up iterations
 * @param failure why it failed; empty if it did not
 * @param failedCase place of the case that it failed on, among its cases; empty if it did not fail, or on none of them
 * @param sliced what it measured in slices; empty if it took turns by iterations
 */
public record ForkReport(
        List<Sample> samples,
        List<Health> health,
        Optional<ForkJvm> jvm,
        double compiling,
        String failure,
        OptionalInt failedCase,
        Optional<Sliced> sliced) {

    /** Without slices. */
    public ForkReport(
            List<Sample> samples,
            List<Health> health,
            Optional<ForkJvm> jvm,
            double compiling,
            String failure,
            OptionalInt failedCase) {
        this(samples, health, jvm, compiling, failure, failedCase, Optional.empty());
    }

    /**
     * What a fork measured in slices.
     *
     * @param slices of each of its cases, in order; empty if it failed, or a fork that it took turns with
     * @param row its row of {@code forks.csv}
     */
    public record Sliced(List<CaseSlices> slices, ForkRow row) {}

    /**
     * What a fork ran on.
     *
     * @param name name and version of its JVM
     * @param flags JVM flags
     * @param jmh version of JMH
     * @param settings times, threads and mode
     */
    public record ForkJvm(String name, String flags, String jmh, String settings) {}

    /** This report with the case that is known to have failed. */
    ForkReport failedOn(OptionalInt place) {
        return new ForkReport(samples, health, jvm, compiling, failure, place, sliced);
    }

    /** The mean of a share over the fork's windows; 0 if it was not watched. */
    double mean(String share) {
        return health.stream().mapToDouble(h -> h.shares().get(share)).average().orElse(0);
    }

    /** Whether it measured. */
    public boolean ok() {
        return failure.isEmpty();
    }

    /**
     * The median of a metric over the fork's windows.
     *
     * @throws IllegalArgumentException if the fork did not measure it
     */
    public double median(Metric metric) {
        return Summary.median(samples.stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(Sample::value)
                .toArray());
    }
}
