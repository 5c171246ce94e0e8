package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;

/** Has the application injected into a field. */
@Path("owner")
public class OwnerResource {

    @Context
    private Application application;

    /** Something that only the application's own class has. */
    @GET
    @Produces("text/plain")
    public String owner() {
        return ((ShopApplication) application).owner();
    }
}
