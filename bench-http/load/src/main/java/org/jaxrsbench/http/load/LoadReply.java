package org.jaxrsbench.http.load;

import java.util.Locale;
import org.HdrHistogram.Histogram;
import org.apache.commons.csv.CSVFormat;

/** One line of standard output. */
final class LoadReply {
    private static final CSVFormat CSV = CSVFormat.RFC4180;

    private LoadReply() {}

    static String hello(String name, String version) {
        return CSV.format("hello", name, version);
    }

    static String ok(SliceTally tally, double millis) {
        Histogram latencies = tally.sum().histogram;
        return CSV.format(
                "ok",
                tally.requests(),
                tally.errors(),
                tally.wrongStatus(),
                tally.timeouts(),
                tally.blockedSessions(),
                decimal(millis),
                decimal(latencies.getValueAtPercentile(50) / 1000.0),
                decimal(latencies.getValueAtPercentile(99) / 1000.0),
                decimal(latencies.getValueAtPercentile(99.9) / 1000.0));
    }

    static String failed(String reason) {
        return CSV.format("failed", reason.replaceAll("\\s+", " ").trim());
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
