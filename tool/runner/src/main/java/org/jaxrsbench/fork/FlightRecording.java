package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.util.SplittableRandom;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/**
 * A flight recording of the slices, without start and settling. The recorder is made early, while the worker still has all processors, and
 * begins late: one that runs meanwhile takes a tenth of the samples afterwards. async-profiler takes the samples where its library is known.
 */
final class FlightRecording implements AutoCloseable {

    /** Environment variable: the path of async-profiler's library. */
    static final String LIBRARY = "ASYNC_PROFILER";

    private static final int MOST_ARRAYS = 64;

    private final Path file;
    private final String library;
    private final Recording recording;
    private final SplittableRandom random = new SplittableRandom(1);
    private volatile byte[] bytes;

    /** One that goes to a file; the JVM itself takes the samples where the library of async-profiler is null. */
    FlightRecording(Path file, String library) throws IOException, ParseException {
        this.file = file;
        this.library = library;
        recording = new Recording(Configuration.getConfiguration("profile"));
        recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(2));
        recording.enable("jdk.ObjectAllocationSample").with("throttle", "off");
        recording.setToDisk(true);
    }

    /** That of an order; null if it asks for none. */
    static FlightRecording of(ForkOrder order) throws IOException, ParseException {
        String file = order.way().recording();
        return file.isEmpty() ? null : new FlightRecording(Path.of(file), System.getenv(LIBRARY));
    }

    /** From now on is what it records. */
    void begin() {
        if (library == null) {
            recording.start();
        } else {
            tell("start,event=cpu,interval=2ms,alloc=512k");
        }
    }

    /**
     * Once in some operations, allocates up to 32 kB, another size each time. An allocation is sampled where a thread's buffer of 512 kB is
     * full: operations that allocate the same bytes again and again fill it at the same few places, and one of these would stand for all.
     * Readers leave these samples out.
     */
    void jitter() {
        for (int i = random.nextInt(8) == 0 ? random.nextInt(MOST_ARRAYS) : 0; i > 0; i--) {
            bytes = new byte[512];
        }
    }

    /** Writes it. */
    @Override
    public void close() throws IOException {
        if (library == null) {
            recording.dump(file);
        } else {
            tell("stop");
        }
        recording.close();
    }

    /** An agent that is loaded again is told again. */
    private void tell(String command) {
        String said = DiagnosticCommand.run("jvmtiAgentLoad", library, '"' + command + ",jfr,file=" + file + '"')
                .orElseThrow(
                        () -> new IllegalStateException("this JVM loads no agents while it runs: unset " + LIBRARY));
        if (!said.contains("return code: 0")) {
            throw new IllegalStateException(LIBRARY + "=" + library + " does not record: " + said.strip());
        }
    }
}
