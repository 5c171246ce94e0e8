package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Branches;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.studies.claims.PairVerdict.Question;
import org.junit.jupiter.api.Test;

/** The pairs that are measured are those that a seed drew from what there was on the day of the draw, before any was measured. */
class VerdictDrawTest {

    private static final Path RESULTS = Path.of("../../results");

    private static final long SEED = 63;

    private static final List<String> IMPLEMENTATIONS = List.of("jersey", "resteasy", "resteasy-reactive", "cxf");

    /** Cases of how many neighboring pairs, and of how many releases with themselves. */
    private record Stratum(String name, int neighbors, int same) {}

    private static final List<Stratum> STRATA = List.of(
            new Stratum("server", 24, 10),
            new Stratum("client-memory", 12, 5),
            new Stratum("client-loopback", 12, 5),
            new Stratum("asynchronous", 6, 2),
            new Stratum("start", 6, 2));

    /** What repositories had, and what releases said that they can run. */
    private final Map<String, String> asked =
            CsvFiles.read(Path.of("src/test/resources/verdicts-asked.csv"), List.of("asked", "answer")).stream()
                    .map(CsvFiles.Line::fields)
                    .collect(Collectors.toMap(line -> line.get(0), line -> line.get(1)));

    private final List<PairVerdict> rows = new ArrayList<>();

    @Test
    void theCommittedPairsAreThoseOfTheSeedAndOfTheReports() {
        STRATA.forEach(stratum -> draw(Question.NEIGHBOR, stratum, stratum.neighbors));
        STRATA.forEach(stratum -> draw(Question.SAME, stratum, stratum.same));
        List<KnownRegression> reports = KnownRegression.TABLE.read(RESULTS.resolve("known-regressions.csv"));
        reports.stream()
                .filter(r ->
                        r.seen().filter(s -> s.neutralVerdict() != Verdict.PASS).isPresent())
                .forEach(r -> rows.add(row(Question.NEUTRAL, stratum(r), r.subjects(true), r.cases())));
        reports.stream()
                .filter(KnownRegression::runs)
                .forEach(r -> rows.add(row(Question.REPORT, stratum(r), r.subjects(false), r.cases())));
        List<PairVerdict> committed = PairVerdict.TABLE.read(RESULTS.resolve("verdicts.csv"));
        assertThat(committed)
                .filteredOn(row -> row.question() != Question.PLANTED && row.question() != Question.CLEAN)
                .extracting(PairVerdict::opened)
                .isEqualTo(rows);
        assertThat(committed)
                .filteredOn(row -> row.question() == Question.PLANTED)
                .hasSize(9 + 3);
        assertThat(committed)
                .filteredOn(row -> row.question() == Question.CLEAN)
                .hasSize(10);
    }

    private static String stratum(KnownRegression report) {
        return report.report().kind().label().replace(" ", "-") + "/"
                + report.report().shortName();
    }

    private static PairVerdict row(Question question, String stratum, List<String> subjects, String cases) {
        return PairVerdict.open(question, stratum, subjects.get(0), subjects.get(1), cases);
    }

    /** Implementations take turns; neighbors, the benchmark and its parameters are drawn. What could not be measured was drawn again. */
    private void draw(Question question, Stratum stratum, int pairs) {
        Random random = new Random(31 * SEED + 2 * STRATA.indexOf(stratum) + question.ordinal());
        List<String> able = IMPLEMENTATIONS.stream()
                .filter(implementation -> !cases(implementation, stratum).isEmpty())
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(able, random);
        for (int i = 0; i < pairs; i++) {
            PairVerdict row;
            do {
                row = proposed(question, stratum, able.get(i % able.size()), random);
            } while (rows.contains(row) || !isPossible(row));
            rows.add(row);
        }
    }

    private PairVerdict proposed(Question question, Stratum stratum, String implementation, Random random) {
        List<String> releases = List.of(asked.get("releases " + implementation).split(" "));
        List<Integer> before = Branches.before(implementation, releases);
        List<Integer> later = IntStream.range(0, releases.size())
                .filter(i -> before.get(i) >= 0)
                .boxed()
                .toList();
        int candidate = one(later, random);
        int baseline = question == Question.SAME ? candidate : before.get(candidate);
        Map<String, List<String>> byBenchmark = cases(implementation, stratum).stream()
                .collect(Collectors.groupingBy(c -> c.split(" ")[0], TreeMap::new, Collectors.toList()));
        String cases = one(one(List.copyOf(byBenchmark.values()), random), random);
        List<String> subjects = Stream.of(baseline, candidate)
                .map(at -> implementation + ":" + releases.get(at))
                .toList();
        return row(question, stratum.name, subjects, cases);
    }

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    /** The cases of the newest release that could be had. */
    private List<String> cases(String implementation, Stratum stratum) {
        String cases = asked.get("cases " + implementation + " " + stratum.name);
        return cases.isEmpty() ? List.of() : List.of(cases.split("\\|"));
    }

    /** Whether a pair could be measured: what was not asked of the second release, or of the pair, did not matter. */
    private boolean isPossible(PairVerdict pair) {
        return Stream.of(
                        "release " + pair.baseline(),
                        "release " + pair.candidate(),
                        "pair " + pair.baseline() + " " + pair.candidate() + " " + pair.cases())
                .allMatch(question -> asked.get(question).isEmpty());
    }
}
