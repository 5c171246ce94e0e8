package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Several cases of one application in one fork: each iteration sends the request of one of them, which the process that gives the
 * forks their turns names. Not a benchmark of its own; it carries the others and is not listed.
 *
 * <p>What would fool it: a case is slower here than alone, because call sites see the types of all requests. That is nearer
 * to a server, and another figure; the two are not comparable.
 */
public class GroupBenchmark extends EngineBenchmark {

    private static final String BETWEEN_CASES = "|";
    private static final String BETWEEN_PARTS = ";";

    private static volatile Window next = new Window(0, 0);

    /** The cases, as {@link #describe} writes them. */
    @Param("")
    public String cases;

    private List<EngineBenchmark> members;
    private Request current;

    /**
     * What an iteration is for.
     *
     * @param index of the case in its group, from 0
     * @param number of the case's windows so far, this one included
     */
    private record Window(int index, int number) {}

    /**
     * A case of the group.
     *
     * @param type the benchmark
     * @param params its parameters by name
     */
    public record Member(Class<?> type, Map<String, String> params) {

        private String describe() {
            return type.getName()
                    + params.entrySet().stream()
                            .map(p -> BETWEEN_PARTS + p.getKey() + "=" + p.getValue())
                            .collect(Collectors.joining());
        }

        private static EngineBenchmark make(String described) {
            String[] parts = described.split(BETWEEN_PARTS);
            Map<String, String> params = new LinkedHashMap<>();
            for (int i = 1; i < parts.length; i++) {
                int equals = parts[i].indexOf('=');
                params.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
            }
            try {
                return BenchmarkInstances.of(Class.forName(parts[0]), params);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("a case of the group is not on the class path", e);
            }
        }
    }

    /**
     * Names the case of the next iteration. Static, because JMH creates this object and does not hand it out.
     *
     * @param index of the case in its group, from 0
     * @param number of this window among those of the case, from 1; every second one is burned if that is asked for
     */
    public static void next(int index, int number) {
        next = new Window(index, number);
    }

    /** The value of {@link #cases}. */
    public static String describe(List<Member> members) {
        return members.stream().map(Member::describe).collect(Collectors.joining(BETWEEN_CASES));
    }

    private List<EngineBenchmark> members() {
        if (members == null) {
            members = new ArrayList<>();
            for (String described : cases.split("\\" + BETWEEN_CASES)) {
                members.add(Member.make(described));
            }
        }
        return members;
    }

    @Override
    protected AppConfig application() {
        List<AppConfig> all =
                members().stream().map(EngineBenchmark::application).distinct().toList();
        if (all.size() > 1) {
            throw new IllegalStateException("cases of different applications in one fork: " + all);
        }
        return all.get(0);
    }

    @Override
    protected List<Request> requests() {
        return members().stream().map(member -> member.requests().get(0)).toList();
    }

    @Override
    protected Exception failed(int request, Exception e) {
        return new FailedCaseException(request, e);
    }

    /** Takes the request of the case that was named. */
    @Setup(Level.Iteration)
    public void choose() {
        Window window = next;
        current = requests[window.index()];
        burn(window.index(), window.number() % 2 == 0);
    }

    /** One request of the current case dispatched and its answer checked. */
    @Benchmark
    public int dispatch(Client client) throws Exception {
        try {
            return send(client.exchange, current);
        } catch (Exception e) {
            throw failed(next.index(), e);
        }
    }
}
