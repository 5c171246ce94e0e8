package org.jaxrsbench.format;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The rows of {@code pairs.csv} beside the samples of their forks: where a run was ended, or a file was cut, one of the two can be missing.
 *
 * @param rows those whose forks both measured their case
 * @param notes what was left out, and why; a line for each case
 */
record PairReader(List<PairRow> rows, List<String> notes) {

    /** Both files are written with all digits. */
    private static final double EXACT = 1e-9;

    /** A case in a round. */
    private record Place(int round, Case benchmarkCase) {

        static Place of(PairRow row) {
            return new Place(row.round(), row.benchmarkCase());
        }

        static Place of(Sample sample) {
            return new Place(sample.round(), sample.benchmarkCase());
        }
    }

    /**
     * Pairs that belong to samples.
     *
     * @param samples of the same run
     * @throws BadInputException if the file breaks the contract, or its ratios of totals are not those of the samples
     */
    static PairReader read(RunFolder folder, Environment environment, List<Sample> samples) {
        if (!environment.get("pairing").equals(Optional.of("slices"))) {
            return new PairReader(List.of(), List.of());
        }
        List<PairRow> all = folder.readPairs(environment);
        Set<Case> known = samples.stream().map(Sample::benchmarkCase).collect(toSet());
        List<Sample> measured =
                samples.stream().filter(s -> s.status() == Status.OK).toList();
        Set<Sample.ForkId> forks = measured.stream().map(Sample::forkId).collect(toSet());
        List<PairRow> rows =
                all.stream().filter(row -> forks.containsAll(row.forks())).toList();
        requireTotals(folder, rows, measured);
        Stream<String> cut =
                rounds(all.stream()
                                .filter(row -> !forks.containsAll(row.forks()))
                                .map(Place::of))
                        .entrySet()
                        .stream()
                        .map(of -> "left out: samples.csv lacks "
                                + (known.contains(of.getKey()) ? "forks of round " + of.getValue() + " of " : "")
                                + of.getKey()
                                + ", which pairs.csv has");
        Stream<String> alone = rounds(unpaired(rows, measured)).entrySet().stream()
                .map(of -> "pairs.csv lacks round " + of.getValue() + " of " + of.getKey()
                        + ", which samples.csv has: a check leaves it out, and a ratio is of forks");
        return new PairReader(rows, Stream.concat(cut, alone).toList());
    }

    /** The file of another run of the same cases, or one that was edited, would give wrong ratios beside right figures. */
    private static void requireTotals(RunFolder folder, List<PairRow> rows, List<Sample> measured) {
        Map<Sample.ForkId, Double> totals = measured.stream()
                .filter(s -> s.metric() == Metric.TOTAL)
                .collect(toMap(Sample::forkId, Sample::value, (first, further) -> first));
        for (PairRow row : rows) {
            double baseline = totals.getOrDefault(row.ofBaseline(), Double.NaN);
            double subject = totals.getOrDefault(row.ofSubject(), Double.NaN);
            if (Math.abs(row.logRatioTotal() - Math.log(baseline / subject)) > EXACT) {
                throw new BadInputException(folder.pairs() + ": log_ratio_total of round " + row.round() + " of "
                        + row.benchmarkCase()
                        + " is not that of the totals in samples.csv; expected all files of one run,"
                        + " as they were written");
            }
        }
    }

    /** Where two subjects have measured and no row has the cost of both. */
    private static Stream<Place> unpaired(List<PairRow> rows, List<Sample> measured) {
        Map<Place, Set<Set<String>>> pairs = rows.stream()
                .filter(row -> row.metric() == Metric.COST)
                .collect(groupingBy(Place::of, mapping(row -> Set.of(row.subject(), row.baseline()), toSet())));
        Map<Place, Set<String>> subjects =
                measured.stream().collect(groupingBy(Place::of, LinkedHashMap::new, mapping(Sample::subject, toSet())));
        return subjects.entrySet().stream()
                .filter(at -> pairs.getOrDefault(at.getKey(), Set.of()).size()
                        < at.getValue().size() * (at.getValue().size() - 1) / 2)
                .map(Map.Entry::getKey);
    }

    /** The rounds of each case, joined by commas. */
    private static Map<Case, String> rounds(Stream<Place> places) {
        return places.distinct()
                .collect(groupingBy(
                        Place::benchmarkCase,
                        LinkedHashMap::new,
                        mapping(place -> String.valueOf(place.round), joining(", "))));
    }
}
