package org.jaxrsbench.inprocess;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.KernelFile;
import org.jaxrsbench.fork.TokenChain;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;

/**
 * One fork of each of some subjects, alive together: all settle at once; when all have, their workers are pinned to one processor, and take
 * slices in turn.
 */
public final class SliceRound {

    private static final int STEAL_FIELD = 8;
    private static final double TICK_NANOS = 1e7;
    private static final long BOOT_MILLIS = 60_000;

    /** An hour in which everything takes so many times as long is no reason to call a fork hung. */
    private static final int PATIENCE = 20;

    private static final KernelFile STAT = KernelFile.open(Path.of("/proc/stat"));

    private final Pinning pinning;

    /**
     * A fork to be launched.
     *
     * @param command that starts its JVM
     * @param carrier qualified name of the benchmark method that runs the cases
     * @param tasks its cases
     * @param way how it measures them
     */
    public record Launch(List<String> command, String carrier, List<ForkOrder.Task> tasks, ForkOrder.Way way) {}

    /**
     * How a fork ended.
     *
     * @param slices of each case, in the order of its tasks; empty if it failed
     * @param facts of its conditions
     * @param failure why it failed; empty if it did not
     * @param failedCase index of the case that failed; -1 for none
     */
    public record Ended(List<CaseSlices> slices, Facts facts, String failure, int failedCase) {

        private static Ended failed(JsonNode why) {
            return new Ended(
                    List.of(),
                    Facts.NONE,
                    why.path("reason").asText(),
                    why.path("case").asInt(-1));
        }
    }

    /**
     * What is known of a fork beside its slices.
     *
     * @param pinned whether its worker was pinned
     * @param bootMillis from its launch until it began to settle
     * @param settleMillis how long it settled
     * @param stealShare of the machine's processors that was given to others outside it
     * @param collections how often it collected garbage while slices were taken
     * @param collectorNanos how long that took
     * @param otherCpuNanos CPU time of its other threads meanwhile
     * @param processCpuNanos CPU time of the whole JVM meanwhile
     * @param jvm name and version of its JVM; JDK and JMH
     */
    public record Facts(
            boolean pinned,
            long bootMillis,
            long settleMillis,
            double stealShare,
            long collections,
            long collectorNanos,
            long otherCpuNanos,
            long processCpuNanos,
            List<String> jvm) {

        private static final Facts NONE = new Facts(false, 0, 0, 0, 0, 0, 0, 0, List.of());
    }

    private final ForkOrder.Times times;

    /**
     * Rounds on this machine.
     *
     * @param pins whether all workers are pinned to one processor, where that can be had
     * @param times how long forks work
     */
    public SliceRound(boolean pins, ForkOrder.Times times) {
        this.pinning = pins ? Pinning.ofThisMachine() : Pinning.NONE;
        this.times = times;
    }

