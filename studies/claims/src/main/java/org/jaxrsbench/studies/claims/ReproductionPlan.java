package org.jaxrsbench.studies.claims;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.servers.HttpRun;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.studies.claims.Claim.Tier;

/**
 * What there is to measure for claims.
 *
 * @param claims all of them, with their references
 * @param batches servers and endpoints to put under load, those of each experiment together
 * @param profiled servers and endpoints to record, each once, by the label of the server
 * @param settings of the load
 */
public record ReproductionPlan(
        List<Claim> claims, List<HttpBatch> batches, Map<String, HttpTarget> profiled, HttpSettings settings) {

    /**
     * Plans.
     *
     * @param checkout holds the files that describe the servers
     * @param quick few launches and short slices, in place of more and longer ones
     * @throws org.jaxrsbench.format.BadInputException if there is no such server, endpoint or part of a server's stack
     *     as a claim names
     */
    public static ReproductionPlan of(Path checkout, List<Claim> claims, boolean quick) {
        HttpSettings settings = quick
                ? new HttpSettings(30, 0, 3, 3, 1000, 100_000, 12_000, HttpRun.FLAGS)
                : new HttpSettings(30, 0, 5, 3, 2000, 200_000, 20_000, HttpRun.FLAGS);
        Map<String, HttpSubject> servers = HttpSubject.all(checkout);
        List<HttpBatch> batches = Claim.ofTier(claims, Tier.HTTP).stream()
                .collect(Collectors.groupingBy(Claim::experiment, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(own -> new HttpBatch(
                        own.stream().map(c -> target(servers, c)).distinct().toList(),
                        settings.rounds()
                                * own.stream().mapToInt(Claim::launches).max().orElseThrow()))
                .toList();
        Map<String, HttpTarget> profiled = new LinkedHashMap<>();
        for (Claim claim : Claim.ofTier(claims, Tier.PROFILE)) {
            HttpTarget target = target(servers, claim);
            Set<String> parts = ServerProfile.parts(checkout, target.subject()).keySet();
            if (!parts.contains(claim.counterpart().part())) {
                throw new BadInputException(
                        "unknown part '" + claim.counterpart().part() + "' of "
                                + target.subject().label() + "; expected one of " + String.join(", ", parts));
            }
            profiled.put(claim.counterpart().subject(), target);
        }
        return new ReproductionPlan(List.copyOf(claims), batches, profiled, settings);
    }

    private static HttpTarget target(Map<String, HttpSubject> servers, Claim claim) {
        HttpSubject subject = HttpSubject.of(servers, claim.counterpart().subject());
        return new HttpTarget(
                subject,
                subject.endpoint(
                        claim.published().origin().method(), claim.counterpart().measuredPath()));
    }
}
