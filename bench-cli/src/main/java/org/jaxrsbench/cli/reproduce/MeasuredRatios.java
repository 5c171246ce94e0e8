package org.jaxrsbench.cli.reproduce;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.claims.Claim;
import org.jaxrsbench.loopback.ServerProfile;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;

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
        Params params = Params.of(Map.of(
                "method",
                claim.published().origin().method(),
                "path",
                claim.counterpart().measuredPath()));
        return samples.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT
                        && s.subject().equals(claim.counterpart().subject())
                        && s.params().equals(params))
                .toList();
    }

    private Estimate ofProfiles(Claim claim, Claim reference) {
        List<ServerProfile> ours = profiles.getOrDefault(claim.counterpart().subject(), List.of());
        List<ServerProfile> theirs =
                profiles.getOrDefault(reference.counterpart().subject(), List.of());
        double[] logs = new double[Math.min(ours.size(), theirs.size())];
        for (int i = 0; i < logs.length; i++) {
            logs[i] = StrictMath.log(ours.get(i).nanos(claim.counterpart().part()))
                    - StrictMath.log(theirs.get(i).nanos(reference.counterpart().part()));
        }
        return Estimate.ofPairs(logs);
    }
}
