package org.jaxrsbench.gate.compare;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Sample;

/**
 * A parameter that a benchmark has in some subjects and not in others.
 *
 * @param benchmark its name
 * @param name the parameter's
 * @param values that it has
 * @param subjects that have it
 * @param same whether cases with and without it are taken for the same: it has one value, and is all that is different
 */
public record AddedParams(String benchmark, String name, Set<String> values, Set<String> subjects, boolean same) {

    /** All of them. */
    static List<AddedParams> of(List<Sample> samples) {
        List<AddedParams> added = new ArrayList<>();
        samples.stream().collect(groupingBy(s -> s.benchmarkCase().benchmark())).forEach((benchmark, own) -> {
            Map<String, Set<String>> names = new TreeMap<>();
            own.forEach(s -> names.computeIfAbsent(s.subject(), k -> new TreeSet<>())
                    .addAll(s.params().values().keySet()));
            Set<String> most =
                    names.values().stream().max(Comparator.comparing(Set::size)).orElseThrow();
            names.values().stream().flatMap(Set::stream).distinct().forEach(name -> {
                Set<String> having = new TreeSet<>(names.keySet());
                having.removeIf(subject -> !names.get(subject).contains(name));
                Set<String> values = new TreeSet<>();
                own.forEach(s -> s.params().get(name).ifPresent(values::add));
                boolean same = values.size() == 1 && names.values().stream().allMatch(most::containsAll);
                if (having.size() < names.size()) {
                    added.add(new AddedParams(benchmark, name, values, having, same));
                }
            });
        });
        return added;
    }

    /** A case without this parameter, if that is the same. */
    Case without(Case of) {
        return same && of.benchmark().equals(benchmark)
                ? new Case(benchmark, of.params().without(name), of.mode(), of.threads())
                : of;
    }
}
