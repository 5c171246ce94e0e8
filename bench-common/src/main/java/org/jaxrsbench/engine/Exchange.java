package org.jaxrsbench.engine;

import java.nio.charset.StandardCharsets;
import org.jaxrsbench.resource.Calls;
import org.jaxrsbench.resource.Texts;

/**
 * One request on its way and the answer it got; reused by one thread for operation after operation, as a server reuses
 * a connection's buffers.
 */
public final class Exchange {

    /** Entities up to this many bytes are compared on every operation. */
    static final int ALWAYS_COMPARED = 1024;

    /** Longer ones have their length compared on every operation and their bytes on one in this many (a power of two). */
    static final int COMPARED_ONE_IN = 64;

    private static final int SHOWN = 80;

    private final Sink sink = new Sink();
    private Request request;
    private int status;
    private int checks;
    private boolean recording;
    private String contentType;

    /** Starts an operation on this thread: forgets the last answer and has the text resource answer what is asked. */
    public void begin(Request next) {
        request = next;
        status = 0;
        contentType = null;
        sink.reset();
        if (next.served() != null) {
            Texts.entity(next.served());
        }
        if (next.expectedCalls() >= 0) {
            Calls.take();
        }
    }

    /** The request of this operation. */
    public Request request() {
        return request;
    }

    /** Where the implementation writes the entity. */
    public Sink sink() {
        return sink;
    }

    /** For the engine: sets the status that the implementation answered. */
    public void status(int answered) {
        status = answered;
    }

    /** The status answered; 0 before an answer. */
    public int status() {
        return status;
    }

    /**
     * Whether the engine is to hand over the response's content type too. Off while timing: a server would write it to
     * the wire with the other headers, in its own way.
     */
    public boolean recording() {
        return recording;
    }

    /** Turns recording of the content type on or off. */
    public void recording(boolean on) {
        recording = on;
    }

    /** For the engine, while {@link #recording()}: the content type answered, null if there is none. */
    public void contentType(String answered) {
        contentType = answered;
    }

    /** The content type answered; null if there is none or if nothing is recorded. */
    public String contentType() {
        return contentType;
    }

    /**
     * Checks the answer, on every operation: status and length, and the bytes of entities up to 1 kB; the bytes of
     * longer ones once in 64 operations.
     *
     * @return the entity's length in bytes
     * @throws WrongAnswerException if the answer is not the expected one
     */
    public int verify() {
        if (request.expectedCalls() >= 0) {
            verifyCalls();
        }
        if (request.anyEntity()) {
            if (status != request.expectedStatus()) {
                throw wrong("status");
            }
            return sink.length();
        }
        byte[] expected = request.expectedBody();
        if (status != request.expectedStatus() || sink.length() != expected.length) {
            throw wrong("status or length");
        }
        if ((expected.length <= ALWAYS_COMPARED || (checks++ & (COMPARED_ONE_IN - 1)) == 0) && !sink.holds(expected)) {
            throw wrong("bytes");
        }
        return sink.length();
    }

    /**
     * Checks every byte of the answer whatever its length, and its media type if one was recorded.
     *
     * @throws WrongAnswerException if the answer is not the expected one
     */
    public void verifyFully() {
        verify();
        if (request.anyEntity()) {
            return;
        }
        if (!sink.holds(request.expectedBody())) {
            throw wrong("bytes");
        }
        if (recording && !sameType(request.expectedType(), contentType)) {
            throw wrong("content type " + contentType + " in place of " + request.expectedType());
        }
    }

    private void verifyCalls() {
        int calls = Calls.take();
        if (calls != request.expectedCalls()) {
            throw wrong(
                    calls + " calls of filters, interceptors and validators in place of " + request.expectedCalls());
        }
    }

    private static boolean sameType(String expected, String answered) {
        if (expected == null) {
            // An answer without an entity may still name a type: the specification does not forbid it.
            return true;
        }
        return answered != null && answered.replace(" ", "").equalsIgnoreCase(expected);
    }

    private WrongAnswerException wrong(String what) {
        return new WrongAnswerException("wrong answer (" + what + "): " + request + " answered " + status + ", "
                + sink.length() + " bytes " + show(sink.toByteArray()) + "; expected " + request.expectedStatus() + ", "
                + request.expectedLength() + " bytes " + show(request.expectedBody()));
    }

    private static String show(byte[] bytes) {
        String text = new String(bytes, 0, Math.min(bytes.length, SHOWN), StandardCharsets.UTF_8);
        StringBuilder shown = new StringBuilder("\"");
        text.chars().forEach(c -> shown.append(Character.isISOControl(c) ? "?" : Character.toString(c)));
        return shown.append(bytes.length > SHOWN ? "...\"" : "\"").toString();
    }
}
