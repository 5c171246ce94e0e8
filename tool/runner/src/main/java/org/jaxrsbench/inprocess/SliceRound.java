package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.fork.KernelFile;
import org.jaxrsbench.fork.TokenChain;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;
import org.jaxrsbench.gate.Failing;

/**
 * One fork of each of some subjects, alive together: all settle at once; when all have, their workers are pinned to one processor, and take
 * slices in turn. Forks of the next round may boot and settle meanwhile, on the other processors.
 */
public final class SliceRound implements AutoCloseable {

    private static final int STEAL_FIELD = 8;
    private static final double TICK_NANOS = 1e7;
    private static final long BOOT_MILLIS = 60_000;

    /** A longer operation of a case that is alone is not measured, */
    private static final double LONGEST_NANOS = 20e9;

    /** nor this one of a case that shares its fork, where others would have few slices. */
    private static final double LONGEST_SHARED_NANOS = 5e9;

    private static final String TOO_LONG =
            "an operation takes %.1f s; expected %.1f s at most: benchmark a part of it, or it alone";

    /** An hour in which everything takes so many times as long is no reason to call a fork hung. */
    private static final int PATIENCE = 20;

    /** By which a fork has noticed that the one has ended that it waited for. */
    private static final long GRACE_MILLIS = 10_000;

    /** Of why a fork failed, in characters. */
    private static final int MOST_TOLD = 500;

    private static final KernelFile STAT = KernelFile.open(Path.of("/proc/stat"));

    /**
     * Forks that take slices together.
     *
     * @param launches in the order in which they are launched and take their first slices
     * @param times how long forks work
     * @param seed of the order of cases
     */
    public record Order(List<Launch> launches, ForkOrder.Times times, long seed) {

        private boolean alone() {
            return launches.stream().allMatch(launch -> launch.way().alone());
        }
    }

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
     * @param slices of each case, in the order of its tasks; empty if it did not measure
     * @param facts of its conditions; empty if it did not measure
     * @param failure why it failed; empty if it did not
     * @param failedCase index of the case that failed; -1 for none
     */
    public record Ended(List<CaseSlices> slices, Optional<Facts> facts, String failure, int failedCase) {

        static Ended failed(String why, int failedCase) {
            // Others' exceptions may say anything, and files hold lines of text.
            String line = why.replaceAll("\\p{C}+", " ").strip();
            String told = line.length() <= MOST_TOLD ? line : line.substring(0, MOST_TOLD) + "...";
            return new Ended(List.of(), Optional.empty(), told, failedCase);
        }

        private static Ended failed(ForkProcess.ForkFailure why) {
            // It is not its fault if a neighbor has ended.
            return why.getMessage().equals(TokenChain.PARTNER_ENDED) ? BESIDE : failed(why.getMessage(), why.index);
        }
    }

    /** The end of a fork that has no figures because another one failed. */
    static final Ended BESIDE = new Ended(List.of(), Optional.empty(), "", -1);

    /**
     * What is known of a fork beside its slices.
     *
     * @param pinned whether its worker was pinned
     * @param stealShare of the machine's processors that was given to others outside it
     * @param settled what it said before its slices
     * @param measured what it said after them
     * @param done what it ran on
     */
    public record Facts(
            boolean pinned,
            double stealShare,
            ForkWords.Settled settled,
            ForkWords.Measured measured,
            ForkWords.Done done) {}

    /** Some forks failed. */
    private static final class BrokenRoundException extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient List<Ended> ended;
        private final double nanos;

