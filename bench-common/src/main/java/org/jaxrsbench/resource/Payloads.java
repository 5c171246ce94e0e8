package org.jaxrsbench.resource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/** Entities by their size, made once. */
public final class Payloads {

    private static final Map<Integer, byte[]> BYTES = new ConcurrentHashMap<>();
    private static final Map<Integer, String> TEXTS = new ConcurrentHashMap<>();

    private static final int BUFFER = 8192;

    private Payloads() {}

    /** ASCII of this length. The caller must not change it. */
    public static byte[] bytes(int size) {
        return BYTES.computeIfAbsent(size, s -> text(s).getBytes(StandardCharsets.US_ASCII));
    }

    /** The same as a text. */
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

    /** What {@link #told(InputStream)} says of an ASCII text. */
    public static String told(String ascii) {
        try {
            return told(new ByteArrayInputStream(ascii.getBytes(StandardCharsets.US_ASCII)));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // an array has none
        }
    }
}
