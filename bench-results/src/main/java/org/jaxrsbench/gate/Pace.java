package org.jaxrsbench.gate;

/**
 * How a check that has a time limit comes on, after its first round.
 *
 * @param limit seconds that it may take
 * @param spent seconds that it took so far
 * @param rounds that are measured
 * @param fastest seconds that a round takes at best: the fastest one so far, without pairs that were discarded
 */
public record Pace(double limit, double spent, int rounds, double fastest) {

    /** Nothing is measured yet. */
    public static Pace before(double limit) {
        return new Pace(limit, 0, 0, Double.POSITIVE_INFINITY);
    }

    /**
     * This pace after further rounds.
     *
     * @param more how many, from 1
     * @param attempts how often each of them was tried, on average
     */
    public Pace after(int more, double seconds, double attempts) {
        return new Pace(limit, spent + seconds, rounds + more, Math.min(fastest, seconds / more / attempts));
    }

    /** The round up to which to measure now: a look that is reached even at half the pace, or else a single round. */
    public int next(int look) {
        boolean easy = rounds > 0 && spent + (look - rounds) * 2 * each() <= limit;
        return easy || limit == Double.POSITIVE_INFINITY ? look : rounds + 1;
    }

    /** Whether a look can end in time, if from now on rounds take as long as they do at best. */
    public boolean canReach(int look) {
        return rounds == 0 || spent + (look - rounds) * fastest <= limit;
    }

    /** Seconds that a round takes on average. */
    public double each() {
        return spent / rounds;
    }

    /** Whole minutes in which a look ends if rounds go on as they did on average. */
    public long minutes(int look) {
        return (long) Math.ceil(look * each() / 60);
    }

    /** The last of the looks that end in time if rounds go on as they did on average; 0 if none does. */
    public int lastLook(GateSettings settings) {
        return settings.looks().stream()
                .mapToInt(GateSettings.Look::rounds)
                .filter(look -> look * each() <= limit)
                .max()
                .orElse(0);
    }

    /** How many of so many cases could reach a look in time; one at least. */
    public long casesThatFit(int cases, int look) {
        return Math.max(1, (long) (cases * limit / (look * each())));
    }
}
