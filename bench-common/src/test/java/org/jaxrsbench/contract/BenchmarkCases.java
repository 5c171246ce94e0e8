package org.jaxrsbench.contract;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.Accepts;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark with every value that its own parameters take, as JMH lists them. */
final class BenchmarkCases {

    private static final List<String> SOME_NUMBERS = List.of("1", "4096");

    private BenchmarkCases() {}

    static List<EngineBenchmark> all() {
        return BenchmarkList.defaultList()
                .find(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of(), List.of())
                .stream()
                .map(BenchmarkListEntry::getUserClassQName)
                .distinct()
                .flatMap(BenchmarkCases::of)
                .toList();
    }

    /** The values that a benchmark was given, by name. */
    static Map<String, String> params(EngineBenchmark benchmark) {
        Map<String, String> params = new TreeMap<>();
        for (Field field : benchmark.getClass().getFields()) {
            if (field.isAnnotationPresent(Param.class)) {
                try {
                    params.put(field.getName(), String.valueOf(field.get(benchmark)));
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return params;
    }

    private static Stream<EngineBenchmark> of(String className) {
        try {
            Class<?> type = Class.forName(className);
            List<Field> params = Arrays.stream(type.getFields())
                    .filter(f -> f.isAnnotationPresent(Param.class))
                    .toList();
            List<List<String>> combinations = List.of(List.of());
            for (Field param : params) {
                List<List<String>> longer = new ArrayList<>();
                for (List<String> shorter : combinations) {
                    for (String value : values(param)) {
                        longer.add(Stream.concat(shorter.stream(), Stream.of(value))
                                .toList());
                    }
                }
                combinations = longer;
            }
            List<EngineBenchmark> benchmarks = new ArrayList<>();
            for (List<String> values : combinations) {
                EngineBenchmark benchmark =
                        (EngineBenchmark) type.getDeclaredConstructor().newInstance();
                for (int i = 0; i < values.size(); i++) {
                    set(benchmark, params.get(i), values.get(i));
                }
                benchmarks.add(benchmark);
            }
            return benchmarks.stream();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(className, e);
        }
    }

    private static List<String> values(Field param) {
        Accepts more = param.getAnnotation(Accepts.class);
        return Stream.of(
                        Stream.of(param.getAnnotation(Param.class).value()),
                        more == null ? Stream.<String>empty() : Stream.of(more.value()),
                        more == null || more.numbersFrom() < 0 ? Stream.<String>empty() : SOME_NUMBERS.stream())
                .flatMap(s -> s)
                .toList();
    }

    private static void set(Object target, Field field, String value) throws IllegalAccessException {
        if (field.getType() == int.class) {
            field.setInt(target, Integer.parseInt(value));
        } else if (field.getType() == boolean.class) {
            field.setBoolean(target, Boolean.parseBoolean(value));
        } else {
            field.set(target, value);
        }
    }
}
