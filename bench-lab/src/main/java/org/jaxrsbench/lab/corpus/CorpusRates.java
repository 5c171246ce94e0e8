package org.jaxrsbench.lab.corpus;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.cli.report.RateTable;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.Metric;

/** The gate's error rates on a corpus of pairs, for a terminal. */
public final class CorpusRates {

    private CorpusRates() {}

    /** The rates of one metric, for each number of windows that the corpus holds. */
    public static String text(PairCorpus corpus, Metric metric) {
        StringBuilder text = new StringBuilder();
        for (int windows : corpus.windows()) {
            PairCorpus own = corpus.of(metric, windows);
            text.append("== ")
                    .append(metric.label())
                    .append(", ")
                    .append(windows)
                    .append(" windows\n");
            MeasuredRates rates = new MeasuredRates(GateSettings.standard());
            for (String subject : subjects(own)) {
                PairCorpus pairs = own.ofSubject(subject);
                text.append(RateTable.text(List.of(rates.of(family(subject, pairs)))));
                double seconds = pairs.medianSeconds();
                if (!Double.isNaN(seconds)) {
                    text.append(String.format(Locale.ROOT, "  a round took %.1f s, the median%n", seconds));
                }
            }
            text.append(layout(own));
        }
        return text.toString();
    }

    private static List<String> subjects(PairCorpus corpus) {
        return corpus.cases().stream()
                .map(PairCorpus.Case::subject)
                .distinct()
                .filter(subject -> corpus.ofSubject(subject).differences(PairCorpus.NO_CHANGE).length > 0)
                .toList();
    }

    /** The cases of a subject are one check; pairs with a rebuilt jar count as pairs of the same. */
    private static MeasuredRates.Family family(String subject, PairCorpus own) {
        return new MeasuredRates.Family(
                subject,
                own.rounds(PairCorpus.NO_CHANGE),
                own.burned().stream()
                        .map(percent -> new MeasuredRates.Slowed(percent / 100, slowed(own, percent)))
                        .toList());
    }

    /** The rounds of one slowdown, in the columns of all cases. */
    private static double[][] slowed(PairCorpus own, double percent) {
        return own.rounds(pair -> pair.kind() == Kind.SLOWED && pair.round().burned() == percent);
    }

    /** What the order of classes alone is worth: the spread with a rebuilt jar beside that with the same. */
    private static String layout(PairCorpus corpus) {
        double[] same = corpus.differences(EnumSet.of(Kind.SAME));
        double[] rebuilt = corpus.differences(EnumSet.of(Kind.REBUILT));
        if (same.length < 2 || rebuilt.length < 2) {
            return "";
        }
        HodgesLehmann center = new HodgesLehmann(rebuilt);
        return String.format(
                Locale.ROOT,
                "the same jar: %d pairs, sd %.2f%%; classes in another order: %d pairs, sd %.2f%%, %+.2f%% [%+.2f, %+.2f]%n",
                same.length,
                100 * StandardDeviation.sd(same),
                rebuilt.length,
                100 * StandardDeviation.sd(rebuilt),
                100 * Math.expm1(center.estimate()),
                100 * Math.expm1(center.lowerBound(0.025)),
                100 * Math.expm1(center.upperBound(0.025)));
    }
}
