package org.jaxrsbench.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.StoredCheck;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.ForkNotes;

/** Judges what was measured before: two subjects of a run, or a run against earlier ones. */
public final class DataCheck {

    private DataCheck() {}

    /** The words beside the options if they are paths: a run folder, or all shards of a run; none if they are patterns. */
    public static List<Path> paths(List<String> words) {
        boolean paths = !words.isEmpty() && (words.get(0).contains("/") || Files.exists(Path.of(words.get(0))));
        return paths ? words.stream().map(Path::of).toList() : List.of();
    }

    /**
     * Judges.
     *
     * @throws BadInputException if the run cannot be read, or lacks what is needed
     * @throws IncomparableException if the subjects must not be compared
     */
    public static CheckReport report(CheckRequest asked, Run run) {
        Environment environment = run.environment();
        List<Sample> samples = run.samples();
        Pairing pairing = Pairing.of(environment);
        CheckRequest request = asked.of(pairing);
        environment.require("tier");
        if (!request.allowMismatch()) {
            Comparability.ofSubjects(environment, samples, request.baseline(), request.candidate());
        }
        requireSubjects(run, request.baseline(), request.candidate());
        PairTable table = PairTable.of(
                samples, new Pairs(run.pairs()), request.baseline(), request.candidate(), request.metric(), pairing);
        CheckResult result = new CheckResult(
                request.baseline(),
                request.candidate(),
                CheckResult.Conditions.of(environment, samples, 0),
                request.metric(),
                request.check().rows(table, samples, pairing != Pairing.NONE),
                table.failed());
        return new CheckReport(result, ForkNotes.of(run.forks(), run.environment()));
    }

    private static void requireSubjects(Run run, String baseline, String candidate) {
        List<String> subjects =
                run.samples().stream().map(Sample::subject).distinct().toList();
        if (baseline.equals(candidate)) {
            throw new BadInputException("baseline and candidate are both '" + baseline
                    + "'; expected two of the run's subjects: " + String.join(", ", subjects));
        }
        requireSubject(run, subjects, baseline);
        requireSubject(run, subjects, candidate);
    }

    /**
     * Judges a run against runs of the baseline that were measured earlier.
     *
     * @param stored runs of the baseline
     * @param current the run that is judged
     * @throws BadInputException if a run cannot be read, or is given twice
     * @throws IncomparableException if runs must not be compared
     */
    public static CheckReport stored(CheckRequest asked, List<Path> stored, Path current) {
        Run now = Run.read(current);
        CheckRequest request = asked.of(Pairing.of(now.environment()));
        Run judged = read(now, request.candidate());
        List<Run> baselines = new ArrayList<>();
        for (Path path : stored) {
            Run run = Run.read(path);
            if (!request.allowMismatch()) {
                Comparability.ofRuns(run, now);
            }
            baselines.add(read(run, request.baseline()));
        }
        CheckResult result = new CheckResult(
                baselines.get(0).subjects().get(0),
                judged.subjects().get(0),
                CheckResult.Conditions.of(now.environment(), judged.samples(), stored.size()),
                request.metric(),
                request.check().allowed(new StoredCheck(request.settings(), request.metric()).rows(baselines, judged)),
                judged.samples().stream().anyMatch(s -> s.status() == Status.FAILED));
        return new CheckReport(result, List.of(caution(stored.size())));
    }

    private static String caution(int runs) {
        return "Stored runs are not pairs: time is tested against the spread between " + runs
                + " baseline runs, so only large drops can be excluded; allocation is gated strictly. Measure both"
                + " subjects together for a verdict that keeps the gate's promise.";
    }

    /** One subject of a run; it has to be named if the run has several. */
    private static Run read(Run run, String subject) {
        List<Sample> samples = run.samples();
        List<String> subjects = samples.stream().map(Sample::subject).distinct().toList();
        if (subject == null && subjects.size() > 1) {
            throw new BadInputException(run.folder().path() + ": holds several subjects (" + String.join(", ", subjects)
                    + "); name one with --baseline and --candidate");
        }
        String wanted = subject == null ? subjects.get(0) : subject;
        requireSubject(run, subjects, wanted);
        List<Sample> own =
                samples.stream().filter(s -> s.subject().equals(wanted)).toList();
        return new Run(run.folder(), run.environment(), own, run.pairs(), run.forks());
    }

    private static void requireSubject(Run run, List<String> subjects, String wanted) {
        if (!subjects.contains(wanted)) {
            throw new BadInputException(run.folder().path() + ": unknown subject '" + wanted + "'; expected one of "
                    + String.join(", ", subjects));
        }
    }
}
