package org.jaxrsbench.fork;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Slices as they are measured, in memory that is there beforehand; as text, a line each: case, operations, wall, CPU and waiting time, bytes,
 * CPU time of all Java threads. */
final class SliceLog {

    /** Numbers of a slice: operations, wall, CPU and waiting time in nanoseconds, bytes, CPU time of all Java threads. */
    static final int KEPT = 6;

    private final int[] cases;
    private final long[] numbers;
    private int size;

    /** For so many slices. */
    SliceLog(int slices) {
        cases = new int[slices];
        numbers = new long[slices * KEPT];
    }

    /** Keeps one. */
    void add(int index, long[] slice) {
        cases[size] = index;
        System.arraycopy(slice, 0, numbers, size * KEPT, KEPT);
        size++;
    }

    /** Writes them. */
    void write(String file) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(file))) {
            for (int i = 0; i < size; i++) {
                String kept = Arrays.toString(Arrays.copyOfRange(numbers, i * KEPT, (i + 1) * KEPT));
                out.write(cases[i] + "," + kept.replaceAll("[\\[\\] ]", "") + "\n");
            }
        }
    }
}
