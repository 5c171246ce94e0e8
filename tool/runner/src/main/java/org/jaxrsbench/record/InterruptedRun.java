package org.jaxrsbench.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.SampleReader;
import org.jaxrsbench.format.Status;

/**
 * A run that was cut off at any point: keeps what is whole. A last line that is cut off is removed, and so is every round
 * of a case that not all subjects have finished; both are said.
 */
record InterruptedRun(RunFolder folder, Environment environment, Consumer<String> say) {

    /** Figures that some rounds of a case have. */
    private static final Set<Metric> NOT_ALWAYS = Set.of(Metric.CPU_JAVA, Metric.LEAK);

    private record Measured(String subject, int round, int fork, String benchmarkCase) {}

    /**
     * Leaves only whole rounds in the files, and returns what is left.
     *
     * @throws BadInputException if the file breaks the contract in another way; it is not touched then
     */
    List<Sample> repair(Collection<String> subjects) throws IOException {
        repairLastLine(folder.samples(), Sample.TABLE.columns());
        if (Files.exists(folder.pairs())) {
            repairLastLine(folder.pairs(), PairRow.TABLE.columns());
            repairLastLine(folder.forks(), ForkRow.TABLE.columns());
        }
        List<Sample> all = SampleReader.readRows(folder.samples());
        List<Sample> whole = wholePairs(all, subjects);
        if (whole.size() < all.size()) {
            say.accept("removed " + (all.size() - whole.size())
                    + " rows of pairs that were not finished; they are measured again");
        }
        Sample.TABLE.write(folder.samples(), whole);
        keepPairs(whole);
        return whole;
    }

    /** Pairs count with the samples of their forks, which are written after them. */
    private void keepPairs(List<Sample> kept) throws IOException {
        if (Files.notExists(folder.pairs())) {
            return;
        }
        Set<Measured> forks = kept.stream()
                .map(s -> new Measured(
                        s.subject(), s.round(), s.fork(), s.benchmarkCase().toString()))
                .collect(Collectors.toSet());
        List<PairRow> whole = PairRow.TABLE.read(folder.pairs()).stream()
                .filter(p -> {
                    String of = p.benchmarkCase().toString();
                    return forks.contains(new Measured(p.subject(), p.round(), p.subjectFork(), of))
                            && forks.contains(new Measured(p.baseline(), p.round(), p.baselineFork(), of));
                })
                .toList();
        PairRow.TABLE.write(folder.pairs(), whole);
        // Samples are written in the order of a fork's cases: if any is there, that of its first case is.
        List<ForkRow> known = ForkRow.TABLE.read(folder.forks()).stream()
                .filter(f -> forks.contains(new Measured(
                        f.place().subject(),
                        f.place().round(),
                        f.place().fork(),
                        f.place().firstCase())))
                .toList();
        ForkRow.TABLE.write(folder.forks(), known);
        keepSlices(kept);
    }

    /** The file may be larger than memory, and what is cut off belongs to a fork whose samples are not there. */
    private void keepSlices(List<Sample> kept) throws IOException {
        if (Files.notExists(folder.slices())) {
            return;
        }
        Set<List<String>> forks = kept.stream()
                .map(s -> List.of(
                        s.subject(),
                        Integer.toString(s.round()),
                        Integer.toString(s.fork()),
                        s.benchmarkCase().benchmark(),
                        s.params().toString()))
                .collect(Collectors.toSet());
        Path next = folder.slices().resolveSibling("slices.csv.new");
        // Cut off amid a character, too.
        try (BufferedReader in = new BufferedReader(
                        new InputStreamReader(Files.newInputStream(folder.slices()), StandardCharsets.UTF_8));
                Writer out = Files.newBufferedWriter(next)) {
            out.write(CsvFiles.line(RunRecorder.SLICES));
            in.readLine();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (isOf(forks, line)) {
                    out.write(line + "\n");
                }
            }
        }
        Files.move(next, folder.slices(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static boolean isOf(Set<List<String>> forks, String line) {
        try {
            List<String> fields = CsvFiles.parseLine(line);
            return fields.size() == RunRecorder.SLICES.size() && forks.contains(fields.subList(0, 5));
        } catch (IllegalArgumentException e) {
            return false; // cut off
        }
    }

    private void repairLastLine(Path file, List<String> columns) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        if (0 < end && end == bytes.length) {
            return;
        }
        String whole = new String(bytes, 0, end, StandardCharsets.UTF_8);
        if (bytes.length > 0) {
            say.accept(file + ":" + (whole.lines().count() + 1) + ": the last line was cut off and is removed");
        }
        CsvFiles.replace(file, end == 0 ? CsvFiles.line(columns) : whole);
    }

    /** Keeps the rounds of a case in which every subject's last fork is whole, and the forks that came before it. */
    private List<Sample> wholePairs(List<Sample> all, Collection<String> subjects) {
        record Key(Case benchmarkCase, int round) {}
        int iterations = all.stream()
                .filter(s -> s.status() == Status.OK)
                .mapToInt(Sample::iteration)
                .max()
                .orElse(0);
        Map<Key, Map<String, List<Sample>>> rounds = all.stream()
                .collect(Collectors.groupingBy(
                        s -> new Key(s.benchmarkCase(), s.round()), Collectors.groupingBy(Sample::subject)));
        Set<Key> whole = new HashSet<>();
        rounds.forEach((round, rows) -> {
            String measured = round.benchmarkCase().toString();
            long metrics = all.stream()
                    .filter(s -> s.benchmarkCase().equals(round.benchmarkCase()) && !NOT_ALWAYS.contains(s.metric()))
                    .map(Sample::metric)
                    .distinct()
                    .count();
            boolean complete = subjects.stream()
                    .allMatch(s -> rows.containsKey(s)
                            || environment.whyNotSupported(s, measured).isPresent());
            if (complete && rows.values().stream().allMatch(r -> isWhole(r, iterations * metrics))) {
                whole.add(round);
            }
        });
        return all.stream()
                .filter(s -> whole.contains(new Key(s.benchmarkCase(), s.round())))
                .toList();
    }

    private static boolean isWhole(List<Sample> rows, long expected) {
        int last = rows.stream().mapToInt(Sample::fork).max().orElseThrow();
        List<Sample> fork = rows.stream()
                .filter(s -> s.fork() == last && !NOT_ALWAYS.contains(s.metric()))
                .toList();
        return fork.get(0).status() == Status.OK && fork.size() == expected;
    }
}
