package org.jaxrsbench.benchmark;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.engine.Capability;

/** Reads {@link Requires}. */
public final class Requirements {

    private Requirements() {}

    /**
     * Why an engine cannot run a case, or nothing where it can.
     *
     * @param benchmark the benchmark's class
     * @param params values by name
     * @param lacking what the engine lacks, with the reason
     */
    public static Optional<String> unmet(
            Class<?> benchmark, Map<String, String> params, Map<Capability, String> lacking) {
        List<Capability> needs = new ArrayList<>(needs(benchmark, null));
        for (Field field : benchmark.getFields()) {
            if (params.containsKey(field.getName())) {
                needs.addAll(needs(field, params.get(field.getName())));
            }
        }
        return needs.stream().filter(lacking::containsKey).map(lacking::get).findFirst();
    }

    private static List<Capability> needs(AnnotatedElement element, String value) {
        List<Capability> needs = new ArrayList<>();
        for (Requires requires : element.getAnnotationsByType(Requires.class)) {
            if (requires.when().length == 0 || List.of(requires.when()).contains(value)) {
                needs.addAll(List.of(requires.value()));
            }
        }
        return needs;
    }
}
