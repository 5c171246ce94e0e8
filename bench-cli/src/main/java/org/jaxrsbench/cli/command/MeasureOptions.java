package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.ForkHost;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunStore;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.Prepared;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.runner.Machine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands that measure have in common. */
public final class MeasureOptions {

    // A JVM's start and its engine's, and its end.
    private static final double BOOT_SECONDS = 8;
    // Some pairs are measured again.
    private static final double AGAIN = 1.4;
    private static final String PERIODS = "expected COUNTxTIME, such as 30x200ms";

    @Parameters(
            paramLabel = "PATTERN",
            arity = "0..*",
            description = "Benchmarks, as a regular expression; all where none is given.")
    private List<String> patterns = new ArrayList<>();

    @Option(names = "-p", paramLabel = "NAME=VALUE[,VALUE]", description = "Only cases with these values.")
    private List<String> params = new ArrayList<>();

    @Option(
            names = "--warmup",
            paramLabel = "COUNTxTIME",
            description = "Warm-up of each fork once it has settled (default: 10x200ms, or the suite's).")
    private String warmup;

    @Option(
            names = "--settle",
            paramLabel = "TIME",
            description =
                    "The longest that each fork works before its warm-up, until its compiler is quiet, multiplied by the forks to a processor where there are more than one; both are doubled for a case whose compiler is then still busy (default: 10s, or the suite's).")
    private String settle;

    @Option(
            names = "--windows",
            paramLabel = "COUNTxTIME",
            description = "Measured iterations of each fork (default: 200x10ms, or the suite's).")
    private String windows;

    @Option(names = "--threads", defaultValue = "1", description = "Worker threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--jvm-args",
            description = "JVM flags in place of the benchmarks' own, the same for every subject.")
    private String jvmArgs;

    @Option(
            names = "--fork-timeout",
            paramLabel = "TIME",
            description = "When a fork that hangs is ended, such as 90s (default: from the times it is to run).")
    private String forkTimeout;

