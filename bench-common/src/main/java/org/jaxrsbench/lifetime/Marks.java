package org.jaxrsbench.lifetime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jaxrsbench.protocol.LifeMark;

/**
 * What a JVM says of itself to the process that launched it, a line each. The launching process takes the time when a line arrives;
 * CPU time stands in it. Nothing here loads the management classes, which would be a good part of a start.
 */
final class Marks {

    private static final Path TASKS = Path.of("/proc/self/task");

    private Marks() {}

    /** Says a word of {@link LifeMark}, then more. */
    static void say(String word, Object... more) {
        long cpu = cpuNanos();
        System.out.println(
                new LifeMark(word, cpu, Stream.of(more).map(Object::toString).toList()).toLine());
        System.out.flush();
    }

    /**
     * Of all threads that are alive, from the kernel, which brings a thread's up to date when it stops running and at every tick of its
     * clock, a few milliseconds apart; where there is no such kernel, from the JVM, which counts in hundredths of a second. */
    static long cpuNanos() {
        if (!Files.isDirectory(TASKS)) {
            return ProcessHandle.current()
                    .info()
                    .totalCpuDuration()
                    .orElse(Duration.ZERO)
                    .toNanos();
        }
        LockSupport.parkNanos(1); // stops running
        long sum = 0;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            for (Path task : tasks) {
                sum += cpuNanos(task);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sum;
    }

    private static long cpuNanos(Path task) throws IOException {
        try {
            String text = Files.readString(task.resolve("schedstat"));
            return Long.parseLong(text.substring(0, text.indexOf(' ')));
        } catch (NoSuchFileException e) {
            return 0; // it has ended
        }
    }

    /** Bytes that stay reachable: what is in use after two collections. */
    static long retained() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
