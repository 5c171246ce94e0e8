package org.jaxrsbench.cli.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jaxrsbench.cli.stats.HodgesLehmann;
import org.jaxrsbench.cli.stats.Tests;

/**
 * The rule on real pairs of a subject with itself, and with itself slowed down. Under "no change" the coin inside each
 * pair makes every sign as likely as the other, so pairs with flipped signs are further checks of the same kind; slowed
 * pairs are drawn in another order. Few real pairs stand behind many such checks, so the intervals speak of the
 * resampling and not of another day on this machine.
 */
public final class SelfTest {

    /** By how much the candidate is slowed: CPU is burned in each operation. */
    public static final double SLOWDOWN = 0.05;

    private static final int CHECKS = 2000;

    private final GateSettings settings;
    private final double[] same;
    private final double[] slowed;

    /** Of the differences of pairs; each array holds as many as both looks need. */
    public SelfTest(GateSettings settings, double[] same, double[] slowed) {
        this.settings = settings;
        this.same = same.clone();
        this.slowed = slowed.clone();
    }

    /** What it found, in words. */
    public String report() {
        return String.format(
                        Locale.ROOT,
                        "%d pairs of the subject with itself: pair sd %.2f%%, Hodges-Lehmann %+.2f%%%n"
                                + "%d pairs with about %.0f%% burned: pair sd %.2f%%, Hodges-Lehmann %+.2f%%%n",
                        same.length,
                        100 * sd(same),
                        100 * Math.expm1(new HodgesLehmann(same).estimate()),
                        slowed.length,
                        100 * SLOWDOWN,
                        100 * sd(slowed),
                        100 * Math.expm1(new HodgesLehmann(slowed).estimate()))
                + rates("no change", same, true)
                + rates("slowed", slowed, false);
    }

    private String rates(String name, double[] pairs, boolean flip) {
        SplittableRandom random = new SplittableRandom(1);
        int[] counts = new int[Verdict.values().length];
        for (int i = 0; i < CHECKS; i++) {
            double[] drawn = pairs.clone();
            for (int j = drawn.length - 1; j > 0; j--) {
                int k = random.nextInt(j + 1);
                double swapped = drawn[j];
                drawn[j] = drawn[k];
                drawn[k] = swapped;
            }
            if (flip) {
                for (int j = 0; j < drawn.length; j++) {
                    drawn[j] = random.nextBoolean() ? drawn[j] : -drawn[j];
                }
            }
            double[] first = Arrays.copyOf(drawn, settings.firstRounds());
            Rule rule = new Rule(settings);
            double[] more = rule.timeSuspect(first)
                    ? Arrays.copyOfRange(drawn, settings.firstRounds(), drawn.length)
                    : new double[0];
            counts[
                    rule.decide(List.of(Rule.Pairs.ofTime(first, more)))
                            .get(0)
                            .verdict()
                            .ordinal()]++;
        }
        StringBuilder text = new StringBuilder(name + ", " + CHECKS + " resampled checks:");
        for (Verdict verdict : Verdict.values()) {
            double[] interval = Tests.clopperPearson(counts[verdict.ordinal()], CHECKS);
            text.append(String.format(
                    Locale.ROOT,
                    "  %s %.2f%% [%.2f, %.2f]",
                    verdict,
                    100.0 * counts[verdict.ordinal()] / CHECKS,
                    100 * interval[0],
                    100 * interval[1]));
        }
        return text.append('\n').toString();
    }

    private static double sd(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return Math.sqrt(Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1));
    }
}
