package org.jaxrsbench.gate;

import java.util.List;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Sample;

/**
 * Under what conditions the samples of a check were measured.
 *
 * @param jdks versions of the forks' JDKs
 * @param cores processors of the machine, as {@code environment.csv} has it
 * @param pairing how rounds were paired
 * @param storedRuns how many stored runs are the baseline; 0 if both subjects were measured in one run
 */
public record Conditions(List<String> jdks, String cores, Pairing pairing, int storedRuns) {

    public Conditions {
        jdks = List.copyOf(jdks);
    }

    /** Of a run. */
    public static Conditions of(Environment environment, List<Sample> samples, int storedRuns) {
        List<String> jdks = samples.stream().map(s -> s.from().jdk()).distinct().toList();
        return new Conditions(jdks, environment.require("cores"), Pairing.of(environment), storedRuns);
    }
}
