package org.jaxrsbench.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Describes a request: {@link Request#of} begins, and what is expected of its answer ends. */
public final class RequestBuilder {

    private static final byte[] NOTHING = {};

    // All of it is read by the request that is made of it.
    final String method;
    final String path;
    private final Map<String, String> common;
    private final List<Map.Entry<String, String>> headers = new ArrayList<>();
    byte[] body = NOTHING;
    int expectedStatus = 200;
    byte[] expectedBody = NOTHING;
    final List<byte[]> otherBodies = new ArrayList<>();
    String expectedType;
    String served;
    int expectedCalls = -1;
    boolean anyEntity;
    boolean withoutEntity;
    int expectedVisits;
    String expectedArrival;
    int numbers;
    boolean compressed;
    final List<Request.Header> expectedHeaders = new ArrayList<>();

    RequestBuilder(String method, String path, Map<String, String> common) {
        this.method = method;
        this.path = path;
        this.common = common;
    }

    /** The common ones first, each with what was set for it, if anything was; then all others. */
    List<Map.Entry<String, String>> headers() {
        List<Map.Entry<String, String>> all = new ArrayList<>();
        common.forEach((name, value) -> {
            List<Map.Entry<String, String>> set = headers.stream()
                    .filter(h -> h.getKey().equalsIgnoreCase(name))
                    .toList();
            all.addAll(set.isEmpty() ? List.of(Map.entry(name, value)) : set);
        });
        headers.stream()
                .filter(h -> common.keySet().stream().noneMatch(h.getKey()::equalsIgnoreCase))
                .forEach(all::add);
        return all;
    }

    /** Adds a header. */
    public RequestBuilder header(String name, String value) {
        headers.add(Map.entry(name, value));
        return this;
    }

    /** Sets a body, its type and its length, as a client sends them. */
    public RequestBuilder body(String contentType, String text) {
        return header("Content-Type", contentType).body(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Sets a body and its length; its type is a header of its own. */
    public RequestBuilder body(byte[] bytes) {
        body = bytes.clone();
        return header("Content-Length", Integer.toString(body.length));
    }

    /** Sets a body that is compressed (gzip), its type and its length. */
    public RequestBuilder compressedBody(String contentType, String text) {
        return header("Content-Type", contentType)
                .header("Content-Encoding", "gzip")
                .body(Gzip.compressed(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The answer must be compressed (gzip): what is expected of it is what it holds. */
    public RequestBuilder answersCompressed() {
        compressed = true;
        return header("Accept-Encoding", "gzip").answers("Content-Encoding", "gzip");
    }

    /** Has the shared text resource answer this text. */
    public RequestBuilder served(String text) {
        served = text;
        return this;
    }

    /** Serving it must call these resource methods and locators, and no others: what {@code CallLog.route} makes of them. */
    public RequestBuilder visits(int route) {
        expectedVisits = route;
        return this;
    }

    /**
     * Another number each time it is sent, from 0 and over and over, in place of each last row of {@link Request#MARK}; as many
     * digits as there are marks, zeros in front.
     *
     * @param count how many numbers, from 1
     */
    public RequestBuilder numbered(int count) {
        numbers = count;
        return this;
    }

    /** The answer must have this header, with a value that begins so; it is looked for in every operation. */
    public RequestBuilder answers(String name, String start) {
        expectedHeaders.add(new Request.Header(name, start));
        return this;
    }

    /** The answer may have this entity, of another length, in place of the expected one: where a standard leaves it open. */
    public RequestBuilder orEntity(String text) {
        otherBodies.add(text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** This text must arrive at the resource. */
    public RequestBuilder arrives(String text) {
        expectedArrival = text;
        return this;
    }

    /** Serving it must take exactly so many calls of filters, interceptors and validators. */
    public RequestBuilder calls(int count) {
        expectedCalls = count;
        return this;
    }

    /** No entity reaches the client: what is written of one is not looked at, and the length that is announced may be that of another. */
    public RequestBuilder withoutEntity() {
        withoutEntity = true;
        return this;
    }

    /**
     * The answer must have this status; the specification leaves open whether it has an entity, as it does where no
     * resource method is reached.
     */
    public Request expectStatus(int status) {
        expectedStatus = status;
        anyEntity = true;
        return new Request(this);
    }

    /** The answer must have this status and no entity. */
    public Request expect(int status) {
        expectedStatus = status;
        return new Request(this);
    }

    /** The answer must be 200 and exactly this plain text. */
    public Request expectText(String text) {
        return expect(200, "text/plain", text);
    }

    /** The answer must have this status, media type and exactly this entity. */
    public Request expect(int status, String type, String text) {
        return expect(status, type, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The answer must have this status, media type and exactly this entity.
     *
     * @param type null for none; then an answer without an entity may name one
     */
    public Request expect(int status, String type, byte[] entity) {
        expectedStatus = status;
        expectedType = type;
        expectedBody = entity.clone();
        return new Request(this);
    }
}
