package org.jaxrsbench.harness;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.Accepts;
import org.jaxrsbench.benchmark.ApplicationBenchmark;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Params;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The cases that a command line selects. */
public final class Plan {

    private static final String OURS = SlicedBenchmark.class.getPackageName() + ".";

    private static final String NO_BENCHMARKS = "the jar holds no JMH benchmarks;"
            + " expected one that JMH's annotation processor had a part in, with META-INF/BenchmarkList and its classes";

    /** Of benchmarks, where none matches. */
    private static final int MOST_NAMED = 10;

    private Plan() {}

    /**
     * One benchmark with one value for each parameter, in the one mode of its entry.
     *
     * @param declared the mode that its own project runs it in
     */
    public record PlannedCase(BenchmarkListEntry entry, Params params, Mode declared) {

        /** {@code Class.method} without packages. */
        public String benchmark() {
            return entry.getUsername().substring(entry.getUserClassQName().lastIndexOf('.') + 1);
        }

        /** Why an engine cannot run it, by its own declaration; empty if it can. */
        public Optional<String> unmet(Map<Capability, Limitation> lacking) {
            return ourClass(entry).flatMap(type -> BenchmarkInstances.unmet(type, params.values(), lacking));
        }

        /**
         * Why somebody else's benchmark cannot be measured in turns; empty if it can.
         *
         * @param threads whether the command line says how many threads there are
         */
        public Optional<String> unmeasurable(boolean threads) {
            int declaredThreads = entry.getThreads().orElse(1);
            if (declared == Mode.SingleShotTime) {
                return Optional.of(
                        "it is declared as a single shot, which has no rate to compare; JMH alone measures it");
            }
            int group = IntStream.of(entry.getThreadGroups()).sum();
            if (group > 1 && !threads) {
                return Optional.of("it declares a @Group of " + group
                        + " threads, and one thread would be measured; give --threads " + group);
            }
            return declaredThreads == 1 || threads
                    ? Optional.empty()
                    : Optional.of("it declares @Threads(" + declaredThreads
                            + "), and one thread would be measured; give" + " --threads and a number");
        }

        @Override
        public String toString() {
            return (benchmark() + " " + params.words()).strip();
        }
    }

    /** A parameter, its values if none is asked for, and the further ones that it takes. */
    private record Param(String name, List<String> values, Optional<Accepts> further) {

        boolean takes(String value) {
            return values.contains(value)
                    || further.filter(more -> List.of(more.value()).contains(value)
                                    || more.numbersFrom() >= 0
                                            && value.matches("0|[1-9][0-9]{0,8}")
                                            && Integer.parseInt(value) >= more.numbersFrom())
                            .isPresent();
        }

        @Override
        public String toString() {
            List<String> all = new ArrayList<>(values);
            further.ifPresent(more -> {
                all.addAll(List.of(more.value()));
                all.addAll(more.numbersFrom() < 0 ? List.of() : List.of("any number from " + more.numbersFrom()));
            });
            return name + "=" + String.join(",", all);
        }
    }

    /**
     * All cases of a command line, in JMH's order.
     *
     * @throws BadInputException if nothing matches, or a parameter or value exists nowhere
     */
    public static List<PlannedCase> of(Arguments arguments) {
        Collection<BenchmarkListEntry> selected = select(arguments, arguments.jmh.getIncludes());
        if (selected.isEmpty()) {
            Collection<BenchmarkListEntry> all = select(arguments, List.of());
            List<String> names = all.stream()
                    .map(entry -> new PlannedCase(entry, Params.NONE, entry.getMode()).benchmark())
                    .distinct()
                    .sorted(Comparator.comparingInt((String name) -> -common(arguments.jmh.getIncludes(), name)))
                    .toList();
            String others = names.size() > MOST_NAMED
                    ? " and " + (names.size() - MOST_NAMED) + " others, which \"list\", or -l of the jar, prints"
                    : "";
            throw new BadInputException(
                    names.isEmpty()
                            ? NO_BENCHMARKS
                            : "no benchmark matches "
                                    + String.join(" ", arguments.jmh.getIncludes()) + "; there are "
                                    + names.stream().limit(MOST_NAMED).collect(Collectors.joining(", ")) + others);
        }
        requireClasses(selected);
        if (arguments.own("--foreign").isPresent()) { // a benchmark that has a rate, too, is measured by that
            Set<String> rates = selected.stream()
                    .filter(entry -> entry.getMode() != Mode.SingleShotTime)
                    .map(BenchmarkListEntry::getUsername)
                    .collect(Collectors.toSet());
            selected.removeIf(entry -> entry.getMode() == Mode.SingleShotTime && rates.contains(entry.getUsername()));
        }
        List<Param> known =
                selected.stream().flatMap(entry -> params(entry).stream()).toList();
        Map<String, List<String>> asked = new TreeMap<>();
        arguments.params.forEach((name, texts) -> asked.put(
                name,
                texts.stream()
                        .flatMap(text -> taken(known, name, text) ? Stream.of(text) : Stream.of(text.split(",")))
                        .toList()));
        String there =
                known.stream().map(Param::toString).distinct().collect(Collectors.joining("; ", "there is ", ""));
        asked.forEach((name, values) -> values.forEach(value -> {
            if (!taken(known, name, value)) {
                throw new BadInputException(
                        "-p " + name + "=" + value + ": no selected benchmark takes this; " + there);
            }
        }));
        Set<String> suite = suite(arguments.own("--suite").orElse("full"));
        List<PlannedCase> cases = selected.stream()
                .flatMap(entry -> modes(entry, arguments.jmh.getBenchModes())
                        .flatMap(in -> combinations(params(entry), asked).stream()
                                .map(values -> new PlannedCase(in, values, entry.getMode()))))
                .filter(planned -> planned.params().values().keySet().containsAll(asked.keySet()))
                .filter(planned -> suite.isEmpty() || suite.contains(planned.toString()))
                .toList();
        if (cases.isEmpty()) {
            throw new BadInputException("no selected benchmark has all that -p and --suite ask for; " + there);
        }
        return cases;
    }

