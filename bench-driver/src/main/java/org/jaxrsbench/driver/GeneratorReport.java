package org.jaxrsbench.driver;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/**
 * What one generator said of its slice, or several of them together of theirs.
 *
 * @param requests answered as expected
 * @param errors connections refused, reset or broken
 * @param wrongStatus answered with another status
 * @param timeouts not answered
 * @param blockedSessions the most users who waited for a connection or a session at the same time
 * @param beganMicros when the first request started, in microseconds since 1970
 * @param millis from then to the last answer, in milliseconds
 * @param latencies of all answers, in nanoseconds
 */
record GeneratorReport(
        long requests,
        long errors,
        long wrongStatus,
        long timeouts,
        long blockedSessions,
        long beganMicros,
        double millis,
        Histogram latencies) {

    private static final int FIELDS = 9;
    private static final double MICROS_PER_MILLI = 1000;
    private static final double NANOS_PER_MICRO = 1000;

    /**
     * Reads a reply.
     *
     * @param reply the fields that follow the word for success, and the word
     * @throws IOException if it is not such a reply
     */
    static GeneratorReport parse(List<String> reply) throws IOException {
        if (reply.size() != FIELDS) {
            throw new IOException("it reported " + reply.size() + " fields, expected " + FIELDS);
        }
        try {
            return new GeneratorReport(
                    Long.parseLong(reply.get(1)),
                    Long.parseLong(reply.get(2)),
                    Long.parseLong(reply.get(3)),
                    Long.parseLong(reply.get(4)),
                    Long.parseLong(reply.get(5)),
                    Long.parseLong(reply.get(6)),
                    Double.parseDouble(reply.get(7)),
                    Histogram.decodeFromCompressedByteBuffer(
                            ByteBuffer.wrap(Base64.getDecoder().decode(reply.get(8))), 0));
        } catch (RuntimeException | DataFormatException e) {
            // A histogram that is cut off is any of a number of exceptions.
            throw new IOException("it reported what cannot be read: " + e.getMessage(), e);
        }
    }

    /**
     * This and another one's slice as one. Percentiles cannot be added, but the latencies that they are read from can. The
     * time is that from the first one's beginning to the last one's end.
     */
    GeneratorReport plus(GeneratorReport other) {
        long began = Math.min(beganMicros, other.beganMicros);
        Histogram sum = latencies.copy();
        sum.setAutoResize(true);
        sum.add(other.latencies);
        return new GeneratorReport(
                requests + other.requests,
                errors + other.errors,
                wrongStatus + other.wrongStatus,
                timeouts + other.timeouts,
                blockedSessions + other.blockedSessions,
                began,
                Math.max(millisSince(began), other.millisSince(began)),
                sum);
    }

    /** From a moment to this one's end, in milliseconds. */
    private double millisSince(long micros) {
        return (beganMicros - micros) / MICROS_PER_MILLI + millis;
    }

    /** The slice that these reports make, in the order of their generators. */
    static LoadSlice slice(List<GeneratorReport> reports) {
        LoadSlice sum =
                reports.stream().reduce(GeneratorReport::plus).orElseThrow().slice();
        return reports.size() == 1
                ? sum
                : sum.withParts(reports.stream().map(GeneratorReport::slice).toList());
    }

    private LoadSlice slice() {
        return new LoadSlice(
                requests,
                errors,
                wrongStatus,
                timeouts,
                millis / 1000,
                micros(50),
                micros(99),
                micros(99.9),
                blockedSessions,
                List.of());
    }

    private double micros(double percentile) {
        return latencies.getValueAtPercentile(percentile) / NANOS_PER_MICRO;
    }
}
