package org.example.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A benchmark that a JVM flag breaks, for a gate to notice. {@code -Dplanted=leak-64-every} keeps 64 bytes (16, or from 40 up) in each operation, {@code leak-64-second} in
 * every second one, {@code leak-64-fork} in each operation of every second fork. {@code out-of-memory}, {@code hang} and {@code wrong} (an {@link AssertionError}) fail so from
 * the 10,000th operation on. Any other word, and none, plants nothing.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx512m")
@State(Scope.Benchmark)
public class PlantedBenchmark {

    private static final long FIRST = 10_000;

    /** 16 bytes on HotSpot: a header and one reference. */
    private static class Kept {

        private final Kept before;

        private Kept(Kept before) {
            this.before = before;
        }
    }

    /** 24 bytes, and the array. */
    private static final class Holding extends Kept {

        private final byte[] array;

        private Holding(Kept before, byte[] array) {
            super(before);
            this.array = array;
        }
    }

    private final String text = "to be or not to be that is the question ".repeat(50);
    private final String planted = System.getProperty("planted", "");
    private final List<byte[]> hoard = new ArrayList<>();
    private final int bytes;
    private final int every;
    private Kept last;
    private long done;

    /** Reads the flag. */
    public PlantedBenchmark() {
        String[] words = planted.split("-");
        boolean leaks = words[0].equals("leak");
        bytes = leaks ? Integer.parseInt(words[1]) : 0;
        boolean spared =
                leaks && words[2].equals("fork") && ProcessHandle.current().pid() % 2 == 0;
        every = !leaks || spared ? 0 : words[2].equals("second") ? 2 : 1;
    }

    /** Counts words, and does what is planted. */
    @Benchmark
    public Map<String, Integer> tally() throws InterruptedException {
        done++;
        if (every > 0 && done % every == 0) {
            // An array has a header of 16 bytes.
            last = bytes > 16 ? new Holding(last, new byte[bytes - 40]) : new Kept(last);
        }
        if (done >= FIRST) {
            switch (planted) {
                case "out-of-memory" -> hoard.add(new byte[1 << 20]);
                case "hang" -> Thread.sleep(Long.MAX_VALUE);
                case "wrong" -> throw new AssertionError("the answer is wrong from operation " + FIRST + " on");
                default -> {}
            }
        }
        return WordCount.count(text);
    }
}
