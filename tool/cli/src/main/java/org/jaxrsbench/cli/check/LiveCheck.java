package org.jaxrsbench.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Pace;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.slices.FleetMember;
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
    private final LongSupplier clock;
    private List<Case> cases = List.of();
    private List<Rule.Decision> decisions = List.of();
    private final List<String> notes = new ArrayList<>();
    private Pace pace;
    private PairTable table;
    private int samples;

    /**
     * A check of these subjects.
     *
     * @param progress where progress is said
     */
    public LiveCheck(CheckRequest request, PairedRun run, PrintStream progress) {
        this(request, run, progress, System::nanoTime);
    }

    LiveCheck(CheckRequest request, PairedRun run, PrintStream progress, LongSupplier clock) {
        this.request = request.of(Pairing.of(run.recorder().environment()));
        this.run = run;
        this.progress = progress;
        this.clock = clock;
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
        if (cases.isEmpty() && run.cases().missing().isEmpty()) {
            throw new BadInputException("the subjects have no case in common: "
                    + Stream.concat(run.cases().uncommon().stream().map(CaseNames::of), run.unsupported().stream())
                            .collect(Collectors.joining("; ")));
        }
        run.unsupported().forEach(progress::println);
        long start = clock.getAsLong();
        pace = new Pace(most);
        run.tier().judgeIn(most);
        List<GateSettings.Look> looks =
                cases.isEmpty() ? List.of() : request.settings().looks();
        for (GateSettings.Look look : looks) {
            // Decided cases as well: the joint test is exact only while all of them stay in the family.
            if (!reach(look.rounds(), most)) {
                break;
            }
            // From the first look on, each time: pairs that earlier looks saw may have been taken back meanwhile.
            decisions = Rule.decisions(
                    request.settings(), table().requireComparable().of(cases), pace.rounds());
            List<Case> open = IntStream.range(0, cases.size())
                    .filter(i -> !decisions.get(i).isGiven())
                    .mapToObj(cases::get)
                    .toList();
            if (open.isEmpty()) {
                break;
            }
            if (look.passLevel() > 0) {
                progress.println(VerdictWords.undecided(
                        pace,
                        open,
                        cases.size(),
                        table().steadier()::differences,
                        request.settings().mostRounds()));
            }
        }
        if (pace.rounds() > 0) {
            notes.add(Progress.cost(clock.getAsLong() - start, pace.rounds(), pairSds()));
        }
        return judge().withNotes(notes);
    }

    /** Measures up to a look, as long as it can be reached in time. Whether it was. */
    private boolean reach(int look, double most) {
        while (pace.rounds() < look) {
            if (run.tier().hasGivenUp(cases)) {
                return false;
            }
            int first = pace.rounds() + 1;
            // Where the candidate fails, each round may be the verdict.
            if (!pace.canReach(run.tier().mayFailAgain() ? first : look)) {
                notes.add("stopped after " + Words.count(pace.rounds(), "round") + ": " + beyond(look));
                progress.println(notes.get(0));
                return false;
            }
            int last = pace.next(look);
            long start = clock.getAsLong();
            run.measure(cases, first, last, Math.max(look, first()), this::soFar);
            pace = pace.after(last - first + 1, (clock.getAsLong() - start) / 1e9, attempts(last));
            if (first == 1 && !request.allowMismatch()) {
                List<String> labels = run.plan().labels();
                Comparability.ofSubjects(
                        run.recorder().environment(), run.recorder().samples(), labels.get(0), labels.get(1));
            }
            if (last == 1) {
                Forecast forecast = Forecast.of(request.settings(), STUDIED_SD, cases.size());
                progress.println("a round takes " + Words.seconds(pace.seconds(1)) + ": "
                        + (pace.seconds(first()) > most
                                ? beyond(first())
                                : Progress.outlook(forecast, pace.seconds(1)) + " if pairs scatter by "
                                        + Words.percent(STUDIED_SD) + ", as ours did (doctor tells how yours do)"));
            }
        }
        return true;
    }

    /** The first look that can pass. */
    private int first() {
        return request.settings().fewestRounds();
    }

    private String beyond(int look) {
        return "the look after " + look + " rounds would be beyond --time-budget; at this pace it takes --time-budget "
                + (long) Math.ceil(pace.seconds(look) / 60)
                + (cases.size() == 1
                        ? ""
                        : ", or a pattern of at most " + pace.casesThatFit(cases.size(), look) + " of the "
                                + Words.count(cases.size(), "case"));
    }

    /** How often the forks of a round were tried at most: what was discarded may not be again. */
    private int attempts(int round) {
        return run.recorder().samples().stream()
                .filter(s -> s.round() == round)
                .mapToInt(Sample::fork)
                .max()
                .orElse(1);
    }

    private double[] pairSds() {
        return cases.stream()
                .map(table().steadier()::differences)
                .filter(differences -> differences.length > 1)
                .mapToDouble(Estimate::sd)
                .toArray();
    }

    private CheckReport judge() {
        List<Sample> all = List.copyOf(run.recorder().samples());
        Check check = request.check(run.soFar().forks());
        List<CheckResult.Row> rows = new ArrayList<>(check.rows(table().of(cases), all, pace.rounds()));
        List<FleetMember> members = run.cases().members();
        rows.addAll(check.missing(
                run.cases().missing(), members.get(members.size() - 1).listed().keySet()));
        CheckResult result = new CheckResult(
                run.plan().labels().get(0),
                run.plan().labels().get(1),
                CheckResult.Conditions.of(run.recorder().environment(), all),
                request.metric(),
                request.settings().tolerance(),
                rows);
        List<String> notes = new ArrayList<>(run.conditions());
        Set<Case> more = run.cases().uncommon();
        run.cases().missing().forEach(more::remove);
        more.forEach(c -> notes.add(CheckRequest.ONLY_CANDIDATE + CaseNames.of(c)));
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
        double[] pairs = table().steadier().differences(benchmarkCase);
        return "  "
                + Rule.SoFar.of(request.settings(), pairs, given)
                        .map(VerdictWords::of)
                        .orElse("");
    }
}
