package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** One query parameter: as a bean, and as the fields of a resource that extends it. */
public class Query1 {

    @QueryParam("a")
    public String a;

    /** All of them. */
    String joined() {
        return a;
    }
}
