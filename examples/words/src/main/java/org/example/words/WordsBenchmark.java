package org.example.words;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A benchmark as people write them. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx64m")
public class WordsBenchmark {

    /** The text. */
    @State(Scope.Benchmark)
    public static class Text {

        /** How many words. */
        @Param({"10", "1000"})
        public int words;

        private String text;

        /** Writes it. */
        @Setup
        public void write() {
            StringBuilder written = new StringBuilder();
            for (int i = 0; i < words; i++) {
                written.append("word").append(i % 100).append(' ');
            }
            text = written.toString();
        }
    }

    /** Counts. */
    @Benchmark
    public Map<String, Integer> count(Text text) {
        return WordCount.count(text.text);
    }
}
