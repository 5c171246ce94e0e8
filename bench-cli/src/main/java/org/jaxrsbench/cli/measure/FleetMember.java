package org.jaxrsbench.cli.measure;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.results.Case;

/**
 * What a subject says of itself before anything is measured.
 *
 * @param label what rows call it
 * @param implementation as its engine says
 * @param version as its class path says
 * @param harness digest of the benchmarks and resources that it runs
 * @param cases the selected cases that it runs, in its order
 * @param unsupported the selected cases that its engine declares it cannot run, with the reason
 * @param classNames class names of benchmarks, by {@code Class.method} without packages
 * @param applications what cases of the same name can share a fork, by case; none for a case that is alone
 * @param slicing which of its cases can be measured in slices, and how
 */
public record FleetMember(
        String label,
        String implementation,
        String version,
        String harness,
        List<Case> cases,
        Map<Case, String> unsupported,
        Map<String, String> classNames,
        Map<Case, String> applications,
        Slicing slicing) {

    /**
     * How its cases are measured in slices.
     *
     * @param cases those that can be
     * @param carrier qualified name of the benchmark method that runs them
     * @param options of the JVM, as JMH gives them to forks of its own
     * @param flags of the JVM that a case's benchmark names
     */
    public record Slicing(Set<Case> cases, String carrier, List<String> options, Map<Case, List<String>> flags) {

        /** None can. */
        public static final Slicing NONE = new Slicing(Set.of(), "", List.of(), Map.of());
    }

    /** Whether it has the case, or declares that it cannot run it. */
    boolean knows(Case benchmarkCase) {
        return cases.contains(benchmarkCase) || unsupported.containsKey(benchmarkCase);
    }
}
