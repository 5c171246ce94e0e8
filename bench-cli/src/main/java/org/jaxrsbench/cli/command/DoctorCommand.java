package org.jaxrsbench.cli.command;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.runner.Machine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says what this machine is good for. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Looks at the machine, with a hint wherever measuring could be better, then measures a subject against",
            "itself for about a minute and says what drop can be seen here in ten."
        })
public final class DoctorCommand implements Callable<Integer> {

    private static final int NOISE_PAIRS = 6;
    private static final double TEN_MINUTES = 600;
    private static final long ROOMY_DISK = 5L << 30;
    private static final long HEAPS_OF_A_PAIR = 4L << 30;

    /** What is used where it is there, and for what. */
    private static final Map<String, String> TOOLS = Map.of(
            "git", "subjects of other commits, and the commit in environment.csv",
            "taskset", "the part of the study that pins forks to processors",
            "wrk", "a second load generator to cross-check HTTP figures",
            "perf", "hardware counters: -prof perfnorm");

    @Option(names = "--subject", description = "What is measured against itself (default: the newest release of one).")
    private String subject;

    @Option(
            names = "--noise",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "Whether to measure at all (default: yes).")
    private boolean noise;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    private final PrintStream out = System.out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path checkout = Checkout.find();
        jdks();
        processors();
        governor(Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"));
        memory();
        disk(checkout);
        TOOLS.keySet().stream().sorted().forEach(this::tool);
        if (noise) {
            measureNoise(checkout);
        }
        return ExitCode.PASS.code();
    }

    private void say(boolean fine, String what, String hint) {
        out.println((fine ? "ok    " : "hint  ") + what + (fine || hint.isEmpty() ? "" : ": " + hint));
    }

    private void jdks() {
        Map<Integer, Path> all = Jdks.ofThisMachine().all();
        say(
                all.size() > 1,
                "JDK " + Runtime.version() + "; also found: "
                        + all.keySet().stream()
                                .filter(v -> v != Runtime.version().feature())
                                .map(v -> "@" + v)
                                .collect(Collectors.joining(", ")),
                "install another one to compare releases of it, such as jersey:4.0.3@25");
    }

    private void processors() {
        int cores = Runtime.getRuntime().availableProcessors();
        say(
                cores >= 2,
                cores + " processors, " + Machine.cpuModel(),
                "with one, the compiler and the collector share it with the worker");
    }

    private void governor(Path file) {
        try {
            String governor = Files.readString(file).strip();
            say(
                    governor.equals("performance"),
                    "frequency governor " + governor,
                    "set it to performance, or the clock follows the load");
        } catch (IOException e) {
            say(true, "frequency governor: this machine does not tell (as virtual ones do not)", "");
        }
    }

    private void memory() {
        say(
                Machine.memoryBytes() >= HEAPS_OF_A_PAIR,
                String.format(Locale.ROOT, "%.1f GB of memory", Machine.memoryBytes() / 1e9),
                "two live forks hold 1 GB of heap each; --jvm-args can make it less");
    }

    private void disk(Path checkout) throws IOException {
        long free = Files.getFileStore(checkout).getUsableSpace();
        Path probe = Files.createTempFile(checkout, ".doctor", ".probe");
        long start = System.nanoTime();
        try (FileChannel channel = FileChannel.open(probe, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.allocate(1 << 16));
            channel.force(true);
        } finally {
            Files.delete(probe);
        }
        say(
                free >= ROOMY_DISK,
                String.format(
                        Locale.ROOT,
                        "%.0f GB of disk free; a write is safe on it after %.1f ms",
                        free / 1e9,
                        (System.nanoTime() - start) / 1e6),
                "each version's jar takes 20 MB, and Maven's repository more");
    }

    private void tool(String name) {
        boolean there = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
        say(there, name + (there ? "" : " is not installed"), "optional; for " + TOOLS.get(name));
    }

    private void measureNoise(Path checkout) throws IOException, InterruptedException {
        String measured = subject != null ? subject : ImplementationModule.newestOfAny(checkout);
        options.selectOrElse("HelloWorld", "method=GET", "path=helloworld");
        try (PairedRun run = options.begin(List.of(measured, measured), "doctor", Map.of(), System.err)) {
            Sample.Case one = run.commonCases().get(0);
            long start = System.nanoTime();
            run.measure(List.of(one), 1, NOISE_PAIRS, c -> "");
            double secondsPerPair = (System.nanoTime() - start) / 1e9 / NOISE_PAIRS;
            if (!run.failedCases().isEmpty() || !run.unsettledCases().isEmpty()) {
                say(false, "the noise could not be measured", "the machine is too busy: see above; try again later");
                return;
            }
            double[] pairs = new PairedData(run.store().samples(), measured, measured + "#2", true)
                    .forRule(one, Metric.THROUGHPUT, NOISE_PAIRS)
                    .first();
            HealthNotes.of(run.store().folder(), run.store().samples()).forEach(line -> out.println("      " + line));
            double sd = StandardDeviation.sd(pairs);
            say(
                    sd <= 0.025,
                    String.format(
                            Locale.ROOT,
                            "noise: %d pairs of %s with itself, %.1f s each, pair sd %.2f%%",
                            NOISE_PAIRS,
                            measured,
                            secondsPerPair,
                            100 * sd),
                    "the gate's promise needs 2.5% or less; stop what else runs, or take --metric cpu and more pairs");
            out.println("      " + verdict(pairs, secondsPerPair));
        }
    }

    private static String verdict(double[] pairs, double secondsPerPair) {
        int affordable = (int) (TEN_MINUTES / secondsPerPair);
        GateSettings standard = GateSettings.standard();
        int more = affordable - standard.firstRounds();
        if (more < standard.fewestMoreRounds(1)) {
            return "ten minutes are " + affordable + " pairs, too few for any verdict";
        }
        double drop = MeasuredRates.smallestDropSeen(standard.withRounds(standard.firstRounds(), more), pairs);
        if (drop >= 1) {
            return "ten minutes are " + affordable + " pairs of one case: even a drop of 50% may be missed";
        }
        String percent = String.format(Locale.ROOT, "%.1f%%", 100 * drop);
        return String.format(
                Locale.ROOT,
                "ten minutes are %d pairs of one case: with --tolerance %s --more %d, a drop of that size would be found with"
                        + " 95%% probability, as far as %d pairs can tell",
                affordable,
                percent,
                more,
                pairs.length);
    }
}
