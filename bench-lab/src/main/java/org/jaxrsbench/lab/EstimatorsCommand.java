package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jaxrsbench.lab.estimators.EstimatorSpread;
import org.jaxrsbench.lab.estimators.EstimatorStudy;
import org.jaxrsbench.lab.estimators.EstimatorTable;
import org.jaxrsbench.lab.estimators.LivePairs;
import org.jaxrsbench.lab.estimators.PairEstimate;
import org.jaxrsbench.lab.estimators.PairingMethod;
import org.jaxrsbench.lab.estimators.PlannedPair;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Ways to measure and estimate a pair. */
@Command(
        name = "estimators",
        mixinStandardHelpOptions = true,
        defaultValueProvider = StudyDefaults.class,
        header = "Measures how much pairs of one subject differ, by the way they are measured and estimated.",
        description = {"Pairs that the output folder holds already are not measured again."},
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab estimators --pairs 1")
public final class EstimatorsCommand implements Callable<Integer> {

    private static final int SECONDS_PER_PAIR = 15;

    @Mixin
    private PairedSubjects subjects = new PairedSubjects();

    @Option(
            names = "--pairs",
            defaultValue = "3",
            description = "Pairs of each way and subject (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(names = "--ways", split = ",", paramLabel = "WAY", description = "Only these ways (default: all).")
    private List<String> ways;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Seed of the order and of the coins (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "target/study",
            description = "Folder for estimators.csv and estimator-pairs.csv (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (pairs < 1) {
            throw new BadInputException("--pairs " + pairs + ": expected 1 or more");
        }
        List<String> labels = subjects.labels().stream().distinct().toList();
        List<PairingMethod> asked = ways == null
                ? PairingMethod.all()
                : ways.stream().distinct().map(PairingMethod::named).toList();
        StudyFiles.makeFolder(out);
        Path file = out.resolve("estimator-pairs.csv");
        List<PairEstimate> estimates = Files.exists(file) ? PairEstimate.read(file) : List.of();
        Random random = new Random(seed);
        List<PlannedPair> missing = PlannedPair.missing(asked, labels, pairs, estimates, random);
        if (!missing.isEmpty()) {
            System.err.println("pairs to measure: " + missing.size() + " (about " + minutes(missing.size()) + " min)");
            List<String> selection = StudyDefaults.of("estimators").selection();
            LivePairs live = LivePairs.prepare(missing, selection, random, System.err);
            estimates = new EstimatorStudy(file, System.err).measure(missing, estimates, live);
        }
        EstimatorTable table = EstimatorTable.of(estimates);
        StudyFiles.write(out.resolve("estimators.csv"), EstimatorSpread.COLUMNS, table.rows());
        System.out.print(table.text());
        return ExitCode.PASS.code();
    }

    private static int minutes(int pairs) {
        return (pairs * SECONDS_PER_PAIR + 59) / 60;
    }
}
