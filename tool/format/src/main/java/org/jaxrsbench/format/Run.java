package org.jaxrsbench.format;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

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
 * @param notes what of it was not measured or is left out, and why; a line each
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

    /** A case of which so many rounds were discarded, however often they were tried, is measured no further. */
    public static final int MOST_MISSING = 3;

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
                folder.path().getFileName().toString(),
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
        Map<Path, String> names = names(paths);
        Map<Path, JmhJsonReader> files =
                paths.stream().filter(Run::isFile).collect(Collectors.toMap(path -> path, JmhJsonReader::new));
        Map<String, String> classes = Names.shortened(
                files.values().stream().flatMap(JmhJsonReader::classes).toList(), ".");
        Map<Object, List<Run>> parts = new LinkedHashMap<>();
        names.forEach((path, name) -> {
            Run run = files.containsKey(path) ? files.get(path).run(name, classes) : read(new RunFolder(path), name);
            parts.computeIfAbsent(run.whole(), k -> new ArrayList<>()).add(run);
        });
        return parts.values().stream().flatMap(Run::pooled).toList();
    }

    /**
     * Reads one run that may be in shards.
     *
     * @throws BadInputException also if the paths are of several runs, or of some shards only
     * @throws IncomparableException if the forks of shards did different things
     */
    public static Run readOne(List<Path> paths) {
        List<Run> runs = readAll(paths);
        Run first = runs.get(0);
        if (runs.stream().allMatch(run -> run.shard().isPresent())) {
            for (Run run : runs) {
                first.environment.requireSame(run.environment, SAME);
                first.environment.requireSame(run.environment, first.environment.engines(run.environment));
            }
        }
        if (paths.size() > 1 && (runs.size() > 1 || paths.size() < parts(paths.get(0)))) {
            throw new BadInputException(paths.stream().map(Path::toString).collect(Collectors.joining(", "))
                    + " are no one run; expected one, or each of its shards once");
        }
        return first;
    }

    private static Run read(RunFolder folder, String name) {
        if (Files.notExists(folder.path())) {
            throw new BadInputException(folder.path()
                    + ": there is no such file; expected a run folder, or a file that JMH wrote with -rf json");
        }
        Environment environment = folder.readEnvironment();
        List<Sample> samples = folder.readSamples();
        PairReader pairs = PairReader.read(folder, environment, samples);
        List<String> notes = Stream.concat(Unfinished.of(folder, environment, samples).stream(), pairs.notes().stream())
                .toList();
        return new Run(
                folder, environment, samples, pairs.rows(), ForkReader.read(folder, environment, samples), name, notes);
    }

    private static Map<Path, String> names(List<Path> paths) {
        Map<String, Path> places = new LinkedHashMap<>();
        for (Path path : paths) {
            if (places.put(place(path).toString(), path) != null) {
                throw new BadInputException(path + " is named twice; expected different runs");
            }
        }
        Map<String, String> brief = Names.paths(places.keySet());
        Map<Path, String> names = new LinkedHashMap<>();
        places.forEach((place, path) -> names.put(path, Params.shown(brief.get(place))));
        return names;
    }

    /** Where a path leads to; what is not there is said by whoever reads it. */
    private static Path place(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath();
        }
    }

    /** Also a pipe, as a shell makes of a command. */
    private static boolean isFile(Path path) {
        return Files.exists(path) && !Files.isDirectory(path);
    }

    private Optional<Shard> shard() {
        return environment.get(SHARD).map(Shard::parse);
    }

    /** What is the same for all shards of a run, and for no two others. */
    private Object whole() {
        if (shard().isEmpty()) {
            return folder;
        }
        String plan = "";
        try {
            plan = Files.readString(folder.plan()).replaceAll("\"(rounds|seed)\"\\s*:\\s*-?\\d+", "");
        } catch (IOException e) {
            // Then what the environment says has to do.
        }
        return List.of(
                shard().get().of(),
                plan,
                Stream.concat(SAME.stream(), environment.engines(environment).stream())
                        .map(environment::get)
                        .toList());
    }

    /** One of all; or each by itself, if a shard is there twice so that nobody knows which belong together. */
    private static Stream<Run> pooled(List<Run> parts) {
        List<Shard> there = parts.stream().flatMap(run -> run.shard().stream()).toList();
        if (there.isEmpty()) {
            return parts.stream();
        }
        if (Set.copyOf(there).size() < parts.size()) {
            return parts.stream().map(run -> run.noting("not pooled: a shard of this run is there twice"));
        }
        Run all = parts.size() == 1 ? parts.get(0) : joined(parts);
        int of = there.get(0).of();
        return Stream.of(there.size() == of ? all : all.noting("only " + there + " of " + of + " shards"));
    }

    private Run noting(String note) {
        List<String> all = Stream.concat(Stream.of(note), notes.stream()).toList();
        return new Run(folder, environment, samples, pairs, forks, name, all);
    }

    /** How many shards its run has. */
    private static int parts(Path shard) {
        return new RunFolder(shard)
                .readEnvironment()
                .get(SHARD)
                .map(text -> Shard.parse(text).of())
                .orElse(1);
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
        List<String> notes = new ArrayList<>();
        int rounds = 0;
        for (Run each : shards) {
            int before = rounds;
            each.samples.forEach(s -> samples.add(s.inRound(first.name(), before + s.round())));
            each.pairs.forEach(p -> pairs.add(p.inRound(before + p.round())));
            each.forks.forEach(f -> forks.add(f.inRound(before + f.place().round())));
            String shard = each.environment.require(SHARD);
            each.notes.forEach(note -> notes.add("shard " + shard + ": " + note));
            rounds += each.samples.stream().mapToInt(Sample::round).max().orElse(0);
        }
        return new Run(first.folder, environment(shards), samples, pairs, forks, first.name, notes);
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
