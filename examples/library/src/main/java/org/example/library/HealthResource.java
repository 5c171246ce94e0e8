package org.example.library;

import javax.ws.rs.GET;
import javax.ws.rs.Path;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** Whether it is there. */
@Path("health")
public class HealthResource {

    @GET
    @Produces(MediaType.TEXT_PLAIN)
    public String get() {
        return "ok";
    }
}
