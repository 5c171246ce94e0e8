package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.Desk;

/** One query parameter as an argument of the constructor. */
@Path("injection/constructor")
@Produces("text/plain")
public class Constructor1Resource {

    private final String joined;

    public Constructor1Resource(@QueryParam("a") String a) {
        joined = a;
    }

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined;
    }
}
