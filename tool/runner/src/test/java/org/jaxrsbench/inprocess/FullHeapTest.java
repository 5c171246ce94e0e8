package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.process.ChildProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FullHeapTest {

    private static final String NAMES =
            "  S0     S1     E      O      M     CCS    YGC     YGCT     FGC    FGCT     CGC    CGCT       GCT\n";

    @ParameterizedTest
    @CsvSource({
        "99.29, 1585, 33.782, true",
        "'99,29', 1585, '33,782', true",
        // It is full, and does not collect: it waits for something.
        "99.29, 3, 0.2, false",
        // It collected for long, and there is room now.
        "60.00, 1585, 33.782, false",
        "-, 0, 0.0, false"
    })
    void onlyAFullHeapThatIsCollectedIsWhyAForkIsSilent(String old, String collections, String seconds, boolean full) {
        String values = "  0.00   0.00  99.92  " + old + "  97.43  89.64      6     0.012  " + collections + "     "
                + seconds + "     -         -     33.794\n";
        assertThat(FullHeap.parse(NAMES + values, Duration.ofSeconds(60)).isPresent())
                .isEqualTo(full);
    }

    @Test
    void whatIsNoTableSaysNothing() {
        assertThat(FullHeap.parse("4711 not found\n", Duration.ofSeconds(60))).isEmpty();
        assertThat(FullHeap.parse("", Duration.ofSeconds(60))).isEmpty();
    }

    /** Holds all of its memory, and collects it until it is ended. */
    static final class Collects {

        private Collects() {}

        public static void main(String[] args) {
            List<byte[]> held = new ArrayList<>();
            try {
                while (true) {
                    held.add(new byte[2_000]);
                }
            } catch (OutOfMemoryError e) {
                held.subList(0, 40).clear();
            }
            while (!held.isEmpty()) {
                System.gc();
            }
        }
    }

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void aJvmThatCollectsWithoutEndIsAskedFromOutside() throws Exception {
        List<String> command = List.of(
                ChildProcess.java(),
                "-Xmx16m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Collects.class.getName());
        try (ForkProcess fork = new ForkProcess(command)) {
            // The first of these limits may be over before the JVM has booted, on a busy machine.
            String why = "";
            for (int i = 0; i < 20 && !why.contains("full heap"); i++) {
                why = silent(fork);
            }
            assertThat(why).startsWith("it hung with a full heap (").endsWith("% full), and was ended after 2 s");
        }
    }

    private static String silent(ForkProcess fork) throws InterruptedException {
        try {
            return fork.next(ForkWords.Settled.class, 2_000, System.nanoTime()).toString();
        } catch (ForkProcess.ForkFailure e) {
            return e.getMessage();
        }
    }
}
