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

    /** Before anything is measured. */
    public Pace(double limit) {
        this(limit, 0, 0, Double.POSITIVE_INFINITY);
    }

    /**
     * This pace after further rounds.
     *
     * @param more how many, from 1
     * @param attempts how often the last one was tried
     */
    public Pace after(int more, double seconds, int attempts) {
        return new Pace(limit, spent + seconds, rounds + more, Math.min(fastest, seconds / more / attempts));
    }

    /** Up to which round to go on: to a look that is reached even at half the pace of earlier rounds, or else for one round. */
    public int next(int look) {
        return rounds > 0 && 2 * seconds(look) <= limit ? look : rounds + 1;
    }

    /** Whether a look can end in time, if from now on rounds take as long as they do at best. */
    public boolean canReach(int look) {
        return rounds == 0 || spent + (look - rounds) * fastest <= limit;
    }

    /** Seconds in which a look ends if rounds go on as they did on average. */
    public double seconds(int look) {
        return look * spent / rounds;
    }

    /** How many of so many cases could reach a look in time; one at least. */
    public long casesThatFit(int cases, int look) {
        return Math.max(1, (long) (cases * limit / seconds(look)));
    }
}
