package org.jaxrsbench.benchmark;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Limitation;

/** The applications and requests of benchmarks, and the capabilities that they need by {@link Requires}, without JMH. */
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
        if (!OneRequestBenchmark.class.isAssignableFrom(type) || type.isAnnotationPresent(OwnFork.class)) {
            return Optional.empty();
        }
        return Optional.of(name(of(type, params).application()));
    }

    /** An application's name, free of the namespace. Two have the same only if they are equal. */
    public static String name(AppConfig config) {
        return names(config.resources()) + " " + names(config.providers())
                + (config.own().isEmpty() ? "" : " " + new TreeSet<>(config.own()))
                + config.application()
                        .map(own -> " " + own.object().getClass().getSimpleName() + " of " + names(own.classes()))
                        .orElse("");
    }

    private static String names(List<Class<?>> classes) {
        // With the class around a nested one: several have a nested class of the same simple name.
        return classes.stream()
                .map(c -> c.getName().substring(c.getPackageName().length() + 1))
                .collect(Collectors.joining(",", "[", "]"));
    }

    /**
     * Why an engine cannot run a case, or nothing if it can.
     *
     * @param benchmark the benchmark's class
     * @param params values by name
     * @param lacking what the engine lacks
     */
    public static Optional<String> unmet(
            Class<?> benchmark, Map<String, String> params, Map<Capability, Limitation> lacking) {
        return needs(benchmark, params).stream()
                .filter(lacking::containsKey)
                .map(capability -> lacking.get(capability).reason())
                .findFirst();
    }

    /**
     * What an engine must be capable of to run a case.
     *
     * @param benchmark the benchmark's class
     * @param params values by name
     */
    public static Set<Capability> needs(Class<?> benchmark, Map<String, String> params) {
        Set<Capability> needs = needs(benchmark, null, params);
        for (Field field : benchmark.getFields()) {
            if (params.containsKey(field.getName())) {
                needs.addAll(needs(field, params.get(field.getName()), params));
            }
        }
        return needs;
    }

    private static Set<Capability> needs(AnnotatedElement element, String value, Map<String, String> params) {
        Set<Capability> needs = new LinkedHashSet<>();
        for (Requires requires : element.getAnnotationsByType(Requires.class)) {
            boolean wanted =
                    requires.when().length == 0 || List.of(requires.when()).contains(value);
            if (wanted && !given(requires.unless(), params)) {
                needs.addAll(List.of(requires.value()));
            }
        }
        return needs;
    }

    private static boolean given(String assignment, Map<String, String> params) {
        return params.entrySet().stream().anyMatch(p -> assignment.equals(p.getKey() + "=" + p.getValue()));
    }
}
