package org.jaxrsbench.http.load;

import io.hyperfoil.api.statistics.StatisticsSnapshot;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;

/** What came of the requests of one slice. */
final class SliceTally {
    private final StatisticsSnapshot sum = new StatisticsSnapshot();
    private int blockedSessions;
    private int unfinishedUsers;

    synchronized void add(StatisticsSnapshot snapshot) {
        sum.add(snapshot);
    }

    synchronized void blocked(int sessions) {
        blockedSessions = Math.max(blockedSessions, sessions);
    }

    synchronized void unfinished(int users) {
        unfinishedUsers = users;
    }

    /**
     * The reply that says it. Latencies are of all responses, whatever their status.
     *
     * @param millis how long it took
     */
    synchronized String reply(double millis) {
        return CSVFormat.RFC4180.format(
                "ok",
                requests(),
                errors(),
                wrongStatus(),
                timeouts(),
                blockedSessions,
                decimal(millis),
                decimal(sum.histogram.getValueAtPercentile(50) / 1000.0),
                decimal(sum.histogram.getValueAtPercentile(99) / 1000.0),
                decimal(sum.histogram.getValueAtPercentile(99.9) / 1000.0));
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** Completed responses of the expected status. */
    synchronized int requests() {
        // A cancelled request whose status was wrong is in the second number alone.
        return Math.max(0, sum.responseCount - sum.invalid);
    }

    synchronized int wrongStatus() {
        return sum.invalid;
    }

    synchronized int timeouts() {
        return sum.requestTimeouts;
    }

    /**
     * Connections refused, reset or closed too early, and users who were still waiting for a connection or an answer
     * when the time was over.
     */
    synchronized int errors() {
        // Hyperfoil closes the connection of a request that timed out, and counts that as an error once more.
        int connection = Math.max(0, sum.connectionErrors - sum.requestTimeouts);
        int lost = sum.requestCount - sum.responseCount - Math.max(sum.connectionErrors, sum.requestTimeouts);
        return connection + sum.internalErrors + Math.max(unfinishedUsers, Math.max(0, lost));
    }
}
