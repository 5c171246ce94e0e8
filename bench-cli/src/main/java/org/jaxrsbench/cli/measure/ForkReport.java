package org.jaxrsbench.cli.measure;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/**
 * How a fork ended.
 *
 * @param samples its rows; if it did not measure, one for each of its cases
 * @param slices of each of its cases, in order; none if it did not measure
 * @param row its conditions
 * @param jvm what it ran on; empty if it did not measure
 * @param failure why it failed; empty if it did not
 * @param failedCase place of the case that it failed on, among its cases; empty if it did not fail, or on none of them
 */
public record ForkReport(
        List<Sample> samples,
        List<CaseSlices> slices,
        ForkRow row,
        Optional<ForkJvm> jvm,
        String failure,
        OptionalInt failedCase) {

    /**
     * What a fork ran on.
     *
     * @param name name and version of its JVM
     * @param flags JVM flags
     * @param jmh version of JMH
     * @param settings times, threads and mode
     */
    public record ForkJvm(String name, String flags, String jmh, String settings) {}

    /** The figures of a case, of so many workers. */
    static Map<Metric, Double> figures(CaseSlices slices, int threads) {
        Map<Metric, Double> figures = new EnumMap<>(Metric.class);
        figures.put(Metric.COST, slices.typical() + slices.collector());
        figures.put(Metric.TYPICAL, slices.typical());
        figures.put(Metric.COLLECTOR, slices.collector());
        figures.put(Metric.TOTAL, slices.total());
        figures.put(Metric.THROUGHPUT, threads * 1e9 / slices.total());
        figures.put(Metric.CPU, slices.cpu());
        figures.put(Metric.ALLOC, slices.alloc());
        return figures;
    }

    /** Whether it did not fail; it measured nothing if a fork failed that it took turns with. */
    public boolean ok() {
        return failure.isEmpty();
    }

    /**
     * A figure of the one case that it measured.
     *
     * @throws IllegalArgumentException if it did not measure that
     */
    public double value(Metric metric) {
        return samples.stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(Sample::value)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(metric.label() + " was not measured"));
    }
}
