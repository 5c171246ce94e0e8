package org.jaxrsbench.resource.jakarta;

import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** Answers a parameter whose bean has a constraint, and its own path. */
@Path("validated/bean")
@Produces("text/plain")
public class ValidatedBeanResource {

    @GET
    public String bean(@Valid @BeanParam ValidBean bean, @Context UriInfo uri) {
        return bean.value + uri.getRequestUri().getPath();
    }
}
