package org.jaxrsbench.studies.history;

import java.util.Optional;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A row of {@code history-<implementation>.csv}: a release against the reference release, in one chart.
 *
 * @param chart empty if the release cannot be had
 * @param ratio of scores to those of the reference, with its 95% interval; bounds are NaN if there are too few
 *     pairs for one. Empty if nothing was measured
 * @param pairs how many pairs of forks; 0 for the reference itself
 * @param status {@code ok}, or {@code missing}
 * @param reason why it is missing
 */
public record ReleaseRatio(
        String implementation,
        String version,
        Optional<Track> chart,
        Optional<Estimate.AsRatio> ratio,
        int pairs,
        String status,
        String reason) {

    /** The file. */
    public static final Table<ReleaseRatio> TABLE = new Table<>(ReleaseRatio.class, "scripts/bench history", 5);

    /** A release that was measured. */
    public static ReleaseRatio of(
            String implementation, String version, Track chart, Estimate.AsRatio ratio, int pairs) {
        return new ReleaseRatio(implementation, version, Optional.of(chart), Optional.of(ratio), pairs, "ok", "");
    }

    /** A release that cannot be had, or could not be measured. */
    public static ReleaseRatio missing(String implementation, String version, String reason) {
        return new ReleaseRatio(implementation, version, Optional.empty(), Optional.empty(), 0, "missing", reason);
    }

    /** Whether this is the release that others are compared with. */
    public boolean isReference() {
        return pairs == 0 && ratio.isPresent();
    }
}
