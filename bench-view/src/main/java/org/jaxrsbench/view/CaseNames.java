package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Params;

/**
 * A case's name as people say it: {@code GET helloworld/locator} in place of
 * {@code HelloWorldBenchmark.dispatch method=GET path=helloworld/locator}. Two cases never have the same name. Files keep the
 * benchmark and its parameters.
 */
public final class CaseNames {

    private static final String SUFFIX = "Benchmark";

    // Their paths tell them apart.
    private static final Set<String> UNNAMED = Set.of("HelloWorldBenchmark.dispatch", "TextEntityBenchmark.dispatch");

    // Its requests have names, which its own team gave them.
    private static final String APPLICATION = "ApplicationBenchmark.dispatch";
    private static final String NAMED = "request";

    // JMH's label of the mode that is the default.
    private static final String USUAL_MODE = "thrpt";

    private CaseNames() {}

    /** The name; mode and threads are named if they are not the usual ones. */
    public static String of(Case benchmarkCase) {
        String name = of(benchmarkCase.benchmark(), benchmarkCase.params());
        return name
                + (benchmarkCase.mode().equals(USUAL_MODE) ? "" : " " + benchmarkCase.mode())
                + (benchmarkCase.threads() == 1 ? "" : " threads=" + benchmarkCase.threads());
    }

    /**
     * The name of a case in the usual mode on one thread.
     *
     * @param benchmark {@code Class.method} without packages
     * @param params its parameters
     */
    public static String of(String benchmark, Params params) {
        if (benchmark.equals(APPLICATION) && params.get(NAMED).isPresent()) {
            return params.get(NAMED).get();
        }
        List<String> words = new ArrayList<>();
        if (!UNNAMED.contains(benchmark)) {
            words.add(shortened(benchmark));
        }
        Map<String, String> values = new TreeMap<>(params.values());
        if (values.containsKey("method") && values.containsKey("path")) {
            words.add(values.remove("method"));
            words.add(values.remove("path"));
        }
        values.forEach((name, value) -> words.add(Params.of(Map.of(name, value)).words()));
        return words.isEmpty() ? benchmark : String.join(" ", words);
    }

    private static String shortened(String benchmark) {
        String[] parts = benchmark.split("\\.", 2);
        String type = parts[0].endsWith(SUFFIX) && parts[0].length() > SUFFIX.length()
                ? parts[0].substring(0, parts[0].length() - SUFFIX.length())
                : parts[0];
        return parts.length == 1 || parts[1].equals("dispatch") ? type : type + "." + parts[1];
    }
}
