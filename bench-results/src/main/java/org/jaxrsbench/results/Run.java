package org.jaxrsbench.results;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was measured, read whole: a run folder, JMH's JSON in place of one, or all the shards of a run.
 *
 * @param folder where its files are; of shards, that of the first one, and of JMH's JSON, the file itself
 */
public record Run(
        RunFolder folder, Environment environment, List<Sample> samples, List<PairRow> pairs, List<ForkRow> forks) {

    /** Key of the environment: which part of a run it is, such as {@code 2/4}. */
    public static final String SHARD = "shard";

    /** The settings that shards must share: everything that decides what a fork does, and nothing of the machine. */
    private static final List<String> SAME =
            List.of("subjects", "jvm", "jvm_flags", "jmh", "harness", "settings", "grouping", "groups", "pairing");

    private static final List<String> OF_THE_MACHINE = List.of("cpu_model", "cpu_id", "cores", "memory_bytes", "os");

    /**
     * Reads one.
     *
     * @param path a run folder, or a file that JMH wrote with {@code -rf json}
     * @throws BadInputException if it breaks the contract
     */
    public static Run read(Path path) {
        if (Files.isRegularFile(path)) {
            return new JmhJsonReader(path).run();
        }
        RunFolder folder = new RunFolder(path);
        Environment environment = folder.readEnvironment();
        return new Run(folder, environment, folder.readSamples(), folder.readPairs(environment), folder.readForks());
    }

    /**
     * Reads several. Shards are one run: the rounds of one come after those of the one before, so a pair is always of one
     * machine, and ratios are what one machine would give.
     *
     * @param paths one or more
     * @return a run for each path, or one if they are shards
     * @throws BadInputException if one breaks the contract, or some are shards of a run and others are not
     * @throws IncomparableException if the forks of shards did different things
     */
    public static List<Run> readAll(List<Path> paths) {
        List<Run> runs = paths.stream().map(Run::read).toList();
        return runs.size() > 1
                        && runs.stream()
                                .anyMatch(run -> run.environment.get(SHARD).isPresent())
                ? List.of(joined(runs))
                : runs;
    }

    /**
     * Reads one run that may be in shards.
     *
     * @throws BadInputException also if the paths are of several runs
     */
    public static Run readOne(List<Path> paths) {
        List<Run> runs = readAll(paths);
        if (runs.size() > 1) {
            throw new BadInputException(
                    paths.get(1) + " is another run than " + paths.get(0) + "; expected one run, or all its shards");
        }
        return runs.get(0);
    }

    /**
     * What tables show of it: cost, or what stands for it where that was not measured; CPU time, the process's if need be; bytes, or the heap
     * that stays.
     */
    public List<Metric> shown() {
        Set<Metric> measured = samples.stream().map(Sample::metric).collect(Collectors.toSet());
        return Stream.of(
                        List.of(Metric.COST, Metric.THROUGHPUT, Metric.TIME),
                        List.of(Metric.CPU, Metric.CPU_PROCESS),
                        List.of(Metric.ALLOC, Metric.RETAINED))
                .map(column ->
                        column.stream().filter(measured::contains).findFirst().orElse(column.get(0)))
                .toList();
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

    /** The name of the folder or the file. */
    public String name() {
        return folder.path().toAbsolutePath().normalize().getFileName().toString();
    }

    private static Run joined(List<Run> shards) {
        Run first = shards.get(0);
        Set<Shard> seen = new LinkedHashSet<>();
        List<Sample> samples = new ArrayList<>();
        List<PairRow> pairs = new ArrayList<>();
        List<ForkRow> forks = new ArrayList<>();
        int rounds = 0;
        for (Run each : shards) {
            requirePart(each, shards.size(), seen);
            first.environment.requireSame(each.environment, SAME);
            first.environment.requireSame(each.environment, first.environment.engines(each.environment));
            int before = rounds;
            each.samples.forEach(s -> samples.add(s.inRound(first.name(), before + s.round())));
            each.pairs.forEach(p -> pairs.add(p.inRound(before + p.round())));
            each.forks.forEach(f -> forks.add(f.inRound(before + f.place().round())));
            rounds += each.samples.stream().mapToInt(Sample::round).max().orElse(0);
        }
        return new Run(first.folder, environment(shards), samples, pairs, forks);
    }

    private static void requirePart(Run run, int of, Set<Shard> seen) {
        Shard shard = Shard.parse(run.environment
                .get(SHARD)
                .orElseThrow(
                        () -> new BadInputException(run.folder.path() + " is no shard, and others are; expected the "
                                + "shards of one run, as run --shard 1/" + of + " and its like measured")));
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
