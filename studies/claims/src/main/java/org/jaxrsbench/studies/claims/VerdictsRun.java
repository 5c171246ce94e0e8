package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.UnresolvableException;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.inprocess.SliceRound;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.view.VerdictWords;

/**
 * Asks the gate of pairs of releases as users have it, and once more, over as many rounds as a check has, of those that are not green and
 * should be. The gate is told two releases and a case, as any check is. What is known is written after each check, so a run that was cut
 * off goes on where it was. Runs are not kept.
 *
 * @param file the pairs
 * @param runs how checks are begun
 * @param seconds that a check may take, more or less; the second one has no limit
 * @param seed decides orders and coins
 */
public record VerdictsRun(Path file, RunMaker runs, double seconds, long seed, PrintStream progress) {

    /**
     * Makes the file, unless it is there.
     *
     * @param known all pairs, with what was measured before, which is kept of those that are not named
     * @param only as {@link PairVerdict#isNamedBy} takes them
     * @return this
     * @throws BadInputException if the file is not as it should be
     */
    public VerdictsRun beginning(Path known, Collection<String> only) throws IOException {
        if (Files.notExists(file)) {
            PairVerdict.TABLE.write(
                    file,
                    PairVerdict.TABLE.read(known).stream()
                            .map(row -> row.isNamedBy(only) ? row.opened() : row)
                            .toList());
        }
        return this;
    }

    /**
     * Measures the pairs that are open. What cannot be measured now stays so, with the reason, and does not stop the others.
     *
     * @param only as {@link PairVerdict#isNamedBy} takes them
     * @return all pairs
     * @throws BadInputException if no pair has such a name, or the file is not as it should be
     * @throws IOException if the file cannot be written
     */
    public List<PairVerdict> measure(Collection<String> only) throws IOException, InterruptedException {
        List<PairVerdict> rows = new ArrayList<>(PairVerdict.TABLE.read(file));
        if (rows.stream().noneMatch(row -> row.isNamedBy(only))) {
            throw new BadInputException(String.join(" ", only) + ": no pair of " + file
                    + " has such a name; expected a question, stratum, report or subject in it");
        }
        for (int i = 0; i < rows.size(); i++) {
            boolean possible = rows.get(i).isNamedBy(only);
            while (possible && rows.get(i).isOpen()) {
                PairVerdict row = rows.get(i);
                progress.println("== " + (i + 1) + " of " + rows.size() + ": " + row.command());
                try {
                    rows.set(i, measured(row, i));
                } catch (UnresolvableException
                        | BadInputException
                        | IncomparableException
                        | MeasurementFailedException e) {
                    progress.println("FAILED: " + e.getMessage());
                    rows.set(i, row.with(row.seen(), row.again(), e.getMessage()));
                    possible = false;
                }
                PairVerdict.TABLE.write(file, rows);
            }
        }
        return rows;
    }

    private PairVerdict measured(PairVerdict row, int number) throws InterruptedException {
        GateSettings settings = GateSettings.standard();
        if (row.seen().isEmpty()) {
            return check(row, settings, seconds, 2 * number);
        }
        return check(row, settings.withLastLook(), Double.POSITIVE_INFINITY, 2 * number + 1);
    }

    private PairVerdict check(PairVerdict row, GateSettings settings, double most, int number)
            throws InterruptedException {
        CheckRequest request = new CheckRequest(
                row.baseline(), row.candidate(), settings, Metric.COST, AllowFile.NONE, row.differsByFlags());
        long start = System.nanoTime();
        PairedRun run = runs.begin(plan(row, request).inBlock(number), "pair");
        try (run) {
            if (run.cases().common().isEmpty()) {
                throw new BadInputException("no case of it runs on both: "
                        + run.unsupported().stream().findFirst().orElse("they have none in common"));
            }
            CheckResult result =
                    new LiveCheck(request, run, progress).report(most).result();
            CheckResult.Row worst = result.rows().get(0);
            progress.println(CaseNames.of(worst.benchmarkCase()) + ": " + VerdictWords.of(worst.reason()));
            return row.seen().isEmpty()
                    ? row.with(Optional.of(seen(result, run, (System.nanoTime() - start) / 1e9)), row.again(), "")
                    : row.with(
                            row.seen(),
                            Optional.of(new PairVerdict.Again(worst.verdict(), cost(worst), real(worst, settings))),
                            "");
        } finally {
            SliceRound.delete(run.recorder().folder().path());
        }
    }

    private RunPlan plan(PairVerdict row, CheckRequest request) {
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
                RunPlan.PlannedSubject.labeled(List.of(row.baseline(), row.candidate())),
                new CaseSelection(patterns, params, ""),
                new RunPlan.Forks(Grouping.of(row.baseline()), threads, "", RunPlan.Conditions.DISCARD),
                SuiteTimes.full.times(),
                request.settings().mostRounds(),
                seed,
                request.gatePlan(),
                null);
    }

    private static PairVerdict.Seen seen(CheckResult result, PairedRun run, double took) {
        CheckResult.Row worst = result.rows().get(0);
        Environment of = run.recorder().environment();
        List<Sample> samples = run.recorder().samples();
        return new PairVerdict.Seen(
                result.verdict(),
                result.exitCode(false).code(),
                samples.stream().mapToInt(Sample::round).max().orElse(0),
                took,
                cost(worst),
                more(Metric.ALLOC, result, samples),
                more(Metric.LEAK, result, samples),
                of.leak(result.candidate(), worst.benchmarkCase().toString()).orElse(""),
                CaseNames.of(worst.benchmarkCase()) + ": " + VerdictWords.of(worst.reason()),
                new PairVerdict.Where(
                        of.get("commit").orElse(""),
                        Stream.of("cpu_model", "cpu_id")
                                .flatMap(key -> of.get(key).stream())
                                .collect(Collectors.joining(", ")),
                        of.day(),
                        String.join(" ", result.conditions().jdks())));
    }

    /** The change of cost: the opposite of the change of speed that a check has. */
    private static Estimate.AsChange cost(CheckResult.Row row) {
        Estimate better = row.change();
        return new Estimate.AsChange(Math.expm1(-better.log()), Math.expm1(-better.high()), Math.expm1(-better.low()));
    }

    /** By how many bytes an operation of the candidate takes more in the worst case; NaN if that was not measured. */
    private static double more(Metric metric, CheckResult result, List<Sample> samples) {
        List<Sample> own = samples.stream()
                .filter(s -> s.metric() == metric
                        && s.benchmarkCase().equals(result.rows().get(0).benchmarkCase()))
                .toList();
        return score(own, result.candidate()) - score(own, result.baseline());
    }

    private static double score(List<Sample> samples, String subject) {
        return Summary.of(samples).stream()
                .filter(s -> s.subject().label().equals(subject))
                .mapToDouble(Summary::score)
                .findFirst()
                .orElse(Double.NaN);
    }

    /** A drop in time below the tolerance is none that matters; what is named for anything else was judged by a tolerance of its own. */
    private static String real(CheckResult.Row row, GateSettings settings) {
        boolean small = row.reason() instanceof Reason.Measured measured
                && measured.memory().verdict() != Verdict.REGRESSION
                && row.change().change() > -settings.tolerance();
        return switch (row.verdict()) {
            case REGRESSION -> small ? "no" : "yes";
            case PASS -> "no";
            default -> "";
        };
    }
}
