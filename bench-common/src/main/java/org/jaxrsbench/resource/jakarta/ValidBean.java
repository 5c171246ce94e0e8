package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** A bean with a constraint. */
public class ValidBean {

    @ShortText
    @QueryParam("value")
    public String value;
}
