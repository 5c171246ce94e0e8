package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.subject.Prepared;

/** A fleet of real forks: a host for each subject, and turns over loopback. */
final class LiveFleet implements Fleet {

    private final List<ForkHost> hosts;
    private final LiveForks forks;

    private final SlicedForks sliced;

    private LiveFleet(List<ForkHost> hosts, LiveForks forks, SlicedForks sliced) {
        this.hosts = hosts;
        this.forks = forks;
        this.sliced = sliced;
    }

    /**
     * Starts a host for each subject of a plan.
     *
     * @param prepared what to start, in the plan's order
     * @throws IOException if a host cannot be started
     */
    static LiveFleet start(RunPlan plan, List<Prepared> prepared) throws IOException {
        int processors = Runtime.getRuntime().availableProcessors();
        List<ForkHost> hosts = new ArrayList<>();
        try {
            for (Prepared subject : prepared) {
                hosts.add(new ForkHost(
                        plan.labels().get(hosts.size()),
                        subject,
                        plan.hostArguments(processors, subject.subject().flags()),
                        plan.forks().threads()));
            }
            List<FleetMember> members = hosts.stream().map(ForkHost::member).toList();
            return new LiveFleet(hosts, new LiveForks(), new SlicedForks(plan, prepared, members));
        } catch (IOException | RuntimeException e) {
            hosts.forEach(ForkHost::close);
            throw e;
        }
    }

    @Override
    public List<FleetMember> members() {
        return hosts.stream().map(ForkHost::member).toList();
    }

    @Override
    public List<ForkReport> measure(PairOrder order) throws IOException {
        if (order.sliced()) {
            return sliced.measure(order);
        }
        return forks.measure(
                order.launches().stream()
                        .map(l -> new LiveForks.Hosted(hosts.get(l.member()), l.burnNanos(), l.recording()))
                        .toList(),
                new LiveForks.Content(order.cases(), order.shared(), order.only()),
                new LiveForks.Place(order.run(), order.round(), order.attempt(), order.warmups(), order.batch()));
    }

    @Override
    public OptionalDouble medianTurnMillis() {
        return forks.medianTurnMillis();
    }

    @Override
    public void close() throws IOException {
        hosts.forEach(ForkHost::close);
        forks.close();
    }
}
