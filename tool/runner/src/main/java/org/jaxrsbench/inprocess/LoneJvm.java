package org.jaxrsbench.inprocess;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.process.ChildProcess;

/** A JVM that does one thing and says when it gets where. No other one is alive meanwhile. */
final class LoneJvm {

    private static final int MOST_REMEMBERED = 1000;

    private LoneJvm() {}

    /**
     * What a JVM said, and when.
     *
     * @param wallNanos since its launch
     */
    record TimedMark(LifeMark mark, long wallNanos) {}

    /**
     * Runs one to its end.
     *
     * @param limit when it is ended
     * @return what it said, in order
     * @throws IOException if it failed or took too long; the message has its last words
     */
    static List<TimedMark> run(List<String> command, Duration limit) throws IOException, InterruptedException {
        long launched = System.nanoTime();
        try (ChildProcess child = new ChildProcess(command)) {
            CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS)
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
            if (code != 0 && System.nanoTime() - launched >= limit.toNanos()) {
                throw new IOException("it took longer than " + limit.toSeconds()
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
}
