package org.jaxrsbench.cli.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleReader;
import org.jaxrsbench.results.SampleWriter;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/** The files of a run while it grows. */
public final class RunStore implements AutoCloseable {

    private final RunFolder folder;
    private final SampleWriter writer;
    private final List<Sample> samples = new ArrayList<>();
    private final Environment environment;
    private final Map<String, String> qualified = new HashMap<>();

    private RunStore(RunFolder folder, SampleWriter writer, Environment environment) {
        this.folder = folder;
        this.writer = writer;
        this.environment = environment;
    }

    /** Starts a run in a new folder. */
    public static RunStore create(RunFolder folder, Environment environment) throws IOException {
        environment.write(folder.environment()); // first: with it, whatever is cut off can be resumed
        return new RunStore(folder, SampleWriter.create(folder.samples()), environment);
    }

    /** Takes back a run in which nothing was measured. */
    public void abandon() throws IOException {
        writer.close();
        Files.deleteIfExists(folder.samples());
        Files.deleteIfExists(folder.environment());
        Files.deleteIfExists(folder.path());
    }

    /**
     * Goes on with a run that was cut off. A last line that is cut off is removed, and so is every round of a case that
     * not all subjects have finished; both are said.
     *
     * @param subjects labels of all subjects of the run
     * @throws BadInputException where the file breaks the contract in another way
     */
    public static RunStore resume(RunFolder folder, Collection<String> subjects, PrintStream say) throws IOException {
        Environment environment = folder.readEnvironment();
        if (Files.notExists(folder.samples())) {
            return create(folder, environment);
        }
        repairLastLine(folder.samples(), Sample.COLUMNS, say);
        if (Files.exists(folder.health())) {
            repairLastLine(folder.health(), Health.COLUMNS, say);
        }
        List<Sample> all = SampleReader.readRows(folder.samples());
        List<Sample> whole = wholePairs(all, subjects, environment);
        if (whole.size() < all.size()) {
            say.println("removed " + (all.size() - whole.size())
                    + " rows of pairs that were not finished; they are measured again");
        }
        rewrite(folder.samples(), whole);
        keepHealth(folder, whole);
        RunStore store = new RunStore(folder, SampleWriter.continueIn(folder.samples()), environment);
        store.samples.addAll(whole);
        return store;
    }

    private static void repairLastLine(Path file, List<String> columns, PrintStream say) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        if (end < bytes.length) {
            long line =
                    new String(bytes, 0, end, StandardCharsets.UTF_8).lines().count() + 1;
            say.println(file + ":" + line + ": the last line was cut off and is removed");
            String kept = end == 0 ? CsvFiles.line(columns) : new String(bytes, 0, end, StandardCharsets.UTF_8);
            replace(file, kept);
        }
    }

    /** Keeps the rounds of a case in which every subject's last fork is whole, and the forks that came before it. */
    private static List<Sample> wholePairs(List<Sample> all, Collection<String> subjects, Environment environment) {
        record Key(Sample.Case benchmarkCase, int round) {}
        int iterations = all.stream()
                .filter(s -> s.status() == Status.OK)
                .mapToInt(Sample::iteration)
                .max()
                .orElse(0);
        Map<Key, Map<String, List<Sample>>> rounds = new HashMap<>();
        for (Sample s : all) {
            rounds.computeIfAbsent(new Key(s.benchmarkCase(), s.round()), k -> new HashMap<>())
                    .computeIfAbsent(s.subject(), k -> new ArrayList<>())
                    .add(s);
        }
        long metrics = all.stream().map(Sample::metric).distinct().count();
        Set<Key> whole = rounds.entrySet().stream()
                .filter(round -> subjects.stream()
                                .allMatch(s -> round.getValue().containsKey(s)
                                        || environment
                                                .whyNotSupported(
                                                        s,
                                                        round.getKey()
                                                                .benchmarkCase()
                                                                .toString())
                                                .isPresent())
                        && round.getValue().values().stream().allMatch(rows -> isWhole(rows, iterations * metrics)))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
        return all.stream()
                .filter(s -> whole.contains(new Key(s.benchmarkCase(), s.round())))
                .toList();
    }

    private static boolean isWhole(List<Sample> rows, long expected) {
        int last = rows.stream().mapToInt(Sample::fork).max().orElseThrow();
        List<Sample> fork = rows.stream().filter(s -> s.fork() == last).toList();
        return fork.get(0).status() == Status.OK && fork.size() == expected;
    }

    /** Forks that are measured again get the same numbers again. */
    private static void keepHealth(RunFolder folder, List<Sample> kept) throws IOException {
        if (Files.notExists(folder.health())) {
            return;
        }
        record Key(String subject, String benchmark, String params, int round, int fork) {}
        Set<Key> forks = kept.stream()
                .map(s -> new Key(s.subject(), s.benchmark(), s.params(), s.round(), s.fork()))
                .collect(Collectors.toSet());
        List<List<String>> rows = folder.readHealth().stream()
                .filter(h -> forks.contains(new Key(h.subject(), h.benchmark(), h.params(), h.round(), h.fork())))
                .map(Health::fields)
                .toList();
        CsvFiles.write(folder.health(), Health.COLUMNS, rows);
    }

    private static void rewrite(Path file, List<Sample> samples) throws IOException {
        replace(
                file,
                CsvFiles.line(Sample.COLUMNS)
                        + samples.stream().map(s -> CsvFiles.line(s.fields())).collect(Collectors.joining()));
    }

    private static void replace(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The run's folder. */
    public RunFolder folder() {
        return folder;
    }

    /** The value of the run column: the one in the file, where there is one. */
    public String run() {
        return samples.isEmpty()
                ? folder.path().getFileName().toString()
                : samples.get(0).run();
    }

    /** What was measured so far. */
    public List<Sample> samples() {
        return samples;
    }

    /** Where and how. */
    public Environment environment() {
        return environment;
    }

    /** Remembers the class name of a benchmark, for {@code jmh.json}. */
    public void qualified(String benchmark, String className) {
        qualified.put(benchmark, className);
    }

    /** Appends a finished pair and flushes it to the disk. */
    public void append(List<Sample> pair) throws IOException {
        writer.append(pair);
        samples.addAll(pair);
    }

    /** Appends what the machine and the JVM did meanwhile. */
    public void appendHealth(List<Health> rows) throws IOException {
        String header = Files.exists(folder.health()) ? "" : CsvFiles.line(Health.COLUMNS);
        Files.writeString(
                folder.health(),
                header + rows.stream().map(h -> CsvFiles.line(h.fields())).collect(Collectors.joining()),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** Writes the environment as it is known now. */
    public void writeEnvironment() throws IOException {
        environment.write(folder.environment());
    }

    /** Writes everything that is made from the samples. */
    public void writeReports() throws IOException {
        writeEnvironment();
        Summary.write(folder.summary(), Summary.of(samples));
        if (environment.get("tier").equals(Optional.of("http"))) {
            return; // JMH had no part in it
        }
        ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
        json.writeValue(folder.jmhJson().toFile(), JmhJson.of(samples, environment, qualified));
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
