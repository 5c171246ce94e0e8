package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.fork.FailedCaseException;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Session;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The cases of an order in one invocation, in slices that take turns with those of other forks. Not a benchmark of its own; it carries the
 * others and is not listed.
 *
 * <p>What would fool it: a case is slower beside others than alone, because call sites see the types of all requests. That is nearer
 * to a server, and another figure; the two are not comparable.
 */
@State(Scope.Benchmark)
public class SlicedBenchmark {

    /** The qualified name of its method. */
    public static final String CARRIER = SlicedBenchmark.class.getName() + ".take";

    private final List<ForkOrder.Task> tasks = Session.current().order().tasks();
    private final List<Deployment> deployments = new ArrayList<>();

    /** An application, and the cases that need it. */
    private static final class Deployment extends EngineBenchmark {

        private final AppConfig application;
        private final Map<Integer, EngineBenchmark> members = new LinkedHashMap<>();

        Deployment(AppConfig application) {
            this.application = application;
        }

        @Override
        public AppConfig application() {
            return application;
        }

        @Override
        public List<Request> requests() {
            return members.values().stream()
                    .map(member -> member.requests().get(0))
                    .toList();
        }

        @Override
        protected Exception failed(int request, Exception e) {
            return new FailedCaseException(List.copyOf(members.keySet()).get(request), e);
        }

        void operations(List<ForkOrder.Task> tasks, Operation[] operations) {
            int request = 0;
            for (Map.Entry<Integer, EngineBenchmark> member : members.entrySet()) {
                ForkOrder.Task task = tasks.get(member.getKey());
                member.getValue().adopt(engine, requests[request++], task.slowdownNanos());
                operations[member.getKey()] = member.getValue().operation(task.method());
            }
        }
    }

    /** Makes the cases. */
    public SlicedBenchmark() {
        for (int i = 0; i < tasks.size(); i++) {
            ForkOrder.Task task = tasks.get(i);
            try {
                EngineBenchmark member = BenchmarkInstances.of(Class.forName(task.type()), task.params());
                deployment(member.application()).members.put(i, member);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("a case of the order is not on the class path", e);
            }
        }
    }

    private Deployment deployment(AppConfig application) {
        return deployments.stream()
                .filter(known -> known.application.equals(application))
                .findFirst()
                .orElseGet(() -> {
                    deployments.add(new Deployment(application));
                    return deployments.get(deployments.size() - 1);
                });
    }

    /** Boots the engine of each application and checks the answers to its requests. */
    @Setup
    public void start() throws Exception {
        for (Deployment deployment : deployments) {
            deployment.startEngine();
        }
    }

    /** Checks them again and shuts the engines down. */
    @TearDown
    public void stop() throws Exception {
        for (Deployment deployment : deployments) {
            deployment.stopEngine();
        }
    }

    /** All slices of all cases. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void take(EngineBenchmark.Client client) throws Exception {
        EngineBenchmark.Operation[] operations = new EngineBenchmark.Operation[tasks.size()];
        deployments.forEach(deployment -> deployment.operations(tasks, operations));
        Session.current().takeSlices(worker -> {
            Exchange exchange = worker == 0 ? client.exchange : new Exchange();
            return (index, count) -> repeat(operations[index], exchange, count);
        });
    }

    private static void repeat(EngineBenchmark.Operation operation, Exchange exchange, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            operation.run(exchange);
        }
    }
}
