package org.jaxrsbench.http.dropwizard;

import com.codahale.metrics.annotation.Timed;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** What the service says, and the ways in which it does: the same work in every variant. */
final class Sayings {

    /** The longest name that is accepted. */
    private static final int LONGEST_NAME = 20;

    // Neither closes nor flushes the server's stream: what fits into its buffer is sent with its length.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private final AtomicLong counter = new AtomicLong();

    /**
     * The next saying, numbered from 1.
     *
     * @param name to whom, null for a stranger
     */
    private Saying next(String name) {
        return new Saying(counter.incrementAndGet(), String.format("Hello, %s!", name == null ? "Stranger" : name));
    }

    /** The answer, as a bean. */
    public static class Saying {

        private final long id;
        private final String content;

        private Saying(long id, String content) {
            this.id = id;
            this.content = content;
        }

        /** Its number. */
        @JsonProperty
        public long getId() {
            return id;
        }

        /** What is said. */
        @JsonProperty
        public String getContent() {
            return content;
        }

        /** Writes it with Jackson's streaming API. */
        private void write(OutputStream out) throws IOException {
            try (JsonGenerator generator = FACTORY.createGenerator(out)) {
                write(generator);
            }
        }

        private void write(JsonGenerator generator) throws IOException {
            generator.writeStartObject();
            generator.writeNumberField("id", id);
            generator.writeStringField("content", content);
            generator.writeEndObject();
        }
    }

    /** Writes the bean without looking at its annotations. */
    static final class SayingSerializer extends StdSerializer<Saying> {

        private static final long serialVersionUID = 1L;

        SayingSerializer() {
            super(Saying.class);
        }

        @Override
        public void serialize(Saying saying, JsonGenerator generator, SerializerProvider provider) throws IOException {
            saying.write(generator);
        }
    }

    /** Says hello with a bean. */
    @Path("/hello-world")
    @Produces(MediaType.APPLICATION_JSON)
    public static class SayingResource {

        private final Sayings sayings = new Sayings();

        /** A greeting to that name. */
        @GET
        @Timed
        public Saying sayHello(@QueryParam("name") Optional<@Size(max = LONGEST_NAME) String> name) {
            return sayings.next(name.orElse(null));
        }
    }

    /** Says hello and writes it itself, so that no provider looks at the bean. */
    @Path("/hello-world")
    @Produces(MediaType.APPLICATION_JSON)
    public static class StreamingResource {

        private final Sayings sayings = new Sayings();

        /** A greeting to that name. */
        @GET
        @Timed
        public StreamingOutput sayHello(@QueryParam("name") Optional<@Size(max = LONGEST_NAME) String> name) {
            return sayings.next(name.orElse(null))::write;
        }
    }

    /** Says hello without Jersey. */
    static final class SayingServlet extends HttpServlet {

        private static final long serialVersionUID = 1L;

        private final transient Sayings sayings = new Sayings();

        @Override
        protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
            String name = request.getParameter("name");
            if (name != null && name.length() > LONGEST_NAME) {
                response.sendError(HttpServletResponse.SC_BAD_REQUEST);
                return;
            }
            response.setContentType("application/json");
            sayings.next(name).write(response.getOutputStream());
        }
    }
}
