package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.Accepts;
import org.jaxrsbench.benchmark.ApplicationBenchmark;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.ForeignApplication;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.engine.Own;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Params;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;

/** The cases that a command line selects. */
final class Plan {

    private static final String OURS = SlicedBenchmark.class.getPackageName() + ".";
    private static final String CARRIER = SlicedBenchmark.class.getName();

    private Plan() {}

    /** One benchmark with one value for each parameter, in one mode; names of parameters are sorted. */
    record PlannedCase(BenchmarkListEntry entry, Mode mode, Map<String, String> params) {

        /** How many forks are asked for if the command line does not say. */
        int defaultForks() {
            return entry.getForks().orElse(Defaults.MEASUREMENT_FORKS);
        }

        /** {@code Class.method} without packages. */
        String benchmark() {
            return shortName(entry.getUsername());
        }

        /** The values as results have them. */
        Params parameters() {
            return Params.of(params);
        }

        /** The application that it needs, if cases of the same one can share a fork: see {@link BenchmarkInstances}. */
        Optional<String> application() {
            return isOurs(entry) ? BenchmarkInstances.application(benchmarkClass(), params) : Optional.empty();
        }

        /** Whether it can be measured in slices: it is one of ours, and its operation is the worker's alone. */
        boolean sliceable() {
            return isOurs(entry)
                    && !BenchmarkInstances.parts(benchmarkClass(), params)
                            .application()
                            .has(Own.LATE_ANSWERS);
        }

        /** The JVM's flags that it names for its forks. */
        List<String> jvmFlags() {
            return Stream.of(entry.getJvmArgsPrepend(), entry.getJvmArgs(), entry.getJvmArgsAppend())
                    .flatMap(flags -> flags.orElse(List.of()).stream())
                    .toList();
        }

        /** The class that the benchmark is written in. */
        Class<?> benchmarkClass() {
            return Plan.benchmarkClass(entry);
        }

        @Override
        public String toString() {
            return Stream.concat(
                            Stream.of(benchmark()),
                            params.entrySet().stream().map(p -> p.getKey() + "=" + p.getValue()))
                    .collect(Collectors.joining(" "));
        }
    }

    /**
     * All cases of a command line, in JMH's order.
     *
     * @throws BadInputException if nothing matches, or a parameter or value exists nowhere
     */
    static List<PlannedCase> of(Arguments arguments, OutputFormat out) {
        Collection<BenchmarkListEntry> selected = select(arguments, arguments.jmh.getIncludes(), out);
        if (selected.isEmpty()) {
            throw new BadInputException("no benchmark matches "
                    + String.join(" ", arguments.jmh.getIncludes()) + "; there are "
                    + select(arguments, List.of(), out).stream()
                            .map(entry -> shortName(entry.getUsername()))
                            .distinct()
                            .collect(Collectors.joining(", ")));
        }
        checkParams(selected, arguments.params);
        List<PlannedCase> cases = new ArrayList<>();
        for (BenchmarkListEntry entry : selected) {
            for (Mode mode : modes(entry, arguments.jmh.getBenchModes())) {
                for (Map<String, String> values : combinations(entry, arguments.params)) {
                    PlannedCase planned = new PlannedCase(entry, mode, values);
                    if (arguments.suite.has(planned.toString())) {
                        cases.add(planned);
                    }
                }
            }
        }
        if (cases.isEmpty()) {
            throw new BadInputException("no benchmark has all of "
                    + arguments.params.entrySet().stream()
                            .map(p -> "-p " + p.getKey() + "=" + String.join(",", p.getValue()))
                            .collect(Collectors.joining(" "))
                    + (arguments.suite.cases().isEmpty() ? "" : " in the suite")
                    + "; " + describe(selected));
        }
        return cases;
    }

