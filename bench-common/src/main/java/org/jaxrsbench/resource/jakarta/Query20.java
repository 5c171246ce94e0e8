package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** Twenty query parameters in a bean. */
public class Query20 extends Query5 {

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

    @QueryParam("k")
    public String k;

    @QueryParam("l")
    public String l;

    @QueryParam("m")
    public String m;

    @QueryParam("n")
    public String n;

    @QueryParam("o")
    public String o;

    @QueryParam("p")
    public String p;

    @QueryParam("q")
    public String q;

    @QueryParam("r")
    public String r;

    @QueryParam("s")
    public String s;

    @QueryParam("t")
    public String t;

    @Override
    String joined() {
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }
}
