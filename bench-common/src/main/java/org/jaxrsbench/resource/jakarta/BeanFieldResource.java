package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Answers five parameters, from a bean that is a field. */
@Path("parameters/bean-field/{path}")
@Produces("text/plain")
public class BeanFieldResource {

    @BeanParam
    FiveParameters five;

    @GET
    public String bean() {
        return five.joined();
    }
}
