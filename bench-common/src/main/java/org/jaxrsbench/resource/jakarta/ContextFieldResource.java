package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** Answers its own path, from a field that is injected. */
@Path("parameters/context-field")
@Produces("text/plain")
public class ContextFieldResource {

    @Context
    UriInfo uri;

    @GET
    public String path() {
        return uri.getRequestUri().getPath();
    }
}
