package org.jaxrsbench.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.plan.StoredNoise;
import org.jaxrsbench.cli.report.CheckReport;
import org.jaxrsbench.cli.report.OutlookWords;
import org.jaxrsbench.cli.report.VerdictWords;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Conditions;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Judging;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Sample;

/** Measures two subjects as the rule wants it, every case from look to look until all are decided, and judges them. */
public final class LiveCheck {

    private final CheckRequest request;
    private final Check check;
    private final SubjectPair pair;
    private final PrintStream progress;
    private Judging judging;

    /**
     * A check of these subjects.
     *
     * @param progress where progress is said
     */
    public LiveCheck(CheckRequest request, SubjectPair pair, PrintStream progress) {
        this.request = request.of(Pairing.of(pair.environment()));
        this.check = this.request.check();
        this.pair = pair;
        this.progress = progress;
    }

    /**
     * Measures and judges.
     *
     * @throws MeasurementFailedException if the host of forks ended or the results cannot be written
     * @throws IncomparableException if the subjects must not be compared
     */
    public CheckReport report() {
        if (!request.allowMismatch()) {
            Comparability.ofHarnesses(pair.harnesses());
        }
        List<Case> cases = pair.cases();
        judging = check.judging(cases);
        StoredNoise.read()
                .expectation(request.settings(), pair.implementation(), request.metric(), cases.size(), pair.times())
                .ifPresent(expected -> progress.println(OutlookWords.of(expected, cases.size())));
        long start = System.nanoTime();
        int measured = 0;
        for (GateSettings.Look look : request.settings().looks()) {
            // Decided cases as well: the joint test is exact only while all of them stay in the family.
            pair.measure(cases, measured + 1, look.rounds(), this::soFar);
            if (measured == 0) {
                requireComparable();
            }
            measured = look.rounds();
            // From the first look on, each time: pairs that earlier looks saw may have been taken back meanwhile.
            judging = check.judging(cases);
            request.settings().looksUpTo(measured).forEach(each -> judging.judge(each, table()));
            List<Case> undecided = judging.undecided();
            if (undecided.isEmpty()) {
                break;
            }
            progress.println(VerdictWords.undecided(measured, undecided.size(), cases.size()));
        }
        return judge().withNotes(List.of(OutlookWords.cost(System.nanoTime() - start, measured, pairSds(cases))));
    }

    private void requireComparable() {
        request.requireComparable(pair.environment(), pair.samples(), pair.baseline(), pair.candidate());
    }

    private double[] pairSds(List<Case> cases) {
        return cases.stream()
                .map(table()::differences)
                .filter(differences -> differences.length > 1)
                .mapToDouble(StandardDeviation::sd)
                .toArray();
    }

    private CheckReport judge() {
        List<Sample> samples = pair.samples();
        List<CheckResult.Row> rows = new ArrayList<>(check.rows(judging, table(), samples));
        rows.addAll(check.missing(pair.missingCases()));
        CheckResult result = new CheckResult(
                pair.baseline(),
                pair.candidate(),
                Conditions.of(pair.environment(), samples, 0),
                request.metric(),
                rows,
                pair.failed());
        return new CheckReport(result, pair.notes());
    }

    private PairTable table() {
        return pair.table(request.metric());
    }

    private String soFar(Case benchmarkCase) {
        return "  "
                + judging.soFar(table(), benchmarkCase).map(VerdictWords::of).orElse("");
    }
}
