package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.Desk;

/** Ten query parameters as arguments of the constructor. */
@Path("injection/constructor")
@Produces("text/plain")
public class Constructor10Resource {

    private final String joined;

    public Constructor10Resource(
            @QueryParam("a") String a,
            @QueryParam("b") String b,
            @QueryParam("c") String c,
            @QueryParam("d") String d,
            @QueryParam("e") String e,
            @QueryParam("f") String f,
            @QueryParam("g") String g,
            @QueryParam("h") String h,
            @QueryParam("i") String i,
            @QueryParam("j") String j) {
        joined = a + b + c + d + e + f + g + h + i + j;
    }

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined;
    }
}
