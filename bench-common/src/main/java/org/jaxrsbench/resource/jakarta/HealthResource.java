package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** Whether the airline's service is up; no request of a benchmark asks it. */
@Path("health")
@Produces("text/plain")
public class HealthResource {

    @GET
    public String all() {
        return "up";
    }

    @GET
    @Path("{part}")
    public String read(@PathParam("part") String part) {
        return part;
    }
}
