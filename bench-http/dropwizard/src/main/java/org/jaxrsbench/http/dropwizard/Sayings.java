package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;

/** What the service says: the same work in every variant. */
final class Sayings {

    /** The longest name that is accepted. */
    static final int LONGEST_NAME = 20;

    // Neither closes nor flushes the server's stream: what fits into its buffer is sent with its length.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private final AtomicLong counter = new AtomicLong();

    /** The number of the next saying, from 1. */
    long nextId() {
        return counter.incrementAndGet();
    }

    /**
     * What is said.
     *
     * @param name to whom, null for a stranger
     */
    String content(String name) {
        return String.format("Hello, %s!", name == null ? "Stranger" : name);
    }

    /** Writes a saying with Jackson's streaming API. */
    static void write(long id, String content, OutputStream out) throws IOException {
        try (JsonGenerator generator = FACTORY.createGenerator(out)) {
            write(id, content, generator);
        }
    }

    static void write(long id, String content, JsonGenerator generator) throws IOException {
        generator.writeStartObject();
        generator.writeNumberField("id", id);
        generator.writeStringField("content", content);
        generator.writeEndObject();
    }
}
