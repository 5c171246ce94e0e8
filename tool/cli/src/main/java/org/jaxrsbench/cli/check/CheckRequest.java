package org.jaxrsbench.cli.check;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.ForkNotes;
import org.jaxrsbench.view.Words;

/**
 * What a check is asked to do, and its judgment of runs that were measured before.
 *
 * @param baseline label of what the candidate is compared with; null if none was named
 * @param candidate label of what is judged; null likewise
 * @param settings the gate's numbers
 * @param metric what is gated beside allocation
 * @param allow accepted drops
 * @param allowMismatch whether to compare even if machine, JVM or settings differ
 */
public record CheckRequest(
        String baseline,
        String candidate,
        GateSettings settings,
        Metric metric,
        AllowFile allow,
        boolean allowMismatch) {

    private static final Pattern HEAP = Pattern.compile("-Xmx(\\d+)([gGmM])");

    static final String ONLY_CANDIDATE = "not compared, because only the candidate has it: ";

    /**
     * Makes sure that the subjects are named.
     *
     * @param both whether the candidate is needed, too
     * @throws BadInputException if one is not
     */
    public void requireSubjects(boolean both) {
        if (baseline == null || both && candidate == null) {
            throw new BadInputException((baseline == null ? "--baseline" : "--candidate")
                    + " is missing: name a subject, such as jersey:4.0.3");
        }
    }

    /** This request for a run with such pairs: only slices have a cost, so elsewhere throughput takes its place. */
    public CheckRequest of(Pairing pairing) {
        return metric != Metric.COST || pairing == Pairing.SLICES
                ? this
                : new CheckRequest(baseline, candidate, settings, Metric.THROUGHPUT, allow, allowMismatch);
    }

    /** The gate's part of a run's plan. */
    public RunPlan.GatePlan gatePlan() {
        return new RunPlan.GatePlan(
                metric.label(),
                settings.tolerance(),
                settings.looks().stream().map(GateSettings.Look::rounds).toList());
    }

    /** The check, of today and of a run with such forks. */
    Check check(List<ForkRow> forks) {
        return new Check(settings, metric, allow, today(), forks);
    }

    /**
     * Judges two subjects of a run that was measured before.
     *
     * @throws BadInputException if the run cannot be read, or lacks what is needed
     * @throws IncomparableException if the subjects must not be compared
     */
    public CheckReport report(Run run) {
        Environment environment = run.environment();
        List<Sample> samples = run.samples();
        Pairing pairing = Pairing.of(environment);
        CheckRequest request = of(pairing);
        environment.require("tier");
        if (!allowMismatch) {
            Comparability.ofSubjects(environment, samples, baseline, candidate);
        }
        if (baseline.equals(candidate)) {
            throw new BadInputException("baseline and candidate are both '" + baseline
                    + "'; expected two of the run's subjects: " + String.join(", ", run.subjects()));
        }
        for (String wanted : List.of(baseline, candidate)) {
            if (!run.subjects().contains(wanted)) {
                throw new BadInputException(run.folder().path() + ": unknown subject '" + wanted + "'; expected one of "
                        + String.join(", ", run.subjects()));
            }
        }
        Set<String> both = Set.of(baseline, candidate);
        PairTable table = PairTable.of(samples, new Pairs(run.pairs()), baseline, candidate, request.metric(), pairing);
        CheckResult result = new CheckResult(
                baseline,
                candidate,
                CheckResult.Conditions.of(
                        environment,
                        samples.stream().filter(s -> both.contains(s.subject())).toList()),
                request.metric(),
                settings.tolerance(),
                request.check(run.forks()).rows(table, samples, pairing != Pairing.NONE));
        List<String> notes = new ArrayList<>(ForkNotes.of(run, both::contains));
        notes.addAll(request.notes(result, samples));
        notes.addAll(run.notes());
        return new CheckReport(result, notes);
    }

    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** Facts that the rows lack: what accepts a missing case, the bytes of cases that allocate more or may do so, and entries of the allow file that match no case. */
    List<String> notes(CheckResult result, List<Sample> samples) {
        List<String> notes = new ArrayList<>();
        for (CheckResult.Row row : result.rows()) {
            Case of = row.benchmarkCase();
            double before = blocked(of, result.baseline(), samples);
            double after = blocked(of, result.candidate(), samples);
            if (of.threads() > 1 && !Double.isNaN(before + after)) {
                notes.add(CaseNames.of(of) + ": behind locks, or asleep: "
                        + Words.format(Metric.TOTAL, before) + " -> " + Words.format(Metric.TOTAL, after)
                        + " an operation");
            }
            if (row.reason() instanceof Reason.Missing) {
                notes.add("to accept that " + CaseNames.of(of) + " is missing, add this line to the file of --allow: "
                        + AllowFile.line(of, today()));
            }
            Reason reason = row.reason() instanceof Reason.Allowance allowance ? allowance.regression() : row.reason();
            if (reason instanceof Reason.Measured measured) {
                Reason.Memory memory = measured.memory();
                if (memory.allocation() != Verdict.PASS || memory.rise() > 0) {
                    notes.add(bytes(Metric.ALLOC, of, result, samples)
                            + (Double.isFinite(memory.rise()) ? " (+" + Words.percent(memory.rise()) + ")" : ""));
                }
                if (memory.leak() != Verdict.PASS) {
                    notes.add(leak(of, result, samples));
                }
            }
        }
        List<Case> judged =
                result.rows().stream().map(CheckResult.Row::benchmarkCase).toList();
        samples.stream()
                .filter(s -> s.subject().equals(result.candidate()))
                .map(Sample::benchmarkCase)
                .distinct()
                .filter(c -> !judged.contains(c))
                .forEach(c -> notes.add(ONLY_CANDIDATE + CaseNames.of(c)));
        allow.matchingNone(judged)
                .forEach(entry -> notes.add("the allow file's '" + entry.pattern() + "' matches no case"));
        return notes;
    }

    /** The time of an operation for which its worker neither runs nor waits for a processor, in nanoseconds; NaN if not measured. */
    private static double blocked(Case of, String subject, List<Sample> samples) {
        return Math.max(0, median(Metric.TOTAL, of, subject, samples) - median(Metric.CPU, of, subject, samples));
    }

    private static double median(Metric metric, Case of, String subject, List<Sample> samples) {
        double[] values = samples.stream()
                .filter(s -> s.status() == Status.OK
                        && s.metric() == metric
                        && s.benchmarkCase().equals(of)
                        && s.subject().equals(subject))
                .mapToDouble(Sample::value)
                .toArray();
        return values.length == 0 ? Double.NaN : Summary.median(values);
    }

    /** By class where forks said so; runs of earlier versions know bytes alone. */
    private static String leak(Case of, CheckResult result, List<Sample> samples) {
        Environment environment = result.conditions().environment();
        return environment
                .leak(result.candidate(), of.toString())
                .map(leak -> CaseNames.of(of) + ": leaks " + leak
                        + environment
                                .leak(result.baseline(), of.toString())
                                .map(before -> ", and the baseline " + before)
                                .orElse(", and the baseline nothing")
                        + heapLasts(environment, median(Metric.LEAK, of, result.candidate(), samples)))
                .orElseGet(() -> bytes(Metric.LEAK, of, result, samples));
    }

    /** After how many operations memory runs out that loses so many bytes in each. */
    private static String heapLasts(Environment environment, double bytes) {
        Matcher heap = HEAP.matcher(environment.get("jvm_flags").orElse(""));
        if (!heap.find() || !(bytes >= 1)) {
            return "";
        }
        double most = Double.parseDouble(heap.group(1)) * (heap.group(2).equalsIgnoreCase("g") ? 1L << 30 : 1L << 20);
        return String.format(
                Locale.ROOT, "; memory (%s) runs out after at most %,.0f operations", heap.group(), most / bytes);
    }

    private static String bytes(Metric metric, Case of, CheckResult result, List<Sample> samples) {
        return CaseNames.of(of) + ": " + metric.label() + " " + bytes(metric, of, result.baseline(), samples) + " -> "
                + bytes(metric, of, result.candidate(), samples);
    }

    private static String bytes(Metric metric, Case of, String subject, List<Sample> samples) {
        return Summary.of(samples).stream()
                .filter(s -> s.metric() == metric
                        && s.benchmarkCase().equals(of)
                        && s.subject().label().equals(subject))
                // Forks that all leak nothing have no interval on a logarithmic scale.
                .map(s -> s.hasInterval() ? Words.format(s) : Words.format(metric, s.score()))
                .findFirst()
                .orElse("?");
    }
}
