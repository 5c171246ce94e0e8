package org.jaxrsbench.rounds;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jaxrsbench.record.RunRecorder;

/**
 * The one runner: measures groups round by round, each round in another order, whatever the tier. What a round gave is on
 * the disk before the next one begins.
 *
 * @param randomization decides the orders
 * @param say told of progress
 */
public record Rounds(RunRecorder recorder, Randomization randomization, Consumer<String> say) {

    /**
     * Measures.
     *
     * @param first first round, from 1
     * @param last last round
     * @param wanted the groups that a round still lacks
     * @throws IOException if the tier cannot go on, or the results cannot be written
     */
    public <G> void measure(int first, int last, IntFunction<List<G>> wanted, Tier<G> tier)
            throws IOException, InterruptedException {
        SortedMap<Integer, List<G>> missing = new TreeMap<>();
        for (int round = first; round <= last; round++) {
            missing.put(round, randomization.order(wanted.apply(round), round));
        }
        int total = missing.values().stream().mapToInt(List::size).sum();
        int done = 0;
        long started = System.nanoTime();
        for (int round : missing.keySet()) {
            int place = 0;
            for (G group : missing.get(round)) {
                String status = tier.measure(group, round, ++place);
                done++;
                long left = (System.nanoTime() - started) / done * (total - done) / 1_000_000_000;
                say.accept(String.format(
                        Locale.ROOT,
                        "[%d/%d, %d:%02d left] round %d, %s%s",
                        done,
                        total,
                        left / 60,
                        left % 60,
                        round,
                        group,
                        status));
            }
            recorder.writeReports();
        }
    }
}
