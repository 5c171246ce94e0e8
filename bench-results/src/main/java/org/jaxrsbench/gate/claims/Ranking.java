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
     * @param operation worker CPU of an operation in-process, ns
     * @param request CPU of the whole server for a request, ns
     */
    public record Row(String name, Summary operation, Summary request) {

        /** How much of a real request the in-process figure is; 0.1 is a tenth. */
        public double share() {
            return operation.score() / request.score();
        }
    }

    /**
     * The cases of both tiers that make the same request.
     *
     * @param name what the request is called
     * @param http parameters of the case of the HTTP tier, as the samples have them
     * @param inProcess the case of the in-process tier
     */
    public record Counterpart(String name, Params http, CasePattern inProcess) {}

    public Ranking {
        rows = List.copyOf(rows);
    }

    /**
     * Puts two runs side by side. What no counterpart names is left out.
     *
     * @throws BadInputException if fewer than three things are in both
     */
    public static Ranking of(List<Sample> inProcess, List<Sample> http, List<Counterpart> counterparts) {
        Map<String, Summary> operations = measured(
                inProcess, Metric.CPU, counterparts, (c, of) -> c.inProcess().matches(of));
        Map<String, Summary> requests = measured(
                http, Metric.CPU_PROCESS, counterparts, (c, of) -> c.http().equals(of.params()));
        List<Row> rows = operations.entrySet().stream()
                .filter(each -> requests.containsKey(each.getKey()))
                .map(each -> new Row(each.getKey(), each.getValue(), requests.get(each.getKey())))
                .toList();
        if (rows.size() < FEWEST) {
            throw new BadInputException("only " + rows.size() + " of implementation, version, method and path are in"
                    + " both runs; a ranking needs three or more: measure more of the same in both");
        }
        return new Ranking(rows);
    }

    /** By implementation, version and request. */
    private static Map<String, Summary> measured(
            List<Sample> samples, Metric metric, List<Counterpart> counterparts, BiPredicate<Counterpart, Case> isOf) {
        Map<String, Summary> measured = new LinkedHashMap<>();
        for (Summary summary : Summary.of(samples)) {
            Subject subject = summary.subject();
            counterparts.stream()
                    .filter(c -> summary.metric() == metric && isOf.test(c, summary.benchmarkCase()))
                    .forEach(c ->
                            measured.put(subject.implementation() + " " + subject.version() + " " + c.name(), summary));
        }
        return measured;
    }

    /**
     * How far the two orders agree: Kendall's tau, which is pairs of rows in the same order less those in the other one, over all that are
     * not tied in either.
     *
     * @return from -1 to 1; not a number if there is no such pair
     */
    public double tau() {
        int agreeing = 0;
        int pairs = 0;
        for (int i = 0; i < rows.size(); i++) {
            for (Row other : rows.subList(0, i)) {
                Row one = rows.get(i);
                int order = Double.compare(one.operation.score(), other.operation.score())
                        * Double.compare(one.request.score(), other.request.score());
                pairs += order == 0 ? 0 : 1;
                agreeing += Integer.signum(order);
            }
        }
        return (double) agreeing / pairs;
    }
}
