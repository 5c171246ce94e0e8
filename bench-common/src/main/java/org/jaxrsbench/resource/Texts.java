package org.jaxrsbench.resource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * What the resources answer by themselves. Held outside the resource classes because those are created again for each request, in two
 * namespaces; kept in state that the compiler cannot treat as constant.
 */
public final class Texts {

    /** The text that {@code GET text} answers if no other is asked for. */
    public static final String DEFAULT_ENTITY = "text";

    private static final int BUFFER = 8192;

    private static final Map<Integer, byte[]> BYTES = new ConcurrentHashMap<>();
    private static final Map<Integer, String> TEXTS = new ConcurrentHashMap<>();

    // Not final: a constant would let the compiler precompute the encoded entity.
    private static String hello = "Hello World!";

    private Texts() {}

    /** The text that {@code GET helloworld} answers if no other is asked for. */
    public static String hello() {
        return hello;
    }

    /**
     * ASCII text of the given length, the same at every call and without a repeating block that a vectorised copy
     * could be lucky with.
     *
     * @param bytes length in bytes, 0 or more
     * @throws IllegalArgumentException if {@code bytes} is negative
     */
    public static String ofSize(int bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("size " + bytes + " is negative");
        }
        StringBuilder text = new StringBuilder(bytes);
        int state = 1;
        for (int i = 0; i < bytes; i++) {
            state = state * 1103515245 + 12345;
            text.append((char) ('a' + (state >>> 16) % 26));
        }
        return text.toString();
    }

    /**
     * The same text with another end: as long, and told apart from the others by it.
     *
     * @param text what is marked
     * @param mark if it is longer than the text, its last characters are all there is
     */
    public static String marked(String text, String mark) {
        int kept = Math.max(0, text.length() - mark.length());
        return text.substring(0, kept) + mark.substring(Math.max(0, mark.length() - text.length()));
    }

    /** The bytes of {@link #text}. The caller must not change it. */
    public static byte[] bytes(int size) {
        return BYTES.computeIfAbsent(size, s -> text(s).getBytes(StandardCharsets.US_ASCII));
    }

    /** The text of {@link #ofSize}, created once. */
    public static String text(int size) {
        return TEXTS.computeIfAbsent(size, Texts::ofSize);
    }

    /** Length and checksum (CRC-32) of what is still to come, which is read. */
    public static String told(InputStream in) throws IOException {
        CRC32 checksum = new CRC32();
        byte[] buffer = new byte[BUFFER];
        long length = 0;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            checksum.update(buffer, 0, read);
            length += read;
        }
        return length + ":" + Long.toHexString(checksum.getValue());
    }

    /** The result of {@link #told(InputStream)} for an ASCII text. */
    public static String told(String ascii) {
        try {
            return told(new ByteArrayInputStream(ascii.getBytes(StandardCharsets.US_ASCII)));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // an array has none
        }
    }
}