    /**
     * Measures.
     *
     * @param launches in the order in which they are launched and take their first slices
     * @param seed of the order of cases
     * @return how they ended, in the same order
     * @throws IOException if a JVM cannot be started
     */
    public List<Ended> measure(List<Launch> launches, long seed) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("jaxrs-bench");
        List<ForkProcess> forks = new ArrayList<>();
        try {
            for (int i = 0; i < launches.size(); i++) {
                Launch launch = launches.get(i);
                forks.add(new ForkProcess(launch.command()));
                forks.get(i)
                        .tell(new ForkOrder(
                                        ForkOrder.VERSION,
                                        launch.carrier(),
                                        launch.tasks(),
                                        new ForkOrder.Seat(i, launches.size(), folder.toString()),
                                        times,
                                        launch.way(),
                                        seed,
                                        folder.resolve(i + ".csv").toString())
                                .toLine());
            }
            return measure(forks, folder);
        } finally {
            forks.forEach(ForkProcess::close);
            delete(folder);
        }
    }

    private List<Ended> measure(List<ForkProcess> forks, Path folder) throws IOException, InterruptedException {
        List<ForkProcess.Said> settled = all(forks, BOOT_MILLIS + PATIENCE * times.settleMillis());
        if (settled.stream().anyMatch(ForkProcess.Said::failed)) {
            return beside(settled);
        }
        List<Boolean> pinned = new ArrayList<>();
        for (ForkProcess.Said said : settled) {
            pinned.add(pinning.pin(said.facts().path("task").asLong()));
        }
        double lapNanos = settled.stream().mapToDouble(this::lapNanos).sum();
        int laps = (int) Math.max(
                CaseSlices.FEWEST * 1.2, Math.min(times.laps(), times.laps() * nominalLapNanos(settled) / lapNanos));
        long steal = steal();
        long start = System.nanoTime();
        // The last one first: whoever begins finds the others waiting.
        for (int i = forks.size() - 1; i >= 0; i--) {
            forks.get(i).tell(Integer.toString(laps));
        }
        long patience = BOOT_MILLIS + (long) (PATIENCE * (laps + times.rehearsals()) * lapNanos / 1e6);
        List<ForkProcess.Said> measured = all(forks, patience);
        double stealShare = (steal() - steal)
                * TICK_NANOS
                / (System.nanoTime() - start)
                / Runtime.getRuntime().availableProcessors();
        if (measured.stream().anyMatch(ForkProcess.Said::failed)) {
            return beside(measured);
        }
        List<ForkProcess.Said> done = all(forks, patience);
        if (done.stream().anyMatch(ForkProcess.Said::failed)) {
            return beside(done);
        }
        List<Ended> ended = new ArrayList<>();
        for (int i = 0; i < forks.size(); i++) {
            JsonNode facts = measured.get(i).facts();
            JsonNode jvm = done.get(i).facts();
            ended.add(new Ended(
                    read(
                            folder.resolve(i + ".csv"),
                            settled.get(i).facts().path("nanos").size(),
                            facts.path("collector_ns_per_byte").asDouble()),
                    new Facts(
                            pinned.get(i),
                            settled.get(i).facts().path("boot_ms").asLong(),
                            settled.get(i).facts().path("settle_ms").asLong(),
                            stealShare,
                            facts.path("collections").asLong(),
                            facts.path("collector_ns").asLong(),
                            facts.path("other_cpu_ns").asLong(),
                            facts.path("cpu_process_ns").asLong(),
                            List.of(
                                    jvm.path("vm").asText(),
                                    jvm.path("jdk").asText(),
                                    jvm.path("jmh").asText())),
                    "",
                    -1));
        }
        return ended;
    }

    private double nominalLapNanos(List<ForkProcess.Said> settled) {
        return settled.stream()
                .mapToDouble(s -> (double) s.facts().path("nanos").size() * times.sliceNanos())
                .sum();
    }

    /** A slice holds one operation at least, however long that takes. */
    private double lapNanos(ForkProcess.Said settled) {
        double sum = 0;
        for (JsonNode nanos : settled.facts().path("nanos")) {
            sum += Math.max(times.sliceNanos(), nanos.asDouble());
        }
        return sum;
    }

    private static List<ForkProcess.Said> all(List<ForkProcess> forks, long millis) throws InterruptedException {
        List<ForkProcess.Said> all = new ArrayList<>();
        for (ForkProcess fork : forks) {
            ForkProcess.Said said = fork.next(millis);
            all.add(said);
            if (said.failed()) {
                // Whoever waits for it would wait in vain, and says so at once.
                forks.stream().filter(f -> f != fork).forEach(f -> f.tell("0"));
                fork.close();
            }
        }
        return all;
    }

    /** How forks ended of which at least one failed: the others have nothing to show, and it is not their fault. */
    private static List<Ended> beside(List<ForkProcess.Said> said) {
        return said.stream()
                .map(s -> s.failed() && !s.facts().path("reason").asText().equals(TokenChain.PARTNER_ENDED)
                        ? Ended.failed(s.facts())
                        : new Ended(List.of(), Facts.NONE, "", -1))
                .toList();
    }

    private static List<CaseSlices> read(Path file, int cases, double collectorNanosPerByte) throws IOException {
        List<List<Slice>> slices = new ArrayList<>();
        IntStream.range(0, cases).forEach(c -> slices.add(new ArrayList<>()));
        int turn = 0;
        for (String line : Files.readAllLines(file)) {
            long[] f = Stream.of(line.split(",")).mapToLong(Long::parseLong).toArray();
            turn++;
            slices.get((int) f[0]).add(new Slice(turn, f[1], f[2], f[3], f[4], f[5]));
        }
        return slices.stream()
                .map(own -> new CaseSlices(
                        own.toArray(Slice[]::new),
                        collectorNanosPerByte
                                * own.stream().mapToLong(Slice::bytes).sum()))
                .toList();
    }

    private static long steal() {
        return STAT == null ? 0 : STAT.field(STEAL_FIELD);
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            // whatever still writes there ends soon; the folder is the system's to clear
        }
    }
}
