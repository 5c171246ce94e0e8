package org.jaxrsbench.cli.reproduce;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.subject.UnresolvableException;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.museum.Regression;
import org.jaxrsbench.gate.museum.Regression.By;
import org.jaxrsbench.gate.museum.Regression.Seen;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Museum;

/**
 * Asks the gate of each regression that users reported, and of a pair of releases beside it that nobody accused. The gate is told two
 * releases and a case, as any check is, and nothing of which pair it is. What is known is written after each row, so a run that was cut
 * off goes on where it was.
 *
 * @param file the rows
 * @param runs how checks are begun
 * @param seconds that a check may take, more or less
 * @param seed decides orders and coins
 */
public record MuseumRun(Path file, RunMaker runs, double seconds, long seed, PrintStream progress) {

    /** How a JVM ends that has used up what there is of something. */
    private static final Pattern EXHAUSTED =
            Pattern.compile("OutOfMemory|Java heap space|Metaspace|native thread|GC overhead|Too many open files");

    /**
     * What a check said of a pair, and what it measured.
     *
     * @param failures why forks failed, by their subject
     */
    private record Judged(CheckResult result, List<Sample> samples, int rounds, Map<String, String> failures) {

        /** Why the candidate's forks ended where the baseline's did not, if that is for want of memory or the like. */
        Optional<String> exhausted() {
            return failures.keySet().equals(Set.of(result.candidate()))
                    ? Optional.of(failures.get(result.candidate()))
                            .filter(why -> EXHAUSTED.matcher(why).find())
                    : Optional.empty();
        }
    }

    /**
     * Makes the file, unless it is there: a run that was cut off goes on with it.
     *
     * @param known all rows, with what was measured before, which is kept of those that are not named
     * @param only short names of issues, or parts of them; all if there is none
     * @return this
     * @throws BadInputException if no row has such a name, or the file is not as it should be
     */
    public MuseumRun beginning(Path known, Collection<String> only) throws IOException {
        if (Files.notExists(file)) {
            Regression.TABLE.write(
                    file,
                    Regression.read(known, only).stream()
                            .map(row -> row.isNamedBy(only) ? row.opened() : row)
                            .toList());
        }
        return this;
    }

    /**
     * Measures the rows that were not measured yet.
     *
     * @param only short names of issues, or parts of them; all if there is none
     * @return all rows
     * @throws BadInputException if no row has such a name, or the file is not as it should be
     * @throws IOException if the file cannot be written
     */
    public List<Regression> measure(Collection<String> only) throws IOException, InterruptedException {
        List<Regression> rows = new ArrayList<>(Regression.read(file, only));
        for (int i = 0; i < rows.size(); i++) {
            Regression row = rows.get(i);
            if (row.isOpen() && row.isNamedBy(only)) {
                progress.println("== " + row.report().shortName() + " (" + (i + 1) + " of " + rows.size() + ")");
                rows.set(i, measured(row, i));
                progress.println(Museum.line(rows.get(i)));
                Regression.TABLE.write(file, rows);
            }
        }
        return rows;
    }

    private Regression measured(Regression row, int number) throws InterruptedException {
        // Which of the two is measured first says nothing of which it is.
        boolean neutralFirst = new SplittableRandom(31 * seed + number).nextBoolean();
        try {
            Judged first = check(row, neutralFirst, 2 * number);
            Judged second = check(row, !neutralFirst, 2 * number + 1);
            return row.with(neutralFirst ? seen(second, first) : seen(first, second));
        } catch (UnresolvableException | BadInputException | IncomparableException e) {
            // It stays open: which rows cannot be run was written down before.
            progress.println("FAILED " + row.report().shortName() + ": " + e.getMessage());
            return row;
        }
    }

