package org.jaxrsbench.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.Progress;
import org.jaxrsbench.view.VerdictWords;
import org.jaxrsbench.view.Words;

/** Measures two subjects as the rule wants it, every case from look to look until all are decided, and judges them. */
public final class LiveCheck {

    /** By how much the pairs of one release of one implementation differed; doctor says it of a machine. */
    private static final double STUDIED_SD = 0.017;

    private final CheckRequest request;
    private final PairedRun run;
    private final PrintStream progress;
    private List<Case> cases = List.of();
    private List<Rule.Decision> decisions = List.of();
    private int measured;
    private PairTable table;
    private int samples;

    /**
     * A check of these subjects.
     *
     * @param progress where progress is said
     */
    public LiveCheck(CheckRequest request, PairedRun run, PrintStream progress) {
        this.request = request.of(Pairing.of(run.recorder().environment()));
        this.run = run;
        this.progress = progress;
    }

    /**
     * Measures and judges.
     *
     * @param most seconds that it may take, more or less: looks that are expected to end later are left out, after the first round
     * @throws MeasurementFailedException if the host of forks ended or the results cannot be written
     * @throws IncomparableException if the subjects must not be compared
     */
    public CheckReport report(double most) {
        if (!request.allowMismatch()) {
            Comparability.ofHarnesses(run.harnesses());
        }
        cases = run.cases().common();
        double seconds = run.secondsOfRound(cases);
        progress.println("expected for " + Words.count(cases.size(), "case") + ": "
                + Progress.outlook(Forecast.of(request.settings(), STUDIED_SD, cases.size()), seconds)
                + " (at a pair sd of " + Words.percent(STUDIED_SD) + ", as was seen over 43 rounds)");
        long start = System.nanoTime();
        if (most < Double.POSITIVE_INFINITY) {
            // What a round takes is measured, not guessed.
            run.measure(cases, 1, 1, this::soFar);
            measured = 1;
        }
        for (GateSettings.Look look : request.settings().looks()) {
            double each = measured == 0 ? 0 : secondsSince(start) / measured;
            if (look.rounds() * each > most) {
                progress.println("the next look, after " + look.rounds() + " rounds, would be beyond --minutes"
                        + (measured == 1 ? "; name a pattern, or allow more time" : ""));
                break;
            }
            // Decided cases as well: the joint test is exact only while all of them stay in the family.
            run.measure(cases, measured + 1, look.rounds(), this::soFar);
            if (measured <= 1 && !request.allowMismatch()) {
                Comparability.ofSubjects(
                        run.recorder().environment(),
                        run.recorder().samples(),
                        run.plan().labels().get(0),
                        run.plan().labels().get(1));
            }
            measured = look.rounds();
            // From the first look on, each time: pairs that earlier looks saw may have been taken back meanwhile.
            decisions = Rule.decisions(
                    request.settings(), table().requireComparable().of(cases), measured);
            int undecided = (int) decisions.stream().filter(d -> !d.isGiven()).count();
            if (undecided == 0) {
                break;
            }
            progress.println(VerdictWords.undecided(measured, undecided, cases.size()));
        }
        return judge().withNotes(List.of(Progress.cost(System.nanoTime() - start, measured, pairSds())));
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    }

    private double[] pairSds() {
        return cases.stream()
                .map(table()::differences)
                .filter(differences -> differences.length > 1)
                .mapToDouble(Estimate::sd)
                .toArray();
    }

    private CheckReport judge() {
        List<Sample> all = List.copyOf(run.recorder().samples());
        Check check = request.check(run.soFar().forks());
        List<CheckResult.Row> rows = new ArrayList<>(check.rows(table().of(cases), all, measured));
        rows.addAll(check.missing(run.cases().missing()));
        CheckResult result = new CheckResult(
                run.plan().labels().get(0),
                run.plan().labels().get(1),
                CheckResult.Conditions.of(run.recorder().environment(), all, 0),
                request.metric(),
                rows,
                !run.failedCases().isEmpty());
        List<String> notes = new ArrayList<>(run.conditions());
        run.cases().uncommon().forEach(c -> notes.add("not in both subjects: " + CaseNames.of(c)));
        notes.addAll(run.unsupported());
        notes.addAll(request.notes(result, all));
        return new CheckReport(result, notes);
    }

    private PairTable table() {
        int size = run.recorder().samples().size();
        if (table == null || samples != size) {
            table = run.table(request.metric());
            samples = size;
        }
        return table;
    }

    private String soFar(Case benchmarkCase) {
        Optional<Verdict> given = decisions.stream()
                .skip(cases.indexOf(benchmarkCase))
                .findFirst()
                .filter(Rule.Decision::isGiven)
                .map(Rule.Decision::verdict);
        double[] pairs = table().differences(benchmarkCase);
        return "  "
                + Rule.SoFar.of(request.settings(), pairs, given)
                        .map(VerdictWords::of)
                        .orElse("");
    }
}
