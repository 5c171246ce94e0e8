package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;

/** Five query parameters in fields. */
@Path("injection/fields5")
@Produces("text/plain")
public class Fields5Resource extends Query5 {

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined();
    }
}
