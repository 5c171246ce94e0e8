package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What tests of any module ask of bad input. */
public final class Refusals {

    /** Reads bytes that somebody changed. */
    @FunctionalInterface
    public interface Reader {

        /** Reads them, or throws that they are no good. */
        void read(byte[] bytes) throws Exception;
    }

    private Refusals() {}

    /** It is bad input, in one line that says these words. */
    public static void assertRefused(ThrowingCallable call, String... words) {
        assertRefused(BadInputException.class, call, words);
    }

    /** As above, by another exception. */
    public static void assertRefused(Class<? extends Throwable> as, ThrowingCallable call, String... words) {
        Throwable thrown = catchThrowable(call);
        assertThat(thrown).isInstanceOf(as);
        assertThat(thrown.getMessage()).hasLineCount(1);
        assertThat(words).allSatisfy(word -> assertThat(thrown).hasMessageContaining(word));
    }

    /** Changes up to four bytes, so many times: each result is read, or refused in one line; how many were. */
    public static int mutate(byte[] right, int times, Reader reader) throws Exception {
        reader.read(right);
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < times; i++) {
            byte[] bytes = right.clone();
            for (int change = 0; change <= random.nextInt(4); change++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            try {
                reader.read(bytes);
            } catch (BadInputException e) {
                refused++;
                assertThat(e.getMessage()).hasLineCount(1);
            }
        }
        assertThat(refused).isPositive();
        return refused;
    }
}
