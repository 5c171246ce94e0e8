package org.jaxrsbench.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.resource.CallLog;

/**
 * One request on its way and the answer it got; reused by one thread for operation after operation, as a server reuses
 * a connection's buffers.
 */
public final class Exchange {

    /** Entities up to this many bytes are compared on every operation. */
    static final int ALWAYS_COMPARED = 1024;

    /**
     * Longer ones have their length compared on every operation, and their bytes on one in this many operations of the same
     * request. A prime: whatever rotates in powers of two comes under comparison in turn.
     */
    static final int COMPARED_ONE_IN = 61;

    private static final int SHOWN = 80;

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

    private static final String CONTENT_TYPE = "Content-Type";
    private static final String CONTENT_LENGTH = "Content-Length";

    private final Sink sink = new Sink();
    private final HeaderList headers = new HeaderList();
    private Request request;
    private int status;
    private String reason;
    private CallLog desk;
    // How often each request was sent, by its number.
    private int[] sent = new int[64];
    private boolean thorough;
    private long announced;
    private String typeSuffix;
    // The thread that waits for an answer that comes later; null if it is there when the engine's call returns.
    private Thread waiting;
    private volatile boolean pending;

    /** Starts an operation on this thread: forgets the last answer, and lets the resources know what they are to answer. */
    public void begin(Request next) {
        if (next.id >= sent.length) {
            sent = Arrays.copyOf(sent, 2 * next.id);
        }
        int time = sent[next.id]++;
        request = next.turn(time);
        thorough = time % COMPARED_ONE_IN == 0;
        waiting = null;
        forgetAnswer();
        desk = CallLog.here();
        desk.open(request.served());
    }

    /** For the engine, on the thread of the request: its call returns before the answer is there. */
    public void answersLater() {
        waiting = Thread.currentThread();
        pending = true;
    }

    /** For the engine, on any thread: the answer is complete; whoever awaits it goes on. */
    public void answered() {
        // Read before it is over: from then on the exchange may be on its next operation.
        Thread awaiting = waiting;
        pending = false;
        LockSupport.unpark(awaiting);
    }

    /**
     * For the engine, on the thread of the request: returns as soon as {@link #answered} was called; at once if nothing was said of a
     * later answer.
     *
     * @throws IllegalStateException if none comes for ten seconds
     */
    public void awaitAnswer() {
        if (waiting == null) {
            return;
        }
        long last = System.nanoTime() + PATIENCE;
        while (pending) {
            long left = last - System.nanoTime();
            if (left <= 0) {
                throw new IllegalStateException("no answer in ten seconds: " + request);
            }
            LockSupport.parkNanos(this, left);
        }
    }

    /** Whether the answer came, or may come, after the engine's call has returned. */
    public boolean isLate() {
        return waiting != null;
    }

    /** For the engine: takes back the answer, all of it, as containers can before it is on its way. */
    public void forgetAnswer() {
        status = 0;
        reason = null;
        headers.clear();
        announced = -1;
        typeSuffix = "";
        sink.reset();
    }

    /** The request of this operation. */
    public Request request() {
        return request;
    }

    /** The sink to which the implementation writes the entity. */
    public Sink sink() {
        return sink;
    }

    /** What a client gets of the entity: nothing of it where HTTP has none, whatever was written. */
    public byte[] entity() {
        return UserApplication.Answer.mayHaveEntity(request.method(), status) ? sink.toByteArray() : new byte[0];
    }

    /** For the engine: sets the status that the implementation answered. */
    public void status(int answered) {
        status = answered;
    }

    /**
     * For the engine: sets the status that the implementation answered, with its reason phrase.
     *
     * @param phrase null if there is none; containers ask for it, and what it says is not checked
     */
    public void status(int answered, String phrase) {
        status = answered;
        reason = phrase;
    }

    /** For a benchmark that asks no engine: the expected status and headers, as if the resource had been called. */
    public void pretendHead() {
        status(request.expectedStatus());
        header(CONTENT_TYPE, request.expectedType());
        desk.pretend(request.described.expectedVisits, request.described.expectedArrival);
    }

    /** For a benchmark that asks no engine: the expected answer, as if the resource had been called. */
    public void pretendAnswer() {
        pretendHead();
        byte[] entity = request.expectedBody;
        sink.write(entity, 0, entity.length);
    }

    /** The status answered; 0 before an answer. */
    public int status() {
        return status;
    }

    /**
     * For the engine: hands over a header of the response, as the text that its container would write to the wire. Every
     * header is handed over in every operation; making texts of them is part of what is measured.
     */
    public void header(String name, String value) {
        headers.add(name, value);
    }

    /**
     * For the engine: the entity's length in bytes that the implementation announces to its container, if that is not one of
     * the headers; negative if it announces none. It has to be the entity's.
     */
    public void contentLength(long length) {
        announced = length;
    }

    /**
     * For the engine: hands over a header in place of all that were handed over under this name.
     *
     * @param value null for a header that is taken back
     */
    public void onlyHeader(String name, String value) {
        headers.remove(name);
        if (value != null) {
            headers.add(name, value);
        }
    }

    /** The names of the response headers, in their order, each as often as it was answered. */
    public List<String> headerNames() {
        return headers.names();
    }

    /** The first value of a response header, whatever the case of its name; null if it was not answered. */
    public String header(String name) {
        return headers.first(name);
    }

