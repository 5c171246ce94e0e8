package org.jaxrsbench.http.load;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.hyperfoil.api.statistics.StatisticsSnapshot;

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
    synchronized ObjectNode reply(double millis) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("requests", requests())
                .put("errors", errors())
                .put("wrongStatus", wrongStatus())
                .put("timeouts", timeouts())
                .put("blockedSessions", blockedSessions)
                .put("seconds", millis / 1000)
                .put("p50", micros(50))
                .put("p99", micros(99))
                .put("p999", micros(99.9));
    }

    private double micros(double percentile) {
        return sum.histogram.getValueAtPercentile(percentile) / 1000.0;
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
