package org.jaxrsbench.studies.claims;

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

/** Draws the pairs of {@code results/verdicts.csv} by a seed, before anything is measured, from what there is. */
record VerdictDraw(Map<String, String> asked) {

    static final long SEED = 63;

    static final List<String> IMPLEMENTATIONS = List.of("jersey", "resteasy", "resteasy-reactive", "cxf");

    /** Which cases, of how many neighboring pairs, and of how many releases with themselves. */
    static final List<Stratum> STRATA = List.of(
            new Stratum(
                    "server", "^(?!.*\\.(Client|Async|Events|Start|Application|[A-Za-z]+Baseline)Benchmark)", 24, 10),
            new Stratum("client-memory", "ClientBenchmark -p over=memory", 12, 5),
            new Stratum("client-loopback", "ClientBenchmark -p over=loopback", 12, 5),
            new Stratum("asynchronous", "AsyncBenchmark|EventsBenchmark", 6, 2),
            new Stratum("start", "StartBenchmark", 6, 2));

    private static final String WORDS = "jmh:examples/words/target/benchmarks.jar";

    record Stratum(String name, String cases, int neighbors, int same) {}

    /** What repositories had on the day of the draw, and what releases said that they can run, as a file has it. */
    static VerdictDraw from(Path file) {
        return new VerdictDraw(CsvFiles.read(file, List.of("asked", "answer")).stream()
                .map(CsvFiles.Line::fields)
                .collect(Collectors.toMap(line -> line.get(0), line -> line.get(1))));
    }

    /** All final releases, in order, whether they could be had or not. */
    private List<String> releases(String implementation) {
        return List.of(asked.get("releases " + implementation).split(" "));
    }

    /** The cases of the newest release that could be had. */
    private List<String> cases(String implementation, Stratum stratum) {
        String cases = asked.get("cases " + implementation + " " + stratum.name());
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

    /** All rows. */
    List<PairVerdict> rows(Path regressions) {
        List<PairVerdict> rows = new ArrayList<>();
        for (Stratum stratum : STRATA) {
            draw(rows, Question.NEIGHBOR, stratum, stratum.neighbors());
        }
        for (Stratum stratum : STRATA) {
            draw(rows, Question.SAME, stratum, stratum.same());
        }
        List<KnownRegression> reports = KnownRegression.TABLE.read(regressions);
        reports.stream()
                .filter(r ->
                        r.seen().filter(s -> s.neutralVerdict() != Verdict.PASS).isPresent())
                .forEach(r -> rows.add(row(Question.NEUTRAL, stratum(r), r.subjects(true), r.cases())));
        reports.stream()
                .filter(KnownRegression::runs)
                .forEach(r -> rows.add(row(Question.REPORT, stratum(r), r.subjects(false), r.cases())));
        planted(rows);
        return rows;
    }

    /** What a flag breaks in the candidate, and ten of flags that break nothing. */
    private static void planted(List<PairVerdict> rows) {
        for (int bytes : List.of(16, 64, 1024)) {
            for (String when : List.of("every", "second", "fork")) {
                rows.add(planted(Question.PLANTED, "leak", "leak-" + bytes + "-" + when));
            }
        }
        for (String failure : List.of("out-of-memory", "hang", "wrong")) {
            rows.add(planted(Question.PLANTED, "fails", failure));
        }
        for (int i = 1; i <= 10; i++) {
            rows.add(planted(Question.CLEAN, "flag", "nothing-" + i));
        }
    }

    private static PairVerdict planted(Question question, String stratum, String flag) {
        List<String> subjects = List.of(WORDS, WORDS + "[-Dplanted=" + flag + "]");
        return row(question, stratum + "/" + flag, subjects, "PlantedBenchmark");
    }

    private static String stratum(KnownRegression report) {
        return report.report().kind().label().replace(" ", "-") + "/"
                + report.report().shortName();
    }

    private static PairVerdict row(Question question, String stratum, List<String> subjects, String cases) {
        return PairVerdict.open(question, stratum, subjects.get(0), subjects.get(1), cases);
    }

    /** Implementations take turns; neighbors, the benchmark and its parameters are drawn. What cannot be measured is drawn again. */
    private void draw(List<PairVerdict> rows, Question question, Stratum stratum, int pairs) {
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
        List<String> releases = releases(implementation);
        List<Integer> before = Branches.before(implementation, releases);
        List<Integer> later = IntStream.range(0, releases.size())
                .filter(i -> before.get(i) >= 0)
                .boxed()
                .toList();
        int candidate = one(later, random);
        int baseline = question == Question.SAME ? candidate : before.get(candidate);
        var byBenchmark = cases(implementation, stratum).stream()
                .collect(Collectors.groupingBy(c -> c.split(" ")[0], TreeMap::new, Collectors.toList()));
        String cases = one(one(List.copyOf(byBenchmark.values()), random), random);
        return row(
                question,
                stratum.name(),
                List.of(implementation + ":" + releases.get(baseline), implementation + ":" + releases.get(candidate)),
                cases);
    }

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }
}
