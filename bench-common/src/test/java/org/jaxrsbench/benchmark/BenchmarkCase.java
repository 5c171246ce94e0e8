package org.jaxrsbench.benchmark;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * What a benchmark asks of an engine with certain values of its parameters.
 *
 * @param name the benchmark's class and its parameters
 * @param application what the engine is to boot
 * @param requests what it sends
 * @param needs what the engine must be capable of
 */
public record BenchmarkCase(String name, AppConfig application, List<Request> requests, Set<Capability> needs) {

    /** Every benchmark that JMH lists, with every value that its own parameters take. */
    public static List<BenchmarkCase> all() {
        return BenchmarkList.defaultList()
                .find(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of(), List.of())
                .stream()
                .map(BenchmarkListEntry::getUserClassQName)
                .filter(name -> !name.equals(SlicedBenchmark.class.getName())) // carries the others
                .filter(name -> !name.equals(ApplicationBenchmark.class.getName())) // has no application here
                .distinct()
                .flatMap(BenchmarkCase::of)
                .toList();
    }

    /** The same, those of one application together: an engine is booted once for all of them. */
    public static Map<AppConfig, List<BenchmarkCase>> byApplication() {
        return all().stream()
                .collect(Collectors.groupingBy(
                        BenchmarkCase::application, LinkedHashMap::new, Collectors.toUnmodifiableList()));
    }

    private static Stream<BenchmarkCase> of(String className) {
        try {
            Class<?> type = Class.forName(className);
            List<Field> params = Arrays.stream(type.getFields())
                    .filter(f -> f.isAnnotationPresent(Param.class))
                    .toList();
            List<BenchmarkCase> cases = new ArrayList<>();
            for (Map<String, String> values : combinations(params)) {
                EngineBenchmark benchmark = BenchmarkInstances.of(type, values);
                cases.add(new BenchmarkCase(
                        type.getSimpleName() + " " + values,
                        benchmark.application(),
                        benchmark.requests(),
                        BenchmarkInstances.needs(type, values)));
            }
            return cases.stream();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(className, e);
        }
    }

    private static List<Map<String, String>> combinations(List<Field> params) {
        List<Map<String, String>> combinations = List.of(Map.of());
        for (Field param : params) {
            combinations = combinations.stream()
                    .flatMap(shorter -> values(param).stream().map(value -> {
                        Map<String, String> longer = new TreeMap<>(shorter);
                        longer.put(param.getName(), value);
                        return longer;
                    }))
                    .toList();
        }
        return combinations;
    }

    private static List<String> values(Field param) {
        Accepts more = param.getAnnotation(Accepts.class);
        return Stream.of(
                        Stream.of(param.getAnnotation(Param.class).value()),
                        more == null ? Stream.<String>empty() : Stream.of(more.value()),
                        more == null || more.numbersFrom() < 0 ? Stream.<String>empty() : Stream.of(more.tried()))
                .flatMap(s -> s)
                .distinct()
                .toList();
    }
}