    /**
     * For the engine: what this implementation adds to a content type and cannot be told to leave out, such as
     * {@code ;charset=UTF-8}. The expected type with and without it is right.
     */
    public void typeMayEndWith(String suffix) {
        typeSuffix = suffix;
    }

    /**
     * Checks the answer, on every operation: status, length, media type, and the bytes of entities up to 1 kB; the bytes
     * of longer ones once in 61 operations of the same request. A length that the headers name has to be the entity's.
     *
     * @return the entity's length in bytes
     * @throws WrongAnswerException if the answer is not the expected one
     */
    public int verify() {
        return verify(thorough);
    }

    /**
     * Checks the answer as {@link #verify()} does, and every byte of it whatever its length.
     *
     * @throws WrongAnswerException if the answer is not the expected one
     */
    public void verifyFully() {
        verify(true);
    }

    private int verify(boolean thoroughly) {
        if (request.described.expectedCalls >= 0) {
            verifyCalls();
        }
        verifyVisits(thoroughly);
        if (request.described.anyEntity) {
            if (status != request.expectedStatus()) {
                throw wrong("status");
            }
            return sink.length();
        }
        if (request.expectedCrc >= 0) {
            verifyCompressed(thoroughly);
            return sink.length();
        }
        byte[] expected = expectedBody();
        boolean arrives = !request.described.withoutEntity;
        if (status != request.expectedStatus() || arrives && sink.length() != expected.length) {
            throw wrong("status or length");
        }
        verifyHeaders();
        if (arrives && (thoroughly || expected.length <= ALWAYS_COMPARED) && !sink.holds(expected)) {
            throw wrong("bytes");
        }
        return sink.length();
    }

    /** The allowed body that is as long as the answer. */
    private byte[] expectedBody() {
        List<byte[]> others = request.described.otherBodies;
        for (int i = 0; i < others.size(); i++) {
            if (others.get(i).length == sink.length()) {
                return others.get(i);
            }
        }
        return request.expectedBody;
    }

    /** Its checksum and length are the last that a gzip stream has, and hold for every byte of a stream that is whole. */
    private void verifyCompressed(boolean thoroughly) {
        if (status != request.expectedStatus()) {
            throw wrong("status");
        }
        verifyHeaders();
        byte[] expected = request.expectedBody;
        if (!sink.endsWith(Gzip.trailer(request.expectedCrc, expected.length))
                || thoroughly && !Arrays.equals(Gzip.expanded(sink.toByteArray()), expected)) {
            throw wrong("compressed bytes");
        }
    }

    private void verifyHeaders() {
        String type = header(CONTENT_TYPE);
        if (!isExpected(type)) {
            throw wrong("content type " + type + " in place of " + request.expectedType());
        }
        String length = header(CONTENT_LENGTH);
        if (length != null) {
            announced = Long.parseLong(length);
        }
        if (announced >= 0 && announced != sink.length() && !request.described.withoutEntity) {
            throw wrong("content length " + announced);
        }
        List<Request.Header> expected = request.described.expectedHeaders;
        for (int i = 0; i < expected.size(); i++) {
            Request.Header header = expected.get(i);
            String value = header(header.name());
            if (value == null || !value.startsWith(header.start())) {
                throw wrong("header " + header.name() + " " + value + " in place of " + header.start());
            }
        }
    }

    private void verifyVisits(boolean thoroughly) {
        if (request.described.expectedVisits != 0 && desk.visits() != request.described.expectedVisits) {
            throw wrong("resource methods " + Integer.toOctalString(desk.visits()) + " called in place of "
                    + Integer.toOctalString(request.described.expectedVisits));
        }
        String expected = request.described.expectedArrival;
        if (expected == null) {
            return;
        }
        String arrived = desk.arrived();
        if (arrived == null
                || arrived.length() != expected.length()
                || (thoroughly || expected.length() <= ALWAYS_COMPARED) && !arrived.equals(expected)) {
            throw wrong("body that arrived: " + show(arrived) + " in place of " + show(expected));
        }
    }

    private void verifyCalls() {
        int calls = desk.calls();
        if (calls != request.described.expectedCalls) {
            throw wrong(calls + " calls of filters, interceptors and validators in place of "
                    + request.described.expectedCalls);
        }
    }

    /** Without a new object: this is part of every operation. */
    private boolean isExpected(String type) {
        String expected = request.expectedType();
        if (expected == null) {
            // An answer without an entity may still name a type: the specification does not forbid it.
            return type == null || request.expectedLength() == 0;
        }
        if (type == null || !type.regionMatches(true, 0, expected, 0, expected.length())) {
            return false;
        }
        int more = type.length() - expected.length();
        return more == 0
                || more == typeSuffix.length() && type.regionMatches(true, expected.length(), typeSuffix, 0, more);
    }

    private WrongAnswerException wrong(String what) {
        return new WrongAnswerException("wrong answer (" + what + "): " + request + " answered " + status + ", "
                + sink.length() + " bytes " + show(sink.toByteArray()) + "; expected " + request.expectedStatus() + ", "
                + request.expectedLength() + " bytes " + show(request.expectedBody));
    }

    private static String show(String text) {
        return text == null ? "none" : show(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String show(byte[] bytes) {
        String text = new String(bytes, 0, Math.min(bytes.length, SHOWN), StandardCharsets.UTF_8);
        StringBuilder shown = new StringBuilder("\"");
        text.chars().forEach(c -> shown.append(Character.isISOControl(c) ? "?" : Character.toString(c)));
        return shown.append(bytes.length > SHOWN ? "...\"" : "\"").toString();
    }
}
