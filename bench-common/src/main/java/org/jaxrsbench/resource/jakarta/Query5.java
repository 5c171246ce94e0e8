package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** Five query parameters in a bean. */
public class Query5 {

    @QueryParam("a")
    public String a;

    @QueryParam("b")
    public String b;

    @QueryParam("c")
    public String c;

    @QueryParam("d")
    public String d;

    @QueryParam("e")
    public String e;

    /** All of them. */
    String joined() {
        return a + b + c + d + e;
    }
}
