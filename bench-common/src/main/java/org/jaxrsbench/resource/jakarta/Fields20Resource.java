package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;

/** Twenty query parameters in fields. */
@Path("injection/fields20")
@Produces("text/plain")
public class Fields20Resource extends Query20 {

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined();
    }
}
