package org.jaxrsbench.resource;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Entities by their size, made once. */
public final class Payloads {

    private static final Map<Integer, byte[]> BYTES = new ConcurrentHashMap<>();
    private static final Map<Integer, String> TEXTS = new ConcurrentHashMap<>();

    private Payloads() {}

    /** ASCII of this length. The caller must not change it. */
    public static byte[] bytes(int size) {
        return BYTES.computeIfAbsent(size, s -> text(s).getBytes(StandardCharsets.US_ASCII));
    }

    /** The same as a text. */
    public static String text(int size) {
        return TEXTS.computeIfAbsent(size, Texts::ofSize);
    }
}
