package org.jaxrsbench.gate.claims;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/**
 * Whether in-process and HTTP put the same things in the same order: CPU time of an operation against CPU time of the
 * server for a request, for every implementation, version, method and path that both have measured.
 */
public final class Ranking {

    private static final Pattern PARAM = Pattern.compile("(?:^|;)(method|path)=([^;]*)");

    private final List<Row> rows = new ArrayList<>();

    /**
     * One thing that both tiers have measured.
     *
     * @param inProcess worker CPU, ns an operation
     * @param http CPU of the whole server, ns a request
     */
    public record Row(String name, double inProcess, double http) {

        /** How much of a real request the in-process figure is. */
        public double share() {
            return inProcess / http;
        }
    }

    private record Key(String implementation, String version, String method, String path) {

        @Override
        public String toString() {
            return implementation + " " + version + " " + method + " " + path;
        }
    }

    /**
     * Puts them side by side.
     *
     * @throws BadInputException where fewer than three things stand in both
     */
    public Ranking(List<Sample> inProcess, List<Sample> http) {
        Map<Key, Double> operations = scores(inProcess, Metric.CPU);
        Map<Key, Double> requests = scores(http, Metric.CPU_PROCESS);
        operations.forEach((key, cpu) -> {
            if (requests.containsKey(key)) {
                rows.add(new Row(key.toString(), cpu, requests.get(key)));
            }
        });
        if (rows.size() < 3) {
            throw new BadInputException("only " + rows.size() + " of implementation, version, method and path stand in"
                    + " both runs; a ranking needs three or more");
        }
    }

    private static Map<Key, Double> scores(List<Sample> samples, Metric metric) {
        Map<Key, Double> scores = new LinkedHashMap<>();
        for (Summary summary : Summary.of(samples)) {
            Sample first = summary.first();
            Map<String, String> params = new LinkedHashMap<>();
            Matcher matcher = PARAM.matcher(first.params());
            while (matcher.find()) {
                params.put(matcher.group(1), matcher.group(2));
            }
            if (summary.metric() == metric
                    && params.size() == 2
                    && !first.benchmark().contains("Baseline")) {
                scores.put(
                        new Key(
                                first.implementation(),
                                first.version(),
                                params.get("method"),
                                params.get("path").replace("sub-class", "locator")),
                        summary.score());
            }
        }
        return scores;
    }

    /** What stands in both. */
    public List<Row> rows() {
        return rows;
    }

    /**
     * Kendall's tau-b: agreeing pairs less disagreeing ones, over the geometric mean of the pairs that are not tied in
     * one or the other (Kendall 1945). From -1 to 1; 1 where both orders are the same.
     */
    public double tau() {
        long concordant = 0;
        long untiedOne = 0;
        long untiedOther = 0;
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                int one = Double.compare(rows.get(i).inProcess(), rows.get(j).inProcess());
                int other = Double.compare(rows.get(i).http(), rows.get(j).http());
                concordant += (long) Integer.signum(one) * Integer.signum(other);
                untiedOne += one == 0 ? 0 : 1;
                untiedOther += other == 0 ? 0 : 1;
            }
        }
        return concordant / Math.sqrt((double) untiedOne * untiedOther);
    }

    /** As a table, the cheapest in-process first. */
    public String markdown() {
        StringBuilder text = new StringBuilder(
                "| what | in-process CPU, us/op | server CPU, us/request | share | rank in-process | rank over HTTP |\n"
                        + "|---|--:|--:|--:|--:|--:|\n");
        List<Row> byOperation = rows.stream()
                .sorted((a, b) -> Double.compare(a.inProcess(), b.inProcess()))
                .toList();
        List<Row> byRequest = rows.stream()
                .sorted((a, b) -> Double.compare(a.http(), b.http()))
                .toList();
        for (Row row : byOperation) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %.2f | %.1f | %.0f%% | %d | %d |%n",
                    row.name(),
                    row.inProcess() / 1000,
                    row.http() / 1000,
                    100 * row.share(),
                    byOperation.indexOf(row) + 1,
                    byRequest.indexOf(row) + 1));
        }
        return text.append(String.format(Locale.ROOT, "%nKendall's tau %.2f over %d rows.%n", tau(), rows.size()))
                .toString();
    }
}
