package org.jaxrsbench.cli.history;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jaxrsbench.gate.IncomparableException;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;

/** Joins the parts of a history. */
public final class HistoryMerge {

    /** What must be equal: all that decides what a fork does, and nothing of the machine. */
    private static final List<String> SAME = List.of("jvm", "jmh", "harness", "settings", "groups");

    private HistoryMerge() {}

    /**
     * A new folder with the blocks of all parts.
     *
     * @throws BadInputException if they are of different releases, or two are the same part
     * @throws IncomparableException if their forks did different things
     */
    public static HistoryRun of(List<HistoryRun> parts, Path results, PrintStream progress) throws IOException {
        HistoryPlan first = parts.get(0).plan();
        Set<Integer> shards = new LinkedHashSet<>();
        for (HistoryRun part : parts) {
            HistoryPlan plan = part.plan();
            if (!plan.implementation().equals(first.implementation())
                    || !plan.reference().equals(first.reference())
                    || !plan.versions().equals(first.versions())
                    || plan.shards() != first.shards()) {
                throw new BadInputException(
                        part.folder() + " and " + parts.get(0).folder()
                                + " are no parts of one history: expected the same implementation, reference, releases and number of parts");
            }
            if (!shards.add(plan.shard())) {
                throw new BadInputException(part.folder() + " is part " + plan.shard()
                        + ", which another folder is, too;" + " expected each part once");
            }
        }
        requireSame(parts);
        HistoryRun merged = HistoryRun.begin(first.whole(), results, progress);
        for (HistoryRun part : parts) {
            for (RunFolder run : part.blocks()) {
                copy(
                        run.path(),
                        merged.folder()
                                .resolve(run.path().getFileName() + "-"
                                        + part.plan().shard()));
            }
        }
        return merged;
    }

    private static void requireSame(List<HistoryRun> parts) {
        Map<String, String> values = new TreeMap<>();
        for (HistoryRun part : parts) {
            for (RunFolder run : part.blocks()) {
                Environment environment = run.readEnvironment();
                for (String key : SAME) {
                    String value = environment.get(key).orElse("");
                    String before = values.putIfAbsent(key, value);
                    if (before != null && !before.equals(value)) {
                        throw new IncomparableException(run.path() + ": " + key + " is " + value + ", and " + before
                                + " in another block;" + " measure both with the same JDK, checkout and options");
                    }
                }
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectory(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }
}
