package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.UnresolvableException;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
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
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.view.VerdictWords;
import picocli.CommandLine;

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
     * Measures the pairs that are open. What cannot be measured now stays so, with the reason, and does not stop the others.
     *
     * @param known all pairs, with what was measured before, which is kept of those that are not named; read where the file is not there yet
     * @param only as {@link PairVerdict#isNamedBy} takes them
     * @return all pairs
     * @throws BadInputException if no pair has such a name, or the file is not as it should be
     * @throws IOException if the file cannot be written
     */
    public List<PairVerdict> measure(Path known, Collection<String> only) throws IOException, InterruptedException {
        boolean begun = Files.exists(file);
        List<PairVerdict> rows = new ArrayList<>(PairVerdict.TABLE.read(begun ? file : known));
        if (!begun) {
            rows.replaceAll(row -> row.isNamedBy(only) ? row.opened() : row);
            PairVerdict.TABLE.write(file, rows);
        }
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
                    rows.set(i, checked(row, i));
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

    /** With a check as users have it; a pair that has one, by one of as many rounds as there may be. */
    private PairVerdict checked(PairVerdict row, int number) throws InterruptedException {
        boolean again = row.seen().isPresent();
        GateSettings settings = again ? GateSettings.standard().withLastLook() : GateSettings.standard();
        CheckRequest request = new CheckRequest(
                row.baseline(), row.candidate(), settings, Metric.COST, AllowFile.NONE, row.differsByFlags());
        long start = System.nanoTime();
        PairedRun run = runs.begin(plan(row, request).inBlock(2 * number + (again ? 1 : 0)), "pair");
        try (run) {
            if (run.cases().common().isEmpty()) {
                throw new BadInputException("no case of it runs on both: "
                        + run.unsupported().stream().findFirst().orElse("they have none in common"));
            }
            CheckResult result = new LiveCheck(request, run, progress)
                    .report(again ? Double.POSITIVE_INFINITY : seconds)
                    .result();
            CheckResult.Row worst = result.rows().get(0);
            String words = CaseNames.of(worst.benchmarkCase()) + ": " + VerdictWords.of(worst.reason());
            progress.println(words);
            return again
                    ? row.with(
                            row.seen(),
                            Optional.of(new PairVerdict.Again(worst.verdict(), cost(worst), real(worst, settings))),
                            "")
                    : row.with(
                            Optional.of(seen(result, words, run, (System.nanoTime() - start) / 1e9)),
                            Optional.empty(),
                            "");
        } finally {
            SliceRound.delete(run.recorder().folder().path());
        }
    }

    /** What {@code scripts/bench check} makes of the words. */
    private RunPlan plan(PairVerdict row, CheckRequest request) {
        MeasureOptions options = new MeasureOptions();
        new CommandLine(options).parseArgs((row.cases() + " --seed=" + seed).split(" "));
        return options.plan(
                List.of(row.baseline(), row.candidate()),
                null,
                request.settings().mostRounds(),
                request.gatePlan());
    }

    private static PairVerdict.Seen seen(CheckResult result, String words, PairedRun run, double took) {
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
                words,
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
        return row.change().ofScores(Metric.COST).asChange();
    }

    /** By how many bytes an operation of the candidate takes more in the worst case; NaN if that was not measured. */
    private static double more(Metric metric, CheckResult result, List<Sample> samples) {
        Case worst = result.rows().get(0).benchmarkCase();
        Map<String, Double> scores = Summary.of(samples).stream()
                .filter(s -> s.metric() == metric && s.benchmarkCase().equals(worst))
                .collect(Collectors.toMap(s -> s.subject().label(), Summary::score));
        return scores.getOrDefault(result.candidate(), Double.NaN) - scores.getOrDefault(result.baseline(), Double.NaN);
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
