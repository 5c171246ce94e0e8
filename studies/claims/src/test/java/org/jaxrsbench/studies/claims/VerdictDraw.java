package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.subject.Branches;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.studies.claims.PairVerdict.Question;

/** Draws the pairs of {@code results/verdicts.csv} by a seed, before anything is measured, from what there is. */
record VerdictDraw(Pool pool) {

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

    /** What there is to draw from. */
    interface Pool {

        /** All final releases, in order, whether they can be had or not. */
        List<String> releases(String implementation) throws IOException, InterruptedException;

        /** The cases of the newest release that can be had. */
        List<String> cases(String implementation, Stratum stratum) throws IOException, InterruptedException;

        /** Why a pair cannot be measured; empty if it can. */
        String why(String baseline, String candidate, String cases) throws IOException, InterruptedException;
    }

    /** All rows. */
    List<PairVerdict> rows(Path museum) throws IOException, InterruptedException {
        List<PairVerdict> rows = new ArrayList<>();
        for (Stratum stratum : STRATA) {
            draw(rows, Question.NEIGHBOR, stratum, stratum.neighbors());
        }
        for (Stratum stratum : STRATA) {
            draw(rows, Question.SAME, stratum, stratum.same());
        }
        List<Regression> reports = Regression.TABLE.read(museum);
        reports.stream()
                .filter(r ->
                        r.seen().filter(s -> s.neutralVerdict() != Verdict.PASS).isPresent())
                .forEach(r -> rows.add(row(Question.MUSEUM, stratum(r), r.subjects(true), r.cases())));
        reports.stream()
                .filter(r -> r.excuse().isEmpty())
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

    private static String stratum(Regression report) {
        return report.report().kind().label().replace(" ", "-") + "/"
                + report.report().shortName();
    }

    private static PairVerdict row(Question question, String stratum, List<String> subjects, String cases) {
        return new PairVerdict(
                question, stratum, subjects.get(0), subjects.get(1), cases, Optional.empty(), Optional.empty(), "");
    }

    /** Implementations take turns; neighbors, the benchmark and its parameters are drawn. What cannot be measured is drawn again. */
    private void draw(List<PairVerdict> rows, Question question, Stratum stratum, int pairs)
            throws IOException, InterruptedException {
        Random random = new Random(31 * SEED + 2 * STRATA.indexOf(stratum) + question.ordinal());
        List<String> able = new ArrayList<>();
        for (String implementation : IMPLEMENTATIONS) {
            if (!pool.cases(implementation, stratum).isEmpty()) {
                able.add(implementation);
            }
        }
        Collections.shuffle(able, random);
        for (int i = 0; i < pairs; i++) {
            PairVerdict row;
            do {
                row = proposed(question, stratum, able.get(i % able.size()), random);
            } while (rows.contains(row)
                    || !pool.why(row.baseline(), row.candidate(), row.cases()).isEmpty());
            rows.add(row);
        }
    }

    private PairVerdict proposed(Question question, Stratum stratum, String implementation, Random random)
            throws IOException, InterruptedException {
        List<String> releases = pool.releases(implementation);
        List<Integer> before = Branches.before(implementation, releases);
        List<Integer> later = IntStream.range(0, releases.size())
                .filter(i -> before.get(i) >= 0)
                .boxed()
                .toList();
        int candidate = one(later, random);
        int baseline = question == Question.SAME ? candidate : before.get(candidate);
        var byBenchmark = pool.cases(implementation, stratum).stream()
                .collect(Collectors.groupingBy(c -> c.split(" ")[0], java.util.TreeMap::new, Collectors.toList()));
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
