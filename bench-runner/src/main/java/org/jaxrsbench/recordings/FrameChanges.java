package org.jaxrsbench.recordings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The frames whose share of a recording changed most between two subjects. */
public final class FrameChanges {

    /** Standard errors that a share has to move before it is more than the luck of sampling. */
    private static final double LEAST_ERRORS = 4;

    private FrameChanges() {}

    /**
     * A frame.
     *
     * @param frame {@code Class.method}
     * @param baseline its share there, 0 to 1
     * @param candidate its share here
     */
    public record Change(String frame, double baseline, double candidate) {

        /** By how much its share grew. */
        public double growth() {
            return candidate - baseline;
        }
    }

    /**
     * The changes that are more than the luck of sampling: four standard errors of a difference of two proportions.
     * Largest first; of equals, the one that costs the candidate more.
     *
     * @param most how many
     */
    public static List<Change> between(FrameShares baseline, FrameShares candidate, int most) {
        Set<String> frames = new TreeSet<>(baseline.shares().keySet());
        frames.addAll(candidate.shares().keySet());
        List<Change> changes = new ArrayList<>();
        for (String frame : frames) {
            Change change = new Change(frame, baseline.share(frame), candidate.share(frame));
            double pooled = (change.baseline() * baseline.samples() + change.candidate() * candidate.samples())
                    / (baseline.samples() + candidate.samples());
            double error = Math.sqrt(pooled * (1 - pooled) * (1.0 / baseline.samples() + 1.0 / candidate.samples()));
            if (Math.abs(change.growth()) > LEAST_ERRORS * error) {
                changes.add(change);
            }
        }
        changes.sort(
                Comparator.comparingDouble((Change c) -> -Math.abs(c.growth())).thenComparing(c -> -c.candidate()));
        return changes.subList(0, Math.min(most, changes.size()));
    }
}
