package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.Desk;

/** Forty query parameters as arguments of the constructor. */
@Path("injection/constructor")
@Produces("text/plain")
public class Constructor40Resource {

    private final String joined;

    public Constructor40Resource(
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
            @QueryParam("t") String t,
            @QueryParam("u") String u,
            @QueryParam("v") String v,
            @QueryParam("w") String w,
            @QueryParam("x") String x,
            @QueryParam("y") String y,
            @QueryParam("z") String z,
            @QueryParam("aa") String aa,
            @QueryParam("ab") String ab,
            @QueryParam("ac") String ac,
            @QueryParam("ad") String ad,
            @QueryParam("ae") String ae,
            @QueryParam("af") String af,
            @QueryParam("ag") String ag,
            @QueryParam("ah") String ah,
            @QueryParam("ai") String ai,
            @QueryParam("aj") String aj,
            @QueryParam("ak") String ak,
            @QueryParam("al") String al,
            @QueryParam("am") String am,
            @QueryParam("an") String an) {
        joined = a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z
                + aa + ab + ac + ad + ae + af + ag + ah + ai + aj + ak + al + am + an;
    }

    @GET
    public String get() {
        Desk.called(Desk.GET);
        return joined;
    }
}
