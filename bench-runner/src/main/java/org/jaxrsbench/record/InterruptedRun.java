package org.jaxrsbench.record;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.PairRow;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleReader;
import org.jaxrsbench.results.SampleWriter;
import org.jaxrsbench.results.Status;

/**
 * A run that was cut off at any point: keeps what is whole. A last line that is cut off is removed, and so is every round
 * of a case that not all subjects have finished; both are said.
 */
final class InterruptedRun {

    private final RunFolder folder;
    private final Environment environment;
    private final Consumer<String> say;

    InterruptedRun(RunFolder folder, Environment environment, Consumer<String> say) {
        this.folder = folder;
        this.environment = environment;
        this.say = say;
    }

    /**
     * Leaves only whole rounds in the files.
     *
     * @param subjects labels of all subjects of the run
     * @return the samples that are left
     * @throws BadInputException if the file breaks the contract in another way; it is not touched then
     */
    List<Sample> repair(Collection<String> subjects) throws IOException {
        repairLastLine(folder.samples(), Sample.COLUMNS);
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
        SampleWriter.replace(folder.samples(), whole);
        keepPairs(whole);
        return whole;
    }

    /** Pairs count with the samples of their forks, which are written after them. */
    private void keepPairs(List<Sample> kept) throws IOException {
        if (Files.notExists(folder.pairs())) {
            return;
        }
        record Key(String subject, int round, int fork) {}
        Set<Key> forks = kept.stream()
                .map(s -> new Key(s.subject(), s.round(), s.fork()))
                .collect(Collectors.toSet());
        List<PairRow> whole = PairRow.TABLE.read(folder.pairs()).stream()
                .filter(p -> forks.contains(new Key(p.subject(), p.round(), p.subjectFork()))
                        && forks.contains(new Key(p.baseline(), p.round(), p.baselineFork())))
                .toList();
        PairRow.TABLE.write(folder.pairs(), whole);
        List<ForkRow> known = ForkRow.TABLE.read(folder.forks()).stream()
                .filter(f -> forks.contains(new Key(
                        f.place().subject(), f.place().round(), f.place().fork())))
                .toList();
        ForkRow.TABLE.write(folder.forks(), known);
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
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, end == 0 ? CsvFiles.line(columns) : whole);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Keeps the rounds of a case in which every subject's last fork is whole, and the forks that came before it. */
    private List<Sample> wholePairs(List<Sample> all, Collection<String> subjects) {
        record Key(Case benchmarkCase, int round) {}
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
        Set<Key> whole = new HashSet<>();
        rounds.forEach((round, rows) -> {
            String measured = round.benchmarkCase().toString();
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
        List<Sample> fork = rows.stream().filter(s -> s.fork() == last).toList();
        return fork.get(0).status() == Status.OK && fork.size() == expected;
    }
}
