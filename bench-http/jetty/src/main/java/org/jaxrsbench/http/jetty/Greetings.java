package org.jaxrsbench.http.jetty;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;

/** Writes numbered greetings. */
final class Greetings {

    private static final JsonFactory JSON = new JsonFactory();

    private final AtomicLong counter = new AtomicLong();

    /**
     * The next greeting as JSON.
     *
     * @param name whom to greet, null for a stranger
     */
    byte[] next(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            json.writeNumberField("id", counter.incrementAndGet());
            json.writeStringField("content", "Hello, " + (name == null ? "Stranger" : name) + "!");
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }
}