    private Judged check(Regression row, boolean neutral, int number) throws InterruptedException {
        List<String> subjects = row.subjects(neutral);
        GateSettings settings = GateSettings.standard();
        CheckRequest request =
                new CheckRequest(subjects.get(0), subjects.get(1), settings, Metric.COST, AllowFile.NONE, false);
        RunPlan plan = plan(row, subjects, request, number);
        try (PairedRun run = runs.begin(plan, "museum")) {
            if (run.cases().common().isEmpty()) {
                throw new BadInputException("no case of it runs on both: "
                        + run.unsupported().stream().findFirst().orElse("they have none in common"));
            }
            CheckResult result =
                    new LiveCheck(request, run, progress).report(seconds).result();
            List<Sample> samples = List.copyOf(run.recorder().samples());
            int rounds = samples.stream().mapToInt(Sample::round).max().orElse(0);
            Map<String, String> failures = new TreeMap<>();
            run.recorder().folder().readForks().stream()
                    .filter(fork -> fork.status() == Status.FAILED)
                    .forEach(fork -> failures.putIfAbsent(fork.place().subject(), fork.why()));
            return new Judged(result, samples, rounds, failures);
        }
    }

    private RunPlan plan(Regression row, List<String> subjects, CheckRequest request, int number) {
        List<String> patterns = new ArrayList<>();
        List<String> params = new ArrayList<>();
        int threads = 1;
        String[] words = row.cases().split(" ");
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case "-p" -> params.add(words[++i]);
                case "--threads" -> threads = Integer.parseInt(words[++i]);
                default -> patterns.add(words[i]);
            }
        }
        return new RunPlan(
                        RunPlan.PlannedSubject.labeled(subjects),
                        new CaseSelection(patterns, params, ""),
                        new RunPlan.Forks(Grouping.APPLICATION, threads, "", RunPlan.Conditions.DISCARD),
                        SuiteTimes.full.times(),
                        request.settings().mostRounds(),
                        seed,
                        request.gatePlan(),
                        "",
                        null)
                .inBlock(number);
    }

    private static Seen seen(Judged accused, Judged neutral) {
        CheckResult.Row worst = worst(accused.result);
        String why = accused.failures.values().stream()
                .map(failure -> ", a fork failed: " + failure)
                .findFirst()
                .orElse("");
        return new Seen(
                accused.exhausted().isPresent() ? By.FAILURE : by(worst),
                CaseNames.of(worst.benchmarkCase()) + why,
                cost(worst),
                more(Metric.ALLOC, worst, accused),
                more(Metric.LEAK, worst, accused),
                accused.rounds,
                neutral.result.verdict(),
                cost(worst(neutral.result)));
    }

    /** The change of cost: the opposite of the change of speed that a check has. */
    private static Estimate.AsChange cost(CheckResult.Row row) {
        Estimate better = row.change();
        return new Estimate.AsChange(Math.expm1(-better.log()), Math.expm1(-better.high()), Math.expm1(-better.low()));
    }

    private static CheckResult.Row worst(CheckResult result) {
        return result.rows().get(0);
    }

    private static By by(CheckResult.Row row) {
        if (row.verdict() != Verdict.REGRESSION || !(row.reason() instanceof Reason.Measured measured)) {
            return By.NOTHING;
        }
        if (measured.memory().leak() == Verdict.REGRESSION) {
            return By.LEAK;
        }
        return measured.time().verdict() == Verdict.REGRESSION ? By.TIME : By.ALLOC;
    }

    /** By how many bytes an operation of the candidate takes more; NaN if that was not measured. */
    private static double more(Metric metric, CheckResult.Row row, Judged judged) {
        List<Summary> scores = Summary.of(judged.samples).stream()
                .filter(s -> s.metric() == metric && s.benchmarkCase().equals(row.benchmarkCase()))
                .toList();
        return score(scores, judged.result.candidate()).orElse(Double.NaN)
                - score(scores, judged.result.baseline()).orElse(Double.NaN);
    }

    private static Optional<Double> score(List<Summary> scores, String subject) {
        return scores.stream()
                .filter(s -> s.subject().label().equals(subject))
                .map(Summary::score)
                .findFirst();
    }
}
