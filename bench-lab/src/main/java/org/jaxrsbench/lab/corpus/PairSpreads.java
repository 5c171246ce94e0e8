package org.jaxrsbench.lab.corpus;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.Metric;

/**
 * How pairs of a subject with itself differ, and whether a case that is slowed down slows the others of its fork, for a
 * terminal. Intervals are of 95%, from drawing whole rounds anew (the percentile bootstrap): they speak of these rounds and
 * not of another machine.
 */
public final class PairSpreads {

    private static final int RESAMPLES = 2000;
    private static final double TAIL = 0.025;

    private PairSpreads() {}

    /** All metrics of a corpus. */
    public static String text(PairCorpus corpus) {
        StringBuilder text = new StringBuilder();
        for (Metric metric :
                corpus.pairs().stream().map(PairRecord::metric).distinct().toList()) {
            for (int windows : corpus.windows()) {
                PairCorpus own = corpus.of(metric, windows);
                if (!own.pairs().isEmpty()) {
                    text.append("== ")
                            .append(metric.label())
                            .append(", ")
                            .append(windows)
                            .append(" windows\n");
                    own.cases().stream()
                            .map(PairCorpus.Case::subject)
                            .distinct()
                            .forEach(subject -> subject(text, own.ofSubject(subject)));
                }
            }
        }
        return text.toString();
    }

    private static void subject(StringBuilder text, PairCorpus own) {
        List<PairCorpus.Case> cases = own.cases();
        text.append(cases.get(0).subject()).append('\n');
        double[][] same = own.rounds(EnumSet.of(Kind.SAME));
        line(text, "pair sd, all cases", same, PairSpreads::pooledSd);
        for (int c = 0; c < cases.size(); c++) {
            int column = c;
            PairRecord first = cases.get(c).pairs().pairs().get(0);
            line(
                    text,
                    "pair sd, " + first.benchmark() + " " + first.params(),
                    same,
                    rounds -> StandardDeviation.sd(column(rounds, column)));
        }
        line(text, "correlation of the cases of a round", same, PairSpreads::correlation);
        line(text, "slowdown, windows of one fork", own.rounds(EnumSet.of(Kind.BURNED)), PairSpreads::mean);
        line(text, "slowdown, as the pairs show it", own.rounds(EnumSet.of(Kind.SLOWED)), PairSpreads::mean);
        line(text, "leak into the other cases", own.rounds(EnumSet.of(Kind.BESIDE)), PairSpreads::mean);
    }

    private static void line(StringBuilder text, String name, double[][] rounds, ToDoubleFunction<double[][]> of) {
        if (rounds.length < 2) {
            return;
        }
        SplittableRandom random = new SplittableRandom(1);
        double[] resampled = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            double[][] drawn = new double[rounds.length][];
            Arrays.setAll(drawn, r -> rounds[random.nextInt(rounds.length)]);
            resampled[i] = of.applyAsDouble(drawn);
        }
        Arrays.sort(resampled);
        text.append(String.format(
                Locale.ROOT,
                "  %-75s %3d rounds  %+6.2f%% [%+.2f, %+.2f]%n",
                name,
                rounds.length,
                100 * of.applyAsDouble(rounds),
                100 * resampled[(int) (TAIL * RESAMPLES)],
                100 * resampled[(int) ((1 - TAIL) * RESAMPLES) - 1]));
    }

    /** The root of the mean variance of the cases. */
    private static double pooledSd(double[][] rounds) {
        double sum = 0;
        for (int c = 0; c < rounds[0].length; c++) {
            double sd = StandardDeviation.sd(column(rounds, c));
            sum += sd * sd;
        }
        return Math.sqrt(sum / rounds[0].length);
    }

    /** The mean over all that are not missing. */
    private static double mean(double[][] rounds) {
        return Arrays.stream(rounds)
                .flatMapToDouble(Arrays::stream)
                .filter(d -> !Double.isNaN(d))
                .average()
                .orElse(Double.NaN);
    }

    /** The mean correlation of two different cases, from the variance of the sum of all. */
    private static double correlation(double[][] rounds) {
        int cases = rounds[0].length;
        double[] sums = new double[rounds.length];
        double sumOfSds = 0;
        double sumOfVariances = 0;
        for (int c = 0; c < cases; c++) {
            double[] column = column(rounds, c);
            double sd = StandardDeviation.sd(column);
            sumOfSds += sd;
            sumOfVariances += sd * sd;
        }
        for (int r = 0; r < rounds.length; r++) {
            sums[r] = Arrays.stream(rounds[r]).sum();
        }
        double all = StandardDeviation.sd(sums);
        return (all * all - sumOfVariances) / (sumOfSds * sumOfSds - sumOfVariances);
    }

    private static double[] column(double[][] rounds, int c) {
        return Arrays.stream(rounds)
                .mapToDouble(row -> row[c])
                .filter(d -> !Double.isNaN(d))
                .toArray();
    }
}
