package org.jaxrsbench.record;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The samples in the shape of JMH's own JSON, for JMH viewers; the subject is one more parameter. Scores and errors are
 * JMH's: they pool the iterations of all forks.
 */
final class JmhJson {

    private static final double CONFIDENCE = 0.999;
    private static final List<Double> PERCENTILES =
            List.of(0.0, 50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999, 99.9999, 100.0);

    private JmhJson() {}

    static List<Map<String, Object>> of(List<Sample> samples, Environment environment, Map<String, String> qualified) {
        record Key(String subject, Case benchmarkCase) {}
        Stream<Sample> counting = samples.stream().filter(s -> s.status() == Status.OK);
        return groups(counting, s -> new Key(s.subject(), s.benchmarkCase()), toList()).values().stream()
                .map(group -> result(group, environment, qualified))
                .toList();
    }

    /** In the order of the first of each. */
    private static <K, V> Map<K, V> groups(
            Stream<Sample> samples, Function<Sample, K> key, Collector<Sample, ?, V> values) {
        return samples.collect(groupingBy(key, LinkedHashMap::new, values));
    }

    private static Map<String, Object> result(
            List<Sample> group, Environment environment, Map<String, String> qualified) {
        Sample first = group.get(0);
        Map<Metric, Map<Sample.ForkId, List<Double>>> byMetric = groups(
                group.stream(),
                Sample::metric,
                groupingBy(Sample::forkId, LinkedHashMap::new, mapping(Sample::value, toList())));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("jmhVersion", environment.get("jmh").orElse(""));
        result.put(
                "benchmark",
                qualified.getOrDefault(
                        first.benchmarkCase().benchmark(), first.benchmarkCase().benchmark()));
        result.put("mode", first.benchmarkCase().mode());
        result.put("threads", first.benchmarkCase().threads());
        result.put("forks", byMetric.get(first.metric()).size());
        result.put("jvmArgs", List.of(environment.get("jvm_flags").orElse("").split(" ")));
        result.put("jdkVersion", first.from().jdk());
        result.put("vmName", environment.get("jvm").orElse(""));
        Map<String, String> params = new TreeMap<>(first.params().values());
        String own = params.put("subject", first.subject());
        if (own != null) { // a parameter of the benchmark's has the same name
            params.put("subject (parameter)", own);
        }
        result.put("params", params);
        result.put(
                "measurementIterations",
                byMetric.get(first.metric()).values().iterator().next().size());
        Map<String, Object> secondary = new TreeMap<>();
        byMetric.forEach((metric, forks) -> {
            if (metric == Metric.THROUGHPUT || metric == Metric.TIME) {
                result.put("primaryMetric", metric(metric, forks));
            } else {
                secondary.put(metric.label(), metric(metric, forks));
            }
        });
        result.put("secondaryMetrics", secondary);
        return result;
    }

    private static Map<String, Object> metric(Metric metric, Map<Sample.ForkId, List<Double>> forks) {
        ListStatistics statistics = new ListStatistics(forks.values().stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .toArray());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("score", statistics.getMean());
        json.put("scoreError", number(statistics.getMeanErrorAt(CONFIDENCE)));
        json.put(
                "scoreConfidence",
                Arrays.stream(statistics.getConfidenceIntervalAt(CONFIDENCE))
                        .mapToObj(JmhJson::number)
                        .toList());
        Map<String, Object> percentiles = new LinkedHashMap<>();
        PERCENTILES.forEach(p -> percentiles.put(p.toString(), statistics.getPercentile(p)));
        json.put("scorePercentiles", percentiles);
        json.put("scoreUnit", metric.unit());
        json.put("rawData", new ArrayList<>(forks.values()));
        return json;
    }

    /** JMH writes NaN as a string, for JSON has none. */
    private static Object number(double value) {
        return Double.isNaN(value) ? "NaN" : value;
    }
}
