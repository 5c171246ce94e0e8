package org.jaxrsbench.lab.corpus;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/**
 * Real pairs of which the truth is known, to try the gate on.
 *
 * @param pairs in the order of the file
 */
public record PairCorpus(List<PairRecord> pairs) {

    /** Kinds of pairs without a true difference. */
    static final Set<Kind> NO_CHANGE = EnumSet.of(Kind.SAME, Kind.REBUILT);

    /** Keeps a copy. */
    public PairCorpus {
        pairs = List.copyOf(pairs);
    }

    /**
     * The pairs of one case.
     *
     * @param subject label of the subject
     */
    public record Case(String subject, PairCorpus pairs) {}

    /**
     * Reads a file of pairs.
     *
     * @throws BadInputException when the file is missing, holds a line that is no pair, or no pair of a subject with itself
     */
    public static PairCorpus read(Path file) {
        PairCorpus corpus = new PairCorpus(CsvFiles.read(file, PairRecord.COLUMNS).stream()
                .map(PairRecord::of)
                .toList());
        if (corpus.differences(NO_CHANGE).length == 0) {
            throw new BadInputException(
                    file + ": holds no pair of a subject with itself (kind same or rebuilt), of which"
                            + " rates are made; measure some with scripts/lab bank");
        }
        return corpus;
    }

    /**
     * Writes the whole file.
     *
     * @throws BadInputException when it cannot be written
     */
    public void write(Path file) {
        StudyFiles.write(
                file, PairRecord.COLUMNS, pairs.stream().map(PairRecord::fields).toList());
    }

    /** These pairs and more. */
    public PairCorpus and(List<PairRecord> more) {
        List<PairRecord> all = new ArrayList<>(pairs);
        all.addAll(more);
        return new PairCorpus(all);
    }

    /** The numbers of windows that pairs were taken from, most first. */
    public List<Integer> windows() {
        return pairs.stream()
                .map(PairRecord::windows)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The pairs of one metric and one number of windows. */
    public PairCorpus of(Metric metric, int windows) {
        return new PairCorpus(pairs.stream()
                .filter(pair -> pair.metric() == metric && pair.windows() == windows)
                .toList());
    }

    /** The pairs of each case, in the order in which cases come up. */
    public List<Case> cases() {
        Map<List<String>, List<PairRecord>> cases = new LinkedHashMap<>();
        pairs.forEach(pair -> cases.computeIfAbsent(
                        List.of(pair.subject(), pair.benchmark(), pair.params()), key -> new ArrayList<>())
                .add(pair));
        return cases.values().stream()
                .map(own -> new Case(own.get(0).subject(), new PairCorpus(own)))
                .toList();
    }

    /** The pairs of one subject. */
    PairCorpus ofSubject(String subject) {
        return new PairCorpus(
                pairs.stream().filter(pair -> pair.subject().equals(subject)).toList());
    }

    /** The pairs of some kinds as rounds. */
    public double[][] rounds(Set<Kind> kinds) {
        return rounds((PairRecord pair) -> kinds.contains(pair.kind()));
    }

    /**
     * Some pairs as rounds.
     *
     * @return a row for each round, a column for each of {@link #cases}; NaN if a case has no such pair
     */
    public double[][] rounds(Predicate<PairRecord> which) {
        List<Case> cases = cases();
        Map<List<Object>, double[]> rounds = new LinkedHashMap<>();
        for (int c = 0; c < cases.size(); c++) {
            for (PairRecord pair : cases.get(c).pairs().pairs()) {
                if (which.test(pair)) {
                    PairRecord.Round round = pair.round();
                    rounds.computeIfAbsent(List.of(round.burned(), round.sitting(), round.number()), k -> {
                                double[] row = new double[cases.size()];
                                Arrays.fill(row, Double.NaN);
                                return row;
                            })[c] =
                            pair.d();
                }
            }
        }
        return rounds.values().toArray(double[][]::new);
    }

    /** The shares that cases were slowed by, in percent, smallest first. */
    public List<Double> burned() {
        return pairs.stream()
                .map(pair -> pair.round().burned())
                .filter(share -> share > 0)
                .distinct()
                .sorted()
                .toList();
    }

    /** When its measurements began, in order. */
    public List<String> sittings() {
        return pairs.stream()
                .map(pair -> pair.round().sitting())
                .distinct()
                .sorted()
                .toList();
    }

    /** The pairs of the rounds of which something holds. */
    public PairCorpus where(Predicate<PairRecord.Round> which) {
        return new PairCorpus(
                pairs.stream().filter(pair -> which.test(pair.round())).toList());
    }

    /** Seconds of a round, the median over all that have a time; NaN if none has. */
    public double medianSeconds() {
        double[] seconds = pairs.stream()
                .map(PairRecord::round)
                .distinct()
                .mapToDouble(PairRecord.Round::seconds)
                .filter(s -> !Double.isNaN(s))
                .toArray();
        return seconds.length == 0 ? Double.NaN : Summary.median(seconds);
    }

    /** The differences d of the pairs of some kinds. */
    public double[] differences(Set<Kind> kinds) {
        return pairs.stream()
                .filter(pair -> kinds.contains(pair.kind()))
                .mapToDouble(PairRecord::d)
                .toArray();
    }
}
