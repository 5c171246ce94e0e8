package org.jaxrsbench.studies.history;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.recordings.FrameShares;

/**
 * A frame that, with what it calls, accounts for at least half of a change of cost.
 *
 * @param frame {@code Class.method}, or a class
 * @param part of the change, at least 0.5; above 1 if other frames made up for some of it
 * @param error standard error of the part, from the number of samples; the change itself is taken as exact
 * @param size the larger of its two costs, in units of the baseline's whole operation
 */
public record FrameAccount(String frame, double part, double error, double size) {

    private static final double HALF = 0.5;

    /** A part beyond it is one side of a move: the same work is done under another name. */
    private static final double MOST = 1.5;

    private static final double Z = 1.96;

    /** Lower end of the part's 95% interval. */
    public double low() {
        return part - Z * error;
    }

    /** Upper end of the part's 95% interval. */
    public double high() {
        return part + Z * error;
    }

    /**
     * The most specific frame outside the JDK and this project that accounts for a change, or if none does, the most specific class with
     * all of its methods; empty if none does either. It is at least half of the change less four
     * standard errors, and the change is at least half of its larger cost: callers that hold the whole operation say nothing.
     *
     * @param change of the operation's cost, as a fraction: 0.1 costs a tenth more in the candidate
     */
    public static Optional<FrameAccount> of(FrameShares baseline, FrameShares candidate, double change) {
        return mostSpecific(baseline, candidate, change)
                .or(() -> mostSpecific(baseline.byClass(), candidate.byClass(), change));
    }

    private static Optional<FrameAccount> mostSpecific(FrameShares baseline, FrameShares candidate, double change) {
        Map<String, Double> before = named(baseline);
        Map<String, Double> after = named(candidate);
        return Stream.concat(before.keySet().stream(), after.keySet().stream())
                .distinct()
                .filter(frame -> !isMoved(frame, before.keySet()) && !isMoved(frame, after.keySet()))
                .map(frame -> of(
                        frame,
                        share(frame, baseline, before, after.keySet()),
                        baseline.samples(),
                        share(frame, candidate, after, before.keySet()),
                        candidate.samples(),
                        change))
                .filter(a -> a.part - FrameShares.LEAST_ERRORS * a.error >= HALF && a.part <= MOST)
                .filter(a -> a.part * Math.abs(change) >= HALF * a.size)
                .min(Comparator.comparingDouble(FrameAccount::size).thenComparing(FrameAccount::frame));
    }

    /** Of a frame that the other recording lacks, without what it calls of the code that the other has, too. */
    private static double share(String frame, FrameShares in, Map<String, Double> shares, Set<String> others) {
        return others.contains(frame) ? shares.getOrDefault(frame, 0.0) : in.without(frame, others);
    }

    /** Frames outside the JDK and this project. */
    private static Map<String, Double> named(FrameShares recording) {
        Map<String, Double> frames = recording.inclusive();
        frames.keySet().removeIf(frame -> frame.matches("(java|jdk|sun|org\\.jaxrsbench)\\..*"));
        return frames;
    }

    /** Whether a recording lacks a frame and has one of its name in another package, as {@code javax} became {@code jakarta}. */
    private static boolean isMoved(String frame, Set<String> recorded) {
        String name = frame.replaceFirst("^([a-z0-9_]+\\.)+", ".");
        return !recorded.contains(frame) && recorded.stream().anyMatch(other -> other.endsWith(name));
    }

    private static FrameAccount of(
            String frame, double before, long samplesBefore, double share, long samples, double change) {
        double after = share * (1 + change);
        double variance =
                before * (1 - before) / samplesBefore + Math.pow(1 + change, 2) * share * (1 - share) / samples;
        return new FrameAccount(
                frame, (after - before) / change, Math.sqrt(variance) / Math.abs(change), Math.max(before, after));
    }
}
