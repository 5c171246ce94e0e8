package org.jaxrsbench.http.dropwizard;

import com.codahale.metrics.annotation.Timed;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import java.util.Optional;

/** Says hello without a bean. */
@Path("/hello-world")
@Produces(MediaType.APPLICATION_JSON)
public class StreamingResource {

    private final Sayings sayings;

    StreamingResource(Sayings sayings) {
        this.sayings = sayings;
    }

    /** A greeting to that name. */
    @GET
    @Timed
    public StreamingOutput sayHello(@QueryParam("name") Optional<@Size(max = Sayings.LONGEST_NAME) String> name) {
        long id = sayings.nextId();
        String content = sayings.content(name.orElse(null));
        return out -> Sayings.write(id, content, out);
    }
}
