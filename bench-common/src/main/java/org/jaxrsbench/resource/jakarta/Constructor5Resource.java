package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.Desk;

/** Five query parameters as arguments of the constructor. */
@Path("injection/constructor")
@Produces("text/plain")
public class Constructor5Resource {

    private final String joined;

    public Constructor5Resource(
            @QueryParam("a") String a,
            @QueryParam("b") String b,
            @QueryParam("c") String c,
            @QueryParam("d") String d,
            @QueryParam("e") String e) {
        joined = a + b + c + d + e;
    }

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined;
    }
}
