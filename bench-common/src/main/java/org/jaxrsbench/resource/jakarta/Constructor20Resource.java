package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.Desk;

/** Twenty query parameters as arguments of the constructor. */
@Path("injection/constructor")
@Produces("text/plain")
public class Constructor20Resource {

    private final String joined;

    public Constructor20Resource(
            @QueryParam("a") String a,
            @QueryParam("b") String b,
            @QueryParam("c") String c,
            @QueryParam("d") String d,
            @QueryParam("e") String e,
            @QueryParam("f") String f,
            @QueryParam("g") String g,
            @QueryParam("h") String h,
            @QueryParam("i") String i,
            @QueryParam("j") String j,
            @QueryParam("k") String k,
            @QueryParam("l") String l,
            @QueryParam("m") String m,
            @QueryParam("n") String n,
            @QueryParam("o") String o,
            @QueryParam("p") String p,
            @QueryParam("q") String q,
            @QueryParam("r") String r,
            @QueryParam("s") String s,
            @QueryParam("t") String t) {
        joined = a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined;
    }
}
