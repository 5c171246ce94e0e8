package org.jaxrsbench.results;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was measured, read whole: a run folder, JMH's JSON in place of one, or all the shards of a run.
 *
 * @param folder where its files are; of shards, that of the first one, and of JMH's JSON, the file itself
 * @param name of the folder or the file, with as much of its path as tells it from others that are read with it
 * @param notes what of it was left out, and why; a line each
 */
public record Run(
        RunFolder folder,
        Environment environment,
        List<Sample> samples,
        List<PairRow> pairs,
        List<ForkRow> forks,
        String name,
        List<String> notes) {

    /** Key of the environment: which part of a run it is, such as {@code 2/4}. */
    public static final String SHARD = "shard";

    /** The settings that shards must share: everything that decides what a fork does, and nothing of the machine. */
    private static final List<String> SAME =
            List.of("subjects", "jvm", "jvm_flags", "jmh", "harness", "settings", "grouping", "groups", "pairing");

    private static final List<String> OF_THE_MACHINE = List.of("cpu_model", "cpu_id", "cores", "memory_bytes", "os");

    /** One by itself, of which nothing was left out. */
    public Run(
            RunFolder folder, Environment environment, List<Sample> samples, List<PairRow> pairs, List<ForkRow> forks) {
        this(
                folder,
                environment,
                samples,
                pairs,
                forks,
                names(List.of(folder.path())).get(0),
                List.of());
    }

    /**
     * Reads one.
     *
     * @param path a run folder, or a file that JMH wrote with {@code -rf json}
     * @throws BadInputException if it breaks the contract
     */
    public static Run read(Path path) {
        return readAll(List.of(path)).get(0);
    }

    /**
     * Reads several. Shards are one run: the rounds of one come after those of the one before, so a pair is always of one
     * machine, and ratios are what one machine would give. No two runs have the same name, and no two classes of benchmarks.
     *
     * @param paths one or more, each once
     * @return a run for each path, but one for all shards of a run
     * @throws BadInputException if one breaks the contract, or is there twice
     */
    public static List<Run> readAll(List<Path> paths) {
        Map<Object, List<Run>> parts =
                readEach(paths).stream().collect(groupingBy(Run::whole, LinkedHashMap::new, toList()));
        return parts.values().stream().flatMap(Run::pooled).toList();
    }

    /**
     * Reads one run that may be in shards, which must be all there.
     *
     * @throws BadInputException also if the paths are of several runs, or not all of one
     * @throws IncomparableException if the forks of shards did different things
     */
    public static Run readOne(List<Path> paths) {
        List<Run> runs = readEach(paths);
        if (runs.size() == 1) {
            return runs.get(0);
        }
        if (runs.stream().allMatch(run -> run.shard().isEmpty())) {
            throw new BadInputException(
                    paths.get(1) + " is another run than " + paths.get(0) + "; expected one run, or all its shards");
        }
        Set<Shard> seen = new HashSet<>();
        for (Run run : runs) {
            requirePart(run, runs.size(), seen);
            runs.get(0).environment.requireSame(run.environment, SAME);
            runs.get(0).environment.requireSame(run.environment, runs.get(0).environment.engines(run.environment));
        }
        return joined(runs);
    }

    private static List<Run> readEach(List<Path> paths) {
        Set<Path> seen = new HashSet<>();
        for (Path path : paths) {
            if (!seen.add(place(path))) {
                throw new BadInputException(path + " is named twice; expected different runs");
            }
        }
        List<String> names = names(paths);
        Map<Path, JmhJsonReader> files =
                paths.stream().filter(Files::isRegularFile).collect(Collectors.toMap(path -> path, JmhJsonReader::new));
        Map<String, String> classes = Names.shortened(
                files.values().stream().flatMap(JmhJsonReader::classes).toList(), ".");
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Path path = paths.get(i);
            runs.add(
                    files.containsKey(path)
                            ? files.get(path).run(names.get(i), classes)
                            : read(new RunFolder(path), names.get(i)));
        }
        return runs;
    }

    private static Run read(RunFolder folder, String name) {
        Environment environment = folder.readEnvironment();
        return new Run(
                folder,
                environment,
                folder.readSamples(),
                folder.readPairs(environment),
                folder.readForks(),
                name,
                List.of());
    }

    /** Where a path leads to; what is not there is said by whoever reads it. */
    private static Path place(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    private static List<String> names(List<Path> paths) {
        List<String> full = paths.stream()
                .map(p -> p.toAbsolutePath().normalize().toString())
                .toList();
        List<String> stems =
                full.stream().map(p -> p.replaceFirst("\\.json$", "")).toList();
        List<String> told = Set.copyOf(stems).size() == stems.size() ? stems : full;
        return told.stream().map(Names.paths(told)::get).toList();
    }

    private Optional<Shard> shard() {
        return environment.get(SHARD).map(Shard::parse);
    }

    /** What is the same for all shards of a run, and for no two others. */
    private Object whole() {
        return shard().<Object>map(shard -> Stream.concat(
                                Stream.of(Integer.toString(shard.of()), plan()),
                                Stream.concat(SAME.stream(), environment.engines(environment).stream())
                                        .map(key -> environment.get(key).orElse("")))
                        .toList())
                .orElse(folder);
    }

    /** The plan but for what each shard has of its own; empty if there is none. */
    private String plan() {
        try {
            ObjectNode plan =
                    (ObjectNode) new ObjectMapper().readTree(folder.plan().toFile());
            return plan.without(List.of("rounds", "seed")).toString();
        } catch (IOException | ClassCastException e) {
            return "";
        }
    }

    /** One of all; or each by itself, if a shard is there twice so that nobody knows which belong together. */
    private static Stream<Run> pooled(List<Run> parts) {
        if (parts.get(0).shard().isEmpty()) {
            return parts.stream();
        }
        Set<Shard> there = parts.stream().flatMap(run -> run.shard().stream()).collect(toSet());
        if (there.size() < parts.size()) {
            return parts.stream()
                    .map(run -> run.noting("not pooled, for another run is shard "
                            + run.shard().orElseThrow() + ", too"));
        }
        Run joined = parts.size() == 1 ? parts.get(0) : joined(parts);
        int of = there.iterator().next().of();
        return Stream.of(there.size() == of ? joined : joined.noting(there.size() + " of " + of + " shards: " + there));
    }

    private Run noting(String note) {
        return new Run(folder, environment, samples, pairs, forks, name, List.of(note));
    }

    /**
     * What tables show of runs: cost, or what stands for it where that was not measured, in every mode; CPU time, the process's if need be;
     * bytes, or the heap that stays.
     */
    public static List<Metric> shown(List<Run> runs) {
        Set<Set<Metric>> measured = runs.stream()
                .flatMap(run -> run.samples.stream()
                        .filter(s -> s.status() == Status.OK)
                        .collect(groupingBy(
                                s -> List.of(s.subject(), s.benchmarkCase()), mapping(Sample::metric, toSet())))
                        .values()
                        .stream())
                .collect(toSet());
        return Stream.of(
                        List.of(Metric.COST, Metric.THROUGHPUT, Metric.TIME),
                        List.of(Metric.CPU, Metric.CPU_PROCESS),
                        List.of(Metric.ALLOC, Metric.RETAINED))
                .flatMap(column -> {
                    List<Metric> first = column.stream()
                            .filter(metric -> measured.stream()
                                    .anyMatch(own -> column.stream()
                                            .filter(own::contains)
                                            .findFirst()
                                            .equals(Optional.of(metric))))
                            .toList();
                    return first.isEmpty() ? Stream.of(column.get(0)) : first.stream();
                })
                .toList();
    }

    /** What tables show of it. */
    public List<Metric> shown() {
        return shown(List.of(this));
    }

    /** Labels of the subjects, in the order that was asked for, or else as they were measured. */
    public List<String> subjects() {
        List<String> measured = samples.stream().map(Sample::subject).distinct().toList();
        String asked = environment.get("subjects").orElse("");
        return Stream.concat(Stream.of(asked.split(",")).filter(measured::contains), measured.stream())
                .distinct()
                .toList();
    }

    /** How many rounds there are of each subject and case: the fewest, and the most; none of both if every fork failed. */
    public IntSummaryStatistics rounds() {
        Map<List<Object>, Set<Integer>> rounds = new HashMap<>();
        samples.stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> rounds.computeIfAbsent(List.of(s.subject(), s.benchmarkCase()), k -> new HashSet<>())
                        .add(s.round()));
        return rounds.isEmpty()
                ? new IntSummaryStatistics(1, 0, 0, 0)
                : rounds.values().stream().mapToInt(Set::size).summaryStatistics();
    }

    /** Whether a fork failed. */
    public boolean failed() {
        return samples.stream().anyMatch(s -> s.status() == Status.FAILED);
    }

    /** Whether it is of the HTTP tier. */
    public boolean overHttp() {
        return environment.require("tier").equals("http");
    }

    private static Run joined(List<Run> shards) {
        Run first = shards.get(0);
        List<Sample> samples = new ArrayList<>();
        List<PairRow> pairs = new ArrayList<>();
        List<ForkRow> forks = new ArrayList<>();
        int rounds = 0;
        for (Run each : shards) {
            int before = rounds;
            each.samples.forEach(s -> samples.add(s.inRound(first.name(), before + s.round())));
            each.pairs.forEach(p -> pairs.add(p.inRound(before + p.round())));
            each.forks.forEach(f -> forks.add(f.inRound(before + f.place().round())));
            rounds += each.samples.stream().mapToInt(Sample::round).max().orElse(0);
        }
        return new Run(first.folder, environment(shards), samples, pairs, forks, first.name, List.of());
    }

    private static void requirePart(Run run, int of, Set<Shard> seen) {
        Shard shard = run.shard()
                .orElseThrow(
                        () -> new BadInputException(run.folder.path() + " is no shard, and others are; expected the "
                                + "shards of one run, as run --shard 1/" + of + " and its like measured"));
        if (shard.of() != of || !seen.add(shard)) {
            throw new BadInputException(
                    run.folder.path() + " is shard " + shard + " of " + of + " runs; expected each shard once");
        }
    }

    private static Environment environment(List<Run> shards) {
        Environment joined = new Environment();
        shards.get(0).environment.values().forEach((key, value) -> {
            if (!key.equals(SHARD)) {
                joined.put(key, value);
            }
        });
        for (String key : OF_THE_MACHINE) {
            List<String> values = shards.stream()
                    .flatMap(shard -> shard.environment.get(key).stream())
                    .distinct()
                    .toList();
            if (!values.isEmpty()) {
                joined.put(key, String.join(" + ", values));
            }
        }
        return joined.put("parts", shards.size()).fingerprint();
    }
}
