package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Desk;

/** Ten query parameters in fields. */
@Path("injection/fields")
@Produces("text/plain")
public class Fields10Resource extends Query10 {

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined();
    }
}
