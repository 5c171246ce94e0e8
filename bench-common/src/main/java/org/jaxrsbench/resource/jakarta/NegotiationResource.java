package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.Texts;

/** The same text in one, four or sixteen media types. */
@Path("negotiation")
public class NegotiationResource {

    @GET
    @Path("1")
    @Produces("text/plain")
    public String one() {
        return Texts.hello();
    }

    @GET
    @Path("4")
    @Produces({"text/plain", "text/type-2", "text/type-3", "text/type-4"})
    public String four() {
        return Texts.hello();
    }

    @GET
    @Path("16")
    @Produces({
        "text/plain",
        "text/type-2",
        "text/type-3",
        "text/type-4",
        "text/type-5",
        "text/type-6",
        "text/type-7",
        "text/type-8",
        "text/type-9",
        "text/type-10",
        "text/type-11",
        "text/type-12",
        "text/type-13",
        "text/type-14",
        "text/type-15",
        "text/type-16"
    })
    public String sixteen() {
        return Texts.hello();
    }
}
