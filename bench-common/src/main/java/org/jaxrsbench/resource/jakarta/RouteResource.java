package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;

/** One of many root resources: copies of it have other paths. */
@Path("route path")
@Produces("text/plain")
public class RouteResource {

    /** Its own path, so that an answer shows who gave it, and what was asked for on this thread. */
    @GET
    public String get() {
        return "route path".concat(CallLog.answer(""));
    }
}
