package org.jaxrsbench.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.report.RateTable;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.Prepared;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The studies behind the gate, to be repeated on any machine. */
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description = {
            "Repeats the studies that the gate rests on.",
            "study estimators: how much pairs of the same subject differ, by the way they are measured.",
            "study bank: pairs of subjects with themselves, rebuilt, and slowed down; the gate's error rates on them.",
            "study rates: the rates again, from the pairs in a file."
        })
public final class StudyCommand {

    private static final String DEFAULT_SUBJECTS = "jersey:4.0.3,resteasy:7.0.5.Final";
    private static final String CASE = "HelloWorld";

    /** Ways to measure a pair. */
    @Command(
            name = "estimators",
            mixinStandardHelpOptions = true,
            description = "How much pairs of the same subject differ, by the way they are measured and estimated.")
    int estimators(
            @Option(names = "--subjects", split = ",", defaultValue = DEFAULT_SUBJECTS) List<String> labels,
            @Option(
                            names = "--pairs",
                            defaultValue = "3",
                            description = "Pairs of each way and subject (default: ${DEFAULT-VALUE}).")
                    int pairs,
            @Option(names = "--ways", split = ",", description = "Only these ways (default: all).", paramLabel = "WAY")
                    List<String> names,
            @Option(names = "--seed", defaultValue = "1") long seed,
            @Option(
                            names = "--out",
                            defaultValue = "target/study",
                            description =
                                    "Folder for estimators.csv and estimator-pairs.csv (default: ${DEFAULT-VALUE}).")
                    Path out)
            throws IOException, InterruptedException {
        if (pairs < 1) {
            throw new BadInputException("--pairs " + pairs + ": expected 1 or more");
        }
        List<PairingMethod> ways = ways(names);
        makeFolder(out);
        List<Prepared> subjects = new ArrayList<>();
        Preparation preparation = new Preparation(Checkout.find(), Jdks.ofThisMachine(), System.err);
        for (String label : labels) {
            subjects.add(preparation.prepare(Subject.parse(label)));
        }
        int all = ways.size() * subjects.size() * pairs;
        System.err.println(all + " pairs, about " + (all * 15 + 59) / 60 + " minutes");
        EstimatorStudy study = new EstimatorStudy(seed, System.err);
        List<List<String>> rows = study.measure(
                ways,
                subjects,
                List.of(CASE, "-p", "method=GET", "-p", "path=helloworld"),
                pairs,
                out.resolve("estimator-pairs.csv"));
        List<List<String>> table = EstimatorStudy.table(rows);
        CsvFiles.write(out.resolve("estimators.csv"), EstimatorStudy.TABLE_COLUMNS, table);
        System.out.print(EstimatorStudy.text(table));
        return ExitCode.PASS.code();
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInputException("folder " + folder + " cannot be made: " + e.getMessage());
        }
    }

    private static List<PairingMethod> ways(List<String> names) {
        if (names == null) {
            return PairingMethod.all();
        }
        List<String> known =
                PairingMethod.all().stream().map(PairingMethod::name).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new BadInputException("--ways " + name + ": expected some of " + String.join(",", known));
            }
        }
        return PairingMethod.all().stream()
                .filter(w -> names.contains(w.name()))
                .toList();
    }

    /** Pairs in bulk. */
    @Command(
            name = "bank",
            mixinStandardHelpOptions = true,
            description =
                    "Measures pairs of each subject with itself, then with a rebuilt jar and slowed down; HelloWorld where no pattern is given.")
    int bank(
            @Option(names = "--subjects", split = ",", defaultValue = DEFAULT_SUBJECTS) List<String> labels,
            @Option(
                            names = "--same",
                            defaultValue = "2",
                            description = "Rounds of a subject with itself (default: ${DEFAULT-VALUE}).")
                    int same,
            @Option(
                            names = "--slowed",
                            defaultValue = "1",
                            description =
                                    "Further rounds, with a rebuilt jar and slowed down (default: ${DEFAULT-VALUE}).")
                    int slowed,
            @Option(
                            names = "--pairs-out",
                            defaultValue = "target/study/bank.csv",
                            paramLabel = "FILE",
                            description = "Where the pairs go; added to what it holds (default: ${DEFAULT-VALUE}).")
                    Path file,
            @Mixin MeasureOptions options)
            throws IOException, InterruptedException {
        if (same < 1 || slowed < 0) {
            throw new BadInputException(
                    "--same " + same + " --slowed " + slowed + ": expected 1 or more, and 0 or more");
        }
        options.selectOrElse(CASE);
        makeFolder(file.toAbsolutePath().getParent());
        Preparation preparation = new Preparation(Checkout.find(), Jdks.ofThisMachine(), System.err);
        for (String label : labels) {
            List<List<String>> before = Files.exists(file) ? PairCorpus.read(file) : List.of();
            Path jar = preparation.prepare(Subject.parse(label)).jar();
            Path rebuilt = jar.resolveSibling("rebuilt.jar"); // a name that no subject has
            PairCorpus.rebuild(jar, rebuilt);
            try (PairedRun run = options.begin(List.of(label, label), "bank-" + label, Map.of(), System.err)) {
                for (int round = 1; round <= same; round++) {
                    PairCorpus.measureSame(run, round);
                    PairCorpus.write(file, before, List.of(PairCorpus.rows(run, label, 1, PairCorpus.Kind.SAME)));
                }
                List<List<String>> rows = PairCorpus.read(file);
                if (slowed == 0) {
                    continue;
                }
                String jdk = Subject.parse(label).jdk().map(j -> "@" + j).orElse("");
                try (PairedRun three = options.begin(
                        List.of(label, "jar:" + rebuilt + jdk, label), "bank-" + label, Map.of(), System.err)) {
                    for (int round = 1; round <= slowed; round++) {
                        PairCorpus.measureSlowed(three, run, round);
                        PairCorpus.write(
                                file,
                                rows,
                                List.of(
                                        PairCorpus.rows(three, label, 1, PairCorpus.Kind.REBUILT),
                                        PairCorpus.rows(three, label, 2, PairCorpus.Kind.SLOWED)));
                    }
                }
            }
        }
        return rates(file, "throughput");
    }

    /** The gate's error rates on stored pairs. */
    @Command(
            name = "rates",
            mixinStandardHelpOptions = true,
            description = "The gate's error rates on the pairs in a file.")
    int rates(
            @Parameters(paramLabel = "FILE") Path file,
            @Option(names = "--metric", defaultValue = "throughput") String metric) {
        if (!metric.equals("throughput") && !metric.equals("cpu")) {
            throw new BadInputException("--metric " + metric + ": expected throughput or cpu");
        }
        PrintStream out = System.out;
        List<List<String>> rows = PairCorpus.read(file);
        GateSettings settings = GateSettings.standard();
        for (int windows : PairCorpus.windows(rows)) {
            List<List<String>> own = PairCorpus.of(rows, Metric.of(metric), windows);
            out.println("== " + metric + ", " + windows + " windows");
            out.print(RateTable.text(new MeasuredRates(settings, PairCorpus.cells(own)).byFamily()));
            out.print(PairCorpus.layout(own));
        }
        return ExitCode.PASS.code();
    }
}