    /**
     * Makes sure that each of several patterns matches a benchmark: without one that is misspelt less would be measured than was asked for.
     *
     * @throws BadInputException if one does not
     */
    public static void requireEach(Arguments arguments) {
        for (String pattern : arguments.jmh.getIncludes()) {
            if (select(arguments, List.of(pattern)).isEmpty()) {
                throw new BadInputException("no benchmark matches " + pattern + ", but the other patterns do");
            }
        }
    }

    /** Letters in a row that a name has in common with a pattern that it does not match. */
    private static int common(List<String> patterns, String name) {
        int most = 0;
        for (String pattern : patterns) {
            for (int from = 0; from + most < pattern.length(); ) {
                if (name.toLowerCase(Locale.ROOT)
                        .contains(pattern.substring(from, from + most + 1).toLowerCase(Locale.ROOT))) {
                    most++;
                } else {
                    from++;
                }
            }
        }
        return most;
    }

    /** A list may name what is not there, and each fork would fail. */
    private static void requireClasses(Collection<BenchmarkListEntry> selected) {
        for (BenchmarkListEntry entry : selected) {
            String target = entry.generatedTarget();
            String type = target.substring(0, target.lastIndexOf('.'));
            if (Plan.class.getResource("/" + type.replace('.', '/') + ".class") == null) {
                throw new BadInputException(NO_BENCHMARKS + ": " + type + " is missing");
            }
        }
    }

    /** A value may hold a comma. */
    private static boolean taken(List<Param> known, String name, String value) {
        return known.stream().anyMatch(p -> p.name().equals(name) && p.takes(value));
    }

    /** The cases of a suite, as they show themselves, one a line in a file of its name; none for everything. */
    static Set<String> suite(String name) {
        if (name.equals("full")) {
            return Set.of();
        }
        InputStream in = Plan.class.getResourceAsStream(name + ".suite");
        if (in == null) {
            throw new BadInputException("--suite " + name + ": expected one of quick, standard, history, full");
        }
        try (Scanner lines = new Scanner(in, StandardCharsets.UTF_8).useDelimiter("\n")) {
            return lines.tokens()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toSet());
        }
    }

    private static Collection<BenchmarkListEntry> select(Arguments arguments, List<String> includes) {
        boolean foreign = arguments.own("--foreign").isPresent();
        try {
            OutputFormat quiet = OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT);
            return BenchmarkList.defaultList().find(quiet, includes, arguments.jmh.getExcludes()).stream()
                    .filter(entry -> foreign != isOurs(entry))
                    // An application is measured alone.
                    .filter(entry ->
                            isOfApplication(entry) || UserClasses.here().isEmpty())
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (PatternSyntaxException e) {
            throw new BadInputException("'" + e.getPattern() + "' is not a regular expression: " + e.getDescription());
        } catch (RuntimeException e) {
            if (foreign) { // JMH stumbles over a list that it did not write
                throw new BadInputException(NO_BENCHMARKS + ": " + Arguments.firstLine(e));
            }
            throw e;
        }
    }

    /** The benchmark in each of the modes asked for, or in its own. */
    private static Stream<BenchmarkListEntry> modes(BenchmarkListEntry entry, Collection<Mode> asked) {
        Collection<Mode> modes = asked.isEmpty() ? List.of(entry.getMode()) : asked;
        return Stream.of(Mode.values())
                .filter(mode -> mode != Mode.All && (modes.contains(mode) || modes.contains(Mode.All)))
                .map(entry::cloneWith);
    }

    private static List<Params> combinations(List<Param> params, Map<String, List<String>> asked) {
        List<Params> combinations = List.of(Params.NONE);
        for (Param param : params) {
            List<String> values = asked.getOrDefault(param.name(), param.values()).stream()
                    .distinct()
                    .filter(param::takes)
                    .toList();
            combinations = combinations.stream()
                    .flatMap(shorter -> values.stream().map(value -> shorter.with(param.name(), value)))
                    .toList();
        }
        return combinations;
    }

    private static List<Param> params(BenchmarkListEntry entry) {
        if (isOfApplication(entry)) {
            return List.of(new Param("request", ApplicationBenchmark.cases(), Optional.empty()));
        }
        List<Param> params = new ArrayList<>();
        new TreeMap<>(entry.getParams().orElse(Map.of())).forEach((name, values) -> {
            Optional<Accepts> further = ourClass(entry)
                    .flatMap(type -> Stream.of(type.getFields())
                            .filter(field -> field.getName().equals(name))
                            .flatMap(field -> Stream.of(field.getAnnotationsByType(Accepts.class)))
                            .findFirst());
            params.add(new Param(name, List.of(values), further));
        });
        return params;
    }

    private static boolean isOurs(BenchmarkListEntry entry) {
        return entry.getUserClassQName().startsWith(OURS);
    }

    private static boolean isOfApplication(BenchmarkListEntry entry) {
        return entry.getUserClassQName().equals(ApplicationBenchmark.class.getName());
    }

    /** The class of a benchmark of ours; empty for another's. */
    public static Optional<Class<?>> ourClass(BenchmarkListEntry entry) {
        try {
            return isOurs(entry) ? Optional.of(Class.forName(entry.getUserClassQName())) : Optional.empty();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("a benchmark is listed but not on the class path", e);
        }
    }
}
