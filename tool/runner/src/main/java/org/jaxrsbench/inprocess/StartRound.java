package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;
import org.jaxrsbench.inprocess.LoneJvm.TimedMark;
import org.jaxrsbench.inprocess.SliceRound.Ended;
import org.jaxrsbench.inprocess.SliceRound.Facts;

/**
 * Starts of some subjects that take turns: a JVM of each subject is launched, answers its first request and ends, one right after the other;
 * who is first alternates. What a fork is elsewhere is a row of starts here, and each of them is its slice: one operation, with the CPU
 * time of the whole JVM, and the heap that stays reachable in the place of bytes that are allocated.
 */
public final class StartRound {

    /** How often each subject is started in a round. */
    public static final int STARTS = 6;

    private static final Duration LIMIT = Duration.ofMinutes(3);

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
                    List<TimedMark> marks = LoneJvm.run(commands.get(index), LIMIT);
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
