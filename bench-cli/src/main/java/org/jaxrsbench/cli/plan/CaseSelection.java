package org.jaxrsbench.cli.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Which cases are measured.
 *
 * @param patterns regular expressions of benchmarks; all benchmarks if there is none
 * @param params {@code name=value,value} each: only cases with these values
 * @param suite name of a suite that cases must be in; empty for all cases
 */
public record CaseSelection(List<String> patterns, List<String> params, String suite) {

    /** All cases. */
    public static final CaseSelection ALL = new CaseSelection(List.of(), List.of(), "");

    /** This selection as command-line arguments: patterns, parameters, suite. */
    public List<String> arguments() {
        List<String> arguments = new ArrayList<>(patterns);
        if (!suite.isEmpty()) {
            arguments.addAll(List.of("--suite", suite));
        }
        params.forEach(p -> arguments.addAll(List.of("-p", p)));
        return arguments;
    }
}
