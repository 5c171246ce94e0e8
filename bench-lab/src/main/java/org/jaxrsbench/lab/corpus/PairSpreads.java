package org.jaxrsbench.lab.corpus;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.Metric;

/**
 * How pairs of a subject with itself differ, and whether a case that is slowed down slows the others of its fork, as tables
 * in Markdown. Intervals are of 95%, from drawing whole rounds again (the percentile bootstrap): they speak of these rounds
 * and not of another machine.
 */
public final class PairSpreads {

    private static final int RESAMPLES = 2000;
    private static final double TAIL = 0.025;

    private PairSpreads() {}

    /** The tables of the pairs that were taken from the most windows: all cases together, then each. */
    public static String text(PairCorpus corpus) {
        int windows = corpus.windows().get(0);
        List<Metric> metrics =
                corpus.pairs().stream().map(PairRecord::metric).distinct().toList();
        List<String> ways =
                corpus.cases().stream().map(PairCorpus.Case::subject).distinct().toList();
        StringBuilder text = new StringBuilder(
                "| subject | metric | rounds | pair sd | correlation of cases |\n|---|---|--:|--:|--:|\n");
        for (String way : ways) {
            for (Metric metric : metrics) {
                text.append(row(way, metric, corpus.of(metric, windows).ofSubject(way)));
            }
        }
        if (!corpus.burned().isEmpty()) {
            text.append(
                    "\n| subject | slowed by about | metric | rounds | slowdown inside forks | slowdown between forks |"
                            + " leak into the other cases |\n|---|--:|---|--:|--:|--:|--:|\n");
        }
        for (String way : ways) {
            for (double burned : corpus.burned()) {
                for (Metric metric : metrics) {
                    PairCorpus own = corpus.of(metric, windows).ofSubject(way).where(r -> r.burned() == burned);
                    text.append(slowdown(way, burned, metric, own));
                }
            }
        }
        if (corpus.sittings().size() > 1) {
            text.append("\n| subject | sitting | rounds | pair sd | mean of all cases |\n|---|---|--:|--:|--:|\n");
            for (String way : ways) {
                for (String sitting : corpus.sittings()) {
                    PairCorpus own = corpus.of(metrics.get(0), windows)
                            .ofSubject(way)
                            .where(r -> r.sitting().equals(sitting));
                    text.append(sitting(way, sitting, own));
                }
            }
        }
        text.append("\n| subject | case | ")
                .append(metrics.stream().map(m -> "pair sd, " + m.label()).collect(Collectors.joining(" | ")))
                .append(" |\n|---|---|")
                .append("--:|".repeat(metrics.size()))
                .append('\n');
        for (String way : ways) {
            text.append(byCase(way, metrics, corpus, windows));
        }
        return text.toString();
    }

    private static String row(String way, Metric metric, PairCorpus own) {
        double[][] same = own.rounds(PairCorpus.NO_CHANGE);
        return "| " + way + " | " + metric.label() + " | " + same.length + " | "
                + percent("%.1f", same, PairSpreads::pooledSd) + " | "
                + figure("%.1f", 1, same, PairSpreads::correlation) + " |\n";
    }

    private static String slowdown(String way, double burned, Metric metric, PairCorpus own) {
        double[][] slowed = own.rounds(EnumSet.of(Kind.SLOWED));
        return String.format(Locale.ROOT, "| %s | %.1f%% | %s | %d | ", way, burned, metric.label(), slowed.length)
                + percent("%+.1f", own.rounds(EnumSet.of(Kind.BURNED)), PairSpreads::mean) + " | "
                + percent("%+.1f", slowed, PairSpreads::mean) + " | "
                + percent("%+.1f", own.rounds(EnumSet.of(Kind.BESIDE)), PairSpreads::mean) + " |\n";
    }

    private static String sitting(String way, String sitting, PairCorpus own) {
        double[][] same = own.rounds(PairCorpus.NO_CHANGE);
        return "| " + way + " | " + sitting + " | " + same.length + " | "
                + percent("%.1f", same, PairSpreads::pooledSd) + " | "
                + percent("%+.1f", same, PairSpreads::mean) + " |\n";
    }

    private static String byCase(String way, List<Metric> metrics, PairCorpus corpus, int windows) {
        StringBuilder text = new StringBuilder();
        List<PairCorpus.Case> cases =
                corpus.of(metrics.get(0), windows).ofSubject(way).cases();
        for (int c = 0; c < cases.size(); c++) {
            int column = c;
            PairRecord first = cases.get(c).pairs().pairs().get(0);
            text.append("| ")
                    .append(way)
                    .append(" | ")
                    .append(first.benchmark())
                    .append(' ')
                    .append(first.params().replace(';', ' '))
                    .append(" |");
            for (Metric metric : metrics) {
                double[][] same = corpus.of(metric, windows).ofSubject(way).rounds(PairCorpus.NO_CHANGE);
                text.append(' ')
                        .append(percent("%.1f", same, rounds -> StandardDeviation.sd(column(rounds, column))))
                        .append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String percent(String format, double[][] rounds, ToDoubleFunction<double[][]> of) {
        return figure(format, 100, rounds, of).replaceFirst(" ", "% ");
    }

    /** A figure of some rounds with its interval; empty if there are fewer than two. */
    private static String figure(String format, double factor, double[][] rounds, ToDoubleFunction<double[][]> of) {
        if (rounds.length < 2) {
            return "";
        }
        SplittableRandom random = new SplittableRandom(1);
        double[] resampled = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            double[][] drawn = new double[rounds.length][];
            Arrays.setAll(drawn, r -> rounds[random.nextInt(rounds.length)]);
            resampled[i] = of.applyAsDouble(drawn);
        }
        Arrays.sort(resampled);
        return String.format(
                Locale.ROOT,
                format + " [" + format + ", " + format + "]",
                factor * of.applyAsDouble(rounds),
                factor * resampled[(int) (TAIL * RESAMPLES)],
                factor * resampled[(int) ((1 - TAIL) * RESAMPLES) - 1]);
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
        double sumOfSds = 0;
        double sumOfVariances = 0;
        for (int c = 0; c < cases; c++) {
            double sd = StandardDeviation.sd(column(rounds, c));
            sumOfSds += sd;
            sumOfVariances += sd * sd;
        }
        double all = StandardDeviation.sd(Arrays.stream(rounds)
                .mapToDouble(row -> Arrays.stream(row).sum())
                .toArray());
        return (all * all - sumOfVariances) / (sumOfSds * sumOfSds - sumOfVariances);
    }

    private static double[] column(double[][] rounds, int c) {
        return Arrays.stream(rounds)
                .mapToDouble(row -> row[c])
                .filter(d -> !Double.isNaN(d))
                .toArray();
    }
}
