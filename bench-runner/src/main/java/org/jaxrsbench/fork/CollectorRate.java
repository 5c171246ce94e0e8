package org.jaxrsbench.fork;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What the collector takes for each byte that operations allocate. It is seen over a longer time than slices are taken in: two or three
 * collections fall among those, and that it may be one more or less would be most of what the cost of forks differs by.
 */
final class CollectorRate {

    /** At first, the collector copies what stays for good: classes, and what the compiler needs. */
    private static final long SKIPPED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier bytes;
    private final LongSupplier nanos;
    private final long from = System.nanoTime() + SKIPPED_NANOS;
    private boolean seen;
    private long bytesBefore;
    private long nanosBefore;

    /** Of operations that have allocated so many bytes so far, in a JVM whose collectors took so many nanoseconds. */
    CollectorRate(LongSupplier bytes, LongSupplier nanos) {
        this.bytes = bytes;
        this.nanos = nanos;
    }

    /** To be called while a fork settles, again and again. */
    void lookWhileSettling() {
        if (System.nanoTime() - from >= 0) {
            look();
        }
    }

    /** Looks from now on, at the latest. */
    void look() {
        if (!seen) {
            seen = true;
            bytesBefore = bytes.getAsLong();
            nanosBefore = nanos.getAsLong();
        }
    }

    /** Nanoseconds for each byte since then; 0 if nothing was allocated. */
    double nanosPerByte() {
        long allocated = bytes.getAsLong() - bytesBefore;
        return allocated <= 0 ? 0 : (double) (nanos.getAsLong() - nanosBefore) / allocated;
    }
}
