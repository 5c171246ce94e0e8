package org.jaxrsbench.rounds;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

    // Set by whoever knows where progress goes; a log gets one line a round.
    private static final boolean TERMINAL = Boolean.getBoolean("jaxrsbench.terminal");

    /**
     * Measures.
     *
     * @param first first round, from 1
     * @param last last round
     * @param ahead the round up to which others are likely to be measured afterwards; at least the last one
     * @param wanted the groups that a round still lacks
     * @throws IOException if the tier cannot go on, or the results cannot be written
     */
    public <G> void measure(int first, int last, int ahead, IntFunction<List<G>> wanted, Tier<G> tier)
            throws IOException, InterruptedException {
        List<Tier.Step<G>> steps = new ArrayList<>();
        for (int round = first; round <= ahead; round++) {
            for (G group : randomization.order(wanted.apply(round), round)) {
                steps.add(new Tier.Step<>(group, round));
            }
        }
        int total = (int) steps.stream().filter(step -> step.round() <= last).count();
        long started = System.nanoTime();
        for (int done = 1; done <= total; done++) {
            Tier.Step<G> step = steps.get(done - 1);
            Optional<Tier.Step<G>> next = steps.stream().skip(done).findFirst();
            String status = tier.measure(step, next);
            long left = (System.nanoTime() - started) / done * (steps.size() - done) / 1_000_000_000;
            boolean ends = done == total || steps.get(done).round() > step.round();
            if (TERMINAL || ends) {
                boolean alone = done == 1 ? ends : steps.get(done - 2).round() < step.round();
                say.accept(String.format(
                        Locale.ROOT,
                        "[round %d/%d, %d:%02d %s]%s",
                        step.round(),
                        ahead,
                        left / 60,
                        left % 60,
                        ahead > last ? "to the next look" : "left",
                        TERMINAL || alone && !status.contains("\n") ? " " + step.group() + status : ""));
            }
            if (ends && done < total) {
                recorder.writeReports();
            }
        }
        recorder.writeReports();
    }
}
