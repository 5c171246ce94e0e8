package org.jaxrsbench.gate.compare;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Sample;

/**
 * A parameter that a benchmark has in some subjects and not in others.
 *
 * @param benchmark its name
 * @param name the parameter's
 * @param values that it has; if it is one, cases with and without it are the same
 * @param subjects that have it
 */
public record AddedParams(String benchmark, String name, Set<String> values, Set<String> subjects) {

    /** All of them. */
    static List<AddedParams> of(List<Sample> samples) {
        List<AddedParams> added = new ArrayList<>();
        samples.stream().collect(groupingBy(s -> s.benchmarkCase().benchmark())).forEach((benchmark, own) -> {
            Map<String, List<Sample>> bySubject = own.stream().collect(groupingBy(Sample::subject));
            own.stream()
                    .flatMap(s -> s.params().values().keySet().stream())
                    .distinct()
                    .forEach(name -> {
                        List<Sample> having = own.stream()
                                .filter(s -> s.params().get(name).isPresent())
                                .toList();
                        Set<String> subjects =
                                having.stream().map(Sample::subject).collect(toCollection(TreeSet::new));
                        if (subjects.size() < bySubject.size()) {
                            Set<String> values = having.stream()
                                    .map(s -> s.params().values().get(name))
                                    .collect(toCollection(TreeSet::new));
                            added.add(new AddedParams(benchmark, name, values, subjects));
                        }
                    });
        });
        return added;
    }

    /** A case without this parameter, if that makes it the same as one that never had it. */
    Case without(Case of) {
        return of.benchmark().equals(benchmark) && values.size() == 1
                ? new Case(benchmark, of.params().without(name), of.mode(), of.threads())
                : of;
    }
}