    @Option(names = "--seed", description = "Seed of order and coins (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    private SuiteTimes suite;

    private SuiteTimes times = SuiteTimes.full;

    /** Takes the cases and times of a suite, as far as the command line does not say otherwise. */
    void suite(SuiteTimes asked) {
        suite = asked;
        times(asked == null ? SuiteTimes.full : asked);
    }

    /** Takes the times of a suite, whatever the cases. */
    void times(SuiteTimes asked) {
        times = asked;
    }

    private String settling() {
        String settling = settle == null ? times.settle() : settle;
        if (!settling.matches("\\d{1,5}ms|[0-5]?\\ds")) {
            throw new BadInputException(
                    "--settle " + settling + ": expected a time below a minute, such as 10s, or 0s");
        }
        return settling;
    }

    /**
     * Seconds that one round of one case takes about, to be told before it starts. Booting and settling share the
     * processors; windows take turns.
     */
    double secondsOfRound(int subjects) {
        return AGAIN
                * (BOOT_SECONDS * crowd(subjects)
                        + millis(settling()) * crowd(subjects) / 1000.0
                        + total(warmup == null ? times.warmup() : warmup)
                        + subjects * total(windows == null ? times.windows() : windows));
    }

    /** How many forks there are to a processor; at least one. */
    private static double crowd(int subjects) {
        return Math.max(1, (double) subjects / Runtime.getRuntime().availableProcessors());
    }

    private static long millis(String time) {
        return time.endsWith("ms")
                ? Long.parseLong(time.substring(0, time.length() - 2))
                : TimeUnit.SECONDS.toMillis(Long.parseLong(time.substring(0, time.length() - 1)));
    }

    private static double total(String periods) {
        String[] parts = periods.split("x");
        return Integer.parseInt(parts[0]) * millis(parts[1]) / 1000.0;
    }

    private String[] jmhArguments(int subjects) {
        List<String> arguments = new ArrayList<>(patterns);
        if (suite != null) {
            arguments.addAll(List.of("--suite", suite.label()));
        }
        params.forEach(p -> arguments.addAll(List.of("-p", p)));
        if (threads < 1) {
            throw new BadInputException("--threads " + threads + ": expected 1 or more");
        }
        arguments.addAll(List.of("-t", Integer.toString(threads), "-f", "1"));
        // More forks than processors settle at the same time, each on its share of one.
        long settle = Math.round(millis(settling()) * crowd(subjects));
        if (settle > 0) {
            arguments.addAll(List.of("--settle", settle + "ms"));
        }
        String[] warm = periods("--warmup", warmup == null ? times.warmup() : warmup);
        String[] measured = periods("--windows", windows == null ? times.windows() : windows);
        arguments.addAll(List.of("-wi", warm[0], "-w", warm[1], "-i", measured[0], "-r", measured[1]));
        if (jvmArgs != null) {
            arguments.addAll(List.of("-jvmArgsAppend", jvmArgs));
        }
        if (forkTimeout != null) {
            arguments.addAll(List.of("--fork-timeout", forkTimeout));
        }
        return arguments.toArray(new String[0]);
    }

    private static String[] periods(String option, String text) {
        if (!text.matches("[1-9]\\d{0,5}x[1-9]\\d{0,5}(ms|s)")) {
            throw new BadInputException(option + " " + text + ": " + PERIODS);
        }
        return text.split("x");
    }

    /** Takes these cases where the command line names none. */
    public void selectOrElse(String pattern, String... values) {
        if (!selects()) {
            patterns.add(pattern);
            params.addAll(List.of(values));
        }
    }

    /** Whether patterns or parameters were given. */
    boolean selects() {
        return !patterns.isEmpty() || !params.isEmpty();
    }

    /** What stands on the command line beside the options. */
    List<String> patterns() {
        return patterns;
    }

    /**
     * Starts a run of these subjects in a new folder.
     *
     * @param name what the folder's name says after the time
     * @param further further keys of the environment
     */
    public PairedRun begin(List<String> labels, String name, Map<String, Object> further, PrintStream progress)
            throws IOException, InterruptedException {
        Path checkout = Checkout.find();
        List<String> arguments = List.of(jmhArguments(labels.size()));
        labels.forEach(Subject::parse);
        // The folder first: that it cannot be made is said before anything is built or measured.
        RunFolder folder = RunFolder.create(out == null ? checkout.resolve("results") : out, name, Clock.systemUTC());
        long usedSeed = Optional.ofNullable(seed).orElseGet(System::nanoTime);
        Environment environment = environment(checkout, usedSeed, labels, arguments);
        further.forEach(environment::put);
        RunStore store = RunStore.create(folder, environment);
        try {
            return new PairedRun(hosts(checkout, labels, arguments, progress), store, usedSeed, progress);
        } catch (IOException | InterruptedException | RuntimeException e) {
            store.abandon();
            throw e;
        }
    }

    /** Goes on with a run that was cut off, with the subjects and arguments that it was started with. */
    PairedRun resume(Path run, PrintStream progress) throws IOException, InterruptedException {
        RunFolder folder = new RunFolder(run);
        Environment environment = folder.readEnvironment();
        List<String> labels = List.of(environment.require("subjects").split(","));
        List<String> arguments = CsvFiles.parseLine(environment.require("arguments"));
        RunStore store = RunStore.resume(folder, unique(labels), progress);
        try {
            return new PairedRun(
                    hosts(Checkout.find(), labels, arguments, progress),
                    store,
                    System.nanoTime(), // the order of what is left need not be the one it would have had
                    progress);
        } catch (IOException | InterruptedException | RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static List<ForkHost> hosts(
            Path checkout, List<String> labels, List<String> arguments, PrintStream progress)
            throws IOException, InterruptedException {
        Preparation preparation = new Preparation(checkout, Jdks.ofThisMachine(), progress);
        List<Prepared> prepared = new ArrayList<>();
        for (String label : labels) {
            prepared.add(preparation.prepare(Subject.parse(label)));
        }
        int at = arguments.indexOf("-t");
        int threads = Integer.parseInt(arguments.get(at + 1));
        List<ForkHost> hosts = new ArrayList<>();
        try {
            for (String label : unique(labels)) {
                hosts.add(new ForkHost(label, prepared.get(hosts.size()), arguments, threads));
            }
            return hosts;
        } catch (IOException | RuntimeException e) {
            hosts.forEach(ForkHost::close);
            throw e;
        }
    }

    /** A subject that is compared with itself gets another label, for rows are told apart by it. */
    private static List<String> unique(List<String> labels) {
        Map<String, Integer> seen = new HashMap<>();
        return labels.stream()
                .map(label -> seen.merge(label, 1, Integer::sum) == 1 ? label : label + "#" + seen.get(label))
                .collect(Collectors.toList());
    }

    private static Environment environment(Path checkout, long seed, List<String> labels, List<String> arguments) {
        return new Environment()
                .put("tier", "in-process")
                .put("cpu_model", Machine.cpuModel())
                .put("cores", Runtime.getRuntime().availableProcessors())
                .put("memory_bytes", Machine.memoryBytes())
                .put("os", Machine.os())
                .put("commit", Machine.commit(checkout))
                .put("seed", seed)
                .put("pairing", "turns")
                .put("started", Clock.systemUTC().instant().truncatedTo(ChronoUnit.SECONDS))
                .put("subjects", String.join(",", labels))
                .put("arguments", CsvFiles.line(arguments));
    }
}
