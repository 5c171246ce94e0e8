package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.CallLog;

/** Answers the values of query parameters: as arguments of a method, or in a bean. */
@Path("injection")
@Produces("text/plain")
public class InjectionResource {

    @GET
    @Path("arguments5")
    public String five(
            @QueryParam("a") String a,
            @QueryParam("b") String b,
            @QueryParam("c") String c,
            @QueryParam("d") String d,
            @QueryParam("e") String e) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e;
    }

    @GET
    @Path("arguments20")
    public String twenty(
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
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    @GET
    @Path("arguments40")
    public String forty(
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
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z
                + aa + ab + ac + ad + ae + af + ag + ah + ai + aj + ak + al + am + an;
    }

    @GET
    @Path("bean5")
    public String bean(@BeanParam Query5 bean) {
        CallLog.called(CallLog.GET);
        return bean.joined();
    }

    @GET
    @Path("bean20")
    public String bean(@BeanParam Query20 bean) {
        CallLog.called(CallLog.GET);
        return bean.joined();
    }

    @GET
    @Path("bean40")
    public String bean(@BeanParam Query40 bean) {
        CallLog.called(CallLog.GET);
        return bean.joined();
    }
}
