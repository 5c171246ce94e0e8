package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jaxrsbench.resource.TeapotException;
import org.jaxrsbench.resource.Texts;

/** Throws. */
@Path("exceptions")
@Produces("text/plain")
public class ExceptionsResource {

    /** For comparison: the same answer without an exception. */
    @GET
    @Path("none")
    public String none() {
        return Texts.hello();
    }

    @GET
    @Path("mapped")
    public String mapped() {
        throw new TeapotException(Texts.hello());
    }

    @GET
    @Path("unmapped")
    public String unmapped() {
        throw new WebApplicationException(Response.status(Response.Status.CONFLICT)
                .type("text/plain")
                .entity(Texts.hello())
                .build());
    }
}
