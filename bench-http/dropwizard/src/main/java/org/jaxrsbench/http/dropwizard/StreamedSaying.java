package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;

/** Writes an answer with Jackson's streaming API. */
final class StreamedSaying {

    // Neither closes nor flushes the server's stream: what fits into its buffer is sent with its length.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private StreamedSaying() {}

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
