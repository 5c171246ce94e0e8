package org.jaxrsbench.gate.claims;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.results.Summary;

/**
 * Whether in-process and HTTP put the same things in the same order: CPU time of an operation against CPU time of the
 * server for a request, for every implementation, version and request that both have measured.
 *
 * @param rows what is in both
 */
public record Ranking(List<Row> rows) {

    private static final int FEWEST = 3;

    /**
     * One thing that both tiers have measured.
     *
     * @param name implementation, version and request
     * @param server what the implementation ran behind, over HTTP
     * @param operation worker CPU of an operation in-process
     * @param request CPU of the whole server for a request
     */
    public record Row(String name, String server, Summary operation, Summary request) {

        /** Worker CPU, ns an operation. */
        public double inProcess() {
            return operation.score();
        }

        /** CPU of the whole server, ns a request. */
        public double http() {
            return request.score();
        }

        /** How much of a real request the in-process figure is; 0.1 is a tenth. */
        public double share() {
            return inProcess() / http();
        }

        private boolean isTold(Row other) {
            return apart(operation, other.operation) && apart(request, other.request);
        }

        private static boolean apart(Summary one, Summary other) {
            return one.high() < other.low() || other.high() < one.low();
        }
    }

    /**
     * How far two orders agree: Kendall's tau, from -1 to 1, over pairs that are not tied in either order.
     *
     * @param tau pairs in the same order less those in the other one, over all of them; not a number if there is none
     * @param pairs how many there are
     */
    public record Agreement(double tau, int pairs) {}

    /**
     * The cases of both tiers that make the same request.
     *
     * @param name what the request is called
     * @param http parameters of the case of the HTTP tier, as the samples have them
     * @param inProcess the case of the in-process tier
     */
    public record Counterpart(String name, Params http, CasePattern inProcess) {}

    private record Key(String implementation, String version, Counterpart request) {

        @Override
        public String toString() {
            return implementation + " " + version + " " + request.name();
        }
    }

    public Ranking {
        rows = List.copyOf(rows);
    }

    /**
     * Puts two runs side by side. What no counterpart names is left out.
     *
     * @throws BadInputException if fewer than three things are in both
     */
    public static Ranking of(List<Sample> inProcess, List<Sample> http, List<Counterpart> counterparts) {
        Map<Key, Summary> operations = measured(
                inProcess, Metric.CPU, counterparts, (c, of) -> c.inProcess().matches(of));
        Map<Key, Summary> requests = measured(
                http, Metric.CPU_PROCESS, counterparts, (c, of) -> c.http().equals(of.params()));
        List<Row> rows = operations.entrySet().stream()
                .filter(each -> requests.containsKey(each.getKey()))
                .map(each -> row(each.getKey(), each.getValue(), requests.get(each.getKey())))
                .toList();
        if (rows.size() < FEWEST) {
            throw new BadInputException("only " + rows.size() + " of implementation, version, method and path are in"
                    + " both runs; a ranking needs three or more: measure more of the same in both");
        }
        return new Ranking(rows);
    }

    /** Servers are told apart by the names of their subjects, which are those of an implementation and a server. */
    private static Row row(Key key, Summary operation, Summary request) {
        String subject = request.subject().label().replaceFirst(":.*", "");
        String prefix = key.implementation() + "-";
        String server = subject.startsWith(prefix) ? subject.substring(prefix.length()) : subject;
        return new Row(key.toString(), server, operation, request);
    }

    private static Map<Key, Summary> measured(
            List<Sample> samples, Metric metric, List<Counterpart> counterparts, BiPredicate<Counterpart, Case> isOf) {
        Map<Key, Summary> measured = new LinkedHashMap<>();
        for (Summary summary : Summary.of(samples)) {
            Subject subject = summary.subject();
            counterparts.stream()
                    .filter(c -> summary.metric() == metric && isOf.test(c, summary.benchmarkCase()))
                    .forEach(c -> measured.put(new Key(subject.implementation(), subject.version(), c), summary));
        }
        return measured;
    }

    /** Over all rows. */
    public Agreement agreement() {
        return agreement((one, other) -> true);
    }

    /**
     * Over the pairs that can be told: behind the same server, so that only the implementation differs, and with intervals that do
     * not overlap, in-process nor over HTTP. Chance and the server have no part in it.
     */
    public Agreement whatCanBeTold() {
        return agreement((one, other) -> one.server().equals(other.server()) && one.isTold(other));
    }

    private Agreement agreement(BiPredicate<Row, Row> counts) {
        int agreeing = 0;
        int pairs = 0;
        for (int i = 0; i < rows.size(); i++) {
            Row one = rows.get(i);
            for (Row other : rows.subList(0, i)) {
                int order =
                        Double.compare(one.inProcess(), other.inProcess()) * Double.compare(one.http(), other.http());
                if (order != 0 && counts.test(one, other)) {
                    pairs++;
                    agreeing += Integer.signum(order);
                }
            }
        }
        return new Agreement((double) agreeing / pairs, pairs);
    }
}
