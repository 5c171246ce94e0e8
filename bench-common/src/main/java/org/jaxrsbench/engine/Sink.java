package org.jaxrsbench.engine;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Takes a copy of the response entity, as a socket buffer would: a sink that only counted would let the compiler drop
 * the encoding. Grows as needed and is reused, so that after warm-up it allocates nothing. Not for use by two threads.
 */
public final class Sink extends OutputStream {

    private byte[] bytes = new byte[8192];
    private int length;

    @Override
    public void write(int b) {
        ensure(1);
        bytes[length++] = (byte) b;
    }

    @Override
    public void write(byte[] source, int offset, int count) {
        ensure(count);
        System.arraycopy(source, offset, bytes, length, count);
        length += count;
    }

    /** Takes what is left in a buffer, as a socket channel does. */
    public void write(ByteBuffer source) {
        int count = source.remaining();
        ensure(count);
        source.get(bytes, length, count);
        length += count;
    }

    /** Bytes written since the last {@link #reset()}. */
    public int length() {
        return length;
    }

    /** Forgets what was written. */
    public void reset() {
        length = 0;
    }

    /** Whether exactly these bytes were written. */
    public boolean holds(byte[] expected) {
        return Arrays.equals(bytes, 0, length, expected, 0, expected.length);
    }

    /** Whether what was written ends with these eight bytes, the first of which is the number's lowest. */
    boolean endsWith(long eight) {
        if (length < Long.BYTES) {
            return false;
        }
        for (int i = 0; i < Long.BYTES; i++) {
            if (bytes[length - Long.BYTES + i] != (byte) (eight >>> i * Byte.SIZE)) {
                return false;
            }
        }
        return true;
    }

    /** A copy of what was written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, length);
    }

    private void ensure(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        }
    }
}
