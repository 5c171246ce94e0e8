package org.jaxrsbench.lab.estimators;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jaxrsbench.cli.measure.ForkHost;
import org.jaxrsbench.cli.measure.ForkReport;
import org.jaxrsbench.cli.measure.LiveForks;
import org.jaxrsbench.lab.turns.TurnScheme;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.subject.Checkout;
import org.jaxrsbench.subject.Jdks;
import org.jaxrsbench.subject.Preparation;
import org.jaxrsbench.subject.Prepared;
import org.jaxrsbench.subject.Subject;

/** Measures pairs with two live forks of the same subject. */
public final class LivePairs implements EstimatorStudy.PairMeasurement {

    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.CPU);

    private final Map<String, Prepared> subjects;
    private final List<String> selection;
    private final Random random;

    private LivePairs(Map<String, Prepared> subjects, List<String> selection, Random random) throws IOException {
        this.subjects = subjects;
        this.selection = selection;
        this.random = random;
    }

    /**
     * Prepares the subjects of these pairs: always before measuring, never beside it.
     *
     * @param selection JMH's arguments that select one case
     * @param random the coin that decides which fork is launched first
     * @param progress where builds are announced
     */
    public static LivePairs prepare(
            List<PlannedPair> planned, List<String> selection, Random random, PrintStream progress)
            throws IOException, InterruptedException {
        Preparation preparation = new Preparation(Checkout.find(), Jdks.ofThisMachine(), progress);
        Map<String, Prepared> subjects = new HashMap<>();
        for (String label :
                planned.stream().map(PlannedPair::subject).distinct().toList()) {
            subjects.put(label, preparation.prepare(Subject.parse(label)));
        }
        return new LivePairs(subjects, selection, random);
    }

    @Override
    public List<PairEstimate> measure(PlannedPair planned) throws IOException {
        try (ForkHost a = host(planned);
                ForkHost b = host(planned)) {
            List<LiveForks.Hosted> launch = new ArrayList<>(List.of(LiveForks.Hosted.of(a), LiveForks.Hosted.of(b)));
            Collections.shuffle(launch, random);
            long start = System.nanoTime();
            List<ForkReport> replies =
                    reports(planned, launch, a.member().cases().get(0));
            double seconds = (System.nanoTime() - start) / 1e9;
            for (ForkReport reply : replies) {
                if (!reply.ok()) {
                    throw new IOException(planned.way().name() + ", " + planned.subject() + ": " + reply.failure());
                }
            }
            if (launch.get(0).host() == b) {
                Collections.reverse(replies); // the gate's coin, too, decides which subject is launched first
            }
            return estimates(planned, seconds, replies.get(0), replies.get(1));
        }
    }

    private ForkHost host(PlannedPair planned) throws IOException {
        List<String> arguments = new ArrayList<>(selection);
        arguments.addAll(List.of("-f", "1", "-t", "1"));
        arguments.addAll(planned.way().arguments());
        return new ForkHost(planned.subject(), subjects.get(planned.subject()), arguments, 1);
    }

    private List<ForkReport> reports(PlannedPair planned, List<LiveForks.Hosted> launch, Case benchmarkCase)
            throws IOException {
        LiveForks.Place place = new LiveForks.Place("study", planned.pair(), 1, 1, false);
        try (LiveForks live = planned.way().scheme().orElse(TurnScheme.TURNS).open(launch.size())) {
            if (planned.way().scheme().isPresent()) {
                return new ArrayList<>(live.measure(launch, LiveForks.Content.of(benchmarkCase), place));
            }
            List<ForkReport> reports = new ArrayList<>();
            for (LiveForks.Hosted fork : launch) {
                reports.addAll(live.measure(List.of(fork), LiveForks.Content.of(benchmarkCase), place));
            }
            return reports;
        }
    }

    private static List<PairEstimate> estimates(
            PlannedPair planned, double seconds, ForkReport baseline, ForkReport candidate) {
        List<ForkReport> replies = List.of(baseline, candidate);
        double compiling =
                replies.stream().mapToDouble(ForkReport::compiling).max().orElseThrow();
        double share = replies.stream()
                .flatMap(r -> r.samples().stream())
                .filter(s -> s.metric() == Metric.CPU_SHARE)
                .mapToDouble(Sample::value)
                .average()
                .orElseThrow();
        List<PairEstimate> estimates = new ArrayList<>();
        for (Metric metric : METRICS) {
            double[] a = goodness(baseline, metric);
            double[] b = goodness(candidate, metric);
            for (Estimator estimator : Estimator.values()) {
                estimates.add(new PairEstimate(
                        planned.way().name(),
                        planned.subject(),
                        planned.pair(),
                        seconds,
                        compiling,
                        share,
                        metric,
                        estimator,
                        estimator.estimate(a, b, planned.way().windowMillis())));
            }
        }
        return estimates;
    }

    private static double[] goodness(ForkReport reply, Metric metric) {
        return reply.samples().stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(s -> metric.higherIsBetter() ? s.value() : 1 / s.value())
                .toArray();
    }
}
