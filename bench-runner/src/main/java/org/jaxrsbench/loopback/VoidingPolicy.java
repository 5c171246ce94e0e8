package org.jaxrsbench.loopback;

import java.util.Locale;

/** Decides from what a slice reported whether it counts, is tried again, or its target is given up for this launch. */
final class VoidingPolicy {

    /** How often a slice is tried. */
    static final int ATTEMPTS = 3;

    /** Less than this part of a rate is another rate. The generator's own time around a slice takes a percent or two. */
    private static final double RATE_KEPT_UP = 0.9;

    private VoidingPolicy() {}

    /** What to do next. */
    enum Next {
        /** The slice counts. */
        KEEP,
        /** The slice is void, and it is measured again. */
        TRY_AGAIN,
        /** The slice is void, and so is what the target would still be asked in this launch. */
        GIVE_UP
    }

    /**
     * A decision.
     *
     * @param why why the slice is void; empty if it counts
     */
    record Decision(Next next, String why) {}

    /**
     * Decides.
     *
     * @param rate requests a second that were asked for; 0 for the closed model
     * @param attempt which try it was, from 1
     * @param alive whether the server has not ended
     */
    static Decision decide(LoadSlice slice, long rate, int attempt, boolean alive) {
        String why = fault(slice, rate);
        if (why.isEmpty()) {
            return new Decision(Next.KEEP, "");
        }
        if (!alive) {
            return new Decision(Next.GIVE_UP, why + "; the server is gone");
        }
        return new Decision(attempt < ATTEMPTS ? Next.TRY_AGAIN : Next.GIVE_UP, why);
    }

    /**
     * Why a slice does not count; empty if it does. What is not sent has no latency: the percentiles of a rate that was
     * not kept up look better than they are.
     *
     * @param rate requests a second that were asked for; 0 for the closed model and for a warm-up
     */
    static String fault(LoadSlice slice, long rate) {
        if (slice.errors() + slice.wrongStatus() + slice.timeouts() > 0) {
            return slice.errors() + " connection errors, " + slice.wrongStatus() + " wrong answers, " + slice.timeouts()
                    + " time-outs";
        }
        if (slice.requests() == 0) {
            return "no request was answered";
        }
        return slice.requests() < RATE_KEPT_UP * rate * slice.seconds()
                ? String.format(
                        Locale.ROOT,
                        "only %.0f requests a second were answered, not %d",
                        slice.requests() / slice.seconds(),
                        rate)
                : "";
    }
}
