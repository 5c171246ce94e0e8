package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** An echo, once plain and once with what is bound by name. */
@Path("filtered")
@Produces("text/plain")
@Consumes("text/plain")
public class FilteredResource {

    @POST
    @Path("global")
    public String plain(String body) {
        return body;
    }

    @POST
    @Path("name")
    @Bound
    public String bound(String body) {
        return body;
    }
}
