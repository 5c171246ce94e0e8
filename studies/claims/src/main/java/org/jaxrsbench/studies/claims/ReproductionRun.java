package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.servers.HttpRun;
import org.jaxrsbench.cli.servers.ServerBuilds;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;

/** Measures what claims need, one tier after the other, and judges them. Tests measure otherwise. */
public class ReproductionRun {

    /** Recordings of each server: intervals come from launches. */
    private static final int RECORDINGS = 3;

    private final ReproductionPlan plan;
    private final RunFolder folder;
    private final Path results;
    private final PrintStream progress;
    private boolean failed;

    /**
     * A run of a plan.
     *
     * @param folder the run of the HTTP tier, which holds the recordings, too
     * @param results where the run of the other tier is made
     * @param progress where progress is said
     */
    public ReproductionRun(ReproductionPlan plan, RunFolder folder, Path results, PrintStream progress) {
        this.plan = plan;
        this.folder = folder;
        this.results = results;
        this.progress = progress;
    }

    /** Whether a measurement failed. */
    public boolean failed() {
        return failed;
    }

    /**
     * Measures and judges.
     *
     * @param httpMeasured whether the samples of the HTTP tier are there already, from a run that was cut off later
     * @param times of the in-process tier
     * @param seed decides the orders
     * @throws IOException if a tier cannot be measured to its end
     */
    public List<Reproduction> measure(boolean httpMeasured, SuiteTimes times, long seed)
            throws IOException, InterruptedException {
        boolean load = !plan.batches().isEmpty();
        if (load && !httpMeasured) {
            failed = http(seed);
        }
        List<Sample> http = load ? folder.readSamples() : List.of();
        List<Claim> own = Claim.ofTier(plan.claims(), Claim.Tier.IN_PROCESS);
        List<Sample> inProcess = List.of();
        if (!own.isEmpty()) {
            CaseSelection cases = new CaseSelection(distinct(own, Claim.Counterpart::benchmark), List.of(), "");
            List<String> subjects = distinct(own, Claim.Counterpart::subject);
            // Cases of one fork take turns, so a drift of the machine is not in their ratios.
            Run run = inProcess(
                    RunPlan.of(subjects, cases, times.times(), times.rounds(), RunPlan.Conditions.DISCARD, seed));
            inProcess = run.samples();
            failed |= run.failed();
        }
        return Reproduction.judge(plan.claims(), new MeasuredRatios(http, inProcess, profiles()));
    }

    private static List<String> distinct(List<Claim> claims, Function<Claim.Counterpart, String> of) {
        return claims.stream().map(Claim::counterpart).map(of).distinct().toList();
    }

    /** Puts servers under load, and says whether one failed. */
    boolean http(long seed) throws IOException, InterruptedException {
        return new HttpRun(Checkout.find(), folder, plan.batches(), plan.settings(), progress).measure(seed);
    }

    Run inProcess(RunPlan asked) throws InterruptedException {
        return RunMaker.in(results, progress).whole(asked, "reproduce-in-process");
    }

    /** Records one launch of a server under load. */
    ServerProfile profile(HttpTarget target, Path recording) throws IOException, InterruptedException {
        // Up to date, unless what was measured over HTTP comes from an earlier run.
        ServerBuilds.build(Checkout.find(), List.of(target.subject()), progress);
        return ServerProfile.record(Checkout.find(), plan.settings(), target, recording);
    }

    /** Servers take turns, launch by launch. One that fails is said, and the others go on. */
    private Map<String, List<ServerProfile>> profiles() throws InterruptedException {
        Map<String, List<ServerProfile>> profiles = new LinkedHashMap<>();
        for (int round = 1; round <= RECORDINGS; round++) {
            for (Map.Entry<String, HttpTarget> each : plan.profiled().entrySet()) {
                String label = each.getKey();
                Path file = folder.path().resolve("recordings/" + label.replace(':', '-') + "-" + round + ".jfr");
                progress.println("recording " + each.getValue());
                try {
                    profiles.computeIfAbsent(label, k -> new ArrayList<>()).add(profile(each.getValue(), file));
                } catch (IOException e) {
                    failed = true;
                    progress.println("FAILED " + e.getMessage());
                }
            }
        }
        return profiles;
    }

    /**
     * Ratios of claims to their references, from what was measured. Launches of servers are paired by round, and so are
     * recordings; cases of the in-process tier take turns inside one fork.
     *
     * @param http samples of the HTTP tier
     * @param inProcess samples of the in-process tier
     * @param profiles recordings by label of the server, in the order they were made
     */
    record MeasuredRatios(List<Sample> http, List<Sample> inProcess, Map<String, List<ServerProfile>> profiles)
            implements BiFunction<Claim, Claim, Estimate> {

        @Override
        public Estimate apply(Claim claim, Claim reference) {
            return switch (claim.tier()) {
                case HTTP -> ofThroughput(http, claim, reference);
                case IN_PROCESS -> ofThroughput(inProcess, claim, reference);
                case PROFILE -> ofProfiles(claim, reference);
            };
        }

        private static Estimate ofThroughput(List<Sample> samples, Claim claim, Claim reference) {
            return Estimate.ofPairs(PairTable.differences(
                    throughput(samples, reference), throughput(samples, claim), Metric.THROUGHPUT, Pairs.NONE));
        }

        private static List<Sample> throughput(List<Sample> samples, Claim claim) {
            String method = claim.published().origin().method();
            Params params = Params.of(
                    Map.of("method", method, "path", claim.counterpart().measuredPath()));
            return samples.stream()
                    .filter(s -> s.metric() == Metric.THROUGHPUT
                            && s.subject().equals(claim.counterpart().subject())
                            && s.params().equals(params))
                    .toList();
        }

        private Estimate ofProfiles(Claim claim, Claim reference) {
            double[] ours = nanos(claim);
            double[] theirs = nanos(reference);
            return Estimate.ofPairs(IntStream.range(0, Math.min(ours.length, theirs.length))
                    .mapToDouble(i -> StrictMath.log(ours[i]) - StrictMath.log(theirs[i]))
                    .toArray());
        }

        private double[] nanos(Claim claim) {
            return profiles.getOrDefault(claim.counterpart().subject(), List.of()).stream()
                    .mapToDouble(profile -> profile.nanos(claim.counterpart().part()))
                    .toArray();
        }
    }
}
