package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** An echo, once of anything and once of what its constraint lets pass. */
@Path("validated")
@Produces("text/plain")
@Consumes("text/plain")
public class ValidatedResource {

    /** For comparison: the same without a constraint. */
    @POST
    @Path("none")
    public String none(String body) {
        return body;
    }

    @POST
    @Path("checked")
    public String checked(@ShortText String body) {
        return body;
    }
}
