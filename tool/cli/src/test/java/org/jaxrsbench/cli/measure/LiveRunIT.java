package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.jaxrsbench.cli.subject.ToyCheckout;
import org.jaxrsbench.engine.DoubleEngine;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.inprocess.StartRound;
import org.jaxrsbench.stats.Summary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The real tool with real forks of an engine without an implementation: what survives what. Bytes, counts and exit codes
 * are asserted, with the rule about conditions off, so that a busy machine changes nothing.
 */
@Execution(ExecutionMode.CONCURRENT)
class LiveRunIT {

    /** Two in every build; {@code -Dkills=20} for the whole series. */
    private static final int KILLS = Integer.getInteger("kills", 2);

    /** Of what is killed, when and how; another one each time for the whole series. */
    private static final long SEED = Long.getLong("kills.seed", KILLS > 2 ? System.nanoTime() : 1);

    private static final int LATEST_KILL_MILLIS = 8000;

    /** Cost, typical, collector, total, throughput, cpu, alloc, leak and background. */
    private static final int METRICS = 9;

    /** A share of its slices in which a worker waits for a processor; where nothing else runs, it is 1 or 2%. */
    private static final double BUSY = 0.05;

    private static final Pattern NOTED = Pattern.compile("note: .*(stalls in few slices|total got worse)");

    @TempDir
    Path root;

    private Path jar;

    /** What the double does. */
    private String behaves = "right";

    /** From which start on, and after how many operations of it. */
    private final Map<String, String> when = new HashMap<>();

    @BeforeEach
    void makeJar() throws IOException {
        jar = jar("double.jar", DoubleEngine.class);
    }

