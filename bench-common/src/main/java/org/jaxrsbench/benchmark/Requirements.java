package org.jaxrsbench.benchmark;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Limitation;

/** Reads {@link Requires}. */
public final class Requirements {

    private Requirements() {}

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
