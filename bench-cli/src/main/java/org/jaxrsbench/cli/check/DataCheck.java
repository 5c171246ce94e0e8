package org.jaxrsbench.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.report.CheckReport;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Conditions;
import org.jaxrsbench.gate.IncomparableException;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/** Judges two subjects of a run that was measured before. */
public final class DataCheck {

    private DataCheck() {}

    /**
     * The run folder, if the only word beside the options is a path and not a pattern.
     *
     * @throws BadInputException if it is a path to no folder
     */
    public static Optional<RunFolder> folder(List<String> words) {
        if (words.size() != 1) {
            return Optional.empty();
        }
        String word = words.get(0);
        Path path = Path.of(word);
        if (Files.isDirectory(path)) {
            return Optional.of(new RunFolder(path));
        }
        if (word.contains("/") || Files.exists(path)) {
            throw new BadInputException(path + ": there is no such run folder");
        }
        return Optional.empty();
    }

    /**
     * Judges.
     *
     * @throws BadInputException if the run cannot be read, or lacks what is needed
     * @throws IncomparableException if the subjects must not be compared
     */
    public static CheckReport report(CheckRequest request, RunFolder run) {
        Environment environment = run.readEnvironment();
        List<Sample> samples = run.readSamples();
        Pairing pairing = Pairing.of(environment);
        environment.require("tier");
        request.requireComparable(environment, samples, request.baseline(), request.candidate());
        PairedData data = new PairedData(samples, request.baseline(), request.candidate(), pairing == Pairing.TURNS);
        CheckResult result = new CheckResult(
                request.baseline(),
                request.candidate(),
                Conditions.of(environment, samples, 0),
                request.metric(),
                request.check().rows(data, samples, pairing != Pairing.NONE),
                !data.failedCases().isEmpty());
        return new CheckReport(result, HealthNotes.of(run, samples));
    }
}
