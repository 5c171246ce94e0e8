package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jaxrsbench.resource.CallLog;

/** Answers the values of query parameters, as arguments of a method or in a bean; of cookies and of matrix parameters, as arguments. */
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

    @GET
    @Path("cookies5")
    public String cookiesFive(
            @CookieParam("a") String a,
            @CookieParam("b") String b,
            @CookieParam("c") String c,
            @CookieParam("d") String d,
            @CookieParam("e") String e) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e;
    }

    @GET
    @Path("cookies20")
    public String cookiesTwenty(
            @CookieParam("a") String a,
            @CookieParam("b") String b,
            @CookieParam("c") String c,
            @CookieParam("d") String d,
            @CookieParam("e") String e,
            @CookieParam("f") String f,
            @CookieParam("g") String g,
            @CookieParam("h") String h,
            @CookieParam("i") String i,
            @CookieParam("j") String j,
            @CookieParam("k") String k,
            @CookieParam("l") String l,
            @CookieParam("m") String m,
            @CookieParam("n") String n,
            @CookieParam("o") String o,
            @CookieParam("p") String p,
            @CookieParam("q") String q,
            @CookieParam("r") String r,
            @CookieParam("s") String s,
            @CookieParam("t") String t) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    @GET
    @Path("cookies40")
    public String cookiesForty(
            @CookieParam("a") String a,
            @CookieParam("b") String b,
            @CookieParam("c") String c,
            @CookieParam("d") String d,
            @CookieParam("e") String e,
            @CookieParam("f") String f,
            @CookieParam("g") String g,
            @CookieParam("h") String h,
            @CookieParam("i") String i,
            @CookieParam("j") String j,
            @CookieParam("k") String k,
            @CookieParam("l") String l,
            @CookieParam("m") String m,
            @CookieParam("n") String n,
            @CookieParam("o") String o,
            @CookieParam("p") String p,
            @CookieParam("q") String q,
            @CookieParam("r") String r,
            @CookieParam("s") String s,
            @CookieParam("t") String t,
            @CookieParam("u") String u,
            @CookieParam("v") String v,
            @CookieParam("w") String w,
            @CookieParam("x") String x,
            @CookieParam("y") String y,
            @CookieParam("z") String z,
            @CookieParam("aa") String aa,
            @CookieParam("ab") String ab,
            @CookieParam("ac") String ac,
            @CookieParam("ad") String ad,
            @CookieParam("ae") String ae,
            @CookieParam("af") String af,
            @CookieParam("ag") String ag,
            @CookieParam("ah") String ah,
            @CookieParam("ai") String ai,
            @CookieParam("aj") String aj,
            @CookieParam("ak") String ak,
            @CookieParam("al") String al,
            @CookieParam("am") String am,
            @CookieParam("an") String an) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z
                + aa + ab + ac + ad + ae + af + ag + ah + ai + aj + ak + al + am + an;
    }

    @GET
    @Path("matrix5")
    public String matrixFive(
            @MatrixParam("a") String a,
            @MatrixParam("b") String b,
            @MatrixParam("c") String c,
            @MatrixParam("d") String d,
            @MatrixParam("e") String e) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e;
    }

    @GET
    @Path("matrix20")
    public String matrixTwenty(
            @MatrixParam("a") String a,
            @MatrixParam("b") String b,
            @MatrixParam("c") String c,
            @MatrixParam("d") String d,
            @MatrixParam("e") String e,
            @MatrixParam("f") String f,
            @MatrixParam("g") String g,
            @MatrixParam("h") String h,
            @MatrixParam("i") String i,
            @MatrixParam("j") String j,
            @MatrixParam("k") String k,
            @MatrixParam("l") String l,
            @MatrixParam("m") String m,
            @MatrixParam("n") String n,
            @MatrixParam("o") String o,
            @MatrixParam("p") String p,
            @MatrixParam("q") String q,
            @MatrixParam("r") String r,
            @MatrixParam("s") String s,
            @MatrixParam("t") String t) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    @GET
    @Path("matrix40")
    public String matrixForty(
            @MatrixParam("a") String a,
            @MatrixParam("b") String b,
            @MatrixParam("c") String c,
            @MatrixParam("d") String d,
            @MatrixParam("e") String e,
            @MatrixParam("f") String f,
            @MatrixParam("g") String g,
            @MatrixParam("h") String h,
            @MatrixParam("i") String i,
            @MatrixParam("j") String j,
            @MatrixParam("k") String k,
            @MatrixParam("l") String l,
            @MatrixParam("m") String m,
            @MatrixParam("n") String n,
            @MatrixParam("o") String o,
            @MatrixParam("p") String p,
            @MatrixParam("q") String q,
            @MatrixParam("r") String r,
            @MatrixParam("s") String s,
            @MatrixParam("t") String t,
            @MatrixParam("u") String u,
            @MatrixParam("v") String v,
            @MatrixParam("w") String w,
            @MatrixParam("x") String x,
            @MatrixParam("y") String y,
            @MatrixParam("z") String z,
            @MatrixParam("aa") String aa,
            @MatrixParam("ab") String ab,
            @MatrixParam("ac") String ac,
            @MatrixParam("ad") String ad,
            @MatrixParam("ae") String ae,
            @MatrixParam("af") String af,
            @MatrixParam("ag") String ag,
            @MatrixParam("ah") String ah,
            @MatrixParam("ai") String ai,
            @MatrixParam("aj") String aj,
            @MatrixParam("ak") String ak,
            @MatrixParam("al") String al,
            @MatrixParam("am") String am,
            @MatrixParam("an") String an) {
        CallLog.called(CallLog.GET);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z
                + aa + ab + ac + ad + ae + af + ag + ah + ai + aj + ak + al + am + an;
    }
}
