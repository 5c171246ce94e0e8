package org.jaxrsbench.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.report.CheckReport;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Conditions;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.view.ForkNotes;

/** Judges two subjects of a run that was measured before. */
public final class DataCheck {

    private DataCheck() {}

    /**
     * The words beside the options if they are paths: a run folder, or all shards of a run; none if they are patterns.
     *
     * @throws BadInputException if one is a path to nothing
     */
    public static List<Path> paths(List<String> words) {
        if (words.isEmpty() || !isPath(words.get(0))) {
            return List.of();
        }
        List<Path> paths = words.stream().map(Path::of).toList();
        for (Path path : paths) {
            if (Files.notExists(path)) {
                throw new BadInputException(path + ": there is no such run folder");
            }
        }
        return paths;
    }

    private static boolean isPath(String word) {
        return word.contains("/") || Files.exists(Path.of(word));
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
        request.requireComparable(environment, samples, request.baseline(), request.candidate());
        requireSubjects(samples, List.of(request.baseline(), request.candidate()));
        PairTable table = PairTable.of(
                samples, new Pairs(run.pairs()), request.baseline(), request.candidate(), request.metric(), pairing);
        CheckResult result = new CheckResult(
                request.baseline(),
                request.candidate(),
                Conditions.of(environment, samples, 0),
                request.metric(),
                request.check().rows(table, samples, pairing != Pairing.NONE),
                table.failed());
        return new CheckReport(result, ForkNotes.of(run.forks()));
    }

    private static void requireSubjects(List<Sample> samples, List<String> wanted) {
        List<String> subjects = samples.stream().map(Sample::subject).distinct().toList();
        if (wanted.get(0).equals(wanted.get(1))) {
            throw new BadInputException("baseline and candidate are both '" + wanted.get(0)
                    + "'; expected two of the run's subjects: " + String.join(", ", subjects));
        }
        for (String subject : wanted) {
            if (!subjects.contains(subject)) {
                throw new BadInputException(
                        "unknown subject '" + subject + "' in the run; expected one of " + String.join(", ", subjects));
            }
        }
    }
}
