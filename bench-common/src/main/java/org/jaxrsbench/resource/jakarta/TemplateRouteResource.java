package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;

/** One of many root resources with a parameter in its path: copies of it have other paths. */
@Path("route path")
@Produces("text/plain")
public class TemplateRouteResource {

    /** Its own path, so that an answer shows who gave it, and the parameter. */
    @GET
    public String get(@PathParam("id") String id) {
        return "route path".concat(CallLog.answer(id));
    }
}
