package org.jaxrsbench.cli.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jaxrsbench.cli.measure.ForkRecordings;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.ForkTimes;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.text.CaseNames;

/** A run of two subjects as a check sees it: it measures what it is told to, and its pairs grow meanwhile. */
public final class SubjectPair implements AutoCloseable {

    private final PairedRun run;
    private PairTable table;
    private List<Object> tableOf = List.of();

    /** The two subjects of a run; the first one is the baseline. */
    public SubjectPair(PairedRun run) {
        this.run = run;
    }

    /**
     * A fork of each with a flight recording.
     *
     * @param baseline the baseline's
     * @param candidate the candidate's
     */
    record Recordings(ForkRecordings.Recorded baseline, ForkRecordings.Recorded candidate) {}

    /** The label of the baseline. */
    String baseline() {
        return run.plan().labels().get(0);
    }

    /** The label of the candidate. */
    String candidate() {
        return run.plan().labels().get(1);
    }

    /** The pairs so far. */
    PairTable table(Metric metric) {
        List<Object> state = List.of(metric, run.recorder().samples().size());
        if (!state.equals(tableOf)) {
            table = PairTable.of(
                    run.recorder().samples(),
                    new Pairs(run.recorder().pairs()),
                    baseline(),
                    candidate(),
                    metric,
                    Pairing.of(environment()));
            tableOf = state;
        }
        return table;
    }

    /** What was measured so far. */
    Run run() {
        return run.soFar();
    }

    /** All samples so far. */
    List<Sample> samples() {
        return List.copyOf(run.recorder().samples());
    }

    Environment environment() {
        return run.recorder().environment();
    }

    /** Where it is stored. */
    public RunFolder folder() {
        return run.recorder().folder();
    }

    /** The digest of each subject's harness, by label. */
    Map<String, String> harnesses() {
        return run.harnesses();
    }

    /** How long each fork works. */
    ForkTimes times() {
        return run.plan().times();
    }

    /** The baseline's implementation. */
    String implementation() {
        return run.implementation();
    }

    /** The cases that both have. */
    List<Case> cases() {
        return run.cases().common();
    }

    /** The cases that the candidate lacks. */
    List<Case> missingCases() {
        return run.cases().missing();
    }

    /** Whether a fork failed. */
    boolean failed() {
        return !run.failedCases().isEmpty();
    }

    /**
     * Measures pairs.
     *
     * @param first first round, from 1
     * @param last last round
     * @param status what to say of a case as its pairs come in
     */
    void measure(Collection<Case> cases, int first, int last, Function<Case, String> status) {
        run.measure(cases, first, last, status);
    }

    /** Slows a case of the candidate down from a round on: so many CPU nanoseconds in each operation. */
    void slowCandidate(Case slow, int fromRound, long nanos) {
        run.slowDown(1, fromRound, c -> c.equals(slow) ? nanos : 0);
    }

    /** Measures one more pair of a case, with flight recordings in this folder; its figures are not kept. */
    Recordings record(Case benchmarkCase, Path folder) throws IOException {
        Map<String, ForkRecordings.Recorded> recorded = run.recordings().record(benchmarkCase, folder);
        return new Recordings(recorded.get(baseline()), recorded.get(candidate()));
    }

    /** What the reader has to know of how it was measured, a line each. */
    List<String> notes() {
        List<String> notes = new ArrayList<>(run.conditions());
        run.cases().uncommon().forEach(c -> notes.add("not in both subjects: " + CaseNames.of(c)));
        notes.addAll(run.unsupported());
        return notes;
    }

    @Override
    public void close() {
        run.close();
    }
}
