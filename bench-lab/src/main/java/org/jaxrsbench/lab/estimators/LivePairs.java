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
import org.jaxrsbench.cli.measure.LiveForks;
import org.jaxrsbench.cli.measure.TurnServer;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.Prepared;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** Measures pairs with two live forks of the same subject. */
public final class LivePairs implements EstimatorStudy.PairMeasurement, AutoCloseable {

    private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.CPU);

    private final Map<String, Prepared> subjects;
    private final List<String> selection;
    private final Random random;
    private final LiveForks live = new LiveForks();

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
            List<LiveForks.Fork> launch = new ArrayList<>(List.of(LiveForks.Fork.of(a), LiveForks.Fork.of(b)));
            Collections.shuffle(launch, random);
            long start = System.nanoTime();
            List<ForkHost.Reply> replies =
                    replies(planned, launch, a.cases().get(0).benchmarkCase());
            double seconds = (System.nanoTime() - start) / 1e9;
            for (ForkHost.Reply reply : replies) {
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

    private List<ForkHost.Reply> replies(PlannedPair planned, List<LiveForks.Fork> launch, Sample.Case benchmarkCase)
            throws IOException {
        LiveForks.Place place = new LiveForks.Place("study", planned.pair(), 1, 1);
        if (planned.way().scheme().isPresent()) {
            return new ArrayList<>(live.measure(
                    launch, benchmarkCase, place, planned.way().scheme().get()));
        }
        List<ForkHost.Reply> replies = new ArrayList<>();
        for (LiveForks.Fork fork : launch) {
            replies.addAll(live.measure(List.of(fork), benchmarkCase, place, TurnServer.Scheme.TURNS));
        }
        return replies;
    }

    private static List<PairEstimate> estimates(
            PlannedPair planned, double seconds, ForkHost.Reply baseline, ForkHost.Reply candidate) {
        List<ForkHost.Reply> replies = List.of(baseline, candidate);
        double compiling =
                replies.stream().mapToDouble(ForkHost.Reply::compiling).max().orElseThrow();
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

    private static double[] goodness(ForkHost.Reply reply, Metric metric) {
        return reply.samples().stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(s -> metric.higherIsBetter() ? s.value() : 1 / s.value())
                .toArray();
    }

    @Override
    public void close() throws IOException {
        live.close();
    }
}
