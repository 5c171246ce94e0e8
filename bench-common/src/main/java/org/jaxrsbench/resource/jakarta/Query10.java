package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** Ten query parameters: as a bean, and as the fields of a resource that extends it. */
public class Query10 {

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

    @QueryParam("f")
    public String f;

    @QueryParam("g")
    public String g;

    @QueryParam("h")
    public String h;

    @QueryParam("i")
    public String i;

    @QueryParam("j")
    public String j;

    /** All of them. */
    String joined() {
        return a + b + c + d + e + f + g + h + i + j;
    }
}
