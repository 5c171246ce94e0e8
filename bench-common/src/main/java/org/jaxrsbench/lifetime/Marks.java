package org.jaxrsbench.lifetime;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jaxrsbench.fork.LifeMark;

/**
 * What a JVM says of itself to the process that launched it, a line each. The launching process takes the time when a line arrives;
 * CPU time stands in it. Nothing here loads the management classes, new I/O or lambdas, which would be a good part of a start.
 */
final class Marks {

    private static final File TASKS = new File("/proc/self/task");

    // Three numbers of 20 digits at most, and what is between them.
    private static final int LONGEST = 64;

    private Marks() {}

    /** Says a word of {@link LifeMark}, then more. */
    static void say(String word, Object... more) {
        byte[] line = LifeMark.line(word, System.nanoTime(), cpuNanos(), more)
                .concat("\n")
                .getBytes(StandardCharsets.US_ASCII);
        System.out.write(line, 0, line.length);
        System.out.flush();
    }

    /**
     * Of all threads that are alive, from the kernel, which brings a thread's up to date when it stops running and at every tick of its
     * clock, a few milliseconds apart; where there is no such kernel, from the JVM, which counts in hundredths of a second. */
    static long cpuNanos() {
        String[] tasks = TASKS.list();
        if (tasks == null) {
            return ProcessHandle.current()
                    .info()
                    .totalCpuDuration()
                    .orElse(Duration.ZERO)
                    .toNanos();
        }
        LockSupport.parkNanos(1); // stops running
        byte[] text = new byte[LONGEST];
        long sum = 0;
        for (String task : tasks) {
            sum += cpuNanos(new File(new File(TASKS, task), "schedstat"), text);
        }
        return sum;
    }

    private static long cpuNanos(File schedstat, byte[] text) {
        long nanos = 0;
        try (FileInputStream in = new FileInputStream(schedstat)) {
            int length = in.read(text);
            for (int i = 0; i < length && text[i] != ' '; i++) {
                nanos = 10 * nanos + (text[i] - '0');
            }
            return nanos;
        } catch (FileNotFoundException e) {
            return 0; // it has ended
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Bytes that stay reachable: what is in use after two collections. */
    static long retained() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
