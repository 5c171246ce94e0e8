package org.jaxrsbench.format;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads {@code samples.csv}, every row checked against the contract whatever is asked of the file later. */
public final class SampleReader {

    // The same few are in every row, and rows are grouped by them again and again.
    private final Map<Object, Object> known = new HashMap<>();

    private SampleReader() {}

    /**
     * All samples of a file.
     *
     * @throws BadInputException naming the file and line of whatever breaks the contract
     */
    public static List<Sample> read(Path file) {
        List<Sample> samples = readRows(file);
        if (samples.isEmpty()) {
            throw new BadInputException(file + ": holds no sample");
        }
        checkForks(file, samples);
        return samples;
    }

    /**
     * The rows of a file that is not finished: its last fork may lack some, and there may be none.
     *
     * @throws BadInputException naming the file and line of whatever else breaks the contract
     */
    public static List<Sample> readRows(Path file) {
        SampleReader reader = new SampleReader();
        List<Sample> samples = new ArrayList<>();
        Set<Object> seen = new HashSet<>();
        Map<String, Subject> subjects = new HashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, Sample.TABLE.columns())) {
            Sample sample = reader.sample(line);
            if (!seen.add(sample.uniqueKey())) {
                throw line.error("the same subject, case, round, fork, iteration and metric are in an earlier line");
            }
            if (!samples.isEmpty() && !samples.get(0).run().equals(sample.run())) {
                throw line.error("run is '" + sample.run() + "', in earlier lines '"
                        + samples.get(0).run() + "'");
            }
            Subject earlier = subjects.putIfAbsent(sample.subject(), sample.from());
            if (earlier != null && !earlier.equals(sample.from())) {
                throw line.error("subject '" + sample.subject() + "' is " + words(sample.from()) + ", in earlier lines "
                        + words(earlier));
            }
            samples.add(sample);
        }
        return samples;
    }

    private static String words(Subject of) {
        return of.implementation() + " " + of.version() + " on JDK " + of.jdk();
    }

    /** A fork has the same iterations for each of its metrics, one slot, and one status. */
    private static void checkForks(Path file, List<Sample> samples) {
        Map<Sample.ForkId, Map<Metric, BitSet>> forks = new LinkedHashMap<>();
        Map<Sample.ForkId, Sample> firsts = new HashMap<>();
        for (Sample s : samples) {
            Sample first = firsts.putIfAbsent(s.forkId(), s);
            if (first != null && (first.slot() != s.slot() || first.status() != s.status())) {
                throw new BadInputException(file + ": fork " + s.fork() + " of round " + s.round() + ", " + s.subject()
                        + ", " + s.benchmarkCase() + ": slot and status must be the same in all its rows");
            }
            forks.computeIfAbsent(s.forkId(), k -> new EnumMap<>(Metric.class))
                    .computeIfAbsent(s.metric(), k -> new BitSet())
                    .set(s.iteration());
        }
        forks.forEach((fork, metrics) -> {
            BitSet any = metrics.values().iterator().next();
            int count = any.cardinality();
            for (BitSet iterations : metrics.values()) {
                if (!iterations.equals(any) || iterations.length() != count + 1) {
                    throw new BadInputException(file + ": fork " + fork.fork() + " of round " + fork.round() + ", "
                            + fork.subject() + ", " + fork.benchmarkCase()
                            + ": iterations must count from 1 without a gap, the same for each metric");
                }
            }
        });
    }

    private Sample sample(CsvFiles.Line line) {
        Sample row = Sample.TABLE.row(line);
        return new Sample(
                row.run(),
                known(row.from()),
                known(row.benchmarkCase()),
                known(row.in()),
                row.iteration(),
                row.metric(),
                row.value(),
                row.status());
    }

    @SuppressWarnings("unchecked")
    private <T> T known(T part) {
        return (T) known.computeIfAbsent(part, k -> part);
    }
}
