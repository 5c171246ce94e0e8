package org.jaxrsbench.resource;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

/**
 * Plain databind, with one and the same Jackson under every implementation. It neither closes nor flushes a stream, because streams are
 * the implementation's: flushed, an answer would be sent in two parts. Quarkus' own writers switch it off as well
 * ({@code JacksonMessageBodyWriterUtil}).
 */
public final class Json {

    private static final ObjectMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
                    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                    .build())
            .build();

    private Json() {}

    /**
     * Reads one value.
     *
     * @param type the type that the resource asks for, with its parameters
     * @throws IOException if it is not JSON, or not of that type
     */
    public static Object read(InputStream in, Type type) throws IOException {
        return MAPPER.readerFor(MAPPER.constructType(type)).readValue(in);
    }

    /**
     * Writes one value.
     *
     * @param value a {@link Person}, a {@link JsonEntity} or a list of them
     * @throws IOException if it cannot be written
     */
    public static void write(Object value, OutputStream out) throws IOException {
        MAPPER.writeValue(out, value);
    }
}
