package org.jaxrsbench.studies.history;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Looks for the one release at which a figure changed, from noisy comparisons: a posterior over its place, and probes at the median of
 * it (Waeber, Frazier and Henderson, Bisection search with noisy responses, 2013). A probe is compared with both ends in the same
 * round. The likelihood has heavy tails, so that one bad fork, or a release between two steps that is like neither end, is not
 * believed too much.
 */
public final class Bisection {

    /** The place is named when it is this probable. */
    public static final double SURE = 0.99;

    /** Degrees of freedom of the likelihood: few, for heavy tails. */
    private static final double FREEDOM = 3;

    /** How probable a place is, against all others, that fresh pairs did not confirm. */
    private static final double REFUTED = 1e-3;

    private final double[] posterior;
    private final double scale;

    /**
     * Nothing known but that it changed.
     *
     * @param releases from the good end to the bad end, two or more
     * @param sd standard deviation of the log ratio of a pair, positive
     */
    public Bisection(int releases, double sd) {
        posterior = new double[releases];
        Arrays.fill(posterior, 1, releases, 1.0 / (releases - 1));
        scale = sd;
    }

    /** How probable it is that a release is the first that is like the bad end; 0 for the good end itself. */
    public double probability(int release) {
        return posterior[release];
    }

    /** The place, if it is certain enough. */
    public OptionalInt found() {
        int best = best();
        return posterior[best] >= SURE ? OptionalInt.of(best) : OptionalInt.empty();
    }

    /** The most probable place. */
    public int best() {
        return IntStream.range(2, posterior.length).reduce(1, (best, i) -> posterior[i] > posterior[best] ? i : best);
    }

    /**
     * The release to compare next: neither end, unless there is no other.
     *
     * @return a place from 1 to one less than the last; 1 if there are but two releases
     */
    public int probe() {
        double sum = 0;
        for (int i = 1; i < posterior.length; i++) {
            sum += posterior[i];
            if (sum >= 0.5) {
                // Half of the probability is at or before i: the probe is the last release that would still be good if
                // it is at i.
                int here = sum - 0.5 < posterior[i] - (sum - 0.5) ? i : i - 1;
                return Math.max(1, Math.min(posterior.length - 2, here));
            }
        }
        return Math.max(1, posterior.length - 2);
    }

    /**
     * Learns from a round.
     *
     * @param release the place of the probe
     * @param toGood its log ratio to the good end
     * @param toBad its log ratio to the bad end, in the same round
     */
    public void learn(int release, double toGood, double toBad) {
        TDistribution noise = TDistribution.of(FREEDOM);
        double likeGood = noise.density(toGood / scale);
        double likeBad = noise.density(toBad / scale);
        for (int place = 1; place < posterior.length; place++) {
            posterior[place] *= release < place ? likeGood : likeBad;
        }
        normalize();
    }

    /** Fresh pairs of the neighbors do not show it there: all that was learned of the other places stays. */
    public void refute(int release) {
        double it = posterior[release];
        posterior[release] = 0;
        double others = Arrays.stream(posterior).sum();
        posterior[release] = others > 0 ? REFUTED * others : it;
        normalize();
    }

    /** This search without a release that cannot be downloaded; a change in it shows at the next release. */
    public Bisection without(int release) {
        Bisection fewer = new Bisection(posterior.length - 1, scale);
        for (int i = 1; i < posterior.length; i++) {
            int place = i > release ? i - 1 : i;
            fewer.posterior[place] = (i - 1 == release ? posterior[release] : 0) + posterior[i];
        }
        fewer.normalize();
        return fewer;
    }

    private void normalize() {
        double sum = Arrays.stream(posterior).sum();
        for (int i = 0; i < posterior.length; i++) {
            posterior[i] /= sum;
        }
    }
}
