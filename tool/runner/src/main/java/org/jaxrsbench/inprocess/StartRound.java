package org.jaxrsbench.inprocess;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;
import org.jaxrsbench.inprocess.SliceRound.Ended;
import org.jaxrsbench.inprocess.SliceRound.Facts;
import org.jaxrsbench.process.ChildProcess;

/**
 * Starts of some subjects that take turns: a JVM of each subject is launched, answers its first request and ends, one right after the other;
 * who is first alternates. What a fork is elsewhere is a row of starts here, and each of them is its slice: one operation, with the CPU
 * time of the whole JVM, and the heap that stays reachable in the place of bytes that are allocated.
 */
public final class StartRound {

    /** How often each subject is started in a round. */
    public static final int STARTS = 6;

    /** When a JVM is ended. */
    private static final Duration LIMIT = Duration.ofMinutes(3);

    private static final int MOST_REMEMBERED = 1000;

    // With a thousand resources; with ten it takes half of that.
    private static final double SECONDS_OF_START = 1.2;

    private StartRound() {}

    /** Seconds that a round of so many subjects takes about. */
    public static double seconds(int subjects) {
        return subjects * STARTS * SECONDS_OF_START;
    }

    /**
     * Measures.
     *
     * @param commands each starts one subject, in the order in which they begin
     * @return how they ended, in the same order
     */
    public static List<Ended> measure(List<List<String>> commands) throws InterruptedException {
        List<List<Slice>> slices = new ArrayList<>();
        List<List<String>> said = new ArrayList<>();
        commands.forEach(c -> slices.add(new ArrayList<>()));
        commands.forEach(c -> said.add(List.of()));
        int turn = 0;
        for (int start = 0; start < STARTS; start++) {
            for (int i = 0; i < commands.size(); i++) {
                int index = start % 2 == 0 ? i : commands.size() - 1 - i;
                try {
                    List<TimedMark> marks = start(commands.get(index));
                    said.set(index, at(marks, LifeMark.RETAINED).mark().more());
                    slices.get(index)
                            .add(slice(
                                    ++turn,
                                    marks,
                                    Long.parseLong(said.get(index).get(0))));
                } catch (IOException e) {
                    return IntStream.range(0, commands.size())
                            .mapToObj(c -> c == index ? Ended.failed(e.getMessage(), 0) : SliceRound.BESIDE)
                            .toList();
                }
            }
        }
        return IntStream.range(0, commands.size())
                .mapToObj(i -> ended(slices.get(i), said.get(i)))
                .toList();
    }

    /** What a JVM said, and how long after its launch. */
    private record TimedMark(LifeMark mark, long wallNanos) {}

    /** Runs a JVM to its end, while no other one is alive. */
    private static List<TimedMark> start(List<String> command) throws IOException, InterruptedException {
        long launched = System.nanoTime();
        try (ChildProcess child = new ChildProcess(command)) {
            CompletableFuture.delayedExecutor(LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> child.process().destroyForcibly());
            List<TimedMark> marks = new ArrayList<>();
            List<String> rest = new ArrayList<>();
            try (BufferedReader lines = child.out()) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    long heard = System.nanoTime() - launched;
                    Optional<LifeMark> mark = LifeMark.of(line);
                    if (mark.isPresent()) {
                        marks.add(new TimedMark(mark.get(), wallNanos(marks, mark.get(), heard)));
                    } else if (rest.size() < MOST_REMEMBERED) {
                        rest.add(line); // some flaws of a command line are said here
                    }
                }
            }
            int code = child.process().waitFor();
            if (code != 0 && System.nanoTime() - launched >= LIMIT.toNanos()) {
                throw new IOException("it took longer than " + LIMIT.toSeconds()
                        + " s and was ended: is the machine busy with something else?");
            }
            if (code != 0) {
                throw new IOException("ended with exit code " + code + child.lastWords(rest));
            }
            return marks;
        }
    }

    /** From the first one on by the JVM's own clock: on a busy machine, several are heard at once. */
    private static long wallNanos(List<TimedMark> before, LifeMark mark, long heard) {
        return before.isEmpty()
                ? heard
                : before.get(0).wallNanos()
                        + mark.clockNanos()
                        - before.get(0).mark().clockNanos();
    }

    private static Ended ended(List<Slice> slices, List<String> said) {
        CaseSlices starts = new CaseSlices(slices.toArray(Slice[]::new), 0);
        Facts facts = new Facts(
                false,
                0,
                new ForkWords.Settled(0, new double[] {starts.typical()}, 0, 0, null),
                new ForkWords.Measured(0, 0, 0, List.of(), 0, null),
                new ForkWords.Done(said.get(1), said.get(2), "none"));
        return new Ended(List.of(starts), Optional.of(facts), "", -1);
    }

    /** Without what is between main and ready: the classes of the application are made there, which others have in files. */
    private static Slice slice(int turn, List<TimedMark> marks, long retained) throws IOException {
        TimedMark main = at(marks, LifeMark.MAIN);
        TimedMark ready = at(marks, LifeMark.READY);
        TimedMark answered = at(marks, LifeMark.ANSWERED);
        long wall = main.wallNanos() + answered.wallNanos() - ready.wallNanos();
        long cpu = main.mark().cpuNanos()
                + answered.mark().cpuNanos()
                - ready.mark().cpuNanos();
        return new Slice(turn, 1, wall, Math.max(0, cpu), 0, retained, 0);
    }

    private static TimedMark at(List<TimedMark> marks, String word) throws IOException {
        return marks.stream()
                .filter(m -> m.mark().word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IOException("it did not say '" + word + "'"));
    }
}
