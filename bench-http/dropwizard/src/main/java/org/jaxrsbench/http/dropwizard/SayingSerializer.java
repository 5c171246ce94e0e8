package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Writes the bean without looking at its annotations. */
final class SayingSerializer extends StdSerializer<Saying> {

    private static final long serialVersionUID = 1L;

    SayingSerializer() {
        super(Saying.class);
    }

    @Override
    public void serialize(Saying saying, JsonGenerator generator, SerializerProvider provider) throws IOException {
        Sayings.write(saying.getId(), saying.getContent(), generator);
    }
}
