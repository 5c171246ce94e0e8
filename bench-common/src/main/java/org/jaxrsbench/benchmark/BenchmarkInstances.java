package org.jaxrsbench.benchmark;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.engine.AppConfig;

/** Makes benchmarks without JMH, to ask them what they boot and send. */
public final class BenchmarkInstances {

    private BenchmarkInstances() {}

    /**
     * A benchmark with values for its parameters.
     *
     * @param type one of this package's benchmarks
     * @param params values by name
     * @throws IllegalArgumentException if it has no such parameter or the value is not of its type
     */
    public static EngineBenchmark of(Class<?> type, Map<String, String> params) {
        try {
            EngineBenchmark benchmark =
                    (EngineBenchmark) type.getDeclaredConstructor().newInstance();
            for (Map.Entry<String, String> param : params.entrySet()) {
                set(benchmark, type.getField(param.getKey()), param.getValue());
            }
            return benchmark;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot make " + type.getSimpleName() + " with " + params, e);
        }
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

    /**
     * The application that a case needs, named free of the namespace: cases of the same name can share a fork. Empty for a
     * case that cannot share one, because it does more than to send one request, or leaves something behind.
     */
    public static Optional<String> application(Class<?> type, Map<String, String> params) {
        if (!OneRequestBenchmark.class.isAssignableFrom(type) || type.isAnnotationPresent(Alone.class)) {
            return Optional.empty();
        }
        return Optional.of(name(of(type, params).application()));
    }

    /** An application's name, free of the namespace. Two have the same only if they are equal. */
    public static String name(AppConfig config) {
        return names(config.resources()) + " " + names(config.providers()) + " " + new TreeMap<>(config.properties())
                + (config.own().isEmpty() ? "" : " " + new TreeSet<>(config.own()))
                + classes(config.instances());
    }

    private static String classes(AppConfig.Instances instances) {
        List<Class<?>> classes = Stream.of(instances.resources(), instances.providers())
                .flatMap(List::stream)
                .<Class<?>>map(Object::getClass)
                .toList();
        return classes.isEmpty() ? "" : " of " + names(classes);
    }

    private static String names(List<Class<?>> classes) {
        // With the class around a nested one: several have a nested class of the same simple name.
        return classes.stream()
                .map(c -> c.getName().substring(c.getPackageName().length() + 1))
                .collect(Collectors.joining(",", "[", "]"));
    }
}
