package org.jaxrsbench.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

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

    // Of a value, of a row, and of what is left of both sides of a difference.
    private static final int LONGEST = 40;
    private static final int LONGEST_NAME = 70;
    private static final int AROUND = 12;
    private static final String LEFT_OUT = "…";

    // JMH's label of the mode that is the default.
    private static final String USUAL_MODE = "thrpt";

    private CaseNames() {}

    /**
     * The names of the rows of a table: a long value is cut down to where it differs from those of the other rows, a long name to the
     * parameters that do, and what would read alike is not shortened at all.
     */
    public static Map<Case, String> of(Collection<Case> cases) {
        Map<Case, String> names = new LinkedHashMap<>();
        Map<String, List<Params>> rows = cases.stream()
                .collect(Collectors.groupingBy(Case::benchmark, Collectors.mapping(Case::params, Collectors.toList())));
        cases.forEach(c -> names.put(c, of(c, rows.get(c.benchmark()))));
        Map<String, Long> times =
                names.values().stream().collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        names.replaceAll((c, name) -> times.get(name) == 1 ? name : inMode(c.toString(), c));
        return names;
    }

    private static String of(Case of, List<Params> rows) {
        Map<String, String> values = new TreeMap<>(of.params().values());
        values.replaceAll((name, value) -> value.length() <= LONGEST
                ? value
                : cut(
                        value,
                        LONGEST,
                        rows.stream().flatMap(other -> other.get(name).stream()).toList()));
        String name = of(new Case(of.benchmark(), Params.of(values), of.mode(), of.threads()));
        if (name.length() <= LONGEST_NAME || rows.size() == 1) {
            return name;
        }
        values.keySet()
                .removeIf(same -> rows.stream()
                        .allMatch(other -> other.get(same).equals(of.params().get(same))));
        return of(new Case(of.benchmark(), Params.of(values), of.mode(), of.threads())) + " " + LEFT_OUT;
    }

    /** Where a long text begins, and where it differs from others. */
    public static String cut(String text, int longest, Collection<String> others) {
        if (text.length() <= longest) {
            return text;
        }
        BitSet kept = new BitSet();
        kept.set(0, AROUND);
        for (String other : others) {
            int differs = Arrays.mismatch(text.toCharArray(), other.toCharArray());
            if (differs >= 0) {
                kept.set(Math.max(0, differs - AROUND), Math.min(text.length(), differs + AROUND));
            }
        }
        StringBuilder cut = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (kept.get(i)) {
                cut.append(text.charAt(i));
            } else if (kept.get(i - 1)) {
                cut.append(LEFT_OUT);
            }
        }
        return cut.toString();
    }

    /** The name; mode and threads are named if they are not the usual ones. */
    public static String of(Case benchmarkCase) {
        return inMode(of(benchmarkCase.benchmark(), benchmarkCase.params()), benchmarkCase);
    }

    private static String inMode(String name, Case benchmarkCase) {
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
            return Params.shown(params.get(NAMED).get());
        }
        List<String> words = new ArrayList<>();
        if (!UNNAMED.contains(benchmark)) {
            words.add(shortened(benchmark));
        }
        Map<String, String> values = new TreeMap<>(params.values());
        values.replaceAll((name, value) -> Params.shown(value));
        if (values.containsKey("method") && values.containsKey("path")) {
            words.add(values.remove("method"));
            words.add(values.remove("path"));
        }
        values.forEach((name, value) -> words.add(name + "=" + value));
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
