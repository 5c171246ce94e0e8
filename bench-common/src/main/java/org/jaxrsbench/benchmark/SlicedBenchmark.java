package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.fork.FailedCaseException;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Session;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;

/**
 * The cases of an order in one invocation, in slices that take turns with those of other forks. Not a benchmark of its own; it carries the
 * others and is not listed.
 *
 * <p>What would fool it: a case is slower beside others than alone, because call sites see the types of all requests. That is nearer
 * to a server, and another figure; the two are not comparable.
 */
public class SlicedBenchmark extends EngineBenchmark {

    /** The qualified name of its method. */
    public static final String CARRIER = SlicedBenchmark.class.getName() + ".take";

    private final List<EngineBenchmark> members = new ArrayList<>();
    private final List<ForkOrder.Task> tasks = Session.current().order().tasks();

    /** Makes the cases. */
    public SlicedBenchmark() {
        for (ForkOrder.Task task : tasks) {
            try {
                members.add(BenchmarkInstances.of(Class.forName(task.type()), task.params()));
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("a case of the order is not on the class path", e);
            }
        }
    }

    @Override
    public AppConfig application() {
        List<AppConfig> all =
                members.stream().map(EngineBenchmark::application).distinct().toList();
        if (all.size() > 1) {
            throw new IllegalStateException("cases of different applications in one fork: " + all);
        }
        return all.get(0);
    }

    @Override
    public List<Request> requests() {
        return members.stream().map(member -> member.requests().get(0)).toList();
    }

    @Override
    protected Exception failed(int request, Exception e) {
        return new FailedCaseException(request, e);
    }

    /** All slices of all cases. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void take(Client client) throws Exception {
        Operation[] operations = new Operation[members.size()];
        for (int i = 0; i < operations.length; i++) {
            members.get(i).adopt(engine, requests[i], tasks.get(i).slowdownNanos());
            operations[i] = members.get(i).operation(tasks.get(i).method());
        }
        Session.current().takeSlices(worker -> {
            Exchange exchange = worker == 0 ? client.exchange : new Exchange();
            return (index, count) -> repeat(operations[index], exchange, count);
        });
    }

    private static void repeat(Operation operation, Exchange exchange, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            operation.run(exchange);
        }
    }
}
