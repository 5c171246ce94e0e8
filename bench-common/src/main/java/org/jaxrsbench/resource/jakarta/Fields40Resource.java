package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;

/** Forty query parameters in fields. */
@Path("injection/fields40")
@Produces("text/plain")
public class Fields40Resource extends Query40 {

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined();
    }
}