        /** Because of operations that take so long; 0 if something is wrong. */
        BrokenRoundException(List<Ended> ended, double nanos) {
            this.ended = ended;
            this.nanos = nanos;
        }
    }

    private final Path temporary;
    private LiveForks waiting;
    private long limitMillis = Long.MAX_VALUE;

    /** Rounds on this machine, with a folder for temporary files; its path is short, because sockets are made there. */
    public SliceRound(Path temporary) {
        this.temporary = temporary;
    }

    /** From now on a fork that says nothing for so many milliseconds hangs, also if it would be given more time otherwise. */
    public void limit(long millis) {
        limitMillis = millis;
    }

    /**
     * Measures.
     *
     * @param next what is measured next, if that is known. Its forks boot while slices of these are taken, if all of these are pinned, all of
     *     both are alone, and there is memory; then they wait for their turn, also while this order is tried again
     * @return how they ended, in the order of their launch
     * @throws IOException if a JVM cannot be started
     */
    public List<Ended> measure(Order order, Optional<Order> next) throws IOException, InterruptedException {
        try (LiveForks forks = take(order, next)) {
            return measure(forks, next);
        } catch (BrokenRoundException e) {
            return e.nanos == 0
                    ? e.ended
                    : measure(new Order(order.launches(), order.times().ofLong(e.nanos), order.seed()), next);
        }
    }

    /** Those that wait, or new ones; then others that wait are ended, unless theirs is the next turn. */
    private LiveForks take(Order order, Optional<Order> next) throws IOException, InterruptedException {
        LiveForks found = waiting;
        if (found != null && found.order().equals(order)) {
            waiting = null;
            // Once more: a thread may have been started by one that was still kept aside.
            found.release(Pinning.ofThisMachine());
            return found;
        }
        if (found != null && !next.equals(Optional.of(found.order()))) {
            close();
        }
        return LiveForks.launch(order, temporary, List.of());
    }

    /** Ends forks that wait. */
    @Override
    public void close() {
        if (waiting != null) {
            waiting.close();
            waiting = null;
        }
    }

    private List<Ended> measure(LiveForks live, Optional<Order> next)
            throws IOException, InterruptedException, BrokenRoundException {
        ForkOrder.Times times = live.order().times();
        List<ForkProcess> forks = live.processes();
        List<ForkWords.Settled> settled =
                all(forks, ForkWords.Settled.class, BOOT_MILLIS + PATIENCE * times.settleMillis());
        requireShort(settled);
        Pinning pinning = Pinning.ofThisMachine();
        List<Boolean> pinned = new ArrayList<>();
        // A compiler that goes on compiling takes the worker's processor from it, or that of forks that boot beside it.
        boolean quiet = settled.stream().noneMatch(s -> Boolean.FALSE.equals(s.quiet()));
        for (int i = 0; i < forks.size(); i++) {
            ForkOrder.Way way = live.order().launches().get(i).way();
            pinned.add(way.workers() == 1 && pinning.pin(settled.get(i).task(), way.late()));
            if (quiet && way.alone() && pinned.get(i)) {
                pinning.pinCompiler(forks.get(i).pid());
            }
        }
        boolean beside =
                quiet && live.order().alone() && next.isPresent() && next.get().alone() && !pinned.contains(false);
        if (beside && waiting == null && pinning.isWhole() && LiveForks.haveRoom(next.get())) {
            waiting = LiveForks.launch(next.get(), temporary, pinning.beside());
        }
        // A slice holds one operation at least, however long that takes.
        double lapNanos =
                nanos(settled).map(n -> Math.max(times.sliceNanos(), n)).sum();
        double nominalNanos = (double) nanos(settled).count() * times.sliceNanos();
        int laps = (int) Math.max(
                ForkOrder.Times.fewestLaps(lapNanos / forks.size()),
                Math.min(times.laps(), times.laps() * nominalNanos / lapNanos));
        long steal = steal();
        long start = System.nanoTime();
        // The last one first: whoever begins finds the others waiting.
        for (int i = forks.size() - 1; i >= 0; i--) {
            forks.get(i).tell(laps);
        }
        long patience = BOOT_MILLIS + (long) (PATIENCE * (laps + times.rehearsals()) * lapNanos / 1e6);
        List<ForkWords.Measured> measured = all(forks, ForkWords.Measured.class, patience);
        double stealShare = (steal() - steal)
                * TICK_NANOS
                / (System.nanoTime() - start)
                / Runtime.getRuntime().availableProcessors();
        if (waiting != null) {
            waiting.release(pinning);
        }
        List<ForkWords.Done> done = all(forks, ForkWords.Done.class, patience);
        List<Ended> ended = new ArrayList<>();
        for (int i = 0; i < forks.size(); i++) {
            List<CaseSlices> slices = read(
                    live.slices(i),
                    settled.get(i).nanos().length,
                    measured.get(i).collectorNanos());
            Facts facts = new Facts(pinned.get(i), stealShare, settled.get(i), measured.get(i), done.get(i));
            ended.add(new Ended(slices, Optional.of(facts), "", -1));
        }
        return ended;
    }

    private static DoubleStream nanos(List<ForkWords.Settled> settled) {
        return settled.stream().flatMapToDouble(s -> DoubleStream.of(s.nanos()));
    }

    /** A case that would take all the time of its fork fails; the others go on without it. */
    private static void requireShort(List<ForkWords.Settled> settled) throws BrokenRoundException {
        double longest = settled.get(0).nanos().length == 1 ? LONGEST_NANOS : LONGEST_SHARED_NANOS;
        List<Ended> ended = new ArrayList<>();
        for (ForkWords.Settled fork : settled) {
            double[] nanos = fork.nanos();
            ended.add(IntStream.range(0, nanos.length)
                    .filter(c -> nanos[c] > longest)
                    .mapToObj(c -> Ended.failed(String.format(Locale.ROOT, TOO_LONG, nanos[c] / 1e9, longest / 1e9), c))
                    .findFirst()
                    .orElse(BESIDE));
        }
        if (ended.stream().anyMatch(e -> e != BESIDE)) {
            throw new BrokenRoundException(ended, 0);
        }
        if (settled.stream().anyMatch(fork -> fork.task() < 0)) {
            throw new BrokenRoundException(ended, nanos(settled).max().orElseThrow());
        }
    }

    /**
     * The next word of each. Where one says nothing in time, the others have had as much: who is silent while all settle hangs as well; who is while
     * they take turns, or fails then for reasons of its own, has the turn, and those before it waited for it.
     */
    private <W extends Record> List<W> all(List<ForkProcess> forks, Class<W> word, long millis)
            throws InterruptedException, BrokenRoundException {
        long limit = Math.min(millis, limitMillis);
        long asked = System.nanoTime();
        boolean hung = false;
        List<W> said = new ArrayList<>();
        List<Ended> ended = new ArrayList<>();
        for (ForkProcess fork : forks) {
            try {
                said.add(fork.next(word, hung ? Math.min(GRACE_MILLIS, limit) : limit, asked));
                ended.add(BESIDE);
            } catch (ForkProcess.ForkFailure e) {
                Ended failure = Ended.failed(e);
                if (hung && failure != BESIDE && word != ForkWords.Settled.class) {
                    ended.replaceAll(before -> BESIDE);
                }
                hung |= Failing.of(e.getMessage()).filter(Failing::isSilent).isPresent();
                ended.add(failure);
                // Whoever waits for it would wait in vain, and says so at once.
                forks.stream().filter(f -> f != fork).forEach(f -> f.tell(0));
                fork.close();
            }
        }
        if (said.size() < forks.size()) {
            throw new BrokenRoundException(ended, 0);
        }
        return said;
    }

    static List<CaseSlices> read(Path file, int cases, long collectorNanos) throws IOException {
        List<List<Slice>> slices = Stream.generate(() -> (List<Slice>) new ArrayList<Slice>())
                .limit(cases)
                .toList();
        int turn = 0;
        for (String line : Files.readAllLines(file)) {
            long[] f = Stream.of(line.split(",")).mapToLong(Long::parseLong).toArray();
            turn++;
            slices.get((int) f[0]).add(new Slice(turn, f[1], f[2], f[3], f[4], f[5], f[6]));
        }
        double all = slices.stream().mapToLong(SliceRound::bytes).sum();
        return slices.stream()
                .map(own ->
                        new CaseSlices(own.toArray(Slice[]::new), all == 0 ? 0 : collectorNanos * (bytes(own) / all)))
                .toList();
    }

    private static long bytes(List<Slice> slices) {
        return slices.stream().mapToLong(Slice::bytes).sum();
    }

    private static long steal() {
        return STAT == null ? 0 : STAT.field(STEAL_FIELD);
    }

    /** Deletes a folder of temporary files. */
    public static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            // whatever still writes there ends soon; the folder is the system's to clear
        }
    }
}
