package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;

/** One query parameter in fields. */
@Path("injection/fields")
@Produces("text/plain")
public class Fields1Resource extends Query1 {

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined();
    }
}