    private static Collection<BenchmarkListEntry> select(Arguments arguments, List<String> includes, OutputFormat out) {
        try {
            return BenchmarkList.defaultList().find(out, includes, arguments.jmh.getExcludes()).stream()
                    .filter(entry -> arguments.foreign() != isOurs(entry))
                    .filter(entry -> !entry.getUserClassQName().equals(CARRIER))
                    // An application is measured alone, and without one there is nothing to send.
                    .filter(entry ->
                            isOfApplication(entry) == ForeignApplication.here().isPresent())
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (PatternSyntaxException e) {
            throw new BadInputException("'" + e.getPattern() + "' is not a regular expression: " + e.getDescription());
        }
    }

    private static void checkParams(Collection<BenchmarkListEntry> selected, Map<String, List<String>> asked) {
        asked.forEach((name, values) -> {
            if (selected.stream().noneMatch(e -> declared(e).containsKey(name))) {
                throw new BadInputException("-p " + name + ": no selected benchmark has it; " + describe(selected));
            }
            for (String value : values) {
                if (selected.stream().noneMatch(e -> accepts(e, name, value))) {
                    throw new BadInputException("-p " + name + "=" + value
                            + ": no selected benchmark takes this value; " + describe(selected));
                }
            }
        });
    }

    private static List<Mode> modes(BenchmarkListEntry entry, Collection<Mode> asked) {
        return (asked.isEmpty() ? List.of(entry.getMode()) : asked)
                .stream()
                        .flatMap(m -> m == Mode.All
                                ? Stream.of(Mode.values()).filter(each -> each != Mode.All)
                                : Stream.of(m))
                        .distinct()
                        .toList();
    }

    /** None if the benchmark lacks a parameter that is asked for, or takes none of its values. */
    private static List<Map<String, String>> combinations(BenchmarkListEntry entry, Map<String, List<String>> asked) {
        Map<String, List<String>> declared = declared(entry);
        if (!declared.keySet().containsAll(asked.keySet())) {
            return List.of();
        }
        List<Map<String, String>> combinations = List.of(Map.of());
        for (Map.Entry<String, List<String>> param : declared.entrySet()) {
            String name = param.getKey();
            List<String> values = asked.containsKey(name)
                    ? asked.get(name).stream()
                            .filter(v -> accepts(entry, name, v))
                            .toList()
                    : param.getValue();
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> shorter : combinations) {
                for (String value : values) {
                    Map<String, String> next = new LinkedHashMap<>(shorter);
                    next.put(name, value);
                    longer.add(next);
                }
            }
            combinations = longer;
        }
        return combinations;
    }

    private static Map<String, List<String>> declared(BenchmarkListEntry entry) {
        Map<String, List<String>> declared = new TreeMap<>();
        if (isOfApplication(entry)) {
            declared.put("request", ApplicationBenchmark.cases());
            return declared;
        }
        if (entry.getParams().hasValue()) {
            entry.getParams().get().forEach((name, values) -> declared.put(name, List.of(values)));
        }
        return declared;
    }

    private static boolean isOurs(BenchmarkListEntry entry) {
        return entry.getUserClassQName().startsWith(OURS);
    }

    private static boolean isOfApplication(BenchmarkListEntry entry) {
        return entry.getUserClassQName().equals(ApplicationBenchmark.class.getName());
    }

    private static boolean accepts(BenchmarkListEntry entry, String name, String value) {
        List<String> defaults = declared(entry).get(name);
        return defaults != null
                && (defaults.contains(value) || further(entry, name).stream().anyMatch(more -> takes(more, value)));
    }

    private static boolean takes(Accepts more, String value) {
        return List.of(more.value()).contains(value)
                || (more.numbersFrom() >= 0
                        && value.matches("0|[1-9][0-9]{0,8}")
                        && Integer.parseInt(value) >= more.numbersFrom());
    }

    private static String describe(Collection<BenchmarkListEntry> selected) {
        return selected.stream()
                .flatMap(entry -> declared(entry).keySet().stream().map(name -> describe(entry, name)))
                .distinct()
                .collect(Collectors.joining("; ", "there is ", ""));
    }

    private static String describe(BenchmarkListEntry entry, String name) {
        List<String> values = new ArrayList<>(declared(entry).get(name));
        further(entry, name).ifPresent(more -> {
            values.addAll(List.of(more.value()));
            if (more.numbersFrom() >= 0) {
                values.add("any number from " + more.numbersFrom());
            }
        });
        return name + "=" + String.join(",", values);
    }

    /** What one of our benchmarks says of further values of a parameter; empty if it says nothing. */
    private static Optional<Accepts> further(BenchmarkListEntry entry, String name) {
        if (!isOurs(entry)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(benchmarkClass(entry).getField(name).getAnnotation(Accepts.class));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(entry.getUsername() + " has no field " + name, e);
        }
    }

    private static Class<?> benchmarkClass(BenchmarkListEntry entry) {
        try {
            return Class.forName(entry.getUserClassQName());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("a benchmark is listed but not on the class path", e);
        }
    }

    /** {@code a.b.Class.method} without its packages. */
    static String shortName(String qualified) {
        int method = qualified.lastIndexOf('.');
        return qualified.substring(qualified.lastIndexOf('.', method - 1) + 1);
    }
}
