package org.jaxrsbench.resource;

/**
 * What the resources answer. Held outside the resource classes because those are created again for each request, in two
 * namespaces; kept in state that the compiler cannot treat as constant.
 */
public final class Texts {

    /** The text of {@code GET text} if no size is set. */
    public static final String DEFAULT_ENTITY = "text";

    // Not final: a constant would let the compiler precompute the encoded entity.
    private static String hello = "Hello World!";

    private static final ThreadLocal<String> ENTITY = ThreadLocal.withInitial(() -> DEFAULT_ENTITY);

    private Texts() {}

    /** The text that {@code GET helloworld} answers. */
    public static String hello() {
        return hello;
    }

    /** The text that {@code GET text} answers to a request dispatched on this thread. */
    public static String entity() {
        return ENTITY.get();
    }

    /** Sets what {@link #entity()} answers on this thread, which is the thread that an engine dispatches on. */
    public static void entity(String text) {
        ENTITY.set(text);
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

    /** Uses a body that is not echoed, so that reading it is not dead code. */
    public static void consume(String body) {
        if (body.isEmpty()) {
            throw new IllegalArgumentException("a PUT without a body");
        }
    }
}
