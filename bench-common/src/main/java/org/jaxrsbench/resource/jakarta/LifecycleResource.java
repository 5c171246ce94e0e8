package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/**
 * Answers how often its own instance was called: always {@code 1} if the lifecycle is per request. For contract
 * tests; no benchmark uses it.
 */
@Path("lifecycle")
@Produces("text/plain")
public class LifecycleResource {

    private int calls;

    @GET
    public String calls() {
        calls++;
        return Integer.toString(calls);
    }

    @Path("locator")
    public Class<LifecycleResource> locator() {
        return LifecycleResource.class;
    }
}
