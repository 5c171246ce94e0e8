package org.jaxrsbench.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.report.CheckReport;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.cli.report.VerdictWords;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Conditions;
import org.jaxrsbench.gate.IncomparableException;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Sample;

/** Measures two subjects as the rule wants it, every case and then the suspects, and judges them. */
public final class LiveCheck {

    private final CheckRequest request;
    private final Check check;
    private final SubjectPair pair;
    private final PrintStream progress;

    /**
     * A check of these subjects.
     *
     * @param progress where progress is said
     */
    public LiveCheck(CheckRequest request, SubjectPair pair, PrintStream progress) {
        this.request = request;
        this.check = request.check();
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
        int first = request.settings().firstRounds();
        List<Sample.Case> cases = pair.cases();
        pair.measure(cases, 1, first, this::soFar);
        requireComparable();
        List<Sample.Case> suspects = check.suspects(pair.data(), pair.settled(cases));
        if (!suspects.isEmpty()) {
            int more = request.settings().moreRoundsFor(suspects.size());
            progress.println(suspects.size() + " suspect: measuring " + more + " more pairs of each");
            pair.measure(suspects, first + 1, first + more, this::soFar);
        }
        return judge();
    }

    private void requireComparable() {
        PairedData data = pair.data();
        request.requireComparable(pair.environment(), pair.samples(), data.baseline(), data.candidate());
    }

    private CheckReport judge() {
        PairedData data = pair.data();
        List<Sample> samples = pair.samples();
        List<CheckResult.Row> rows = new ArrayList<>(check.rows(data, samples, pair.unsettledCases(), true));
        rows.addAll(check.missing(pair.missingCases()));
        CheckResult result = new CheckResult(
                data.baseline(),
                data.candidate(),
                Conditions.of(pair.environment(), samples, 0),
                request.metric(),
                rows,
                pair.failed());
        return new CheckReport(result, pair.notes()).withNotes(HealthNotes.of(pair.folder(), samples));
    }

    private String soFar(Sample.Case benchmarkCase) {
        return "  "
                + check.soFar(pair.data(), benchmarkCase).map(VerdictWords::of).orElse("");
    }
}
