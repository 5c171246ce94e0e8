package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.stream.Collectors;
import org.jaxrsbench.resource.CallLog;

/** Answers the values of a form: of its fields as arguments, or of all that it has. */
@Path("forms")
@Consumes("application/x-www-form-urlencoded")
@Produces("text/plain")
public class FormsResource {

    @POST
    @Path("fields1")
    public String one(@FormParam("a") String a) {
        CallLog.called(CallLog.POST);
        return a;
    }

    @POST
    @Path("fields20")
    public String twenty(
            @FormParam("a") String a,
            @FormParam("b") String b,
            @FormParam("c") String c,
            @FormParam("d") String d,
            @FormParam("e") String e,
            @FormParam("f") String f,
            @FormParam("g") String g,
            @FormParam("h") String h,
            @FormParam("i") String i,
            @FormParam("j") String j,
            @FormParam("k") String k,
            @FormParam("l") String l,
            @FormParam("m") String m,
            @FormParam("n") String n,
            @FormParam("o") String o,
            @FormParam("p") String p,
            @FormParam("q") String q,
            @FormParam("r") String r,
            @FormParam("s") String s,
            @FormParam("t") String t) {
        CallLog.called(CallLog.POST);
        return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t;
    }

    /** In the order of the names, because a map has none. */
    @POST
    @Path("map")
    public String map(MultivaluedMap<String, String> form) {
        CallLog.called(CallLog.POST);
        return form.keySet().stream().sorted().map(form::getFirst).collect(Collectors.joining());
    }
}
