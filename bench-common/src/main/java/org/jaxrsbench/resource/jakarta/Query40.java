package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.QueryParam;

/** Forty query parameters in a bean. */
public class Query40 extends Query20 {

    @QueryParam("u")
    public String u;

    @QueryParam("v")
    public String v;

    @QueryParam("w")
    public String w;

    @QueryParam("x")
    public String x;

    @QueryParam("y")
    public String y;

    @QueryParam("z")
    public String z;

    @QueryParam("aa")
    public String aa;

    @QueryParam("ab")
    public String ab;

    @QueryParam("ac")
    public String ac;

    @QueryParam("ad")
    public String ad;

    @QueryParam("ae")
    public String ae;

    @QueryParam("af")
    public String af;

    @QueryParam("ag")
    public String ag;

    @QueryParam("ah")
    public String ah;

    @QueryParam("ai")
    public String ai;

    @QueryParam("aj")
    public String aj;

    @QueryParam("ak")
    public String ak;

    @QueryParam("al")
    public String al;

    @QueryParam("am")
    public String am;

    @QueryParam("an")
    public String an;

    @Override
    String joined() {
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z
                + aa + ab + ac + ad + ae + af + ag + ah + ai + aj + ak + al + am + an;
    }
}
