package org.jaxrsbench.http.load;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import org.HdrHistogram.Histogram;
import org.apache.commons.csv.CSVFormat;

/** One line of standard output. */
final class LoadReply {
    /** A command is prepared and waits for the word to begin. */
    static final String READY = "ready";

    private static final CSVFormat CSV = CSVFormat.RFC4180;

    private LoadReply() {}

    static String hello(String name, String version) {
        return CSV.format("hello", name, version);
    }

    /** What came of a command; the latencies whole, because those of several generators are added before one reads them. */
    static String ok(SliceTally tally, long beganMicros, double millis) {
        return CSV.format(
                "ok",
                tally.requests(),
                tally.errors(),
                tally.wrongStatus(),
                tally.timeouts(),
                tally.blockedSessions(),
                beganMicros,
                String.format(Locale.ROOT, "%.3f", millis),
                compressed(tally.sum().histogram));
    }

    static String failed(String reason) {
        return CSV.format("failed", reason.replaceAll("\\s+", " ").trim());
    }

    private static String compressed(Histogram latencies) {
        ByteBuffer buffer = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
        int length = latencies.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