    private Path jar(String name, Class<? extends JaxRsEngine> engine) throws IOException {
        Path made = root.resolve(name);
        Manifest manifest = ToyCheckout.classPathOfThisJvm();
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "org.jaxrsbench.main.Main");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(made), manifest)) {
            out.putNextEntry(new JarEntry("META-INF/services/org.jaxrsbench.engine.JaxRsEngine"));
            out.write(engine.getName().getBytes());
        }
        return made;
    }

    private ToolProcess tool() {
        return new ToolProcess(root);
    }

    private Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>(when);
        environment.put("DOUBLE", behaves);
        environment.put("DOUBLE_FORKS", root.resolve("forks").toString());
        return environment;
    }

    private String log() throws IOException {
        return tool().log();
    }

    private int run(String... arguments) throws Exception {
        return tool().run(List.of(), environment(), arguments);
    }

    private void passes(String... arguments) throws Exception {
        assertThat(run(arguments)).as(log()).isZero();
    }

    /** A command of words, and of arguments that may hold blanks; what it measures is left in the results. */
    private String[] command(String words, String... more) {
        String[] out = {"--out", root.resolve("results").toString()};
        return Stream.of(words.split(" "), out, more).flatMap(Stream::of).toArray(String[]::new);
    }

    /** The same of a command that measures in short forks. */
    private String[] shortly(String words, String... more) {
        String[] flags = {"--jvm-args", "-Xmx128m -XX:TieredStopAtLevel=1"};
        String all = words + " HelloWorld -p path=helloworld --settle 0s --slices 120 --ignore-conditions";
        return command(all, Stream.of(flags, more).flatMap(Stream::of).toArray(String[]::new));
    }

    private String[] measure(String rounds, String... more) {
        String subject = "jar:" + jar;
        return shortly("run --subjects " + subject + "," + subject + " -p method=GET,PUT --rounds " + rounds, more);
    }

    private RunFolder folder() throws IOException {
        return tool().folder();
    }

    private void assertComplete(RunFolder run, int rounds) throws IOException {
        List<Sample> samples = run.readSamples();
        assertThat(Summary.of(samples)).as(log()).hasSize(2 * 2 * METRICS).allSatisfy(s -> {
            int read = s.metric() == Metric.LEAK ? Math.min(3, rounds) : rounds;
            assertThat(s.forks()).isEqualTo(read);
            assertThat(s.iterations()).isEqualTo(read);
        });
    }

    @Test
    void twoSubjectsTakeTurnsAndLeaveWholePairs() throws Exception {
        passes(measure("2"));
        RunFolder run = folder();
        assertComplete(run, 2);
        List<Sample> ok = run.readSamples().stream()
                .filter(s -> s.status() == Status.OK && s.metric() == Metric.THROUGHPUT)
                .toList();
        assertThat(ok).isNotEmpty();
        assertThat(ok.stream()
                        .collect(Collectors.groupingBy(s -> s.benchmarkCase() + "/" + s.round() + "/" + s.fork())))
                .allSatisfy((pair, rows) -> {
                    assertThat(rows).extracting(Sample::subject).containsOnly("jar:" + jar, "jar:" + jar + "#2");
                    assertThat(rows).extracting(s -> s.slot()).containsOnly(1, 2);
                    assertThat(rows).hasSize(2);
                });
        assertThat(run.readEnvironment().require("pairing")).isEqualTo("slices");
        assertThat(run.readEnvironment().require("conditions")).isEqualTo("ignored");
        assertThat(run.readEnvironment().require("grouping")).isEqualTo("application");
        assertThat(log()).contains("2 cases of one application");
        assertThat(Files.readString(run.plan())).contains("\"rounds\" : 2", "\"conditions\" : \"IGNORE\"");
        assertThat(Files.readString(run.jmhJson())).contains("\"subject\"").contains("rawData");
        assertThat(run.path().resolve("report.html")).isNotEmptyFile();
    }

    /** The first round is right; what goes wrong in the second does so from its first operation on, or amid measured slices. */
    @ParameterizedTest
    @CsvSource({
        "404, 0, answered 404",
        "wrong-bytes, 10000, wrong answer (bytes)",
        "throws, 10000, told to throw",
        "exits, 10000, its JVM ended",
    })
    void nothingOfAWrongForkCountsNorOfItsPartner(String behavior, String after, String reason) throws Exception {
        assertOnlyTheFirstRoundCounts(behavior, after, reason);
    }

    /** The other ways to go wrong: ten seconds each. */
    @ParameterizedTest
    @CsvSource({
        "404, 10000, answered 404",
        "no-answer, 10000, answered 0",
        "empty, 10000, wrong answer (status or length)",
        "shorter, 10000, wrong answer (status or length)",
        "longer, 10000, wrong answer (status or length)",
        "wrong-type, 10000, wrong answer (content type text/html",
        "wrong-length, 10000, wrong answer (content length",
        "not-called, 10000, wrong answer (",
        "fails, 10000, the double fell over",
    })
    @Tag("nightly")
    void nothingOfAnyWrongForkCountsNorOfItsPartner(String behavior, String after, String reason) throws Exception {
        assertOnlyTheFirstRoundCounts(behavior, after, reason);
    }

    /** Takes a minute: it is given time as a busy machine needs it. */
    @Test
    @Tag("nightly")
    void nothingOfAForkThatHangsCounts() throws Exception {
        assertOnlyTheFirstRoundCounts("hangs", "10000", "it hung, and was ended");
    }

    private void assertOnlyTheFirstRoundCounts(String behavior, String after, String reason) throws Exception {
        behaves = behavior;
        when.putAll(Map.of("DOUBLE_FROM", "2", "DOUBLE_AFTER", after));
        String wrong = "jar:" + jar;
        String right = "jar:" + jar("right.jar", WorkingDoubleEngine.Right.class);
        String words = "run --no-page --subjects " + wrong + "," + right + " -p method=GET --rounds 3";

        assertThat(run(shortly(words))).as(log()).isEqualTo(5);
        assertThat(log()).contains("FAILED " + wrong + ", ").contains(reason);
        RunFolder run = folder();
        assertThat(run.readSamples().stream().filter(s -> s.status() == Status.OK))
                .hasSize(2 * METRICS)
                .allMatch(s -> s.round() == 1);
        assertThat(run.readSamples().stream()
                        .filter(s -> s.status() != Status.OK)
                        .map(s -> s.subject() + " " + s.status() + " " + s.round()))
                .containsExactlyInAnyOrder(wrong + " FAILED 2", right + " DISCARDED 2");
        assertThat(run.readForks().stream().map(f -> f.place().subject() + " " + f.status()))
                .containsExactlyInAnyOrder(wrong + " OK", right + " OK", wrong + " FAILED", right + " DISCARDED");
        assertThat(run.readPairs(run.readEnvironment())).isNotEmpty().allMatch(p -> p.round() == 1);
        assertThat(Files.readAllLines(run.slices()).stream().skip(1))
                .isNotEmpty()
                .allMatch(slice -> slice.split(",")[1].equals("1"));
    }

    /** Cases share a fork, and each figure is of the case that it says. */
    @Test
    void aSliceOfASharedForkIsOfItsCase() throws Exception {
        jar = jar("put.jar", WorkingDoubleEngine.AllocatingInPut.class);
        // Long enough to collect before slices are taken, which is no case's cost.
        passes(Stream.of(measure("1", "--no-page"))
                .map(a -> a.equals("0s") ? "2s" : a)
                .toArray(String[]::new));
        List<Sample> allocated = folder().readSamples().stream()
                .filter(s -> s.metric() == Metric.ALLOC)
                .toList();
        assertThat(allocated).hasSize(2 * 2).allSatisfy(s -> {
            if (s.params().has("method", "PUT")) {
                assertThat(s.value()).isGreaterThan(65_536);
            } else {
                assertThat(s.value()).isLessThan(65_536);
            }
        });
        assertThat(chargedToCases(folder())).isCloseTo(takenByCollectors(folder()), Percentage.withPercentage(0.01));
    }

    /** What the collector took is charged to cases, no more and no less: nanoseconds of both forks. */
    private static double chargedToCases(RunFolder run) throws IOException {
        Map<String, Long> operations = Files.readAllLines(run.slices()).stream()
                .skip(1)
                .map(line -> line.split(","))
                .collect(Collectors.groupingBy(f -> f[0] + f[4], Collectors.summingLong(f -> Long.parseLong(f[7]))));
        return run.readSamples().stream()
                .filter(s -> s.metric() == Metric.COLLECTOR)
                .mapToDouble(s -> s.value() * operations.get(s.subject() + s.params()))
                .sum();
    }

    private static double takenByCollectors(RunFolder run) {
        double nanos = run.readForks().stream()
                .mapToLong(fork -> fork.work().collectorNs())
                .sum();
        assertThat(nanos).as("something was collected").isPositive();
        return nanos;
    }

    private int startUp(String behavior) throws Exception {
        behaves = behavior;
        String subjects = "jar:" + jar + ",jar:" + jar;
        return run(
                command("run --subjects " + subjects + " StartBenchmark -p routes=1 --rounds 1 --ignore-conditions"));
    }

    @Test
    void aStartWithAWrongAnswerIsAFailure() throws Exception {
        assertThat(startUp("404")).isEqualTo(5);
        assertThat(folder().readSamples()).isNotEmpty().noneMatch(s -> s.status() == Status.OK);
        assertThat(log()).contains("answered 404");
    }

    /** A round is a row of starts of both, pair by pair, with the boot in it; what is gated by bytes and stalls elsewhere is not there. */
    @Test
    void startsTakeTurnsLikeAnyCase() throws Exception {
        jar = jar("starting.jar", WorkingDoubleEngine.Starting.class);
        assertThat(startUp("right")).as(log()).isZero();
        RunFolder run = folder();
        List<Sample> costs = run.readSamples().stream()
                .filter(s -> s.metric() == Metric.COST)
                .toList();
        assertThat(costs).hasSize(2).allSatisfy(s -> {
            assertThat(s.benchmarkCase().isStart()).isTrue();
            assertThat(s.value())
                    .isGreaterThan(TimeUnit.MILLISECONDS.toNanos(
                            WorkingDoubleEngine.Starting.BOOT_MILLIS + WorkingDoubleEngine.Starting.ANSWER_MILLIS));
        });
        assertThat(run.readSamples())
                .extracting(Sample::metric)
                .contains(Metric.RETAINED, Metric.CPU_PROCESS)
                .doesNotContain(Metric.ALLOC, Metric.CPU, Metric.LEAK);
        assertThat(Files.readAllLines(run.path().resolve("slices.csv"))).hasSize(1 + 2 * StartRound.STARTS);
    }

    /** Where a run is killed: all but the last are reached for certain, however slow the machine is. */
    private enum KillPoint {
        /** Once so many forks more were started. */
        FORK_STARTED,
        /** Once so many pairs more are in the file. */
        PAIR_WRITTEN,
        /** After some seconds. */
        ANY_TIME
    }

    @Test
    void nothingButThePairInFlightIsLostWhateverIsKilled() throws Exception {
        Random random = new Random(SEED);
        List<String> kept = List.of();
        int rounds = 2 + KILLS;
        String[] arguments = measure(Integer.toString(rounds), "--no-page");
        for (int kill = 0; kill < KILLS; kill++) {
            KillPoint point = KillPoint.values()[random.nextInt(KillPoint.values().length)];
            int millis = random.nextInt(LATEST_KILL_MILLIS);
            long target = (point == KillPoint.PAIR_WRITTEN ? finished() : started()) + 1 + random.nextInt(2);
            Process process = tool().start(List.of(), environment(), arguments);
            if (point == KillPoint.ANY_TIME) {
                process.waitFor(millis, TimeUnit.MILLISECONDS);
            } else {
                await(process, () -> (point == KillPoint.PAIR_WRITTEN ? finished() : started()) >= target);
            }
            List<ProcessHandle> all = process.descendants().toList();
            if (random.nextBoolean() && !all.isEmpty()) {
                all.get(random.nextInt(all.size())).destroyForcibly(); // a fork, or what launches it
            }
            all = process.descendants().toList();
            if (random.nextBoolean()) {
                process.destroyForcibly();
            } else {
                process.destroy();
            }
            process.waitFor();
            for (ProcessHandle orphan : all) {
                orphan.onExit().get(30, TimeUnit.SECONDS); // it ends by itself
            }
            if (begun()) {
                assertThat(lines(folder(), round -> true))
                        .as("kill " + kill + " of seed " + SEED + ", " + point)
                        .containsAll(kept)
                        .doesNotHaveDuplicates();
                kept = finishedLines(folder());
                arguments = new String[] {
                    "run", "--no-page", "--resume", folder().path().toString()
                };
            }
        }
        finish(folder());
        assertComplete(folder(), rounds);
        assertThat(lines(folder(), round -> true))
                .as("seed " + SEED)
                .containsAll(kept)
                .doesNotHaveDuplicates();
        assertThat(folder().readForks())
                .hasSize(2 * rounds)
                .allMatch(fork -> fork.settling().isPresent());
        assertThat(folder().readPairs(folder().readEnvironment())).hasSize(2 * 5 * rounds);
    }

    /** The lines of rounds that both subjects have finished. */
    private static List<String> finishedLines(RunFolder run) throws IOException {
        Map<String, Long> ok = lines(run.samples(), 9, round -> true)
                .filter(LiveRunIT::isOfEachRound)
                .collect(Collectors.groupingBy(line -> line.split(",")[9], Collectors.counting()));
        return lines(run, round -> ok.getOrDefault(round, 0L) == 2 * 2 * (METRICS - 1));
    }

    /** Leaks are read in some rounds. */
    private static boolean isOfEachRound(String line) {
        return line.endsWith(",ok") && !line.contains(",leak,");
    }

    /** What the files that grow hold of some rounds, without a last line that is cut off. */
    private static List<String> lines(RunFolder run, Predicate<String> ofRound) throws IOException {
        List<String> all = new ArrayList<>(lines(run.samples(), 9, ofRound).toList());
        all.addAll(lines(run.pairs(), 0, ofRound).toList());
        all.addAll(lines(run.forks(), 2, ofRound).toList());
        return all;
    }

    private static Stream<String> lines(Path file, int roundColumn, Predicate<String> ofRound) throws IOException {
        String text = Files.exists(file) ? Files.readString(file) : "";
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .skip(1)
                .filter(line -> ofRound.test(line.split(",")[roundColumn]));
    }

    /** Waits until a condition holds or the process has ended. */
    private void await(Process process, Callable<Boolean> condition) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(ToolProcess.DEADLINE_MINUTES);
        while (!condition.call() && !process.waitFor(5, TimeUnit.MILLISECONDS)) {
            if (System.nanoTime() > deadline) {
                process.destroyForcibly();
                throw new IllegalStateException("waited in vain:\n" + log());
            }
        }
    }

    /** How many forks were started so far; the engine notes each. */
    private long started() throws IOException {
        Path forks = root.resolve("forks");
        return Files.exists(forks) ? Files.size(forks) : 0;
    }

    /** What is missing is measured in one go. */
    private void finish(RunFolder run) throws Exception {
        passes("run", "--no-page", "--resume", run.path().toString());
    }

    /** Whether there is a run to resume; one that was killed before it had begun leaves no environment. */
    private boolean begun() throws IOException {
        for (RunFolder run : tool().runs()) {
            if (Files.notExists(run.environment())) {
                for (String left :
                        List.of("environment.csv.new", "forks.csv", "pairs.csv", "plan.json", "plan.json.new")) {
                    Files.deleteIfExists(run.path().resolve(left));
                }
                Files.delete(run.path());
            }
        }
        return !tool().runs().isEmpty();
    }

    /** Whole pairs of both cases in the file, as far as it can be read. */
    private long finished() throws IOException {
        long rows = 0;
        for (RunFolder run : tool().runs()) {
            rows += Files.exists(run.samples())
                    ? Files.readString(run.samples())
                            .lines()
                            .filter(LiveRunIT::isOfEachRound)
                            .count()
                    : 0;
        }
        return rows / (2 * 2 * (METRICS - 1));
    }

    @Test
    void aFullDiskIsSaidAndLosesNothingThatWasMeasured() throws Exception {
        String[] words = measure("2", "--no-page");
        // The slices of a pair take about 40 kB: this is enough for one, not for two.
        int exit = tool().run(List.of("bash", "-c", "ulimit -f 64; exec \"$@\"", "bash"), environment(), words);
        assertThat(exit).as(log()).isEqualTo(5);
        assertThat(log()).contains("what was measured before is kept");
        RunFolder run = folder();
        finish(run);
        assertComplete(run, 2);
        assertThat(Run.read(run.path()).notes()).isEmpty();
    }

    @Test
    void aCandidateThatAnswersWrongInThreeRoundsIsRed() throws Exception {
        assertRed("wrong-bytes", "3 rounds, the baseline in none: answered wrong: wrong answer [(]bytes[)]");
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({
        // A full heap throws, collects until the fork is ended, or leaves a thread behind that nobody waits for: by
        // chance.
        "hoards, '[23] rounds, the baseline in none: (ran out of memory|hung): '",
        "hangs, '2 rounds, the baseline in none: hung: it hung'"
    })
    void aCandidateThatRunsOutOfMemoryOrHangsIsRed(String behavior, String words) throws Exception {
        assertRed(behavior, words);
    }

    /** Only the candidate does so, from its 10,000th operation on: whoever of a pair is launched first, it is named, and its figures are none. */
    private void assertRed(String behavior, String words) throws Exception {
        behaves = behavior;
        when.put("DOUBLE_AFTER", "10000");
        String right = "jar:" + jar("right.jar", WorkingDoubleEngine.Right.class);
        String command = "check --time-budget 3 --no-recordings --baseline " + right + " --candidate jar:" + jar;
        assertThat(run(shortly(command + " -p method=GET"))).as(log()).isOne();
        String verdict = Files.readString(folder().path().resolve("check.csv"));
        assertThat(verdict).containsPattern("REGRESSION: fails in " + words);
        int rounds = verdict.charAt(verdict.indexOf("fails in ") + "fails in ".length()) - '0';
        assertThat(folder().readForks())
                .filteredOn(f -> f.status() == Status.FAILED)
                .hasSize(rounds)
                .allMatch(f -> f.place().subject().equals("jar:" + jar));
        assertThat(folder().readSamples()).noneMatch(s -> s.status() == Status.OK);
    }

    private String[] check(String... more) {
        return shortly("check --baseline jar:" + jar + " -p method=GET", more);
    }

    @Test
    @Tag("nightly")
    void aRedCheckNamesTheFramesAndKeepsBothRecordings() throws Exception {
        Path slow = jar("slow.jar", SlowDoubleEngine.class);
        assertThat(run(check("--candidate", "jar:" + slow))).as(log()).isEqualTo(1);
        assertThat(log())
                .contains("whose share of the samples changed most")
                .containsPattern("\\] -> [\\d.]+% .*" + SlowDoubleEngine.class.getName() + "\\.waste");
        try (Stream<Path> recordings = Files.list(folder().path().resolve("recordings"))) {
            // Two recordings; of CPU and of bytes a flame graph of each and their difference.
            assertThat(recordings).hasSize(8).allSatisfy(r -> assertThat(r).isNotEmptyFile());
        }
    }

    @Test
    @Tag("nightly")
    void theSelfTestSlowsOneSideAndPrintsRates() throws Exception {
        passes(check("--self-test"));
        assertThat(log())
                .contains("with itself: 30 pairs", "slowed by about 5%: 30 pairs")
                .containsPattern("any case, \\d checks?:  REGRESSION [\\d.]+% \\[[\\d.]+, [\\d.]+\\]")
                .containsPattern("that case, \\d checks?:");
        assertThat(folder().readEnvironment().require("subjects")).isEqualTo("jar:" + jar + ",jar:" + jar);
    }

    /** Its threads run while the other subject has the turn, and no operation waits for them. */
    @Test
    void threadsOfTheSubjectsOwnAreSeenInTheOthersTurns() throws Exception {
        Path spins = jar("spins.jar", WorkingDoubleEngine.Spinning.class);
        passes(shortly("run --subjects jar:" + jar + ",jar:" + spins + " -p method=GET --rounds 3 --no-page"));
        Map<String, DoubleSummaryStatistics> busy = folder().readSamples().stream()
                .filter(s -> s.metric() == Metric.BACKGROUND)
                .collect(Collectors.groupingBy(Sample::subject, Collectors.summarizingDouble(Sample::value)));
        // Where other tests take the processors, a thread that spins gets what is left, and now and then a thread of
        // the JVM is late.
        assertThat(busy.get("jar:" + spins).getMax())
                .isGreaterThan(busy.get("jar:" + jar).getMin())
                .isPositive();
    }

    /** CPU time sees none of these: their workers are not on a processor, and do not wait for one. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                WorkingDoubleEngine.Sleeping.class,
                WorkingDoubleEngine.Locking.class,
                WorkingDoubleEngine.Pausing.class
            })
    @Tag("nightly")
    void aCandidateThatBlocksNeverPassesWithoutAWord(Class<? extends JaxRsEngine> blocks) throws Exception {
        jar = jar("working.jar", WorkingDoubleEngine.class);
        Path candidate = jar("blocks.jar", blocks);
        int exit = run(check("--candidate", "jar:" + candidate, "--no-recordings"));
        String said = log();
        String found = Files.readString(folder().path().resolve("check.csv"));
        switch (exit) {
            case 0 -> {
                // Workers that wait for a processor stall both sides, and the sides are not told apart then.
                boolean busy = folder().readForks().stream()
                        .anyMatch(fork -> fork.conditions().waitShare() > BUSY);
                boolean noted = NOTED.matcher(found).find();
                assumeTrue(noted || !busy, "a worker has a processor when it is ready to run");
                assertThat(found).containsPattern(NOTED);
            }
            case 1 -> assertThat(found).containsPattern("REGRESSION in \\d+ pairs");
            // Where everything stalls, because the machine is busy, it is not told apart by name.
            default -> assertThat(exit).as(said).isEqualTo(3);
        }
        assertThat(said).doesNotContain("REGRESSION: allocates more");
    }
}
