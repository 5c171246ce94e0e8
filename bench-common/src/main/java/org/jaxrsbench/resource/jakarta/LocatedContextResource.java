package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** A sub-resource that answers its own path, from an argument that is injected. */
@Produces("text/plain")
public class LocatedContextResource {

    @GET
    public String path(@Context UriInfo uri) {
        return uri.getRequestUri().getPath();
    }
}
