package org.jaxrsbench.http.dropwizard;

import com.codahale.metrics.annotation.Timed;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;

/** Says hello with a bean. */
@Path("/hello-world")
@Produces(MediaType.APPLICATION_JSON)
public class SayingResource {

    private final Sayings sayings;

    SayingResource(Sayings sayings) {
        this.sayings = sayings;
    }

    /** A greeting to that name. */
    @GET
    @Timed
    public Saying sayHello(@QueryParam("name") Optional<@Size(max = Sayings.LONGEST_NAME) String> name) {
        return new Saying(sayings.nextId(), sayings.content(name.orElse(null)));
    }
}
