package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.benchmark.Requirements;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.runner.Plan.PlannedCase;

/** Which cases an engine can run by its own declaration, and which it cannot, with the reason. */
record SupportedCases(List<PlannedCase> supported, Map<PlannedCase, String> unsupported) {

    /** Tells the cases that need something lacking from the others. */
    static SupportedCases of(List<PlannedCase> plan, Map<Capability, Limitation> lacking) {
        List<PlannedCase> supported = new ArrayList<>();
        Map<PlannedCase, String> unsupported = new LinkedHashMap<>();
        if (lacking.isEmpty()) {
            return new SupportedCases(plan, Map.of());
        }
        for (PlannedCase planned : plan) {
            Requirements.unmet(planned.benchmarkClass(), planned.params(), lacking)
                    .ifPresentOrElse(why -> unsupported.put(planned, why), () -> supported.add(planned));
        }
        return new SupportedCases(supported, unsupported);
    }

    /** The unsupported cases in one line, cases of one benchmark and reason together; empty if there are none. */
    String describe() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        unsupported.forEach((planned, why) -> counts.merge(planned.benchmark() + ": " + why, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(c -> c.getKey() + (c.getValue() == 1 ? "" : " (" + c.getValue() + " cases)"))
                .collect(Collectors.joining("; "));
    }
}
